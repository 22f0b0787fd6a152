import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// How wide a column is, or how high a row.
    public enum Size: Sendable {
        /// Exactly this long, in points.
        case fixed(CGFloat)
        /// An equal part of what is left, within bounds in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as there is room for in the place of one flexible item, each within bounds in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How long the item is.
    public var size: GridItem.Size
    /// The distance to the next item in points; nil: 8.
    public var spacing: CGFloat?
    /// Where views are in their place; nil: as the grid says.
    public var alignment: Alignment?

    /// Creates an item.
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The columns or rows that grid items come to in a certain space.
struct GridTracks: Equatable {
    struct Track: Equatable {
        var position: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    private(set) var tracks: [Track] = []
    /// From the beginning of the first to the end of the last.
    private(set) var length: CGFloat = 0

    var count: Int { tracks.count }

    subscript(index: Int) -> Track { tracks[index] }

    /// - Parameter available: the space in points; nil: as little as the items need.
    init(_ items: [GridItem], available: CGFloat?) {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.standard) }
        var rest = (available ?? 0) - gaps
        var flexible = 0
        for item in items {
            if case .fixed(let length) = item.size { rest -= length } else { flexible += 1 }
        }
        var position: CGFloat = 0
        for item in items {
            let spacing = item.spacing ?? ViewSpacing.standard
            func add(_ length: CGFloat) {
                tracks.append(Track(position: position, length: max(0, length), alignment: item.alignment))
                self.length = position + max(0, length)
                position = self.length + spacing
            }
            switch item.size {
            case .fixed(let length):
                add(length)
            case .flexible(let minimum, let maximum):
                let length = max(minimum, min(maximum, max(0, rest / CGFloat(flexible))))
                add(length)
                rest -= length
                flexible -= 1
            case .adaptive(let minimum, let maximum):
                let share = max(0, rest / CGFloat(flexible))
                let most = (share + spacing) / max(1, minimum + spacing)
                let count = most.isFinite ? max(1, Int(most.rounded(.down))) : 1
                let length = max(minimum, min(maximum, (share - CGFloat(count - 1) * spacing) / CGFloat(count)))
                for _ in 0..<count { add(length) }
                rest -= CGFloat(count) * length + CGFloat(count - 1) * spacing
                flexible -= 1
            }
        }
    }
}
