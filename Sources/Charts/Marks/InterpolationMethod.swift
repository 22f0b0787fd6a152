import Foundation

/// How lines and areas go from point to point.
public struct InterpolationMethod: Equatable, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, monotone
        case cardinal(CGFloat)
        case catmullRom(CGFloat)
        case stepStart, stepCenter, stepEnd
    }

    let kind: Kind

    /// Straight lines.
    nonisolated public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    /// A curve that rises where the values rise and falls where they fall.
    nonisolated public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    /// A cardinal spline.
    nonisolated public static var cardinal: InterpolationMethod { cardinal(tension: 0.5) }
    /// A Catmull-Rom spline.
    nonisolated public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// Steps that end where the next value begins: a value holds from its point on.
    nonisolated public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
    /// Steps at the points: a value holds up to its point.
    nonisolated public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
    /// Steps midway between the points.
    nonisolated public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }

    /// A cardinal spline.
    ///
    /// - Parameter tension: from 0, a round curve, to 1, straight lines.
    nonisolated public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension))
    }

    /// A Catmull-Rom spline.
    ///
    /// - Parameter alpha: 0 for a uniform one, 0.5 for a centripetal and 1 for a chordal one.
    nonisolated public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha))
    }
}
