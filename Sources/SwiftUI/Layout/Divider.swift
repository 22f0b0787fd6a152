import Foundation
internal import Gtk

/// A thin line between views, across the axis of the stack it's in.
public struct Divider: Sendable {
    /// Creates a divider.
    nonisolated public init() {}
}

extension Divider: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        context.isMenu ? MenuSeparatorNode(view, context: context) : DividerNode(view, context: context)
    }
}

private final class DividerNode: DrawnNode<Divider> {
    private var shown: Color.Resolved?

    override func makeItem() -> WidgetItem {
        drawing.draw = { [unowned self] snapshot, width, height in
            guard let shown else { return }
            snapshot.append(RGBA(shown), x: 0, y: 0, width: Double(width), height: Double(height))
        }
        return DividerItem(node: self, widget: drawing)
    }

    override func apply() {
        let paint = SeparatorShapeStyle()._paint(in: values.shapeStyleContext)
        guard paint.representativeColor != shown else { return }
        shown = paint.representativeColor
        drawing.queueDraw()
    }
}

private final class DividerItem: DrawnItem {
    private var axis: Axis?

    override func stackAxisDidChange(_ axis: Axis?) {
        guard axis != self.axis else { return }
        self.axis = axis
        forgetAnswersOfOtherAxis()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        axis == .horizontal
            ? CGSize(width: 1, height: proposal.height ?? 1) : CGSize(width: proposal.width ?? 1, height: 1)
    }
}
