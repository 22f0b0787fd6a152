/// A view that is one row of a list: its node is made when the list shows the row, in the row's own host.
final class RowNode<V: View>: _ViewNode<V>, RowContent {
    private weak var content: _ViewNode<V>?
    private var root: _Node?

    override func update(to view: V) {
        self.view = view
        content?.update(to: view)
    }

    func makeContent(in context: _NodeContext) -> _Node {
        let node = V._makeNode(view, in: context)
        content = node
        return node
    }

    func adopt(_ root: _Node?) {
        self.root = root
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let root { visit(root) }
    }

    override var plainText: String { root?.plainText ?? "" }
}

/// What a list shows as one row, independent of the view's type.
@MainActor
protocol RowContent: _Node {
    /// Makes the node of the row's view; the caller keeps it.
    func makeContent(in context: _NodeContext) -> _Node
    /// The node around the content, which lives as long as the list says; nil: it was removed.
    func adopt(_ root: _Node?)
}

extension View {
    /// Makes the node of a view inside another one. In a list, a view that is exactly one child is a row.
    @MainActor
    static func makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        context.makesRows && _viewCount == 1 ? RowNode(view, context: context) : _makeNode(view, in: context)
    }
}
