internal import Gtk

/// Views side by side, with borders that people drag.
///
///     HSplitView {
///         Board().frame(minWidth: 300)
///         Map()
///     }
///
/// No view becomes narrower than its least width.
public struct HSplitView<Content: View> {
    let content: Content

    /// Creates a split view of the views in `content`.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension HSplitView: View {
    public var body: some View { PanesView(axis: .horizontal, content: content) }
}

/// Views one above the other, with borders that people drag.
public struct VSplitView<Content: View> {
    let content: Content

    /// Creates a split view of the views in `content`.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension VSplitView: View {
    public var body: some View { PanesView(axis: .vertical, content: content) }
}

private struct PanesView<Content: View> {
    let axis: Axis
    let content: Content
}

extension PanesView: PrimitiveView {
    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        PanesNode(view, context: context)
    }
}

/// Each view is in a pane of its own; of several panes, the second and those after it share the second half of the first
/// paned, and so on.
private final class PanesNode<Content: View>: LeafNode<PanesView<Content>> {
    private let outer = Bin()
    private var paneds: [Paned] = []
    private var content: _ViewNode<Content>?
    private var panes: [PaneOfViews] = []
    private var isStale = true

    override init(_ view: PanesView<Content>, context: _NodeContext) {
        super.init(view, context: context)
        var inner = childContext
        inner.makesRows = true
        content = Content.makeNode(view.content, in: inner)
        updateSelf()
    }

    override func makeItem() -> WidgetItem {
        outer.hexpand = true
        return NativeItem(node: self, widget: outer, flexibility: NativeFlexibility(width: true, height: true))
    }

    override func update(to view: PanesView<Content>) {
        self.view = view
        content?.update(to: view.content)
        updateSelf()
    }

    override func updateSelf() {
        guard content != nil, isStale else { return }
        isStale = false
        var collector = EntryCollector()
        content?.collectEntries(into: &collector)
        var old: [ObjectIdentifier: PaneOfViews] = [:]
        for pane in panes { old[ObjectIdentifier(pane.content)] = pane }
        let former = panes.map { ObjectIdentifier($0.content) }
        panes = collector.entries.compactMap { entry in
            guard let content = entry.node as? any RowContent else { return nil }
            return old.removeValue(forKey: ObjectIdentifier(content))
                ?? PaneOfViews(content, in: self) { [unowned self] in structureDidChange() }
        }
        if former != panes.map({ ObjectIdentifier($0.content) }) { arrange() }
        for gone in old.values { gone.dispose() }
    }

    private func arrange() {
        for paned in paneds {
            paned.setStartChild(nil)
            paned.setEndChild(nil)
        }
        paneds = []
        outer.setChild(nil)
        var rest = panes[...]
        var parent: Paned?
        func put(_ widget: Gtk.Widget) {
            if let parent { parent.setEndChild(widget) } else { outer.setChild(widget) }
        }
        while let first = rest.popFirst() {
            if rest.isEmpty {
                put(first.host.widget)
            } else {
                let paned = Paned(view.axis == .horizontal ? .horizontal : .vertical)
                paned.setGrows(start: true, end: true)
                paned.setStartChild(first.host.widget)
                put(paned)
                paneds.append(paned)
                parent = paned
            }
        }
    }

    override func structureDidChange() {
        guard content != nil else { return }
        isStale = true
        Updater.shared.mark(self)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content { visit(content) }
    }

    override func collectEntries(into entries: inout EntryCollector) { entries.add(self) }

    override var plainText: String { "" }

    override func willDestroy() {
        for pane in panes { pane.dispose() }
        panes = []
        super.willDestroy()
    }
}

/// A pane of a split view.
@MainActor
private final class PaneOfViews {
    let content: any RowContent
    let host: ViewHost

    init(_ content: any RowContent, in node: _Node, onChange: @escaping () -> Void) {
        self.content = content
        host = ViewHost(depth: node.host.depth + 1)
        var root: PaneRootNode?
        host.setRoot { host in
            let context = _NodeContext(
                parent: content, environment: content.environment, host: host, lifecycle: node.lifecycle)
            let made = PaneRootNode(content, context: context, onChange: onChange)
            root = made
            return made
        }
        content.adopt(root)
    }

    func dispose() {
        content.adopt(nil)
        host.dispose()
    }
}

private final class PaneRootNode: _Node {
    private var child: _Node?
    private let onChange: () -> Void

    init(_ content: any RowContent, context: _NodeContext, onChange: @escaping () -> Void) {
        self.onChange = onChange
        super.init(context: context)
        child = content.makeContent(in: childContext)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override var items: [LayoutItem] { child?.items ?? [] }

    override func structureDidChange() {
        host.childrenDidChange()
        if child != nil { onChange() }
    }

    override func plainTextDidChange() {}
}
