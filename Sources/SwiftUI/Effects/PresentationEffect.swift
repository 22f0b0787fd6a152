import Foundation
internal import Gtk

/// A modifier that changes how leaves are drawn or hit without taking part in layout and without a widget of its own.
@MainActor
protocol PresentationEffect: PrimitiveModifier {
    /// Adds the effect to what the leaves in a view of the given frame are drawn with.
    func contribute(to presentation: inout LeafPresentation, frame: CGRect, isRightToLeft: Bool)
    /// The opacity with which leaves that lie over each other are drawn as a whole; nil: each leaf is drawn by itself.
    var groupOpacity: Double? { get }
    /// The point in the undistorted view that is seen at `point`; nil: the pointer doesn't reach the view.
    func hit(_ point: CGPoint, frame: CGRect, isRightToLeft: Bool) -> CGPoint?
}

extension PresentationEffect {
    func hit(_ point: CGPoint, frame: CGRect, isRightToLeft: Bool) -> CGPoint? { point }

    var groupOpacity: Double? { nil }

    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        EffectNode(view, context: context)
    }
}

/// An item whose leaves are drawn with an effect.
private final class EffectItem<E: PresentationEffect>: UnaryItem, OverlapChecking {
    var effect: E

    init(node: _Node, child: LayoutItem, effect: E) {
        self.effect = effect
        super.init(node: node, child: child)
        node.host.hasEffects = true
    }

    override func contribute(to presentation: inout LeafPresentation) {
        if overlaps, let opacity = effect.groupOpacity {
            let id = UInt64(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()))
            presentation.groups.append(HostGroup(id: id, opacity: opacity))
            return
        }
        effect.contribute(to: &presentation, frame: frame, isRightToLeft: isRightToLeft)
    }

    /// Whether some leaves lie over each other, so that their common opacity isn't that of each.
    private var overlaps = false

    func checkOverlap() {
        let overlaps = effect.groupOpacity != nil && leavesOverlap
        guard overlaps != self.overlaps else { return }
        self.overlaps = overlaps
        presentationDidChange()
    }

    override func placeContent() {
        super.placeContent()
        if overlaps || effect.groupOpacity != nil { node.host.checkOverlap(of: self) }
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
            item.checkOverlap()
            item.presentationDidChange()
        }
    }
}

/// An effect that depends on whether leaves lie over each other.
@MainActor
protocol OverlapChecking: AnyObject {
    func checkOverlap()
}

extension LayoutItem {
    /// Whether some leaves lie over each other; true as well for so many that it isn't worth finding out.
    fileprivate var leavesOverlap: Bool {
        var frames: [CGRect] = []
        func collect(_ item: LayoutItem) {
            guard frames.count <= 64 else { return }
            if item is WidgetItem { frames.append(item.frame) }
            item.visitItems(collect)
        }
        collect(self)
        if frames.count > 64 { return true }
        for first in frames.indices {
            for second in frames[(first + 1)...] {
                let common = frames[first].intersection(second)
                if !common.isNull, common.width > 0.5, common.height > 0.5 { return true }
            }
        }
        return false
    }

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
