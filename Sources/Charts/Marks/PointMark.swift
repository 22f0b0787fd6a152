import Foundation
import SwiftUI

/// A symbol at a point.
///
/// ```swift
/// PointMark(x: .value("Distance", flight.distance), y: .value("Delay", flight.delay))
/// ```
public struct PointMark {
    /// Nothing: the mark is drawn by the chart.
    public typealias Body = Never

    let input: MarkInput

    /// Creates a symbol at two values.
    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        input = MarkInput(kind: .point, x: .init(x), y: .init(y))
    }

    /// Creates a symbol at a value and a place in points; nil: the middle of the plot.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        input = MarkInput(kind: .point, x: .init(x), y: .point(y))
    }

    /// Creates a symbol at a place in points and a value; nil: the middle of the plot.
    nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        input = MarkInput(kind: .point, x: .point(x), y: .init(y))
    }
}

extension PointMark: MarkContent {}
