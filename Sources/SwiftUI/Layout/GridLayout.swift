import Foundation

/// Arranges views in rows and columns; the layout of `Grid`.
public struct GridLayout: BuiltInLayout {
    /// Where cells are in their place if it is larger than they are.
    public var alignment: Alignment
    /// The distance between columns in points; nil: what cells prefer.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points; nil: what cells prefer.
    public var verticalSpacing: CGFloat?

    /// Creates a grid.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public typealias AnimatableData = EmptyAnimatableData

    /// What a grid remembers.
    public struct Cache {
        fileprivate let structure: GridStructure
        fileprivate var arrangements: [GridArrangement] = []

        fileprivate mutating func arrangement(_ proposal: ProposedViewSize) -> GridArrangement {
            if let known = arrangements.first(where: { $0.proposal == proposal }) { return known }
            let arrangement = GridArrangement(proposal, structure)
            if arrangements.count == 4 { arrangements.removeFirst() }
            arrangements.append(arrangement)
            return arrangement
        }
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(structure: GridStructure(subviews, layout: self))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.arrangement(proposal).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let arrangement = cache.arrangement(proposal)
        for cell in cache.structure.cells {
            let offered = ProposedViewSize(arrangement.place(of: cell).size)
            let origin = arrangement.origin(of: cell, cell.subview.dimensions(in: offered), cache.structure)
            cell.subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offered)
        }
    }
}
