import Foundation

/// A value that can be added and scaled, so that animations can find what lies between two of them.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every component by a number.
    mutating func scale(by rhs: Double)

    /// The sum of the squares of the components.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value multiplied by a number.
    func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }

    /// The value at a fraction of the way to another one.
    mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }
}

extension Double: VectorArithmetic {
    /// Multiplies by a number.
    public mutating func scale(by rhs: Double) { self *= rhs }

    /// The square of the number.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies by a number.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies by a number.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}
