import SwiftUI

/// An angle in space.
public struct Angle2D: Hashable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No angle.
    nonisolated public init() { radians = 0 }

    /// Creates an angle in radians.
    nonisolated public init(radians: Double) { self.radians = radians }

    /// Creates an angle in degrees.
    nonisolated public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// Creates an angle like one on the plane.
    nonisolated public init(_ angle: Angle) { radians = angle.radians }

    /// An angle in radians.
    nonisolated public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }

    /// An angle in degrees.
    nonisolated public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }

    /// No angle.
    nonisolated public static var zero: Angle2D { Angle2D() }
}

/// A direction in space that something turns about.
public struct RotationAxis3D: Hashable, Sendable {
    /// How far the direction goes to the right.
    public var x: Double
    /// How far the direction goes up.
    public var y: Double
    /// How far the direction goes towards the viewer.
    public var z: Double

    /// Creates a direction; its length doesn't count.
    nonisolated public init(x: Double = 0, y: Double = 0, z: Double = 0) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    /// The direction to the right.
    nonisolated public static var x: RotationAxis3D { RotationAxis3D(x: 1) }
    /// The direction upwards.
    nonisolated public static var y: RotationAxis3D { RotationAxis3D(y: 1) }
    /// The direction towards the viewer.
    nonisolated public static var z: RotationAxis3D { RotationAxis3D(z: 1) }
}

/// A turn in space.
///
/// ```swift
/// PointMark(x: .value("x", 1), y: .value("y", 2), z: .value("z", 3))
///     .symbol(.cone)
///     .symbolRotation(Rotation3D(angle: .degrees(90), axis: .z))
/// ```
public struct Rotation3D: Hashable, Sendable {
    /// How far it turns.
    public var angle: Angle2D
    /// What it turns about.
    public var axis: RotationAxis3D

    /// No turn.
    nonisolated public init() { self.init(angle: .zero, axis: .y) }

    /// Creates a turn about a direction, counter-clockwise as seen by who is looked at from it.
    nonisolated public init(angle: Angle2D, axis: RotationAxis3D) {
        self.angle = angle
        self.axis = axis
    }

    /// No turn.
    nonisolated public static var identity: Rotation3D { Rotation3D() }

    /// The turn back.
    nonisolated public var inverse: Rotation3D { Rotation3D(angle: Angle2D(radians: -angle.radians), axis: axis) }

    /// A direction after the turn.
    func turned(_ direction: SIMD3<Double>) -> SIMD3<Double> {
        var unit = SIMD3(axis.x, axis.y, axis.z)
        let length = (unit * unit).sum().squareRoot()
        guard length > 0, angle.radians != 0 else { return direction }
        unit /= length
        // Rodrigues' formula.
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        let cross = SIMD3(
            unit.y * direction.z - unit.z * direction.y, unit.z * direction.x - unit.x * direction.z,
            unit.x * direction.y - unit.y * direction.x)
        return direction * cosine + cross * sine + unit * (unit * direction).sum() * (1 - cosine)
    }
}
