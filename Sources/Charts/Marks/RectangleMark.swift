import Foundation
import SwiftUI

/// A rectangle, such as a cell of a heat map.
///
/// ```swift
/// RectangleMark(x: .value("Hour", cell.hour), y: .value("Weekday", cell.weekday))
///     .foregroundStyle(by: .value("Delay", cell.delay))
/// ```
public struct RectangleMark {
    /// Nothing: the mark is drawn by the chart.
    public typealias Body = Never

    let input: MarkInput

    /// Creates a rectangle around two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        input = MarkInput(
            kind: .rectangle, x: .init(x), y: .init(y),
            options: MarkOptions(width: width, height: height))
    }

    /// Creates a rectangle around a value, between two others.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        input = MarkInput(kind: .rectangle, x: .init(x), y: .init(yStart, yEnd), options: MarkOptions(width: width))
    }

    /// Creates a rectangle between two values, around another.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        input = MarkInput(
            kind: .rectangle, x: .init(xStart, xEnd), y: .init(y),
            options: MarkOptions(height: height))
    }

    /// Creates a rectangle between values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        input = MarkInput(kind: .rectangle, x: .init(xStart, xEnd), y: .init(yStart, yEnd))
    }

    /// Creates a rectangle between two values, with edges in points; nil: those of the plot.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        input = MarkInput(kind: .rectangle, x: .init(xStart, xEnd), y: .span(yStart, yEnd))
    }

    /// Creates a rectangle with edges in points, between two values; nil: the edges of the plot.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        input = MarkInput(kind: .rectangle, x: .span(xStart, xEnd), y: .init(yStart, yEnd))
    }

    /// Creates a rectangle with edges in points; nil: those of the plot.
    nonisolated public init(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        input = MarkInput(kind: .rectangle, x: .span(xStart, xEnd), y: .span(yStart, yEnd))
    }

    /// Creates a rectangle around a value, with edges in points; nil: those of the plot.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        input = MarkInput(kind: .rectangle, x: .init(x), y: .span(yStart, yEnd), options: MarkOptions(width: width))
    }

    /// Creates a rectangle with edges in points, around a value; nil: the edges of the plot.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        input = MarkInput(
            kind: .rectangle, x: .span(xStart, xEnd), y: .init(y),
            options: MarkOptions(height: height))
    }
}

extension RectangleMark: MarkContent {}
