internal import Gtk

/// What a tab shows.
struct TabLabel: Equatable {
    var title = ""
    var iconName: String?
    var badge = 0
}

enum TabLabelTrait: TraitKey {
    static var defaultValue: TabLabel? { nil }
}

/// Says what the tab of a view shows.
struct TabItemModifier<Label: View> {
    let label: Label

    nonisolated init(label: Label) {
        self.label = label
    }
}

extension TabItemModifier: PrimitiveModifier {
    static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        TabItemNode(view, context: context)
    }
}

private final class TabItemNode<V: View, Label: View>: ModifierNode<V, TabItemModifier<Label>> {
    /// Where the widgets of the label are, which nobody sees: a tab shows a title and an icon.
    private var labelHost: ViewHost?
    private var label: TabLabelNode<Label>?

    override func contentWasMade() {
        let host = ViewHost(depth: self.host.depth + 1)
        labelHost = host
        var context = childContext
        context.host = host
        host.setRoot { _ in
            let node = TabLabelNode(modifier.label, context: context) { [unowned self] in structureDidChange() }
            label = node
            return node
        }
    }

    override func modifierDidChange(from old: TabItemModifier<Label>) {
        label?.update(to: modifier.label)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        super.visitChildren(visit)
        if let label { visit(label) }
    }

    override var plainText: String { content?.plainText ?? "" }

    override func collectEntries(into entries: inout EntryCollector) {
        let shown = label?.shown
        entries.with({ $0[TabLabelTrait.self] = shown }, { content?.collectEntries(into: &$0) })
    }

    override func willDestroy() {
        labelHost?.dispose()
    }
}

/// The views of a tab's label.
private final class TabLabelNode<Label: View>: _Node {
    private var child: _ViewNode<Label>?
    private let onChange: () -> Void

    init(_ label: Label, context: _NodeContext, onChange: @escaping () -> Void) {
        self.onChange = onChange
        super.init(context: context)
        child = Label._makeNode(label, in: childContext)
    }

    func update(to label: Label) {
        let old = shown
        child?.update(to: label)
        if old != shown { onChange() }
    }

    /// Title and icon: all texts and the first symbol.
    var shown: TabLabel {
        var label = TabLabel()
        var words: [String] = []
        func visit(_ node: _Node) {
            if let text = node as? _ViewNode<Text> {
                words.append(text.plainText)
            } else if let image = node as? _ViewNode<Image> {
                if label.iconName == nil, let name = image.view.systemName {
                    label.iconName = SymbolIcons.iconName(name)
                }
            } else {
                node.visitChildren(visit)
            }
        }
        visit(self)
        label.title = words.joined(separator: " ")
        return label
    }

    override func structureDidChange() { onChange() }
    override func plainTextDidChange() { onChange() }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

extension View {
    /// Sets what the tab for the view shows: texts and a symbol.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}
