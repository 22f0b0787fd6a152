import Foundation
import SwiftUI

/// A point of a line.
///
/// ```swift
/// LineMark(x: .value("Date", day.date), y: .value("Delay", day.delay))
///     .foregroundStyle(by: .value("Airline", day.airline))
/// ```
///
/// The points of a series are joined in the order of the data.
public struct LineMark {
    /// Nothing: the mark is drawn by the chart.
    public typealias Body = Never

    let input: MarkInput

    /// Creates a point of a line.
    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        let input = MarkInput(kind: .line, x: .init(x), y: .init(y))
        self.input = input
    }

    /// Creates a point of the line of a series.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var input = MarkInput(kind: .line, x: .init(x), y: .init(y))
        input.setSeries(series)
        self.input = input
    }
}

extension LineMark: MarkContent {}
