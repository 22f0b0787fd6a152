import Foundation
import SwiftUI

/// Filled regions of a whole collection, or of functions.
public struct AreaPlot<Content: ChartContent> {
    let content: Content
}

extension AreaPlot: ChartContent, PlotOfContent {
    /// Nothing: the plot adds its marks itself.
    public typealias Body = Never
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// Adds a mark for each element.
    @MainActor public func _collect(
        into collector: _MarkCollector, _ changes: [_ElementChange<DataElement>]
    ) {
        content._collect(into: collector, changes)
    }
}

extension AreaPlot {
    /// Creates a region between zero and the values.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .area, x: .value(x.label, x.datum($0)), y: .value(y.label, y.datum($0)),
                options: MarkOptions(stacking: stacking, isStackable: true))
        }
    }

    /// Creates a region for each series of elements.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            var input = MarkInput(
                kind: .area, x: .value(x.label, x.datum($0)), y: .value(y.label, y.datum($0)),
                options: MarkOptions(stacking: stacking, isStackable: true))
            input.series = (series.label, series.datum($0).lower)
            return input
        }
    }

    /// Creates a region between two values.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .area, x: .value(x.label, x.datum($0)),
                y: .interval(yStart.label, yStart.datum($0), yEnd.datum($0)))
        }
    }

    /// Creates a region between two values for each series.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            var input = MarkInput(
                kind: .area, x: .value(x.label, x.datum($0)),
                y: .interval(yStart.label, yStart.datum($0), yEnd.datum($0)))
            input.series = (series.label, series.datum($0).lower)
            return input
        }
    }

    /// Creates a sideways region between two values.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .area, x: .interval(xStart.label, xStart.datum($0), xEnd.datum($0)),
                y: .value(y.label, y.datum($0)))
        }
    }

    /// Creates a sideways region between two values for each series.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            var input = MarkInput(
                kind: .area, x: .interval(xStart.label, xStart.datum($0), xEnd.datum($0)),
                y: .value(y.label, y.datum($0)))
            input.series = (series.label, series.datum($0).lower)
            return input
        }
    }
}

extension AreaPlot where Content == FunctionLinePlotContent {
    /// Creates the area between a function and zero: gaps are where it isn't a finite number.
    nonisolated public init(
        x: LocalizedStringKey,
        y: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> Double
    ) {
        content = FunctionLinePlotContent(
            curve: .area({ (yStart: 0, yEnd: function($0)) }), domain: domain,
            labels: (ChartLabel.key(x), ChartLabel.key(y)))
    }

    /// Creates the area between a function and zero: gaps are where it isn't a finite number.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S,
        y: S,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> Double
    ) {
        content = FunctionLinePlotContent(
            curve: .area({ (yStart: 0, yEnd: function($0)) }), domain: domain,
            labels: (ChartLabel.string(String(x)), ChartLabel.string(String(y))))
    }

    /// Creates the area between two functions.
    nonisolated public init(
        x: LocalizedStringKey,
        yStart: LocalizedStringKey,
        yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionLinePlotContent(
            curve: .area(function), domain: domain, labels: (ChartLabel.key(x), ChartLabel.key(yEnd)))
    }

    /// Creates the area between two functions.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S,
        yStart: S,
        yEnd: S,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionLinePlotContent(
            curve: .area(function), domain: domain,
            labels: (ChartLabel.string(String(x)), ChartLabel.string(String(yEnd))))
    }

    /// Creates the area between a function and zero: gaps are where it isn't a finite number.
    nonisolated public init(
        x: Text,
        y: Text,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> Double
    ) {
        content = FunctionLinePlotContent(
            curve: .area({ (yStart: 0, yEnd: function($0)) }), domain: domain,
            labels: (ChartLabel.text(x), ChartLabel.text(y)))
    }

    /// Creates the area between two functions.
    nonisolated public init(
        x: Text,
        yStart: Text,
        yEnd: Text,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionLinePlotContent(
            curve: .area(function), domain: domain, labels: (ChartLabel.text(x), ChartLabel.text(yEnd)))
    }
}
