import Foundation

/// Controls that belong together, for entering data.
///
///     Form {
///         Section("Notifications") { Toggle("Mentions", isOn: $mentions) }
///     }
///
/// The desktop shows a form as boxes with a row for each view, one box per section.
public struct Form<Content: View> {
    let content: Content

    nonisolated init(unstyled content: Content) {
        self.content = content
    }

    /// Creates a form of views.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates the form that a style is asked to show, in the style around that style.
    nonisolated public init(_ configuration: FormStyleConfiguration) {
        self.init(unstyled: configuration.content)
    }
}

extension Form: View {
    public var body: some View {
        StyledForm(content: content)
    }
}

/// Asks the style in the environment what a form looks like.
private struct StyledForm<Content: View>: View {
    let content: Content
    @Environment(\.formStyle) private var style

    init(content: Content) {
        self.content = content
    }

    var body: some View {
        let configuration = FormStyleConfiguration(content: FormStyleConfiguration.Content(content: AnyView(content)))
        if let style {
            style.body(configuration)
        } else {
            GroupedForm(content: configuration.content)
        }
    }
}

/// How a form looks.
@MainActor
@preconcurrency
public protocol FormStyle {
    /// What a form is shown as.
    associatedtype Body: View
    /// A form's parts.
    typealias Configuration = FormStyleConfiguration

    /// What a form is shown as.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form.
public struct FormStyleConfiguration {
    /// The content of a form.
    public struct Content: View {
        let content: AnyView

        /// The content as it was given.
        public var body: some View { content }
    }

    /// The content.
    public let content: Content
}

/// The form style of the desktop: grouped.
public struct AutomaticFormStyle: FormStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(content: configuration.content)
    }
}

/// Boxes with a row for each view, one box per section, in a scroll view.
public struct GroupedFormStyle: FormStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(content: configuration.content)
    }
}

/// The views one below the other, without boxes and without scrolling: labels end, and controls begin, on one line.
public struct ColumnsFormStyle: FormStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        FormColumnsLayout() { configuration.content.environment(\.controlRow, .columns) }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The form style of the desktop.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Boxes with a row for each view, one box per section.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// The views one below the other.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension HorizontalAlignment {
    private enum FormControl: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    /// Where the controls of a form in columns begin.
    static let formControl = HorizontalAlignment(FormControl.self)
}

private enum FormStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<FormStyleConfiguration>? { nil }
}

private enum IsInFormKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var formStyle: StyleBox<FormStyleConfiguration>? {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }

    /// Whether views are rows of a grouped form: labels are then leading and what they label is trailing.
    var isInForm: Bool {
        get { self[IsInFormKey.self] }
        set { self[IsInFormKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the forms in the view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style: style, key: \.formStyle, builtIn: { _ in nil }) { $0.makeBody(configuration: $1) })
    }
}
