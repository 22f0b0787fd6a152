import Foundation

/// Something with a label: a value to read, or a control.
///
///     LabeledContent("Gate", value: "A7")
///
/// Screen readers say the label for a control in the content.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content

    @Environment(\.labeledContentStyle) private var style

    nonisolated init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
}

extension LabeledContent where Label: View, Content: View {
    /// Creates content with a label of any views.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates content with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// Creates content with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a value with a title.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    /// Creates a value with a title.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    /// Creates a formatted value with a title.
    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    /// Creates a formatted value with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates the content that a style is asked to show, in the style around that style.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContent: View where Label: View, Content: View {
    /// The content in the style of its surroundings.
    public var body: some View {
        if let style, style.builtIn == nil {
            let configuration = LabeledContentStyleConfiguration(
                label: LabeledContentStyleConfiguration.Label(content: AnyView(label)),
                content: LabeledContentStyleConfiguration.Content(content: AnyView(content)))
            style.body(configuration).environment(\.labeledContentStyle, style.outer)
        } else {
            LabeledRow(label: label, content: content)
        }
    }
}

/// The look of content with a label.
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
    /// What the content is shown as.
    associatedtype Body: View
    /// The parts of the content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// What the content is shown as.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of content with a label.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: View {
        let content: AnyView

        /// The label as it was given.
        public var body: some View { content }
    }

    /// What has the label.
    public struct Content: View {
        let content: AnyView

        /// The content as it was given.
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// What has the label.
    public let content: Content
}

/// The usual look in the surroundings.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The usual look in the surroundings.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<LabeledContentStyleConfiguration>? { nil }
}

private enum ControlRowKey: EnvironmentKey { static var defaultValue: ControlRow { .inline } }

/// How a control and its label share a row.
enum ControlRow {
    /// Beside each other.
    case inline
    /// The label at the leading edge, the control at the trailing one, as in a form.
    case spread
    /// Labels end, and controls begin, on one line.
    case columns
}

extension EnvironmentValues {
    var labeledContentStyle: StyleBox<LabeledContentStyleConfiguration>? {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }

    /// How controls and their labels share a row.
    var controlRow: ControlRow {
        get { self[ControlRowKey.self] }
        set { self[ControlRowKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of content with labels in the view.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(
                style: style, key: \.labeledContentStyle,
                builtIn: { $0 is AutomaticLabeledContentStyle ? true : nil }
            ) { $0.makeBody(configuration: $1) })
    }
}

/// A label and a control in a row; the control is named by the label, be it shown or not.
struct LabeledRow<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @State private var name = ControlName()
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.controlRow) private var row

    init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }

    var body: some View {
        if labels == .hidden || Label.self == EmptyView.self {
            NameSource(content: label, name: name, isShown: false)
            content.environment(\.controlName, name)
        } else {
            HStack(spacing: 8) {
                NameSource(content: LabelTitle(title: label), name: name, isShown: true)
                if row == .spread { Spacer(minLength: 8) }
                content.environment(\.controlName, name)
                    .alignmentGuide(.formControl) { $0[.leading] }
            }
        }
    }
}
