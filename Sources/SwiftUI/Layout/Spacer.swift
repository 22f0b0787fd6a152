import Foundation

/// Empty space that grows along the axis of the stack it's in, or in both directions outside of one.
public struct Spacer: Sendable {
    /// The smallest length in points; nil: the default, 8.
    public var minLength: CGFloat?

    /// Creates a spacer.
    nonisolated public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        SpacerNode(view, context: context)
    }
}

private final class SpacerNode: _ViewNode<Spacer> {
    private var item: SpacerItem?

    override init(_ view: Spacer, context: _NodeContext) {
        super.init(view, context: context)
        item = SpacerItem(node: self, minLength: view.minLength)
    }

    override func update(to view: Spacer) {
        self.view = view
        guard let item, item.minLength != view.minLength else { return }
        item.minLength = view.minLength
        item.invalidateLayout()
    }

    override var items: [LayoutItem] { item.map { [$0] } ?? [] }
}

private final class SpacerItem: LayoutItem {
    var minLength: CGFloat?
    private var axis: Axis?

    init(node: _Node, minLength: CGFloat?) {
        self.minLength = minLength
        super.init(node: node)
    }

    override func stackAxisDidChange(_ axis: Axis?) {
        guard axis != self.axis else { return }
        self.axis = axis
        forgetAnswersOfOtherAxis()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let least = minLength ?? ViewSpacing.standard
        let width = max(least, proposal.width ?? least)
        let height = max(least, proposal.height ?? least)
        switch axis {
        case .horizontal: return CGSize(width: width, height: 0)
        case .vertical: return CGSize(width: 0, height: height)
        case nil: return CGSize(width: width, height: height)
        }
    }

    // A spacer's neighbours need no distance from it.
    override var spacing: ViewSpacing { .zero }

    // Everything else is offered space first.
    override var priority: Double { -.infinity }
}
