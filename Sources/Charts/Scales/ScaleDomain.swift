import Foundation
import SwiftUI

/// The values that a scale covers: an interval, a list of categories, or what the data has.
public protocol ScaleDomain {
    /// The values.
    nonisolated var _domain: _ScaleDomain { get }
}

/// What a scale covers.
public struct _ScaleDomain {
    enum Kind {
        case automatic(includesZero: Bool?, isReversed: Bool)
        case values([_ChartDatum])
    }

    let kind: Kind
    var modify: (([_ChartDatum]) -> [_ChartDatum])?
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// The limits.
    nonisolated public var _domain: _ScaleDomain {
        _ScaleDomain(kind: .values([lowerBound.datum, upperBound.datum]))
    }
}

extension Range: ScaleDomain where Bound: Plottable {
    /// The limits.
    nonisolated public var _domain: _ScaleDomain {
        _ScaleDomain(kind: .values([lowerBound.datum, upperBound.datum]))
    }
}

extension Array: ScaleDomain where Element: Plottable {
    /// The elements: categories in their order, or values whose limits count.
    nonisolated public var _domain: _ScaleDomain { _ScaleDomain(kind: .values(map(\.datum))) }
}

/// The values that the data has.
public struct AutomaticScaleDomain: ScaleDomain {
    /// What the data says.
    nonisolated public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The values that the data has, and zero for numbers.
    nonisolated public static var automatic: AutomaticScaleDomain { automatic() }

    /// The values that the data has.
    ///
    /// - Parameters:
    ///   - includesZero: whether a scale of numbers reaches to zero; it does by default.
    ///   - reversed: whether the scale goes the other way.
    nonisolated public static func automatic(
        includesZero: Bool? = nil, reversed: Bool? = nil
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomain(kind: .automatic(includesZero: includesZero, isReversed: reversed ?? false)))
    }

    /// The values that the data has, as a function changes them.
    ///
    /// - Parameters:
    ///   - includesZero: whether a scale of numbers reaches to zero; it does by default.
    ///   - reversed: whether the scale goes the other way.
    ///   - dataType: the type of the values.
    ///   - modifyInferredDomain: changes the categories, or the two limits.
    nonisolated public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        var domain = _ScaleDomain(kind: .automatic(includesZero: includesZero, isReversed: reversed ?? false))
        domain.modify = { values in
            var typed = values.compactMap { DataValue(datum: $0) }
            modifyInferredDomain(&typed)
            return typed.map(\.datum)
        }
        return AutomaticScaleDomain(_domain: domain)
    }
}
