import Foundation

/// A curve from (0, 0) to (1, 1) that says how far something has come by a moment.
public struct UnitCurve: Hashable, Sendable {
    private indirect enum Shape: Hashable, Sendable {
        case linear
        case bezier(UnitPoint, UnitPoint)
        case circularIn, circularOut, circularInOut
        case inverse(Shape)
    }

    private let shape: Shape

    /// A straight line.
    public static let linear = UnitCurve(shape: .linear)
    /// Slow at first.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Slow at the end.
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Slow at first and at the end.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// A quarter circle that is slow at first.
    public static let circularEaseIn = UnitCurve(shape: .circularIn)
    /// A quarter circle that is slow at the end.
    public static let circularEaseOut = UnitCurve(shape: .circularOut)
    /// Two quarter circles, slow at first and at the end.
    public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points, whose x are limited to 0…1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            shape: .bezier(
                UnitPoint(x: min(max(startControlPoint.x, 0), 1), y: startControlPoint.y),
                UnitPoint(x: min(max(endControlPoint.x, 0), 1), y: endControlPoint.y)))
    }

    /// The curve with progress and output exchanged.
    public var inverse: UnitCurve {
        if case .inverse(let base) = shape { return UnitCurve(shape: base) }
        return UnitCurve(shape: .inverse(shape))
    }

    /// The output at a progress, which is limited to 0…1.
    public func value(at progress: Double) -> Double {
        Self.value(of: shape, at: min(max(progress, 0), 1))
    }

    /// The slope of the curve at a progress; zero outside of 0…1.
    public func velocity(at progress: Double) -> Double {
        guard (0...1).contains(progress) else { return 0 }
        return Self.velocity(of: shape, at: progress)
    }

    private static func value(of shape: Shape, at x: Double) -> Double {
        switch shape {
        case .linear: return x
        case .bezier(let start, let end):
            guard x > 0, x < 1 else { return x }
            return cubic(start.y, end.y, at: parameter(start.x, end.x, for: x))
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            return x < 0.5
                ? value(of: .circularIn, at: 2 * x) / 2 : 0.5 + value(of: .circularOut, at: 2 * x - 1) / 2
        case .inverse(let base): return argument(of: base, for: x)
        }
    }

    private static func velocity(of shape: Shape, at x: Double) -> Double {
        switch shape {
        case .linear: return 1
        case .bezier(let start, let end):
            let t = parameter(start.x, end.x, for: x)
            let (dx, dy) = (slope(start.x, end.x, at: t), slope(start.y, end.y, at: t))
            return dx == 0 ? (dy == 0 ? 0 : .infinity) : dy / dx
        case .circularIn: return x / (1 - x * x).squareRoot()
        case .circularOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            return x < 0.5 ? velocity(of: .circularIn, at: 2 * x) : velocity(of: .circularOut, at: 2 * x - 1)
        case .inverse(let base): return 1 / velocity(of: base, at: argument(of: base, for: x))
        }
    }

    /// The argument for which a curve has a value, by bisection.
    private static func argument(of shape: Shape, for y: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if value(of: shape, at: middle) < y { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The parameter at which the x of a Bézier curve, which never decreases, reaches a value; by bisection.
    private static func parameter(_ first: Double, _ second: Double, for x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if cubic(first, second, at: middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func cubic(_ first: Double, _ second: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    private static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }
}
