import Foundation

/// An angle, kept in radians and readable in degrees.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// Creates the angle zero.
    public init() {
        radians = 0
    }

    /// Creates an angle from radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// Creates an angle from degrees.
    public init(degrees: Double) {
        radians = degrees * (.pi / 180)
    }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle {
        Angle(radians: radians)
    }

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle {
        Angle(degrees: degrees)
    }

    /// The angle zero.
    public static var zero: Angle { Angle() }

    public static func < (lhs: Angle, rhs: Angle) -> Bool {
        lhs.radians < rhs.radians
    }
}

extension Angle {
    /// The sum of two angles.
    public static func + (lhs: Angle, rhs: Angle) -> Angle {
        Angle(radians: lhs.radians + rhs.radians)
    }

    /// The difference of two angles.
    public static func - (lhs: Angle, rhs: Angle) -> Angle {
        Angle(radians: lhs.radians - rhs.radians)
    }

    /// The angle turned the other way.
    public static prefix func - (operand: Angle) -> Angle {
        Angle(radians: -operand.radians)
    }

    /// A multiple of an angle.
    public static func * (lhs: Angle, rhs: Double) -> Angle {
        Angle(radians: lhs.radians * rhs)
    }

    /// A multiple of an angle.
    public static func * (lhs: Double, rhs: Angle) -> Angle {
        Angle(radians: lhs * rhs.radians)
    }

    /// A fraction of an angle.
    public static func / (lhs: Angle, rhs: Double) -> Angle {
        Angle(radians: lhs.radians / rhs)
    }

    /// Adds an angle.
    public static func += (lhs: inout Angle, rhs: Angle) {
        lhs.radians += rhs.radians
    }

    /// Subtracts an angle.
    public static func -= (lhs: inout Angle, rhs: Angle) {
        lhs.radians -= rhs.radians
    }
}

extension Angle: Animatable {
    /// The angle in radians, as what animations change.
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}
