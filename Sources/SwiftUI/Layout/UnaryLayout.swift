import Foundation

/// A modifier that lays out one view.
@MainActor
protocol UnaryLayout: PrimitiveModifier {
    /// What the view is offered.
    func childProposal(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize
    /// The size together with the view, which has the given size.
    func size(_ child: CGSize, _ proposal: ProposedViewSize) -> CGSize
    /// Where the view's top leading corner is.
    func childOffset(_ child: ViewDimensions, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint
    /// The distances to other views.
    func spacing(_ child: LayoutItem) -> ViewSpacing
}

extension UnaryLayout {
    func spacing(_ child: LayoutItem) -> ViewSpacing { child.spacing }

    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        UnaryLayoutNode(view, context: context)
    }
}

/// An item around another one, whose answers it passes on unless it overrides them.
class UnaryItem: LayoutItem {
    let child: LayoutItem

    init(node: _Node, child: LayoutItem) {
        self.child = child
        super.init(node: node)
        child.layoutParent = self
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        child.explicitGuide(key, in: child.dimensions(dimensions.proposal))
    }

    override func placeContent() {
        child.place(at: frame.origin, size: child.sizeThatFits(proposal), proposal: proposal)
    }

    override func visitItems(_ visit: (LayoutItem) -> Void) { visit(child) }
    override var spacing: ViewSpacing { child.spacing }
    override var priority: Double { child.priority }
    override var zIndex: Double { child.zIndex }
    override var isLazyPlace: Bool { child.isLazyPlace }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { child.layoutValue(key) }
}

final class UnaryLayoutItem<L: UnaryLayout>: UnaryItem {
    var layout: L

    init(node: _Node, child: LayoutItem, layout: L) {
        self.layout = layout
        super.init(node: node, child: child)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        layout.size(child.sizeThatFits(layout.childProposal(proposal, child)), proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let inner = child.dimensions(layout.childProposal(dimensions.proposal, child))
        guard let value = child.explicitGuide(key, in: inner) else { return nil }
        let offset = layout.childOffset(inner, in: dimensions.size, dimensions.proposal)
        return value + (key.isHorizontal ? offset.x : offset.y)
    }

    override func placeContent() {
        let inner = layout.childProposal(proposal, child)
        place(child, offset: layout.childOffset(child.dimensions(inner), in: frame.size, proposal), proposal: inner)
    }

    override var spacing: ViewSpacing { layout.spacing(child) }
}

/// A modifier node that wraps each item of its content.
class ItemModifierNode<V: View, M: ViewModifier>: ModifierNode<V, M>, ItemWrapping {
    private var ownWrappers: [UnaryItem] = []
    /// Made for elements in a lazy container.
    private var lazyWrappers: [UnaryItem] = []
    private var isCurrent = false

    /// All items made by this node.
    final var wrappers: [UnaryItem] { lazyWrappers.isEmpty ? ownWrappers : ownWrappers + lazyWrappers }

    /// Makes the item around one of the content's.
    func makeItem(_ child: LayoutItem) -> UnaryItem { UnaryItem(node: self, child: child) }

    /// An item of the content is gone; what was made for it goes too.
    func itemWasRemoved(_ item: UnaryItem) {}

    override var items: [LayoutItem] {
        if !isCurrent { rewrap() }
        return ownWrappers
    }

    func wrapLazily(_ child: LayoutItem) -> UnaryItem {
        let item = makeItem(child)
        lazyWrappers.append(item)
        return item
    }

    func unwrapLazily(_ item: UnaryItem) {
        lazyWrappers.removeAll { $0 === item }
        itemWasRemoved(item)
    }

    private func rewrap() {
        isCurrent = true
        let children = content?.items ?? []
        if children.count == ownWrappers.count, zip(children, ownWrappers).allSatisfy({ $0 === $1.child }) {
            // A container in between may have had another parent for them.
            for wrapper in ownWrappers { wrapper.child.layoutParent = wrapper }
            return
        }
        var known = Dictionary(uniqueKeysWithValues: ownWrappers.map { (ObjectIdentifier($0.child), $0) })
        ownWrappers = children.map { child in
            let wrapper =
                known.removeValue(forKey: ObjectIdentifier(child))
                ?? (child.isLazyPlace ? UnaryItem(node: self, child: child) : makeItem(child))
            child.layoutParent = wrapper
            return wrapper
        }
        for wrapper in known.values { itemWasRemoved(wrapper) }
    }

    override func structureDidChange() {
        isCurrent = false
        super.structureDidChange()
    }

    final func invalidateItems() {
        for wrapper in wrappers { wrapper.invalidateLayout() }
    }
}

private final class UnaryLayoutNode<V: View, L: UnaryLayout>: ItemModifierNode<V, L> {
    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        UnaryLayoutItem(node: self, child: child, layout: modifier)
    }

    override func modifierDidChange(from old: L) {
        if ValueComparison.areEqual(old, modifier) { return }
        for case let item as UnaryLayoutItem<L> in wrappers { item.layout = modifier }
        invalidateItems()
    }
}
