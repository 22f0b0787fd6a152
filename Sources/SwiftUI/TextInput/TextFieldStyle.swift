/// The look of text fields.
///
///     struct Underlined: TextFieldStyle {
///         func _body(configuration: TextField<Self._Label>) -> some View {
///             VStack { configuration.textFieldStyle(.plain); Divider() }
///         }
///     }
@MainActor
@preconcurrency
public protocol TextFieldStyle {
    /// What a field is shown as.
    associatedtype _Body: View
    /// The label of the field that is shown.
    typealias _Label = _TextFieldStyleLabel

    /// What a field is shown as; the configuration is the field in the style around this one.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of the field that a style shows.
public struct _TextFieldStyleLabel: View {
    let content: AnyView

    /// The label as it was given.
    public var body: some View { content }
}

/// The looks of text fields that the module makes itself.
enum TextFieldForm {
    case automatic, plain, bordered
}

/// A style that controls know without asking for a body.
protocol BuiltInTextFieldStyle: TextFieldStyle {
    nonisolated var form: TextFieldForm { get }
}

/// The usual look in the surroundings.
public struct DefaultTextFieldStyle: BuiltInTextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var form: TextFieldForm { .automatic }
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// No frame.
public struct PlainTextFieldStyle: BuiltInTextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var form: TextFieldForm { .plain }
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A frame with round corners.
public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var form: TextFieldForm { .bordered }
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A frame. Its corners are those of the theme.
public struct SquareBorderTextFieldStyle: BuiltInTextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var form: TextFieldForm { .bordered }
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The usual look in the surroundings.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// No frame.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A frame with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A frame.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<TextField<_TextFieldStyleLabel>>? { nil }
}

extension EnvironmentValues {
    var textFieldStyle: StyleBox<TextField<_TextFieldStyleLabel>>? {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }

    /// The look of fields, where it isn't made by the app.
    @MainActor var textFieldForm: TextFieldForm { textFieldStyle?.builtIn as? TextFieldForm ?? .automatic }
}

extension View {
    /// Sets the style of the text fields in the view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style: style, key: \.textFieldStyle, builtIn: { ($0 as? any BuiltInTextFieldStyle)?.form }) {
                $0._body(configuration: $1)
            })
    }
}
