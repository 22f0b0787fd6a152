import Foundation

/// How the corners of a rounded rectangle are curved.
public enum RoundedCornerStyle: Sendable {
    /// Quarter circles.
    case circular
    /// Curves whose curvature grows gradually from the straight sides.
    case continuous
}

/// The radii of the four corners of a rounded rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top leading corner.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner.
    public var topTrailing: CGFloat

    /// Creates radii for the four corners.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii mirrored from left to right.
    var mirrored: RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
            topTrailing: topLeading)
    }

    /// The radii with each made larger by a distance; radii don't go below zero.
    func grown(by distance: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(0, topLeading + distance), bottomLeading: max(0, bottomLeading + distance),
            bottomTrailing: max(0, bottomTrailing + distance), topTrailing: max(0, topTrailing + distance))
    }
}

extension RectangleCornerRadii: Animatable {
    /// The four radii, as what animations change.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}
