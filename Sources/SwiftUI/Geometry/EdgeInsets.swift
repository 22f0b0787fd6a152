import Foundation

/// Distances from the four edges of a rectangle, in points; positive values lead inwards.
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// Creates insets from a distance for each edge.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets that are all zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// The same distance on some edges and none on the others.
    init(_ length: CGFloat, on edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    /// Insets that are all zero.
    static let zero = EdgeInsets()

    /// The leading and trailing distance together.
    var horizontal: CGFloat { leading + trailing }

    /// The top and bottom distance together.
    var vertical: CGFloat { top + bottom }
}

extension EdgeInsets: Animatable {
    /// The four distances, as what animations change.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}
