import Foundation
import SwiftUI

extension RectanglePlot {
    /// Creates rectangles at values of the horizontal axis, from a place in points to another one; nil: the plot's edges.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rectangle, x: .value(x.label, x.datum($0)), y: .span(yStart, yEnd),
                options: MarkOptions(width: width.dimension($0)))
        }
    }

    /// Creates rectangles at values of the vertical axis, from a place in points to another one; nil: the plot's edges.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rectangle, x: .span(xStart, xEnd), y: .value(y.label, y.datum($0)),
                options: MarkOptions(height: height.dimension($0)))
        }
    }

    /// Creates rectangles at values of the horizontal axis, from a place in points to another one by properties.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rectangle, x: .value(x.label, x.datum($0)),
                y: .span($0[keyPath: yStart], $0[keyPath: yEnd]), options: MarkOptions(width: width.dimension($0)))
        }
    }

    /// Creates rectangles at values of the vertical axis, from a place in points to another one by properties.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        xStart: KeyPath<Data.Element, CGFloat>,
        xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rectangle, x: .span($0[keyPath: xStart], $0[keyPath: xEnd]), y: .value(y.label, y.datum($0)),
                options: MarkOptions(height: height.dimension($0)))
        }
    }

    /// Creates rectangles between two values, from a place in points to another one by properties.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rectangle, x: .interval(xStart.label, xStart.datum($0), xEnd.datum($0)),
                y: .span($0[keyPath: yStart], $0[keyPath: yEnd]))
        }
    }

    /// Creates rectangles between two values, from a place in points to another one by properties.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        xStart: KeyPath<Data.Element, CGFloat>,
        xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rectangle, x: .span($0[keyPath: xStart], $0[keyPath: xEnd]),
                y: .interval(yStart.label, yStart.datum($0), yEnd.datum($0)))
        }
    }
}
