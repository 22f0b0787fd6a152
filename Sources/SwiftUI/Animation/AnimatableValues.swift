/// Any number of animatable values that are animated together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    /// The values.
    public var value: (repeat each Value)

    /// Creates a group of values.
    public init(_ value: repeat each Value) {
        self.value = (repeat each value)
    }

    /// The group of zeros.
    public static var zero: Self { Self(repeat (each Value).zero) }

    /// Whether all values are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        for (left, right) in repeat (each lhs.value, each rhs.value) {
            guard left == right else { return false }
        }
        return true
    }

    /// The sum, value by value.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(repeat (each lhs.value) + (each rhs.value))
    }

    /// The difference, value by value.
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(repeat (each lhs.value) - (each rhs.value))
    }

    /// Multiplies every value by a number.
    public mutating func scale(by rhs: Double) {
        self = Self(repeat (each value).scaled(by: rhs))
    }

    /// The sum of the squares of all components.
    public var magnitudeSquared: Double {
        var sum = 0.0
        for part in repeat each value { sum += part.magnitudeSquared }
        return sum
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
