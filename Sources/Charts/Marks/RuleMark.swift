import Foundation
import SwiftUI

/// A straight line along an axis, such as a threshold.
///
/// ```swift
/// RuleMark(y: .value("Threshold", 400))
/// ```
public struct RuleMark {
    /// Nothing: the mark is drawn by the chart.
    public typealias Body = Never

    let input: MarkInput

    /// Creates an upright line at a value, with ends in points; nil: the edges of the plot.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        input = MarkInput(kind: .rule, x: .init(x), y: .span(yStart, yEnd))
    }

    /// Creates a level line at a value, with ends in points; nil: the edges of the plot.
    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        input = MarkInput(kind: .rule, x: .span(xStart, xEnd), y: .init(y))
    }

    /// Creates an upright line at a value, between two others.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        input = MarkInput(kind: .rule, x: .init(x), y: .init(yStart, yEnd))
    }

    /// Creates a level line between two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        input = MarkInput(kind: .rule, x: .init(xStart, xEnd), y: .init(y))
    }

    /// Creates an upright line at a place in points, between two values; nil: the middle of the plot.
    nonisolated public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        input = MarkInput(kind: .rule, x: .point(x), y: .init(yStart, yEnd))
    }

    /// Creates a level line between two values, at a place in points; nil: the middle of the plot.
    nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        input = MarkInput(kind: .rule, x: .init(xStart, xEnd), y: .point(y))
    }
}

extension RuleMark: MarkContent {}
