import Foundation
import SwiftUI

/// Where the marks of an axis are.
public struct AxisMarkValues {
    enum Kind {
        case automatic(minimumStride: Double?, count: Int?)
        case stride(Double)
        case dates(Calendar.Component, Int, Calendar?)
        case values([_ChartDatum])
    }

    let kind: Kind
    /// Whether the scale is extended to the next mark at its ends.
    let roundsLower: Bool?
    let roundsUpper: Bool?

    /// Round numbers or borders of the calendar.
    nonisolated public static var automatic: AxisMarkValues { automatic(desiredCount: nil) }

    /// Round numbers or borders of the calendar.
    ///
    /// - Parameters:
    ///   - desiredCount: about how many.
    ///   - roundLowerBound: whether the scale begins with a mark.
    ///   - roundUpperBound: whether the scale ends with a mark.
    nonisolated public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(minimumStride: nil, count: desiredCount), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    /// Round numbers or borders of the calendar.
    ///
    /// - Parameters:
    ///   - minimumStride: the least distance between two, in seconds for dates.
    ///   - desiredCount: about how many.
    ///   - roundLowerBound: whether the scale begins with a mark.
    ///   - roundUpperBound: whether the scale ends with a mark.
    nonisolated public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues where P: Numeric {
        AxisMarkValues(
            kind: .automatic(minimumStride: minimumStride.datum.double, count: desiredCount),
            roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    /// The multiples of a number.
    nonisolated public static func stride<P: Plottable>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues where P: Numeric {
        AxisMarkValues(
            kind: .stride(stepSize.datum.double ?? 0), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    /// Borders of a unit of the calendar.
    ///
    /// - Parameters:
    ///   - component: the unit.
    ///   - count: how many units are between two marks.
    ///   - roundLowerBound: whether the scale begins with a mark.
    ///   - roundUpperBound: whether the scale ends with a mark.
    ///   - calendar: the calendar; nil: that of the environment.
    nonisolated public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .dates(component, max(1, count), calendar), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    static func values<P: Plottable>(_ values: [P]) -> AxisMarkValues {
        AxisMarkValues(kind: .values(values.map(\.datum)), roundsLower: nil, roundsUpper: nil)
    }
}

/// On which side of the plot the marks of an axis are.
public struct AxisMarkPosition: Equatable, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, leading, trailing, top, bottom
    }

    let kind: Kind

    /// Below the plot, or after it.
    nonisolated public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
    /// Before the plot.
    nonisolated public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
    /// After the plot.
    nonisolated public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
    /// Above the plot.
    nonisolated public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
    /// Below the plot.
    nonisolated public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }
}

/// How the marks of an axis are placed at the plot's edges.
public struct AxisMarkPreset: Equatable, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, aligned, extended, inset
    }

    let kind: Kind

    /// What suits the axis.
    nonisolated public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
    /// The first and the last label don't reach beyond the plot.
    nonisolated public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
    /// Lines reach out of the plot to the labels.
    nonisolated public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
    /// Labels stand within the plot.
    nonisolated public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
}

/// A value of an axis, for what stands there.
public struct AxisValue: Sendable {
    let datum: _ChartDatum
    /// Which one it is, from 0.
    public let index: Int
    /// How many there are.
    public let count: Int

    /// The value as a type; nil if it's of another kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}
