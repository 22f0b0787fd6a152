import SwiftUI

/// What a mark is drawn as.
enum MarkKind: UInt8, Sendable {
    case area, bar, line, point, rectangle, rule, sector

    /// Whether the marks of a series are drawn as one.
    var isJoined: Bool { self == .line || self == .area }
}

/// What a mark's two numbers along an axis mean.
enum ChannelForm: UInt8, Sendable {
    /// Nothing is given: the middle of the plot, or all of it.
    case none
    /// A value on the scale.
    case value
    /// A step of the scale, within which the mark has a width: a bin, or a unit of the calendar.
    case bin
    /// From a value to another.
    case interval
    /// A place in points; not a number: the middle of the plot.
    case fixedPoint
    /// From a place in points to another; not a number: the edges of the plot.
    case fixedInterval

    var isOnScale: Bool { self == .value || self == .bin || self == .interval }
}

/// A mark's numbers along an axis. Categories are their numbers in the order of appearance, dates are seconds.
struct Channel: Equatable, Sendable {
    var form: ChannelForm
    var start: Double
    var end: Double

    static let none = Channel(form: .none, start: .nan, end: .nan)

    var middle: Double { form == .value || form == .fixedPoint ? start : (start + end) / 2 }
}

/// A mark as numbers.
struct MarkRecord: Sendable {
    var kind: MarkKind
    var x: Channel
    var y: Channel
    /// What the mark's length stood for before it was put on others.
    var value = Double.nan
    /// The place of the attributes in their table.
    var attributes: Int32
    /// The place of the options in their table.
    var options: Int32
    /// The number of the series; -1: none.
    var series: Int32
    /// The number of the group for screen readers; -1: none.
    var group: Int32
}

/// What the initialisers of marks decide besides values; most marks of a chart have the same.
struct MarkOptions: Equatable, Sendable {
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.unstacked
    /// Whether the mark may be put on others at all.
    var isStackable = false
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0
}

/// A mark as its initialiser was called.
struct MarkInput {
    enum Place {
        case none
        case value(ChartLabel, ChartDatumRange)
        case interval(ChartLabel, ChartDatumRange, ChartDatumRange)
        case point(CGFloat?)
        case span(CGFloat?, CGFloat?)

        init<P>(_ value: PlottableValue<P>) { self = .value(value.label, value.datum) }

        init<P>(_ start: PlottableValue<P>, _ end: PlottableValue<P>) {
            self = .interval(start.label, start.datum, end.datum)
        }
    }

    var kind: MarkKind
    var x = Place.none
    var y = Place.none
    /// The place in depth, in charts in space.
    var z = Place.none
    var options = MarkOptions()
    var series: (ChartLabel, _ChartDatum)?

    /// Names the series by a value.
    mutating func setSeries<S>(_ value: PlottableValue<S>) {
        if case .single(let datum) = value.datum { series = (value.label, datum) }
    }
}

/// A mark's place in its chart's data and drawing.
@MainActor
protocol MarkContent: PrimitiveChartContent {
    nonisolated var input: MarkInput { get }
}

extension MarkContent {
    /// Adds the mark.
    @MainActor public func _collect(into collector: _MarkCollector) {
        collector.add(input)
    }
}
