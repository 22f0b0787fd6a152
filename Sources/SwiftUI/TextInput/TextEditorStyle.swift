/// The look of text editors.
@MainActor
@preconcurrency
public protocol TextEditorStyle {
    /// What an editor is shown as.
    associatedtype Body: View
    /// An editor's parts.
    typealias Configuration = TextEditorStyleConfiguration

    /// What an editor is shown as.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a text editor.
public struct TextEditorStyleConfiguration {
    /// The editor itself, which a style puts into its own views.
    var content: AnyView
}

/// The usual look in the surroundings.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// Without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// With a line around it.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.content
            .clipShape(RoundedRectangle(cornerRadius: 6))
            .overlay { RoundedRectangle(cornerRadius: 6).stroke(.quaternary, lineWidth: 1).allowsHitTesting(false) }
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The usual look in the surroundings.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Without decoration.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// With a line around it.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

private enum TextEditorStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<TextEditorStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var textEditorStyle: StyleBox<TextEditorStyleConfiguration>? {
        get { self[TextEditorStyleKey.self] }
        set { self[TextEditorStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text editors in the view.
    nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(
                style: style, key: \.textEditorStyle,
                builtIn: { $0 is AutomaticTextEditorStyle || $0 is PlainTextEditorStyle ? true : nil }
            ) { $0.makeBody(configuration: $1) })
    }
}
