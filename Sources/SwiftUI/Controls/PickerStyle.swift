/// The look of pickers and the way in which a value is chosen.
public protocol PickerStyle {}

/// The controls that pickers are shown as.
enum PickerForm: Equatable {
    case automatic, menu, segmented, radioGroup
}

/// A style that comes with the module.
protocol BuiltInPickerStyle: PickerStyle {
    static var form: PickerForm { get }
}

/// The usual look in the surroundings: a button that opens a list.
public struct DefaultPickerStyle: BuiltInPickerStyle {
    static var form: PickerForm { .automatic }
    /// Creates the style.
    nonisolated public init() {}
}

/// A button that shows the chosen option and opens a list of all.
public struct MenuPickerStyle: BuiltInPickerStyle {
    static var form: PickerForm { .menu }
    /// Creates the style.
    nonisolated public init() {}
}

/// All options beside each other, as buttons of which one is down.
public struct SegmentedPickerStyle: BuiltInPickerStyle {
    static var form: PickerForm { .segmented }
    /// Creates the style.
    nonisolated public init() {}
}

/// All options below each other, as radio buttons.
public struct InlinePickerStyle: BuiltInPickerStyle {
    static var form: PickerForm { .radioGroup }
    /// Creates the style.
    nonisolated public init() {}
}

/// All options below each other, as radio buttons.
public struct RadioGroupPickerStyle: BuiltInPickerStyle {
    static var form: PickerForm { .radioGroup }
    /// Creates the style.
    nonisolated public init() {}
}

/// A row of compact options; on this desktop it looks like ``SegmentedPickerStyle``.
public struct PalettePickerStyle: BuiltInPickerStyle {
    static var form: PickerForm { .segmented }
    /// Creates the style.
    nonisolated public init() {}
}

/// A wheel of options; on this desktop, where nothing turns, it looks like ``MenuPickerStyle``.
public struct WheelPickerStyle: BuiltInPickerStyle {
    static var form: PickerForm { .menu }
    /// Creates the style.
    nonisolated public init() {}
}

/// A link to a page with the options; on this desktop, where a list drops down instead, it looks like
/// ``MenuPickerStyle``.
public struct NavigationLinkPickerStyle: BuiltInPickerStyle {
    static var form: PickerForm { .menu }
    /// Creates the style.
    nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The usual look in the surroundings.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a list.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Buttons beside each other.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Radio buttons below each other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Radio buttons below each other.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Buttons beside each other.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A button that opens a list, since nothing turns on this desktop.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A button that opens a list.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private enum PickerFormKey: EnvironmentKey {
    static var defaultValue: PickerForm { .automatic }
}

extension EnvironmentValues {
    /// What pickers are shown as.
    var pickerForm: PickerForm {
        get { self[PickerFormKey.self] }
        set { self[PickerFormKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the pickers in the view. Styles that don't come with the module are shown as `automatic`.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerForm, (S.self as? any BuiltInPickerStyle.Type)?.form ?? .automatic)
    }
}
