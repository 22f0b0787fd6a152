import Foundation
import SwiftUI

/// Bars of a whole collection.
public struct BarPlot<Content: ChartContent> {
    let content: Content
}

extension BarPlot: ChartContent, PlotOfContent {
    /// Nothing: the plot adds its marks itself.
    public typealias Body = Never
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// Adds a mark for each element.
    @MainActor public func _collect(
        into collector: _MarkCollector, _ changes: [_ElementChange<DataElement>]
    ) {
        content._collect(into: collector, changes)
    }
}

extension BarPlot {
    /// Creates bars from zero to the values.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .bar, x: .value(x.label, x.datum($0)), y: .value(y.label, y.datum($0)),
                options: MarkOptions(
                    width: width.dimension($0), height: height.dimension($0), stacking: stacking,
                    isStackable: true))
        }
    }

    /// Creates upright bars between two values.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .bar, x: .value(x.label, x.datum($0)),
                y: .interval(yStart.label, yStart.datum($0), yEnd.datum($0)),
                options: MarkOptions(width: width.dimension($0)))
        }
    }

    /// Creates sideways bars between two values.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .bar, x: .interval(xStart.label, xStart.datum($0), xEnd.datum($0)),
                y: .value(y.label, y.datum($0)), options: MarkOptions(height: height.dimension($0)))
        }
    }

    /// Creates bars in one dimension along the horizontal axis.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil,
        width: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .bar, x: .value(x.label, x.datum($0)), y: .span(yStart, yEnd),
                options: MarkOptions(width: width.dimension($0), stacking: stacking, isStackable: true))
        }
    }

    /// Creates bars in one dimension along the vertical axis.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .bar, x: .span(xStart, xEnd), y: .value(y.label, y.datum($0)),
                options: MarkOptions(height: height.dimension($0), stacking: stacking, isStackable: true))
        }
    }
}
