import Foundation

/// The rows of a form one below the other, so that all controls begin where the widest label ends.
struct FormColumnsLayout: Layout {
    private static let spacing: CGFloat = 8

    /// How far the controls are from the leading edge, and the rows' own distances of that kind.
    private func guides(_ subviews: Subviews, _ width: CGFloat?) -> (common: CGFloat, own: [CGFloat]) {
        let own = subviews.map {
            $0.dimensions(in: ProposedViewSize(width: width, height: nil))[HorizontalAlignment.formControl]
        }
        return (own.max() ?? 0, own)
    }

    private func proposal(_ width: CGFloat?, _ indent: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - indent) }, height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let guides = guides(subviews, proposal.width)
        var size = CGSize(width: 0, height: Self.spacing * CGFloat(max(0, subviews.count - 1)))
        for (subview, guide) in zip(subviews, guides.own) {
            let indent = guides.common - guide
            let row = subview.sizeThatFits(self.proposal(proposal.width, indent))
            size.width = max(size.width, indent + row.width)
            size.height += row.height
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let guides = guides(subviews, bounds.width)
        var y = bounds.minY
        for (subview, guide) in zip(subviews, guides.own) {
            let indent = guides.common - guide
            let offered = self.proposal(bounds.width, indent)
            subview.place(at: CGPoint(x: bounds.minX + indent, y: y), anchor: .topLeading, proposal: offered)
            y += subview.sizeThatFits(offered).height + Self.spacing
        }
    }
}
