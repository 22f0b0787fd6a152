internal import Gtk

/// A clear view that only screen readers perceive: a part of a drawing.
package struct AccessibleElement: Equatable {
    let label: String
    let value: String

    /// Creates an element with its name and what is said of it.
    nonisolated package init(label: String, value: String) {
        self.label = label
        self.value = value
    }
}

extension AccessibleElement: PrimitiveView {
    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        AccessibleElementNode(view, context: context)
    }
}

private final class AccessibleElementNode: LeafNode<AccessibleElement> {
    private var shown: AccessibleElement?

    override func makeItem() -> WidgetItem {
        let widget = DrawingWidget(role: .image)
        widget.canTarget = false
        let item = DrawnItem(node: self, widget: widget)
        item.isOpaque = false
        return item
    }

    override func apply() {
        guard shown != view else { return }
        shown = view
        item.widget.setAccessibleLabel(view.label)
        item.widget.setAccessibleDescription(view.value.isEmpty ? nil : view.value)
    }

    override var plainText: String { view.value.isEmpty ? view.label : "\(view.label), \(view.value)" }
}
