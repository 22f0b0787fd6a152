import Foundation
import SwiftUI

/// Straight lines for a whole collection.
public struct RulePlot<Content: ChartContent> {
    let content: Content
}

extension RulePlot: ChartContent, PlotOfContent {
    /// Nothing: the plot adds its marks itself.
    public typealias Body = Never
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// Adds a mark for each element.
    @MainActor public func _collect(
        into collector: _MarkCollector, _ changes: [_ElementChange<DataElement>]
    ) {
        content._collect(into: collector, changes)
    }
}

extension RulePlot {
    /// Creates upright lines at values, with ends in points; nil: the edges of the plot.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(kind: .rule, x: .value(x.label, x.datum($0)), y: .span(yStart, yEnd))
        }
    }

    /// Creates level lines at values, with ends in points; nil: the edges of the plot.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(kind: .rule, x: .span(xStart, xEnd), y: .value(y.label, y.datum($0)))
        }
    }

    /// Creates upright lines at a value, between two others.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rule, x: .value(x.label, x.datum($0)),
                y: .interval(yStart.label, yStart.datum($0), yEnd.datum($0)))
        }
    }

    /// Creates level lines between two values.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rule, x: .interval(xStart.label, xStart.datum($0), xEnd.datum($0)),
                y: .value(y.label, y.datum($0)))
        }
    }

    /// Creates upright lines at a place in points, between two values; nil: the middle of the plot.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: CGFloat? = nil,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rule, x: .point(x), y: .interval(yStart.label, yStart.datum($0), yEnd.datum($0)))
        }
    }

    /// Creates level lines between two values, at a place in points; nil: the middle of the plot.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rule, x: .interval(xStart.label, xStart.datum($0), xEnd.datum($0)), y: .point(y))
        }
    }
}
