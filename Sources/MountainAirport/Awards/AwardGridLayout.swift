import SwiftUI

/// Cards side by side in as many columns as there is room for, all as high as the one with the most words needs, and at
/// least as high as their shape asks for.
struct AwardGridLayout: Layout {
    /// The limits of a card's width.
    var minimum: CGFloat
    var maximum: CGFloat
    var spacing: CGFloat = 16
    /// A card's width divided by its height, unless its words need more height.
    var aspectRatio: CGFloat = 0.67

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width.map { max($0, min(minimum, 200)) } ?? CGFloat(subviews.count) * (maximum + spacing)
        let columns = columns(in: width)
        let rows = (subviews.count + columns - 1) / columns
        let height = card(in: width, subviews).height
        return CGSize(width: width, height: CGFloat(rows) * (height + spacing) - (rows > 0 ? spacing : 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let columns = columns(in: bounds.width)
        let card = card(in: bounds.width, subviews)
        for (index, view) in subviews.enumerated() {
            let column = CGFloat(index % columns)
            let row = CGFloat(index / columns)
            view.place(
                at: CGPoint(
                    x: bounds.minX + column * (card.width + spacing), y: bounds.minY + row * (card.height + spacing)),
                proposal: ProposedViewSize(card))
        }
    }

    private func columns(in width: CGFloat) -> Int {
        max(1, Int((width + spacing) / (minimum + spacing)))
    }

    private func card(in width: CGFloat, _ subviews: Subviews) -> CGSize {
        let columns = CGFloat(columns(in: width))
        let side = min((width - spacing * (columns - 1)) / columns, maximum)
        let needed = subviews.map { $0.sizeThatFits(ProposedViewSize(width: side, height: nil)).height }.max() ?? 0
        return CGSize(width: side, height: max(side / aspectRatio, needed))
    }
}
