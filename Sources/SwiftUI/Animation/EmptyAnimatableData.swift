/// The animatable data of a type that has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates the only value there is.
    @inlinable
    public init() {}

    /// The only value there is.
    @inlinable
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// Adds nothing.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self { lhs }

    /// Adds nothing.
    @inlinable
    public static func += (lhs: inout Self, rhs: Self) {}

    /// Subtracts nothing.
    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self { lhs }

    /// Subtracts nothing.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Self) {}

    /// Scales nothing.
    @inlinable
    public mutating func scale(by rhs: Double) {}

    /// Zero.
    @inlinable
    public var magnitudeSquared: Double { 0 }
}
