import Foundation

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// Half a square around the end point.
    case square = 2
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed corners, cut off where they would reach beyond the miter limit.
    case miter = 0
    /// Rounded corners.
    case round = 1
    /// Corners that are cut off.
    case bevel = 2
}

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line, in points.
    public var lineWidth: CGFloat
    /// The shape of the ends.
    public var lineCap: CGLineCap
    /// The shape of the corners.
    public var lineJoin: CGLineJoin
    /// The length of a pointed corner, as a multiple of the line's width, above which it is cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; none for a line without gaps.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a style; without arguments it is a line without gaps, one point wide.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle: Animatable {
    /// The width, the miter limit and the dash phase, as what animations change.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

/// How the inside of a shape is filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether a place is inside when a line from it crosses the outline an odd number of times; otherwise it is inside
    /// when the outline winds around it.
    public var isEOFilled: Bool
    /// Whether the edges are smoothed.
    public var isAntialiased: Bool

    /// Creates a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
