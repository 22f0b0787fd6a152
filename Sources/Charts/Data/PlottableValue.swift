import Foundation
import SwiftUI

/// A value to plot, with a label that says what it is.
///
/// ```swift
/// LineMark(x: .value("Date", day.date, unit: .day), y: .value("Delay", day.delay))
/// ```
///
/// The label names the value for screen readers and in the table of the chart's data.
public struct PlottableValue<Value: Plottable> {
    let label: ChartLabel
    let datum: ChartDatumRange
}

/// What a value to plot is called.
enum ChartLabel {
    case key(LocalizedStringKey)
    case string(String)
    case text(Text)

    var text: Text {
        switch self {
        case .key(let key): Text(key)
        case .string(let string): Text(verbatim: string)
        case .text(let text): text
        }
    }
}

/// One value, or the interval that a mark takes up.
enum ChartDatumRange: Equatable {
    case single(_ChartDatum)
    /// From a value to another.
    case range(_ChartDatum, _ChartDatum)
    /// The calendar's unit that a date lies in.
    case unit(Double, Double, Calendar.Component)

    static func unit(of date: Date, _ unit: Calendar.Component, _ calendar: Calendar) -> ChartDatumRange {
        guard let interval = calendar.dateInterval(of: unit, for: date) else {
            return .single(date._datum)
        }
        return .unit(
            interval.start.timeIntervalSinceReferenceDate, interval.end.timeIntervalSinceReferenceDate, unit)
    }
}

extension PlottableValue {
    /// A value with a label that is looked up in the app's translations.
    nonisolated public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label: .key(labelKey), datum: .single(value.datum))
    }

    /// A value with a label.
    @_disfavoredOverload
    nonisolated public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label: .string(String(label)), datum: .single(value.datum))
    }

    /// A value with a label.
    nonisolated public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label: .text(label), datum: .single(value.datum))
    }

    /// A value with a label that is looked up when it is shown.
    @_disfavoredOverload
    nonisolated public static func value(_ label: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label: .text(Text(label)), datum: .single(value.datum))
    }
}

extension PlottableValue where Value == Date {
    /// A date that stands for the whole unit of the calendar that it lies in.
    nonisolated public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(label: .key(labelKey), datum: .unit(of: value, unit, calendar ?? .autoupdatingCurrent))
    }

    /// A date that stands for the whole unit of the calendar that it lies in.
    @_disfavoredOverload
    nonisolated public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(label: .string(String(label)), datum: .unit(of: value, unit, calendar ?? .autoupdatingCurrent))
    }

    /// A date that stands for the whole unit of the calendar that it lies in.
    nonisolated public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(label: .text(label), datum: .unit(of: value, unit, calendar ?? .autoupdatingCurrent))
    }

    /// A date that stands for the whole unit of the calendar that it lies in.
    @_disfavoredOverload
    nonisolated public static func value(
        _ label: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(
            label: .text(Text(label)),
            datum: .unit(of: value, unit, calendar ?? .autoupdatingCurrent))
    }
}

/// The limits of an interval to plot.
protocol ChartInterval<Bound> {
    associatedtype Bound: Comparable
    var lowerBound: Bound { get }
    var upperBound: Bound { get }
}

extension Range: ChartInterval {}
extension ClosedRange: ChartInterval {}
extension ChartBinRange: ChartInterval {}

extension PlottableValue where Value: Comparable {
    private init(_ label: ChartLabel, _ interval: some ChartInterval<Value>) {
        self.init(label: label, datum: .range(interval.lowerBound.datum, interval.upperBound.datum))
    }

    /// An interval with a label that is looked up in the app's translations.
    nonisolated public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(.key(labelKey), range)
    }

    /// An interval with a label.
    @_disfavoredOverload
    nonisolated public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(.string(String(label)), range)
    }

    /// An interval with a label.
    nonisolated public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(.text(label), range)
    }

    /// An interval with a label that is looked up in the app's translations.
    nonisolated public static func value(
        _ labelKey: LocalizedStringKey, _ range: ClosedRange<Value>
    ) -> PlottableValue {
        PlottableValue(.key(labelKey), range)
    }

    /// An interval with a label.
    @_disfavoredOverload
    nonisolated public static func value<S: StringProtocol>(
        _ label: S, _ range: ClosedRange<Value>
    ) -> PlottableValue {
        PlottableValue(.string(String(label)), range)
    }

    /// An interval with a label.
    nonisolated public static func value(_ label: Text, _ range: ClosedRange<Value>) -> PlottableValue {
        PlottableValue(.text(label), range)
    }

    /// A bin with a label that is looked up in the app's translations.
    nonisolated public static func value(
        _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
    ) -> PlottableValue {
        PlottableValue(.key(labelKey), range)
    }

    /// A bin with a label.
    @_disfavoredOverload
    nonisolated public static func value<S: StringProtocol>(
        _ label: S, _ range: ChartBinRange<Value>
    ) -> PlottableValue {
        PlottableValue(.string(String(label)), range)
    }

    /// A bin with a label.
    nonisolated public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(.text(label), range)
    }

    /// An interval, with a label that is looked up in the app's translations.
    @_disfavoredOverload
    nonisolated public static func value(
        _ label: LocalizedStringResource, _ range: Range<Value>
    ) -> PlottableValue {
        PlottableValue(.text(Text(label)), range)
    }

    /// An interval, with a label that is looked up in the app's translations.
    @_disfavoredOverload
    nonisolated public static func value(
        _ label: LocalizedStringResource, _ range: ClosedRange<Value>
    ) -> PlottableValue {
        PlottableValue(.text(Text(label)), range)
    }

    /// An interval, with a label that is looked up in the app's translations.
    @_disfavoredOverload
    nonisolated public static func value(
        _ label: LocalizedStringResource, _ range: ChartBinRange<Value>
    ) -> PlottableValue {
        PlottableValue(.text(Text(label)), range)
    }
}
