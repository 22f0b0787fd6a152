import Foundation
import SwiftUI

/// Rectangles of a whole collection.
public struct RectanglePlot<Content: ChartContent> {
    let content: Content
}

extension RectanglePlot: ChartContent, PlotOfContent {
    /// Nothing: the plot adds its marks itself.
    public typealias Body = Never
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// Adds a mark for each element.
    @MainActor public func _collect(
        into collector: _MarkCollector, _ changes: [_ElementChange<DataElement>]
    ) {
        content._collect(into: collector, changes)
    }
}

extension RectanglePlot {
    /// Creates rectangles around values.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rectangle, x: .value(x.label, x.datum($0)), y: .value(y.label, y.datum($0)),
                options: MarkOptions(width: width.dimension($0), height: height.dimension($0)))
        }
    }

    /// Creates rectangles around a value, between two others.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rectangle, x: .value(x.label, x.datum($0)),
                y: .interval(yStart.label, yStart.datum($0), yEnd.datum($0)),
                options: MarkOptions(width: width.dimension($0)))
        }
    }

    /// Creates rectangles between two values, around another.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rectangle, x: .interval(xStart.label, xStart.datum($0), xEnd.datum($0)),
                y: .value(y.label, y.datum($0)), options: MarkOptions(height: height.dimension($0)))
        }
    }

    /// Creates rectangles between values.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rectangle, x: .interval(xStart.label, xStart.datum($0), xEnd.datum($0)),
                y: .interval(yStart.label, yStart.datum($0), yEnd.datum($0)))
        }
    }

    /// Creates rectangles between two values, with edges in points; nil: those of the plot.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rectangle, x: .interval(xStart.label, xStart.datum($0), xEnd.datum($0)),
                y: .span(yStart, yEnd))
        }
    }

    /// Creates rectangles with edges in points, between two values; nil: the edges of the plot.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rectangle, x: .span(xStart, xEnd),
                y: .interval(yStart.label, yStart.datum($0), yEnd.datum($0)))
        }
    }
}
