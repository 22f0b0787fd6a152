import Foundation
import SwiftUI

/// What a chart takes from each element of its data: a property, with a label that says what it is.
///
/// ```swift
/// LinePlot(days, x: .value("Day", \.date), y: .value("Delay", \.delay))
/// ```
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let label: ChartLabel
    let datum: (DataElement) -> ChartDatumRange

    private init(_ label: ChartLabel, _ datum: @escaping (DataElement) -> ChartDatumRange) {
        self.label = label
        self.datum = datum
    }

    /// A property, with a label that is looked up in the app's translations.
    nonisolated public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(.key(labelKey)) { .single($0[keyPath: keyPath].datum) }
    }

    /// A property with a label.
    @_disfavoredOverload
    nonisolated public static func value<S: StringProtocol>(
        _ label: S, _ keyPath: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(.string(String(label))) { .single($0[keyPath: keyPath].datum) }
    }

    /// A property with a label.
    nonisolated public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(.text(label)) { .single($0[keyPath: keyPath].datum) }
    }

    /// A property, with a label that is looked up in the app's translations.
    @_disfavoredOverload
    nonisolated public static func value(
        _ label: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(.text(Text(label))) { .single($0[keyPath: keyPath].datum) }
    }

    /// The same value for each element, with a label that is looked up in the app's translations.
    nonisolated public static func value(
        _ labelKey: LocalizedStringKey, _ value: DataValue
    ) -> PlottableProjection {
        let datum = value.datum
        return PlottableProjection(.key(labelKey)) { _ in .single(datum) }
    }

    /// The same value for each element with a label.
    @_disfavoredOverload
    nonisolated public static func value<S: StringProtocol>(
        _ label: S, _ value: DataValue
    ) -> PlottableProjection {
        let datum = value.datum
        return PlottableProjection(.string(String(label))) { _ in .single(datum) }
    }

    /// The same value for each element with a label.
    nonisolated public static func value(
        _ label: Text, _ value: DataValue
    ) -> PlottableProjection {
        let datum = value.datum
        return PlottableProjection(.text(label)) { _ in .single(datum) }
    }

    /// The same value for each element, with a label that is looked up in the app's translations.
    @_disfavoredOverload
    nonisolated public static func value(
        _ label: LocalizedStringResource, _ value: DataValue
    ) -> PlottableProjection {
        let datum = value.datum
        return PlottableProjection(.text(Text(label))) { _ in .single(datum) }
    }

    /// An interval between two properties, with a label that is looked up in the app's translations.
    nonisolated public static func value(
        _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(.key(labelKey)) { .range($0[keyPath: start].datum, $0[keyPath: end].datum) }
    }

    /// An interval between two properties with a label.
    @_disfavoredOverload
    nonisolated public static func value<S: StringProtocol>(
        _ label: S, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(.string(String(label))) { .range($0[keyPath: start].datum, $0[keyPath: end].datum) }
    }

    /// An interval between two properties with a label.
    nonisolated public static func value(
        _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(.text(label)) { .range($0[keyPath: start].datum, $0[keyPath: end].datum) }
    }

    /// An interval between two properties, with a label that is looked up in the app's translations.
    @_disfavoredOverload
    nonisolated public static func value(
        _ label: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(.text(Text(label))) { .range($0[keyPath: start].datum, $0[keyPath: end].datum) }
    }
}

extension PlottableProjection where DataValue == Date {
    /// The unit of the calendar around a date, with a label that is looked up in the app's translations.
    nonisolated public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        let calendar = calendar ?? .autoupdatingCurrent
        return PlottableProjection(.key(labelKey)) { .unit(of: $0[keyPath: keyPath], unit, calendar) }
    }

    /// The unit of the calendar around a date with a label.
    @_disfavoredOverload
    nonisolated public static func value<S: StringProtocol>(
        _ label: S, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        let calendar = calendar ?? .autoupdatingCurrent
        return PlottableProjection(.string(String(label))) { .unit(of: $0[keyPath: keyPath], unit, calendar) }
    }

    /// The unit of the calendar around a date with a label.
    nonisolated public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        let calendar = calendar ?? .autoupdatingCurrent
        return PlottableProjection(.text(label)) { .unit(of: $0[keyPath: keyPath], unit, calendar) }
    }

    /// The unit of the calendar around a date, with a label that is looked up in the app's translations.
    @_disfavoredOverload
    nonisolated public static func value(
        _ label: LocalizedStringResource, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        let calendar = calendar ?? .autoupdatingCurrent
        return PlottableProjection(.text(Text(label))) { .unit(of: $0[keyPath: keyPath], unit, calendar) }
    }
}
