/// Views that belong together, on a card of their own, with a title.
///
///     GroupBox("Traveller") { Text(name) }
public struct GroupBox<Label: View, Content: View> {
    let label: Label
    let content: Content
    @Environment(\.groupBoxStyle) private var style

    nonisolated init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }

    /// Creates a box with a label of any views.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    /// Creates a box with a label of any views.
    @available(*, deprecated, message: "Use init(content:label:)")
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, content: content())
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content())
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a localised title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// Creates a box with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates the box that a style is asked to show, in the style around that style.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension GroupBox: View {
    public var body: some View {
        if let style {
            style.body(
                GroupBoxStyleConfiguration(
                    label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
            )
            .environment(\.groupBoxStyle, style.outer)
        } else {
            GroupBoxCard(label: label, content: content)
        }
    }
}

/// A card as the desktop draws it, below its title.
private struct GroupBoxCard<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            if Label.self != EmptyView.self { label.font(.headline) }
            VStack(alignment: .leading) { content }
                .padding(12)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background { CardBackground() }
        }
    }
}

/// How a group box looks.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
    /// What a box is shown as.
    associatedtype Body: View
    /// A box's parts.
    typealias Configuration = GroupBoxStyleConfiguration

    /// What a box is shown as.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
    /// The label of a box.
    public struct Label: View {
        let content: AnyView

        /// The label as it was given.
        public var body: some View { content }
    }

    /// The content of a box.
    public struct Content: View {
        let content: AnyView

        /// The content as it was given.
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

/// The group box style of the desktop: a card.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupBoxCard(label: configuration.label, content: configuration.content)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The group box style of the desktop.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var groupBoxStyle: StyleBox<GroupBoxStyleConfiguration>? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the group boxes in the view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style: style, key: \.groupBoxStyle, builtIn: { _ in nil }) { $0.makeBody(configuration: $1) })
    }
}
