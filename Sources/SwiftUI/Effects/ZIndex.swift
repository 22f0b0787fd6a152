import Foundation

/// Puts a view in front of or behind its siblings.
public struct _ZIndexModifier {
    let value: Double
}

extension _ZIndexModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ZIndexNode(view, context: context)
    }
}

private final class ZIndexNode<V: View>: ItemModifierNode<V, _ZIndexModifier> {
    private final class Item: UnaryItem {
        var own: Double

        init(node: _Node, child: LayoutItem, value: Double) {
            own = value
            super.init(node: node, child: child)
        }

        override var zIndex: Double { own }
    }

    override func prepare() {
        host.usesZIndex = true
    }

    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        Item(node: self, child: child, value: modifier.value)
    }

    override func modifierDidChange(from old: _ZIndexModifier) {
        guard old.value != modifier.value else { return }
        for case let item as Item in wrappers { item.own = modifier.value }
        host.orderDidChange()
    }
}

extension LayoutItem {
    /// The items inside in the order in which they are drawn.
    var inDrawingOrder: [LayoutItem] {
        var items: [LayoutItem] = []
        visitItems { items.append($0) }
        // Only siblings are compared: layers of one view have an order of their own.
        guard !(self is UnaryItem), items.contains(where: { $0.zIndex != 0 }) else { return items }
        return items.indices.sorted { (items[$0].zIndex, $0) < (items[$1].zIndex, $1) }.map { items[$0] }
    }
}

extension View {
    /// Puts the view in front of its siblings with lower values; the default is 0, and among equals the later one is in
    /// front. The layout isn't affected.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(_ZIndexModifier(value: value))
    }
}
