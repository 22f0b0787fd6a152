import Foundation
import SwiftUI

/// Lines through a whole collection, or the curve of a function.
///
/// ```swift
/// LinePlot(x: "x", y: "y") { x in sin(x) / x }
/// ```
public struct LinePlot<Content: ChartContent> {
    let content: Content
}

extension LinePlot: ChartContent, PlotOfContent {
    /// Nothing: the plot adds its marks itself.
    public typealias Body = Never
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// Adds a mark for each element.
    @MainActor public func _collect(
        into collector: _MarkCollector, _ changes: [_ElementChange<DataElement>]
    ) {
        content._collect(into: collector, changes)
    }
}

extension LinePlot {
    /// Creates a line through the elements.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(kind: .line, x: .value(x.label, x.datum($0)), y: .value(y.label, y.datum($0)))
        }
    }

    /// Creates a line for each series of elements.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            var input = MarkInput(
                kind: .line, x: .value(x.label, x.datum($0)), y: .value(y.label, y.datum($0)))
            input.series = (series.label, series.datum($0).lower)
            return input
        }
    }
}

extension LinePlot where Content == FunctionLinePlotContent {
    /// Creates the curve of a function: gaps are where it isn't a finite number. Without a domain it covers the scale.
    nonisolated public init(
        x: LocalizedStringKey,
        y: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> Double
    ) {
        content = FunctionLinePlotContent(
            curve: .line(function), domain: domain, labels: (ChartLabel.key(x), ChartLabel.key(y)))
    }

    /// Creates the curve of a function: gaps are where it isn't a finite number. Without a domain it covers the scale.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S,
        y: S,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> Double
    ) {
        content = FunctionLinePlotContent(
            curve: .line(function), domain: domain,
            labels: (ChartLabel.string(String(x)), ChartLabel.string(String(y)))
        )
    }

    /// Creates the curve that a function of a parameter describes.
    nonisolated public init(
        x: LocalizedStringKey,
        y: LocalizedStringKey,
        t: LocalizedStringKey,
        domain: ClosedRange<Double>,
        function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
    ) {
        content = FunctionLinePlotContent(
            curve: .parametric(domain, function), domain: nil,
            labels: (ChartLabel.key(x), ChartLabel.key(y)))
    }

    /// Creates the curve that a function of a parameter describes.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S,
        y: S,
        t: S,
        domain: ClosedRange<Double>,
        function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
    ) {
        content = FunctionLinePlotContent(
            curve: .parametric(domain, function), domain: nil,
            labels: (ChartLabel.string(String(x)), ChartLabel.string(String(y))))
    }

    /// Creates the curve of a function: gaps are where it isn't a finite number.
    nonisolated public init(
        x: Text,
        y: Text,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> Double
    ) {
        content = FunctionLinePlotContent(
            curve: .line(function), domain: domain, labels: (ChartLabel.text(x), ChartLabel.text(y)))
    }

    /// Creates a curve whose places a function gives.
    nonisolated public init(
        x: Text,
        y: Text,
        t: Text,
        domain: ClosedRange<Double>,
        function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
    ) {
        content = FunctionLinePlotContent(
            curve: .parametric(domain, function), domain: nil, labels: (ChartLabel.text(x), ChartLabel.text(y)))
    }
}

/// A curve that a function gives.
public struct FunctionLinePlotContent {
    let curve: FunctionPlot.Curve
    let domain: ClosedRange<Double>?
    let labels: (ChartLabel, ChartLabel)
}

extension FunctionLinePlotContent: ChartContent, PrimitiveChartContent {
    /// Nothing: the chart draws the curve.
    public typealias Body = Never

    /// Adds the curve.
    @MainActor public func _collect(into collector: _MarkCollector) {
        collector.functions.append(
            FunctionPlot(
                curve: curve, domain: domain, xLabel: labels.0, yLabel: labels.1,
                attributes: collector.attributesNumber))
    }
}
