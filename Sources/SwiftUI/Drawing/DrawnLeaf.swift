import Foundation
internal import Gtk

/// A leaf that draws itself and takes the size that is offered.
class DrawnItem: WidgetItem {
    var size: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }

    override var roundsEdges: Bool { true }
    override var isMeasuredByGTK: Bool { false }
    override var hasWidgetsInside: Bool { holdsWidgets }
    override var isHit: Bool { isOpaque }

    /// Whether the widget has others inside, which follow it.
    var holdsWidgets = false

    /// Whether something is drawn: the pointer passes through what is clear.
    var isOpaque = true

    /// Where something is drawn; nil: everywhere. Elsewhere the pointer reaches what is behind.
    var drawsAt: ((CGPoint) -> Bool)?

    override func isHit(at point: CGPoint) -> Bool { isOpaque && drawsAt?(point) ?? true }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

    override func remeasure() {}
}

/// The node of a view that is drawn.
class DrawnNode<V: View>: LeafNode<V> {
    final let drawing = DrawingWidget(role: .presentation)

    override func makeItem() -> WidgetItem {
        drawing.draw = { [unowned self] snapshot, width, height in
            draw(snapshot, CGSize(width: width, height: height))
        }
        let item = DrawnItem(node: self, widget: drawing)
        drawing.contains = { [unowned item, unowned drawing] x, y in
            // What explains itself is there, even if it's clear.
            item.isHit(at: CGPoint(x: x, y: y)) || drawing.tooltipText != nil
        }
        return item
    }

    /// Draws the view at the given size.
    func draw(_ snapshot: Snapshot, _ size: CGSize) {}

    override var plainText: String { "" }
}

extension Color: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ColorNode(view, context: context)
    }
}

private final class ColorNode: DrawnNode<Color> {
    private var shown: Color.Resolved?

    override func apply() {
        let color = view.resolve(in: values)
        guard color != shown else { return }
        shown = color
        (item as? DrawnItem)?.isOpaque = color.opacity > 0
        drawing.queueDraw()
    }

    override func draw(_ snapshot: Snapshot, _ size: CGSize) {
        guard let shown, shown.opacity > 0 else { return }
        snapshot.append(RGBA(shown), x: 0, y: 0, width: size.width, height: size.height)
    }
}

extension RGBA {
    /// The components of a colour, limited to what the screen can show.
    init(_ color: Color.Resolved) {
        func limited(_ value: Float) -> Double { Double(min(max(value, 0), 1)) }
        self.init(
            red: limited(color.red), green: limited(color.green), blue: limited(color.blue),
            alpha: limited(color.opacity))
    }
}
