/// The look of buttons that are pressed as usual.
///
///     struct Faded: ButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
///         }
///     }
@MainActor
@preconcurrency
public protocol ButtonStyle {
    /// What a button is shown as.
    associatedtype Body: View
    /// A button's parts and state.
    typealias Configuration = ButtonStyleConfiguration

    /// What a button is shown as; pressing it is taken care of.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts and the state of a button.
public struct ButtonStyleConfiguration {
    /// The label of a button.
    public struct Label: View {
        let content: AnyView

        /// The label as it was given.
        public var body: some View { content }
    }

    /// What the button is for; nil: nothing special.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether the button is held down.
    public let isPressed: Bool
}

/// The look of buttons and the way in which they are pressed.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
    /// What a button is shown as.
    associatedtype Body: View
    /// A button's parts.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// What a button is shown as; it calls the configuration's `trigger()`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of a button.
    public struct Label: View {
        let content: AnyView

        /// The label as it was given.
        public var body: some View { content }
    }

    /// What the button is for; nil: nothing special.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button does.
    @MainActor public func trigger() { action() }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<PrimitiveButtonStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var buttonStyle: StyleBox<PrimitiveButtonStyleConfiguration>? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the buttons in the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style: style, key: \.buttonStyle, builtIn: { _ in nil }) { style, configuration in
                PressableButton(style: style, configuration: configuration)
            })
    }

    /// Sets the look of the buttons in the view, and the way in which they are pressed.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style: style, key: \.buttonStyle, builtIn: { ($0 as? any BuiltInButtonStyle)?.form }) {
                $0.makeBody(configuration: $1)
            })
    }
}

/// A button without a frame that shows what a style makes of its label.
private struct PressableButton<S: ButtonStyle>: View {
    let style: S
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    init(style: S, configuration: PrimitiveButtonStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    var body: some View {
        let parts = ButtonStyleConfiguration(
            role: configuration.role, label: ButtonStyleConfiguration.Label(content: AnyView(configuration.label)),
            isPressed: isPressed)
        NativeButton(
            role: configuration.role, form: .custom, action: configuration.action,
            label: StyleBody(style: style, configuration: parts) { $0.makeBody(configuration: $1) },
            onPressed: { isPressed = $0 })
    }
}
