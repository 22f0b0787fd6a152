import Foundation

/// The distances that a view prefers to the views beside it.
public struct ViewSpacing: Sendable {
    // nil: the default distance.
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// The distance between views that ask for none.
    static let standard: CGFloat = 8

    /// The default distances.
    public init() {}

    /// No distance in any direction.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (0, 0, 0, 0)
        return spacing
    }()

    /// Takes the larger distance of both on the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        func union(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
            guard let a, let b else { return nil }
            return max(a, b)
        }
        if edges.contains(.top) { top = union(top, other.top) }
        if edges.contains(.leading) { leading = union(leading, other.leading) }
        if edges.contains(.bottom) { bottom = union(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = union(trailing, other.trailing) }
    }

    /// The larger distance of both on the given edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance to the next view along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (a, b) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        switch (a, b) {
        case (nil, nil): return Self.standard
        case (let a?, let b?): return max(a, b)
        // A view that wants no distance wins over one that doesn't care.
        case (let a?, nil): return a
        case (nil, let b?): return b
        }
    }
}

/// A key of a value that a view carries for the layout around it.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of views that carry none.
    static var defaultValue: Value { get }
}

/// What holds for all layouts of a kind.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout arranges its views.
    public var stackOrientation: Axis?

    /// Properties without an orientation.
    public init() {}
}
