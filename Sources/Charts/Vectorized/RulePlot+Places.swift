import Foundation
import SwiftUI

extension RulePlot {
    /// Creates upright lines, from a place in points to another one by properties.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rule, x: .value(x.label, x.datum($0)), y: .span($0[keyPath: yStart], $0[keyPath: yEnd]))
        }
    }

    /// Creates level lines, from a place in points to another one by properties.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        xStart: KeyPath<Data.Element, CGFloat>,
        xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rule, x: .span($0[keyPath: xStart], $0[keyPath: xEnd]), y: .value(y.label, y.datum($0)))
        }
    }

    /// Creates upright lines between two values, at places in points by a property.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rule, x: .point($0[keyPath: x]), y: .interval(yStart.label, yStart.datum($0), yEnd.datum($0)))
        }
    }

    /// Creates level lines between two values, at places in points by a property.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            MarkInput(
                kind: .rule, x: .interval(xStart.label, xStart.datum($0), xEnd.datum($0)), y: .point($0[keyPath: y]))
        }
    }
}
