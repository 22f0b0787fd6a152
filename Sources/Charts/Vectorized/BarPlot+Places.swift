import Foundation
import SwiftUI

extension BarPlot {
    /// Creates bars along the horizontal axis, which reach from a place in points to another one by properties.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>,
        width: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .bar, x: .value(x.label, x.datum($0)), y: .span($0[keyPath: yStart], $0[keyPath: yEnd]),
                options: MarkOptions(width: width.dimension($0), stacking: stacking, isStackable: true))
        }
    }

    /// Creates bars along the vertical axis, which reach from a place in points to another one by properties.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        xStart: KeyPath<Data.Element, CGFloat>,
        xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .bar, x: .span($0[keyPath: xStart], $0[keyPath: xEnd]), y: .value(y.label, y.datum($0)),
                options: MarkOptions(height: height.dimension($0), stacking: stacking, isStackable: true))
        }
    }

    /// Creates bars between two values, from a place in points to another one.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .bar, x: .interval(xStart.label, xStart.datum($0), xEnd.datum($0)), y: .span(yStart, yEnd))
        }
    }

    /// Creates bars between two values, from a place in points to another one.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .bar, x: .span(xStart, xEnd), y: .interval(yStart.label, yStart.datum($0), yEnd.datum($0)))
        }
    }
}
