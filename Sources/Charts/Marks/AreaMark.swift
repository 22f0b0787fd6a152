import Foundation
import SwiftUI

/// A filled region, such as the one between a curve and the axis.
///
/// ```swift
/// AreaMark(x: .value("Date", cost.date), y: .value("Price", cost.price))
///     .foregroundStyle(by: .value("Food Item", cost.name))
/// ```
///
/// The marks of a series make one region. Several series are put on each other.
public struct AreaMark {
    /// Nothing: the mark is drawn by the chart.
    public typealias Body = Never

    let input: MarkInput

    /// Creates a point of a region between zero and a value.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        let input = MarkInput(
            kind: .area, x: .init(x), y: .init(y), options: MarkOptions(stacking: stacking, isStackable: true))
        self.input = input
    }

    /// Creates a point of a region of a series.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        var input = MarkInput(
            kind: .area, x: .init(x), y: .init(y), options: MarkOptions(stacking: stacking, isStackable: true))
        input.setSeries(series)
        self.input = input
    }

    /// Creates a point of a region between two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        let input = MarkInput(kind: .area, x: .init(x), y: .init(yStart, yEnd))
        self.input = input
    }

    /// Creates a point of a region of a series, between two values.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var input = MarkInput(kind: .area, x: .init(x), y: .init(yStart, yEnd))
        input.setSeries(series)
        self.input = input
    }

    /// Creates a point of a sideways region between two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        let input = MarkInput(kind: .area, x: .init(xStart, xEnd), y: .init(y))
        self.input = input
    }

    /// Creates a point of a sideways region of a series, between two values.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var input = MarkInput(kind: .area, x: .init(xStart, xEnd), y: .init(y))
        input.setSeries(series)
        self.input = input
    }
}

extension AreaMark: MarkContent {}
