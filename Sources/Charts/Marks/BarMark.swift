import Foundation
import SwiftUI

/// A bar, whose length stands for a value.
///
/// ```swift
/// BarMark(x: .value("Department", data.department), y: .value("Profit", data.profit))
/// ```
///
/// Bars at the same place are put on each other. They grow along the axis with numbers; along the vertical one if both
/// have numbers.
public struct BarMark {
    /// Nothing: the mark is drawn by the chart.
    public typealias Body = Never

    let input: MarkInput

    /// Creates a bar at a value, or from zero to it along the axis with numbers.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        input = MarkInput(
            kind: .bar, x: .init(x), y: .init(y),
            options: MarkOptions(width: width, height: height, stacking: stacking, isStackable: true))
    }

    /// Creates an upright bar between two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        input = MarkInput(kind: .bar, x: .init(x), y: .init(yStart, yEnd), options: MarkOptions(width: width))
    }

    /// Creates a sideways bar between two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        input = MarkInput(kind: .bar, x: .init(xStart, xEnd), y: .init(y), options: MarkOptions(height: height))
    }

    /// Creates a sideways bar between two values, whose upper and lower edge are given in points; nil: those of the plot.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        input = MarkInput(kind: .bar, x: .init(xStart, xEnd), y: .span(yStart, yEnd))
    }

    /// Creates an upright bar between two values, whose edges on the sides are given in points; nil: those of the plot.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        input = MarkInput(kind: .bar, x: .span(xStart, xEnd), y: .init(yStart, yEnd))
    }

    /// Creates a bar in one dimension: bars follow each other along the horizontal axis.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        input = MarkInput(
            kind: .bar, x: .init(x), y: .span(yStart, yEnd),
            options: MarkOptions(width: width, stacking: stacking, isStackable: true))
    }

    /// Creates a bar in one dimension: bars follow each other along the vertical axis.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        input = MarkInput(
            kind: .bar, x: .span(xStart, xEnd), y: .init(y),
            options: MarkOptions(height: height, stacking: stacking, isStackable: true))
    }
}

extension BarMark: MarkContent {}
