internal import Gtk

/// Controls that belong together, such as going back and forward.
///
///     ControlGroup {
///         Button("Back", systemImage: "chevron.backward", action: back)
///         Button("Forward", systemImage: "chevron.forward", action: forward)
///     }
///
/// They are linked; in a menu they share a line.
public struct ControlGroup<Content: View> {
    let content: Content
    let label: AnyView?

    @Environment(\.controlGroupStyle) private var style

    nonisolated fileprivate init(content: Content, title: AnyView?) {
        self.content = content
        label = title
    }

    /// Creates a group.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), title: nil)
    }
}

extension ControlGroup {
    /// Creates a group with a label of any views.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.init(content: LabeledControlGroupContent(content: content()), title: AnyView(label))
    }

    /// Creates a group with a title.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a title.
    @_disfavoredOverload
    nonisolated public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { titleResource.text }
    }

    /// Creates a group with a title.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group with a title and a symbol.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a group with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    /// Creates a group with a title and a picture.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }

    /// Creates a group with a title and a picture.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, image: image) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates the group that a style is asked to show, in the style around that style.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content, title: AnyView(configuration.label))
    }
}

/// The content of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
    let content: Content
}

extension LabeledControlGroupContent: View {
    /// The controls.
    public var body: some View { content }
}

extension ControlGroup: View {
    /// The group in the style of its surroundings.
    public var body: some View {
        if let style {
            let configuration = ControlGroupStyleConfiguration(
                content: ControlGroupStyleConfiguration.Content(content: AnyView(content)),
                label: ControlGroupStyleConfiguration.Label(content: label ?? AnyView(EmptyView())))
            style.body(configuration).environment(\.controlGroupStyle, style.outer)
        } else {
            LinkedControls(content: content)
        }
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        context.isMenu ? MenuControlGroupNode(view, context: context) : CompositeNode(view, context: context)
    }
}

/// A group in a menu: its items share a line.
private final class MenuControlGroupNode<Content: View>: SingleChildNode<ControlGroup<Content>>, MenuElement {
    override init(_ view: ControlGroup<Content>, context: _NodeContext) {
        super.init(view, context: context)
        replaceChild(by: Content._makeNode(view.content, in: childContext))
    }

    override func update(to view: ControlGroup<Content>) {
        self.view = view
        (child as? _ViewNode<Content>)?.update(to: view.content)
    }

    var menuItems: [MenuItem] { child.map { [.row(AnyMenuContentNode.items(of: $0))] } ?? [] }
}

/// Controls beside each other that touch, as the theme draws linked buttons.
struct LinkedControls<Content: View>: View {
    let content: Content

    var body: some View {
        LinkedHost(content: HStack(spacing: 0) { content })
            .toggleStyle(.button)
    }
}

private struct LinkedHost<Content: View> {
    let content: Content
}

extension LinkedHost: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        LinkedHostNode(view, context: context)
    }
}

/// The theme rounds only the outer corners of what stands in a widget of the class `linked`.
private final class LinkedHostNode<Content: View>: SingleChildNode<LinkedHost<Content>> {
    private let inner: ViewHost
    private var item: EmbeddedItem?

    override init(_ view: LinkedHost<Content>, context: _NodeContext) {
        inner = ViewHost(depth: context.host.depth + 1)
        super.init(view, context: context)
        var context = childContext
        context.host = inner
        context.isLazy = false
        let node = Content._makeNode(view.content, in: context)
        replaceChild(by: node)
        inner.sizing = .embedded
        inner.widget.addCSSClass("linked")
        inner.setRoot { _ in node }
        item = EmbeddedItem(node: self, inner: inner)
    }

    override func update(to view: LinkedHost<Content>) {
        self.view = view
        (child as? _ViewNode<Content>)?.update(to: view.content)
    }

    override var items: [LayoutItem] { item.map { [$0] } ?? [] }
    override func appendItems(to items: inout [LayoutItem]) { if let item { items.append(item) } }

    override func structureDidChange() {
        guard item != nil else { return }
        inner.childrenDidChange()
        item?.invalidateLayout()
    }

    override func willDestroy() {
        inner.dispose()
        item?.remove()
    }
}
