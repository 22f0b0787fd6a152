import Foundation

/// Sets the order in which a stack offers space.
public struct _LayoutPriorityModifier {
    let priority: Double
}

/// Attaches a value for the layout around a view.
public struct _LayoutValueModifier<K: LayoutValueKey> {
    let value: K.Value
}

/// Sets a guide explicitly.
public struct _AlignmentGuideModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
}

extension _LayoutPriorityModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PriorityNode(view, context: context)
    }
}

private final class PriorityNode<V: View>: ItemModifierNode<V, _LayoutPriorityModifier> {
    private final class Item: UnaryItem {
        var own: Double

        init(node: _Node, child: LayoutItem, priority: Double) {
            own = priority
            super.init(node: node, child: child)
        }

        override var priority: Double { own }
    }

    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        Item(node: self, child: child, priority: modifier.priority)
    }

    override func modifierDidChange(from old: _LayoutPriorityModifier) {
        guard old.priority != modifier.priority else { return }
        for case let item as Item in wrappers { item.own = modifier.priority }
        invalidateItems()
    }
}

extension _LayoutValueModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        LayoutValueNode(view, context: context)
    }
}

private final class LayoutValueItem<K: LayoutValueKey>: UnaryItem {
    var value: K.Value

    init(node: _Node, child: LayoutItem, value: K.Value) {
        self.value = value
        super.init(node: node, child: child)
    }

    override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        if key == K.self, let value = value as? Key.Value { return value }
        return super.layoutValue(key)
    }
}

private final class LayoutValueNode<V: View, K: LayoutValueKey>: ItemModifierNode<V, _LayoutValueModifier<K>> {
    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        LayoutValueItem<K>(node: self, child: child, value: modifier.value)
    }

    override func modifierDidChange(from old: _LayoutValueModifier<K>) {
        guard !ValueComparison.areEqual(old.value, modifier.value) else { return }
        for case let item as LayoutValueItem<K> in wrappers { item.value = modifier.value }
        invalidateItems()
    }
}

extension _AlignmentGuideModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        AlignmentGuideNode(view, context: context)
    }
}

/// The guides that some view has set explicitly so far: nobody need look for any other.
@MainActor
enum ExplicitGuides {
    private static var keys: Set<AlignmentKey> = [
        VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]

    /// Layouts of the app that may compute guides themselves: their types, and whether it is known that they don't.
    private static var horizontal: [ObjectIdentifier: Bool] = [:]
    private static var vertical: [ObjectIdentifier: Bool] = [:]
    private static var unknownHorizontal = 0
    private static var unknownVertical = 0

    static func insert(_ key: AlignmentKey) { keys.insert(key) }

    /// Whether some view may have the guide.
    static func mayContain(_ key: AlignmentKey) -> Bool {
        keys.contains(key) || (key.isHorizontal ? unknownHorizontal : unknownVertical) > 0
    }

    /// A layout is in use.
    static func layoutIsUsed(_ type: any Layout.Type) {
        let id = ObjectIdentifier(type)
        guard !(type is any BuiltInLayout.Type), horizontal[id] == nil else { return }
        horizontal[id] = false
        vertical[id] = false
        unknownHorizontal += 1
        unknownVertical += 1
    }

    /// A layout of the app leaves the guides along an axis to those of its views.
    static func layoutMerges(_ type: any Layout.Type, isHorizontal: Bool) {
        let id = ObjectIdentifier(type)
        if isHorizontal, horizontal.updateValue(true, forKey: id) == false { unknownHorizontal -= 1 }
        if !isHorizontal, vertical.updateValue(true, forKey: id) == false { unknownVertical -= 1 }
    }
}

private final class AlignmentGuideNode<V: View>: ItemModifierNode<V, _AlignmentGuideModifier> {
    private final class Item: UnaryItem {
        var guide: _AlignmentGuideModifier

        init(node: _Node, child: LayoutItem, guide: _AlignmentGuideModifier) {
            self.guide = guide
            super.init(node: node, child: child)
        }

        override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
            guard key == guide.key else { return super.explicitGuide(key, in: dimensions) }
            return guide.compute(child.dimensions(dimensions.proposal))
        }
    }

    override func prepare() {
        ExplicitGuides.insert(modifier.key)
    }

    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        Item(node: self, child: child, guide: modifier)
    }

    override func modifierDidChange(from old: _AlignmentGuideModifier) {
        ExplicitGuides.insert(modifier.key)
        for case let item as Item in wrappers { item.guide = modifier }
        // What the closure computes can't be compared.
        invalidateItems()
    }
}

extension View {
    /// Views with a higher priority are offered space before others; the default is 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(_LayoutPriorityModifier(priority: value))
    }

    /// Attaches a value for the layout around the view.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K>(value: value))
    }

    /// Sets a horizontal guide of the view, in points from its leading edge.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: g.key, compute: computeValue))
    }

    /// Sets a vertical guide of the view, in points from its top edge.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
}
