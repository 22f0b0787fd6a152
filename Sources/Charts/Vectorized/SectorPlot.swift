import Foundation
import SwiftUI

/// Sectors for a whole collection.
public struct SectorPlot<Content: ChartContent> {
    let content: Content
}

extension SectorPlot: ChartContent, PlotOfContent {
    /// Nothing: the plot adds its marks itself.
    public typealias Body = Never
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// Adds a mark for each element.
    @MainActor public func _collect(
        into collector: _MarkCollector, _ changes: [_ElementChange<DataElement>]
    ) {
        content._collect(into: collector, changes)
    }
}

extension SectorPlot {
    /// Creates sectors whose angles are their parts of the sum of all.
    nonisolated public init<Data: RandomAccessCollection, Value: Plottable>(
        _ data: Data,
        angle: PlottableProjection<Data.Element, Value>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .sector, x: .value(angle.label, angle.datum($0)), y: .none,
                options: MarkOptions(
                    innerRadius: innerRadius.dimension($0), outerRadius: outerRadius.dimension($0),
                    angularInset: angularInset ?? 0))
        }
    }

    /// Creates sectors whose angles are their parts of the sum of all, with gaps by a property.
    nonisolated public init<Data: RandomAccessCollection, Value: Plottable>(
        _ data: Data,
        angle: PlottableProjection<Data.Element, Value>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .sector, x: .value(angle.label, angle.datum($0)), y: .none,
                options: MarkOptions(
                    innerRadius: innerRadius.dimension($0), outerRadius: outerRadius.dimension($0),
                    angularInset: $0[keyPath: angularInset]))
        }
    }
}
