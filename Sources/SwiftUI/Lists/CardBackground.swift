internal import Gtk

/// A card of the theme, which takes the size that it's offered.
struct CardBackground: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        CardBackgroundNode(view, context: context)
    }
}

private final class CardBackgroundNode: LeafNode<CardBackground> {
    override func makeItem() -> WidgetItem {
        let card = Gtk.Box(.vertical)
        card.addCSSClass("card")
        card.canTarget = false
        return FormDecoration(node: self, widget: card)
    }
}
