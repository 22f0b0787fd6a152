/// The look of text fields.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
    /// What the module makes of the style.
    nonisolated static var _form: _TextFieldForm { get }
}

/// The looks of text fields that there are.
public enum _TextFieldForm: Sendable {
    case automatic, plain, bordered
}

/// The usual look in the surroundings.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated public static var _form: _TextFieldForm { .automatic }
}

/// No frame.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated public static var _form: _TextFieldForm { .plain }
}

/// A frame with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated public static var _form: _TextFieldForm { .bordered }
}

/// A frame. Its corners are those of the theme.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated public static var _form: _TextFieldForm { .bordered }
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

private enum TextFieldFormKey: EnvironmentKey { static var defaultValue: _TextFieldForm { .automatic } }

extension EnvironmentValues {
    var textFieldForm: _TextFieldForm {
        get { self[TextFieldFormKey.self] }
        set { self[TextFieldFormKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text fields in the view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldForm, S._form)
    }
}
