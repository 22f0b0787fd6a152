/// The look of toggles and the way in which they are switched.
@MainActor
@preconcurrency
public protocol ToggleStyle {
    /// What a toggle is shown as.
    associatedtype Body: View
    /// A toggle's parts and value.
    typealias Configuration = ToggleStyleConfiguration

    /// What a toggle is shown as; it changes the configuration's `isOn`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts and the value of a toggle.
public struct ToggleStyleConfiguration {
    /// The label of a toggle.
    public struct Label: View {
        let content: AnyView

        /// The label as it was given.
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    let value: ToggleValue

    /// Whether the toggle is on.
    @Binding public var isOn: Bool

    init(label: Label, value: ToggleValue) {
        self.label = label
        self.value = value
        _isOn = value.isOn
    }

    /// Whether the toggle stands for several values that differ.
    public var isMixed: Bool { value.isMixed }
}

/// A style that toggles show without asking it.
@MainActor
protocol BuiltInToggleStyle: ToggleStyle {
    var form: ToggleForm { get }
}

/// The usual look in the surroundings.
public struct DefaultToggleStyle: BuiltInToggleStyle {
    var form: ToggleForm { .automatic }
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        NativeCheckbox(value: configuration.value, label: configuration.label)
    }
}

/// A box with a mark, and the label beside it.
public struct CheckboxToggleStyle: BuiltInToggleStyle {
    var form: ToggleForm { .checkbox }
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        NativeCheckbox(value: configuration.value, label: configuration.label)
    }
}

/// A switch beside the label.
public struct SwitchToggleStyle: BuiltInToggleStyle {
    var form: ToggleForm { .switch }
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label, content: NativeSwitch(value: configuration.value))
    }
}

/// A button that stays down while it is on.
public struct ButtonToggleStyle: BuiltInToggleStyle {
    var form: ToggleForm { .button }
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        NativeToggleButton(value: configuration.value, label: configuration.label)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The usual look in the surroundings.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a mark.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays down.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ToggleStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var toggleStyle: StyleBox<ToggleStyleConfiguration>? {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the toggles in the view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style: style, key: \.toggleStyle, builtIn: { ($0 as? any BuiltInToggleStyle)?.form }) {
                $0.makeBody(configuration: $1)
            })
    }
}
