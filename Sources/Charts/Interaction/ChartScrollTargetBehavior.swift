import Foundation
import SwiftUI

/// Where charts may come to rest when the user has scrolled them.
public protocol ChartScrollTargetBehavior {
    /// Where the visible part begins, for a wanted beginning, in the numbers of the scale: seconds for dates.
    func _alignedStart(_ start: Double, from current: Double, axis: Axis, calendar: Calendar)
        -> Double
}

/// Comes to rest at multiples of a unit.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    enum Alignment {
        case unit(Double)
        case matching(DateComponents)
    }

    let x: Alignment?
    let y: Alignment?

    /// Where the visible part begins.
    public func _alignedStart(_ start: Double, from current: Double, axis: Axis, calendar: Calendar)
        -> Double
    {
        switch axis == .horizontal ? x : y {
        case nil: start
        case .unit(let unit)?: aligned(start, current, unit)
        case .matching(let components)?: matching(start, current, components, calendar)
        }
    }

    /// The nearest multiple in the direction of the scrolling.
    private func aligned(_ start: Double, _ current: Double, _ unit: Double) -> Double {
        guard unit > 0 else { return start }
        let number = start / unit
        return (start > current ? (number - 1e-9).rounded(.up) : (number + 1e-9).rounded(.down)) * unit
    }

    private func matching(
        _ start: Double, _ current: Double, _ components: DateComponents, _ calendar: Calendar
    ) -> Double {
        let found = calendar.nextDate(
            after: Date(start), matching: components, matchingPolicy: .nextTime,
            direction: start > current ? .forward : .backward)
        return found?.timeIntervalSinceReferenceDate ?? start
    }
}

/// Where larger steps come to rest.
public struct MajorValueAlignment<Value: Plottable> {
    enum Kind {
        case page
        case unit(Value)
        case matching(DateComponents)
    }

    let kind: Kind

    /// At pages of the visible part.
    public static var page: MajorValueAlignment { MajorValueAlignment(kind: .page) }

    /// At multiples of a value.
    public static func unit(_ unit: Value) -> MajorValueAlignment {
        MajorValueAlignment(kind: .unit(unit))
    }

    /// At dates that match components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment
    where Value == Date {
        MajorValueAlignment(kind: .matching(components))
    }
}

/// How far one gesture may scroll. Wheels and keys scroll step by step, so that there is no limit to set on the desktop.
public struct ValueAlignedLimitBehavior: Equatable, Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic, always, never
    }

    private let kind: Kind

    /// What suits the chart.
    public static var automatic: ValueAlignedLimitBehavior {
        ValueAlignedLimitBehavior(kind: .automatic)
    }
    /// One major step at a time.
    public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .always) }
    /// No limit.
    public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .never) }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Comes to rest at multiples of a unit along the axes that scroll.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        let alignment = unit.datum.double.map {
            ValueAlignedChartScrollTargetBehavior.Alignment.unit($0)
        }
        return ValueAlignedChartScrollTargetBehavior(x: alignment, y: alignment)
    }

    /// Comes to rest at multiples of units, of its own along each axis.
    public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            x: xUnit.datum.double.map { .unit($0) }, y: yUnit.datum.double.map { .unit($0) })
    }

    /// Comes to rest at dates that match components.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(x: .matching(components), y: .matching(components))
    }
}

extension View {
    /// Sets where charts come to rest when the user has scrolled them.
    nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior)
        -> some View
    {
        chartConfiguration { $0.scrollBehavior = behavior }
    }
}
