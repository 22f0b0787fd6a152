import Foundation

/// An outline, as Core Graphics has it: a ``Path`` in an object.
public class CGPath: Equatable, @unchecked Sendable {
    fileprivate(set) var path: Path

    /// Creates an outline.
    init(_ path: Path) {
        self.path = path
    }

    /// Creates the outline of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates the ellipse inscribed in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates a rectangle with round corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(
            Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform?.pointee ?? .identity))
    }

    /// Whether there is nothing in the outline.
    public var isEmpty: Bool { path.isEmpty }
    /// The point where the next line begins; zero if there is none.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle around everything that the outline draws.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// Whether a point is inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(point.applying(transform), eoFill: rule == .evenOdd)
    }

    /// A copy that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// Whether two outlines have the same steps.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
}

/// An outline that can be changed, as Core Graphics has it.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty outline.
    public convenience init() { self.init(Path()) }

    /// Begins a new part at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Adds a part of lines through points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    /// Adds a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic Bézier curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Adds an arc, in the direction of decreasing angles if it is called clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise, transform: transform)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }

    /// Adds the ellipse inscribed in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }

    /// Adds all of another outline.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path, transform: transform)
    }

    /// Closes the current part with a line to where it began.
    public func closeSubpath() { path.closeSubpath() }
}

/// Which places are inside an outline that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Those around which the outline winds.
    case winding
    /// Those from which a line crosses the outline an odd number of times.
    case evenOdd
}

extension Path {
    /// Creates a path from an outline of Core Graphics.
    public init(_ path: CGPath) { self = path.path }

    /// Creates a path from an outline of Core Graphics.
    public init(_ path: CGMutablePath) { self = path.path }

    /// The path as Core Graphics has it.
    public var cgPath: CGPath { CGPath(self) }
}
