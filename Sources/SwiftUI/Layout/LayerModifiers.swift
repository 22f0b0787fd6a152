import Foundation

/// Lays a view over or behind another one, whose size it is offered.
public struct _LayerModifier<Layer: View> {
    let layer: Layer
    let alignment: Alignment
    let isBackground: Bool
}

extension _LayerModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ValueLayerNode(view, context: context)
    }
}

private final class ValueLayerNode<V: View, Layer: View>: LayerNode<V, Layer, _LayerModifier<Layer>> {
    override var isBackground: Bool { modifier.isBackground }
    override var alignment: Alignment { modifier.alignment }
    override func makeLayer() -> Layer { modifier.layer }
}

/// The node of a view with another one over or behind it; each item of the content has a layer of its own.
class LayerNode<V: View, Layer: View, M: ViewModifier>: ItemModifierNode<V, M> {
    private var layers: [LayerRootNode<Layer>] = []

    var isBackground: Bool { false }
    var alignment: Alignment { .center }
    /// The present value of the layer.
    func makeLayer() -> Layer { fatalError("\(type(of: self)) makes a layer") }

    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        let wasQueued = isQueued
        let layer = LayerRootNode(makeLayer(), context: childContext)
        layers.append(layer)
        // The layers that were there before are still to be updated.
        if wasQueued, !isQueued { Updater.shared.mark(self) }
        let item = LayerItem(node: self, child: child, layer: layer, alignment: alignment, isBackground: isBackground)
        layer.item = item
        return item
    }

    override func itemWasRemoved(_ item: UnaryItem) {
        guard let layer = (item as? LayerItem)?.layer else { return }
        layers.removeAll { $0 === layer }
        layer.destroy()
    }

    override func contentWasMade() {
        _ = items
    }

    override func structureDidChange() {
        super.structureDidChange()
        // New items of the content need layers even if nobody asks for the items.
        if content != nil { _ = items }
    }

    override func updateContent(to value: V) {
        super.updateContent(to: value)
        updateSelf()
    }

    override func updateSelf() {
        guard !layers.isEmpty else { return }
        let value = makeLayer()
        for case let item as LayerItem in wrappers where item.alignment != alignment {
            item.alignment = alignment
            item.invalidatePlacement()
        }
        for layer in layers { layer.update(to: value) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        super.visitChildren(visit)
        for layer in layers { visit(layer) }
    }
}

/// Tells a layer's item about changes of structure in the layer.
class AnyLayerNode: _Node {
    unowned(unsafe) var item: LayerItem?
}

final class LayerRootNode<Layer: View>: AnyLayerNode {
    private var child: _ViewNode<Layer>?

    init(_ view: Layer, context: _NodeContext) {
        super.init(context: context)
        child = Layer._makeNode(view, in: childContext)
    }

    func update(to view: Layer) {
        child?.update(to: view)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override var items: [LayoutItem] { child?.items ?? [] }

    override func structureDidChange() {
        item?.layerItemsDidChange()
        host.orderDidChange()
    }
}

/// An item with a pile of others over or behind it.
final class LayerItem: UnaryItem {
    let layer: AnyLayerNode
    var alignment: Alignment
    private let isBackground: Bool
    private var pile: ContainerItem<ZStackLayout>?
    private var boundary: LayerBoundary?

    init(node: _Node, child: LayoutItem, layer: AnyLayerNode, alignment: Alignment, isBackground: Bool) {
        self.layer = layer
        self.alignment = alignment
        self.isBackground = isBackground
        super.init(node: node, child: child)
        let pile = ContainerItem(node: layer, layout: ZStackLayout(alignment: alignment)) { layer.items }
        let boundary = LayerBoundary(node: layer, around: self)
        pile.layoutParent = boundary
        self.boundary = boundary
        self.pile = pile
    }

    /// Keeps a change of the layer from asking the item's own size again: it only has to be placed.
    private final class LayerBoundary: LayoutItem {
        unowned(unsafe) let outer: LayerItem

        init(node: _Node, around outer: LayerItem) {
            self.outer = outer
            super.init(node: node)
            layoutParent = outer
        }

        override func invalidateLayout() { outer.invalidatePlacement() }
        override func invalidatePlacement() { outer.invalidatePlacement() }
    }

    func layerItemsDidChange() {
        pile?.childrenDidChange()
        invalidatePlacement()
    }

    override func placeContent() {
        super.placeContent()
        guard let pile else { return }
        pile.change(to: ZStackLayout(alignment: alignment))
        let offered = ProposedViewSize(frame.size)
        let inner = child.dimensions(proposal)
        let dimensions = pile.dimensions(offered)
        let offset = CGPoint(
            x: inner[alignment.horizontal] - dimensions[alignment.horizontal],
            y: inner[alignment.vertical] - dimensions[alignment.vertical])
        place(pile, offset: offset, proposal: offered)
    }

    override func visitItems(_ visit: (LayoutItem) -> Void) {
        if isBackground, let pile { visit(pile) }
        visit(child)
        if !isBackground, let pile { visit(pile) }
    }

    override func stackAxisDidChange(_ axis: Axis?) { child.stackAxisDidChange(axis) }
}

extension View {
    /// Lays views over this one, which is their size; the first is at the bottom.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(layer: content(), alignment: alignment, isBackground: false))
    }

    /// Lays a view over this one. What is a style as well as a view, such as a colour, is used as a style.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_LayerModifier(layer: overlay, alignment: alignment, isBackground: false))
    }

    /// Lays views behind this one, whose size they are offered.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(layer: content(), alignment: alignment, isBackground: true))
    }

    /// Lays a view behind this one. What is a style as well as a view, such as a colour, is used as a style.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_LayerModifier(layer: background, alignment: alignment, isBackground: true))
    }
}
