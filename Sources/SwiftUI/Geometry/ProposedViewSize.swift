import Foundation

/// The size that a parent proposes to a view, in points; a missing dimension asks for the view's ideal one.
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width; nil asks for the ideal width, zero for the smallest, infinity for the largest.
    public var width: CGFloat?
    /// The proposed height; nil asks for the ideal height, zero for the smallest, infinity for the largest.
    public var height: CGFloat?

    /// The proposal that asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// The proposal that asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal from dimensions that may be missing.
    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal with both dimensions given.
    @inlinable
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal as a size, with missing dimensions taken from `size`, which is 10 × 10 by default.
    @inlinable
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The dimension along a direction.
    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}
