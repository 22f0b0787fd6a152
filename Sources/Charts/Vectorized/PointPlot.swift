import Foundation
import SwiftUI

/// Symbols for a whole collection.
public struct PointPlot<Content: ChartContent> {
    let content: Content
}

extension PointPlot: ChartContent, PlotOfContent {
    /// Nothing: the plot adds its marks itself.
    public typealias Body = Never
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// Adds a mark for each element.
    @MainActor public func _collect(
        into collector: _MarkCollector, _ changes: [_ElementChange<DataElement>]
    ) {
        content._collect(into: collector, changes)
    }
}

extension PointPlot {
    /// Creates a symbol for each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(kind: .point, x: .value(x.label, x.datum($0)), y: .value(y.label, y.datum($0)))
        }
    }

    /// Creates symbols at values and a place in points; nil: the middle of the plot.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(kind: .point, x: .value(x.label, x.datum($0)), y: .point(y))
        }
    }

    /// Creates symbols at a place in points and values; nil: the middle of the plot.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: CGFloat? = nil,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(kind: .point, x: .point(x), y: .value(y.label, y.datum($0)))
        }
    }

    /// Creates symbols at values and places in points.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(kind: .point, x: .value(x.label, x.datum($0)), y: .point($0[keyPath: y]))
        }
    }

    /// Creates symbols at places in points and values.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(kind: .point, x: .point($0[keyPath: x]), y: .value(y.label, y.datum($0)))
        }
    }
}
