import Foundation

/// A modifier that changes how leaves are drawn or hit without taking part in layout and without a widget of its own.
@MainActor
protocol PresentationEffect: PrimitiveModifier {
    /// Adds the effect to what the leaves in a view of the given frame are drawn with.
    func contribute(to presentation: inout LeafPresentation, frame: CGRect, isRightToLeft: Bool)
    /// The point in the undistorted view that is seen at `point`; nil: the pointer doesn't reach the view.
    func hit(_ point: CGPoint, frame: CGRect, isRightToLeft: Bool) -> CGPoint?
}

extension PresentationEffect {
    func hit(_ point: CGPoint, frame: CGRect, isRightToLeft: Bool) -> CGPoint? { point }

    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        EffectNode(view, context: context)
    }
}

/// An item whose leaves are drawn with an effect.
private final class EffectItem<E: PresentationEffect>: UnaryItem {
    var effect: E

    init(node: _Node, child: LayoutItem, effect: E) {
        self.effect = effect
        super.init(node: node, child: child)
        node.host.hasEffects = true
    }

    override func contribute(to presentation: inout LeafPresentation) {
        effect.contribute(to: &presentation, frame: frame, isRightToLeft: isRightToLeft)
    }

    override func hitPoint(_ point: CGPoint) -> CGPoint? {
        effect.hit(point, frame: frame, isRightToLeft: isRightToLeft)
    }
}

private final class EffectNode<V: View, E: PresentationEffect>: ItemModifierNode<V, E> {
    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        EffectItem(node: self, child: child, effect: modifier)
    }

    override func modifierDidChange(from old: E) {
        if ValueComparison.areEqual(old, modifier) { return }
        for case let item as EffectItem<E> in wrappers {
            item.effect = modifier
            item.presentationDidChange()
        }
    }
}

extension LayoutItem {
    /// The leaves in here are drawn in another way, at the same places.
    func presentationDidChange() {
        func visit(_ item: LayoutItem) {
            if let leaf = item as? WidgetItem { leaf.node.host.leafMoved(leaf) }
            item.visitItems(visit)
        }
        visit(self)
        node.host.setNeedsLayout()
    }
}
