import Foundation

/// Declares the storage of a built-in environment value.
private protocol BuiltInKey: EnvironmentKey {}

private enum IsEnabledKey: BuiltInKey { static var defaultValue: Bool { true } }
private enum ColorSchemeKey: BuiltInKey { static var defaultValue: ColorScheme { .light } }
private enum ContrastKey: BuiltInKey { static var defaultValue: ColorSchemeContrast { .standard } }
enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum LocaleKey: BuiltInKey { static var defaultValue: Locale { .desktop } }
private enum CalendarKey: BuiltInKey { static var defaultValue: Calendar { .desktop } }
private enum TimeZoneKey: BuiltInKey { static var defaultValue: TimeZone { .current } }
private enum ControlSizeKey: BuiltInKey { static var defaultValue: ControlSize { .regular } }
private enum DynamicTypeSizeKey: BuiltInKey { static var defaultValue: DynamicTypeSize { .large } }
private enum ScenePhaseKey: BuiltInKey { static var defaultValue: ScenePhase { .active } }
private enum DisplayScaleKey: BuiltInKey { static var defaultValue: CGFloat { 1 } }
private enum LabelsVisibilityKey: BuiltInKey { static var defaultValue: Visibility { .automatic } }
private enum ReduceMotionKey: BuiltInKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view takes part in interaction.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether the desktop asks for high contrast.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    /// The direction of the script: leading is left or right.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The locale for formats and texts.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar for dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// The size of text that the user prefers.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// Whether the window is in use.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Device pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of one device pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Whether the labels of controls are shown.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    /// Whether the desktop's animations are switched off.
    public internal(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }
}

extension View {
    /// Stops interaction with the view and everything in it; an enclosing `disabled(true)` can't be undone.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// Hides the labels of the controls in the view; screen readers still say them.
    nonisolated public func labelsHidden() -> some View {
        environment(\.labelsVisibility, .hidden)
    }

    /// Shows or hides the labels of the controls in the view.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }

    /// Sets the size of the controls in the view.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Sets the size of text in the view.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }
}
