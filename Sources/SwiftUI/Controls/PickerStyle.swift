import Foundation

/// The look of pickers and the way in which a value is chosen.
public protocol PickerStyle {}

/// The controls that pickers are shown as.
enum PickerForm: Equatable {
    case automatic, menu, segmented, radioGroup
    /// Radio buttons beside each other.
    case radioRow
    /// Buttons that show symbols only.
    case palette
    /// A list with some rows.
    case wheel
    /// A row that opens a page with a list.
    case navigationLink
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

/// A row of compact options, which show their symbols only where they have any.
public struct PalettePickerStyle: BuiltInPickerStyle {
    static var form: PickerForm { .palette }
    /// Creates the style.
    nonisolated public init() {}
}

/// A list of the options, of which a few are seen at a time; nothing turns on this desktop.
public struct WheelPickerStyle: BuiltInPickerStyle {
    static var form: PickerForm { .wheel }
    /// Creates the style.
    nonisolated public init() {}
}

/// A row with the chosen option that opens a page with a list of all; outside of a navigation stack it looks like
/// ``MenuPickerStyle``.
public struct NavigationLinkPickerStyle: BuiltInPickerStyle {
    static var form: PickerForm { .navigationLink }
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
    /// Buttons beside each other that show symbols.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A list of which a few rows are seen at a time.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that opens a page with a list.
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

private enum RadioRowKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum WheelItemHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// Whether radio buttons stand beside each other.
    var isRadioGroupHorizontal: Bool {
        get { self[RadioRowKey.self] }
        set { self[RadioRowKey.self] = newValue }
    }

    /// How high the rows of lists in wheel style are at least.
    var wheelItemHeight: CGFloat? {
        get { self[WheelItemHeightKey.self] }
        set { self[WheelItemHeightKey.self] = newValue }
    }
}

/// How the chosen option of a palette is marked: the theme's button stays down, whatever the effect.
public struct PaletteSelectionEffect: Equatable, Sendable {
    private enum Kind: Equatable { case automatic, custom, symbolVariant(SymbolVariants) }
    private let kind: Kind

    /// As the system has it.
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }
    /// As the app draws it.
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }
    /// By another variant of the symbol.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .symbolVariant(variant))
    }
}

extension View {
    /// Sets the style of the pickers in the view. Styles that don't come with the module are shown as `automatic`.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerForm, (S.self as? any BuiltInPickerStyle.Type)?.form ?? .automatic)
    }

    /// Puts the radio buttons of pickers in the view beside each other.
    nonisolated public func horizontalRadioGroupLayout() -> some View {
        environment(\.isRadioGroupHorizontal, true)
    }

    /// Sets how high the rows of pickers in wheel style are at least, in points.
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
        environment(\.wheelItemHeight, height)
    }

    /// Sets how the chosen option of palettes is marked. The theme's buttons stay down, so this has no effect.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}
