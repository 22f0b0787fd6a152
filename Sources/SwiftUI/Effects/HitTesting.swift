import Foundation

/// Has the pointer reach a view or not.
public struct _HitTestingEffect {
    let isEnabled: Bool
}

extension _HitTestingEffect: PresentationEffect {
    func contribute(to presentation: inout LeafPresentation, frame: CGRect, isRightToLeft: Bool) {
        if !isEnabled { presentation.allowsHitTesting = false }
    }

    func hit(_ point: CGPoint, frame: CGRect, isRightToLeft: Bool) -> CGPoint? { isEnabled ? point : nil }
}

/// The interactions that a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Clicks and other gestures, and the pointer resting on the view.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What is shown while the view is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What is shown while the view's context menu is open.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Effects under the pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// What screen readers take for the view's outline.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Sets where the pointer hits a view.
public struct _ContentShapeModifier<S: Shape> {
    let shape: S
    let kinds: ContentShapeKinds
    let eoFill: Bool
}

extension _ContentShapeModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ContentShapeNode(view, context: context)
    }
}

/// An item that is hit where a shape is, whatever is drawn there.
class ContentShapeItem: UnaryItem {
    func contains(_ point: CGPoint) -> Bool { false }
}

private final class ContentShapeNode<V: View, S: Shape>: ItemModifierNode<V, _ContentShapeModifier<S>> {
    private final class Item: ContentShapeItem {
        var shape: _ContentShapeModifier<S>

        init(node: _Node, child: LayoutItem, shape: _ContentShapeModifier<S>) {
            self.shape = shape
            super.init(node: node, child: child)
        }

        override func contains(_ point: CGPoint) -> Bool {
            guard shape.kinds.contains(.interaction) else { return false }
            return shape.shape.path(in: frame).contains(point, eoFill: shape.eoFill)
        }
    }

    override func makeItem(_ child: LayoutItem) -> UnaryItem { Item(node: self, child: child, shape: modifier) }

    override func modifierDidChange(from old: _ContentShapeModifier<S>) {
        for case let item as Item in wrappers { item.shape = modifier }
    }
}

extension LayoutItem {
    /// The innermost item that the pointer hits at a point in the host's content, drawn in front of all others there.
    func hitTest(_ point: CGPoint) -> LayoutItem? {
        guard let point = hitPoint(point) else { return nil }
        if let leaf = self as? WidgetItem {
            let isHit =
                frame.contains(point) && leaf.isHit(at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
            return isHit ? leaf : nil
        }
        for item in inDrawingOrder.reversed() {
            if let hit = item.hitTest(point) { return hit }
        }
        if let shape = self as? ContentShapeItem, shape.contains(point) { return shape }
        return nil
    }
}

extension View {
    /// Lets the pointer reach the view or not.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_HitTestingEffect(isEnabled: enabled))
    }

    /// Sets where the pointer hits the view, even where it draws nothing.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, kinds: .interaction, eoFill: eoFill))
    }

    /// Sets the view's shape for some interactions; only `interaction` makes a difference on the desktop.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(_ContentShapeModifier(shape: shape, kinds: kind, eoFill: eoFill))
    }
}
