import Foundation

/// How a lazy container arranges its cells in lines.
struct LazyArrangement {
    /// The direction in which lines follow each other.
    var axis: Axis
    /// The columns of a vertical grid or the rows of a horizontal one; nil: a stack, with one cell per line.
    var tracks: [GridItem]?
    /// Where cells are within their place, or a grid's columns within the grid.
    var alignment: Alignment
    /// The distance between lines in points; nil: 8.
    var spacing: CGFloat?
    /// Which headers and footers stay in sight.
    var pinnedViews = PinnedScrollableViews()

    var lineSpacing: CGFloat { spacing ?? ViewSpacing.standard }
}
