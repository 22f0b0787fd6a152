import Foundation

/// Lays views over each other; the layout of `ZStack`.
public struct ZStackLayout: BuiltInLayout {
    /// How the views align.
    public var alignment: Alignment

    /// Creates a pile of views.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public typealias AnimatableData = EmptyAnimatableData

    /// How far views reach around the common guides.
    private struct Extent {
        var before = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity)
        var behind = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity)
    }

    /// How far a view reaches behind its guide; an infinite one reaches infinitely far on both sides.
    private func rest(_ length: CGFloat, _ guide: CGFloat) -> CGFloat {
        length.isFinite ? length - guide : .infinity
    }

    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Extent {
        var extent = Extent()
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            let x = dimensions[alignment.horizontal]
            let y = dimensions[alignment.vertical]
            extent.before.width = max(extent.before.width, x)
            extent.before.height = max(extent.before.height, y)
            extent.behind.width = max(extent.behind.width, rest(dimensions.width, x))
            extent.behind.height = max(extent.behind.height, rest(dimensions.height, y))
        }
        return extent
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        if subviews.isEmpty { return .zero }
        let extent = extent(proposal, subviews)
        return CGSize(
            width: extent.before.width + extent.behind.width, height: extent.before.height + extent.behind.height)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if subviews.isEmpty { return }
        let extent = extent(proposal, subviews)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            let point = CGPoint(
                x: bounds.minX + extent.before.width - dimensions[alignment.horizontal],
                y: bounds.minY + extent.before.height - dimensions[alignment.vertical])
            subview.place(at: point, proposal: proposal)
        }
    }
}
