/// A label that shows or hides more views.
///
///     DisclosureGroup("Details", isExpanded: $showsDetails) { FlightDetails(flight) }
///
/// In a list the views are rows of their own.
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?

    nonisolated init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
        self.label = label
        self.isExpanded = isExpanded
        self.content = content
    }

    /// Creates a group that is closed at first.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isExpanded: nil, content: content)
    }

    /// Creates a group that a binding opens and closes.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), isExpanded: isExpanded, content: content)
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localised title that is closed at first.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), isExpanded: nil, content: content)
    }

    /// Creates a group with a title that is closed at first.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(label), isExpanded: nil, content: content)
    }

    /// Creates a group with a localised title that a binding opens and closes.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: Text(titleKey), isExpanded: isExpanded, content: content)
    }

    /// Creates a group with a title that a binding opens and closes.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: Text(label), isExpanded: isExpanded, content: content)
    }
}

extension DisclosureGroup: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        DisclosureGroupNode(view, context: context)
    }

    nonisolated public static var _viewCount: Int? { nil }
}

private final class DisclosureGroupNode<Label: View, Content: View>: SingleChildNode<DisclosureGroup<Label, Content>> {
    override init(_ view: DisclosureGroup<Label, Content>, context: _NodeContext) {
        super.init(view, context: context)
        replaceChild(by: Disclosure.makeNode(disclosure(view), in: childContext))
    }

    private typealias Disclosure = DisclosureState<Label, Content>

    private func disclosure(_ view: DisclosureGroup<Label, Content>) -> Disclosure {
        Disclosure(label: view.label, content: view.content, binding: view.isExpanded, isInList: makesRows)
    }

    override func update(to view: DisclosureGroup<Label, Content>) {
        self.view = view
        (child as? _ViewNode<Disclosure>)?.update(to: disclosure(view))
    }
}

/// Keeps whether a group is open where nothing else does.
private struct DisclosureState<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    let binding: Binding<Bool>?
    let isInList: Bool
    @State private var isOpen = false
    @Environment(\.disclosureGroupStyle) private var style

    init(label: Label, content: @escaping () -> Content, binding: Binding<Bool>?, isInList: Bool) {
        self.label = label
        self.content = content
        self.binding = binding
        self.isInList = isInList
    }

    var body: some View {
        let isExpanded = binding ?? $isOpen
        if isInList {
            DisclosureHeader(label: label, isExpanded: isExpanded)
                .modifier(TraitModifier(DisclosureTrait.self, isExpanded) { _, _ in false })
            if isExpanded.wrappedValue {
                content().modifier(RowIndentation())
            }
        } else if let style {
            let configuration = DisclosureGroupStyleConfiguration(
                label: .init(content: AnyView(label)),
                content: .init(content: AnyView(LazyView(make: content))), isExpanded: isExpanded)
            style.body(configuration)
        } else {
            VStack(alignment: .leading, spacing: 6) {
                DisclosureHeader(label: label, isExpanded: isExpanded)
                if isExpanded.wrappedValue {
                    VStack(alignment: .leading) { content() }.padding(.leading, 24)
                }
            }
        }
    }
}

/// Evaluates its content only when it's shown.
private struct LazyView<Content: View>: View {
    let make: () -> Content
    var body: some View { make() }
}

/// The row that opens and closes a group.
private struct DisclosureHeader<Label: View>: View {
    let label: Label
    let isExpanded: Binding<Bool>

    var body: some View {
        Button {
            withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
            HStack(spacing: 8) {
                Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
                    .accessibilityHidden(true)
                label
                Spacer(minLength: 0)
            }
        }
        .buttonStyle(.plain)
    }
}

/// How a disclosure group looks outside of lists.
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
    /// What a group is shown as.
    associatedtype Body: View
    /// A group's parts and state.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// What a group is shown as.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts and the state of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
    /// The label of a group.
    public struct Label: View {
        let content: AnyView

        /// The label as it was given.
        public var body: some View { content }
    }

    /// The content of a group.
    public struct Content: View {
        let content: AnyView

        /// The content as it was given.
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// What is shown and hidden.
    public let content: Content
    /// Whether the content is shown.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The disclosure group style of the desktop.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            DisclosureHeader(label: configuration.label, isExpanded: configuration.$isExpanded)
            if configuration.isExpanded {
                VStack(alignment: .leading) { configuration.content }.padding(.leading, 20)
            }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The disclosure group style of the desktop.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<DisclosureGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var disclosureGroupStyle: StyleBox<DisclosureGroupStyleConfiguration>? {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the disclosure groups in the view.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style: style, key: \.disclosureGroupStyle, builtIn: { _ in nil }) {
                $0.makeBody(configuration: $1)
            })
    }
}

/// Sets rows in by one more level than what is around them.
struct RowIndentation: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        RowIndentationNode(view, context: context)
    }
}

private final class RowIndentationNode<V: View>: ModifierNode<V, RowIndentation> {
    override func collectEntries(into entries: inout EntryCollector) {
        entries.with({ $0[RowLevelTrait.self] += 1 }, { content?.collectEntries(into: &$0) })
    }
}

/// How deep a row is in groups of rows.
enum RowLevelTrait: TraitKey {
    static var defaultValue: Int { 0 }
}
