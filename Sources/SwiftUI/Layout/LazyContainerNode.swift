import Foundation

/// The node of a view that makes the elements of its content only when they're to be seen.
class LazyContainerNode<V: View, Content: View>: _ViewNode<V>, LazyLayoutContainer, ScrollTargetContainer {
    private var content: _ViewNode<Content>?
    private var item: LazyContainerItem?

    init(_ view: V, arrangement: LazyArrangement, content: Content, context: _NodeContext) {
        var context = context
        context.isLazy = false
        super.init(view, context: context)
        item = LazyContainerItem(node: self, arrangement: arrangement) { [unowned self] in self.content?.items ?? [] }
        var contentContext = childContext
        contentContext.isLazy = true
        self.content = Content._makeNode(content, in: contentContext)
    }

    final func update(to view: V, arrangement: LazyArrangement, content: Content) {
        self.view = view
        item?.change(to: arrangement)
        self.content?.update(to: content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content { visit(content) }
    }

    override var items: [LayoutItem] { item.map { [$0] } ?? [] }

    override func structureDidChange() {
        item?.cells.contentDidChange()
    }

    override func willDestroy() {
        item?.stopObserving()
    }

    func scrollToElement(_ id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard let item, let cell = item.cells.index(of: id) else { return false }
        // Once the element is made its place is known exactly.
        func correct() {
            Updater.shared.afterLayout { [weak self] in
                guard let self, isAlive else { return }
                scroll(to: cell, anchor: anchor)
            }
        }
        if let animation = ViewHost.scrollAnimation, let scroller = host.scrollingHosts.first {
            let target = scroller.position(of: item.frame(of: cell), anchor: anchor)
            scroller.animateScroll(to: target, animation, completion: correct)
        } else {
            scroll(to: cell, anchor: anchor)
            correct()
        }
        return true
    }

    private func scroll(to cell: Int, anchor: UnitPoint?) {
        guard let item else { return }
        host.scroll(to: item.frame(of: cell), anchor: anchor)
    }
}

/// A node whose content's elements are laid out lazily.
@MainActor
protocol LazyLayoutContainer: _Node {}

extension _Node {
    /// Whether the nearest lazy container around is a layout; lists are none.
    var isInLazyLayout: Bool {
        var node = parent
        while let current = node, current.isLazy { node = current.parent }
        return node is any LazyLayoutContainer
    }
}
