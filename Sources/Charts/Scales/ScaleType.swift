import Foundation

/// How a scale turns values into positions.
public struct ScaleType: Equatable, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, log, squareRoot, date, category
        case power(Double)
        case symmetricLog(Double)
    }

    let kind: Kind

    /// Equal distances for equal differences.
    nonisolated public static var linear: ScaleType { ScaleType(kind: .linear) }
    /// Equal distances for equal ratios; values that aren't positive have no place.
    nonisolated public static var log: ScaleType { ScaleType(kind: .log) }
    /// Distances by the square roots, whose sign is that of the value.
    nonisolated public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
    /// Logarithmic on both sides of zero, and nearly linear around it.
    nonisolated public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
    /// Dates.
    nonisolated public static var date: ScaleType { ScaleType(kind: .date) }
    /// Categories side by side.
    nonisolated public static var category: ScaleType { ScaleType(kind: .category) }

    /// Distances by a power of the values, whose sign is that of the value.
    nonisolated public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

    /// Logarithmic on both sides of zero, and nearly linear around it.
    ///
    /// - Parameter slopeAtZero: how steep the scale is at zero; values much smaller than its inverse are placed linearly.
    nonisolated public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero))
    }

    /// The value on a linear scale; not a number if it has no place.
    func forward(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: value
        case .log: value > 0 ? Foundation.log(value) : .nan
        case .squareRoot: copysign(abs(value).squareRoot(), value)
        case .power(let exponent): copysign(pow(abs(value), exponent), value)
        case .symmetricLog(let slope): copysign(log1p(abs(value) * slope), value)
        }
    }

    /// The value for a place on a linear scale.
    func backward(_ place: Double) -> Double {
        switch kind {
        case .linear, .date, .category: place
        case .log: exp(place)
        case .squareRoot: copysign(place * place, place)
        case .power(let exponent): copysign(pow(abs(place), 1 / exponent), place)
        case .symmetricLog(let slope): copysign(expm1(abs(place)) / slope, place)
        }
    }

    var isPlain: Bool { kind == .linear || kind == .date || kind == .category }
}
