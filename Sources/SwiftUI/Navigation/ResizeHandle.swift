import Foundation
internal import Gtk

/// A border that people drag to make what is beside it wider or narrower.
struct ResizeHandle {
    /// The pointer begins to drag.
    let began: () -> Void
    /// How far it was dragged to the right since, in points.
    let moved: (CGFloat) -> Void
}

extension ResizeHandle: PrimitiveView {
    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ResizeHandleNode(view, context: context)
    }
}

private final class ResizeHandleNode: LeafNode<ResizeHandle> {
    private let drawing = DrawingWidget(role: .presentation)
    private let drag = Gtk.DragGesture()

    override func makeItem() -> WidgetItem {
        drawing.cursorName = "col-resize"
        drag.onBegin { [unowned self] x, _ in
            drag.claim()
            place = x
            origin = windowPlace + x
            view.began()
        }
        // The handle follows the pointer, so that distances are measured in the window.
        drag.onUpdate { [unowned self] x, _ in view.moved(CGFloat(windowPlace + place + x - origin)) }
        drawing.addController(drag)
        let item = DrawnItem(node: self, widget: drawing)
        item.size = { CGSize(width: 9, height: $0.height ?? 9) }
        return item
    }

    /// Where the drag began, in the handle and in the window.
    private var place = 0.0
    private var origin = 0.0

    /// Where the handle is in the window.
    private var windowPlace: Double { drawing.root.flatMap { drawing.bounds(in: $0) }?.x ?? 0 }

    override var plainText: String { "" }
}
