import Foundation
import SwiftUI

/// Where charts may come to rest when the user has scrolled them.
///
/// The content of a chart that scrolls is as large as the plot would be if it showed all of the scales; its upper left
/// corner is the origin.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {}

/// Comes to rest at multiples of a unit; a swipe and the Page keys go to larger steps.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    enum Alignment {
        case page
        case unit(Double)
        case matching(DateComponents)
    }

    /// Where the visible part may begin along an axis.
    struct AxisAlignment {
        var unit: Alignment
        var major = Alignment.page
    }

    let x: AxisAlignment?
    let y: AxisAlignment?
    let limit: ValueAlignedLimitBehavior

    /// Moves the target to the nearest values that it may begin at.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard let chart = context.chartScroll else { return }
        if let x, context.axes.contains(.horizontal), let axis = chart.x {
            target.rect.origin.x = axis.place(
                start(
                    axis.start(at: target.rect.minX), x, axis, context.originalTarget.rect.minX, context.velocity.dx,
                    chart.calendar))
        }
        if let y, context.axes.contains(.vertical), let axis = chart.y {
            target.rect.origin.y = axis.place(
                start(
                    axis.start(at: target.rect.minY), y, axis, context.originalTarget.rect.minY, context.velocity.dy,
                    chart.calendar))
        }
    }

    /// Faster than this, in points per second, a drag is a swipe.
    private static let swipe = 400.0

    private func start(
        _ wanted: Double, _ alignment: AxisAlignment, _ axis: ChartScrollAxis, _ original: CGFloat,
        _ velocity: CGFloat, _ calendar: Calendar
    ) -> Double {
        let current = axis.start(at: original)
        // Categories begin half a step before their number.
        let half = axis.isCategory ? 0.5 : 0
        guard abs(velocity) >= Self.swipe else {
            return Self.aligned(wanted + half, from: current + half, alignment.unit, calendar) - half
        }
        let isForward = (velocity > 0) != axis.isFlipped
        var target = wanted
        switch alignment.major {
        case .page:
            let pages = limit == .never ? max(1, (abs(wanted - current) / axis.length).rounded()) : 1
            target = current + (isForward ? 1 : -1) * pages * axis.length
        case .unit, .matching:
            let from = limit == .never ? wanted : current
            // A step on, so that the next one is found from where the chart stands.
            let near = from + (isForward ? 1 : -1) * axis.length * 1e-6
            target =
                Self.aligned(near + half, from: near + half - (isForward ? 1 : -1), alignment.major, calendar) - half
        }
        return Self.aligned(target + half, from: current + half, alignment.unit, calendar) - half
    }

    /// The nearest place to come to rest in the direction of the scrolling.
    static func aligned(_ start: Double, from current: Double, _ alignment: Alignment, _ calendar: Calendar) -> Double {
        switch alignment {
        case .page: return start
        case .unit(let unit):
            guard unit > 0 else { return start }
            let number = start / unit
            return (start > current ? (number - 1e-9).rounded(.up) : (number + 1e-9).rounded(.down)) * unit
        case .matching(let components):
            let isForward = start > current
            // The date itself counts.
            let date = Date(start).addingTimeInterval(isForward ? -0.5 : 0.5)
            let found = calendar.nextDate(
                after: date, matching: components, matchingPolicy: .nextTime,
                direction: isForward ? .forward : .backward)
            return found?.timeIntervalSinceReferenceDate ?? start
        }
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

    var alignment: ValueAlignedChartScrollTargetBehavior.Alignment {
        switch kind {
        case .page: .page
        case .unit(let value): value.datum.double.map { .unit($0) } ?? .page
        case .matching(let components): .matching(components)
        }
    }
}

/// How far one swipe may scroll.
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

extension ValueAlignedChartScrollTargetBehavior.AxisAlignment {
    fileprivate init<P: Plottable & Numeric>(_ unit: P, _ major: MajorValueAlignment<P>?) {
        self.init(unit: unit.datum.double.map { .unit($0) } ?? .page, major: major?.alignment ?? .page)
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Comes to rest at multiples of a unit along the axes that scroll.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        valueAligned(
            xUnit: unit, yUnit: unit, xMajorAlignment: majorAlignment, yMajorAlignment: majorAlignment,
            limitBehavior: limitBehavior)
    }

    /// Comes to rest at multiples of units, of its own along each axis.
    public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            x: .init(xUnit, xMajorAlignment), y: .init(yUnit, yMajorAlignment), limit: limitBehavior)
    }

    /// Comes to rest at dates that match components.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        let alignment = ValueAlignedChartScrollTargetBehavior.AxisAlignment(
            unit: .matching(components), major: majorAlignment?.alignment ?? .page)
        return ValueAlignedChartScrollTargetBehavior(x: alignment, y: alignment, limit: limitBehavior)
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
