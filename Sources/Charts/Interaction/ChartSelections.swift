import SwiftUI

/// Where the selected values of a chart go.
struct ChartSelections {
    var x: SelectionTarget?
    var y: SelectionTarget?
    var xRange: RangeSelectionTarget?
    var yRange: RangeSelectionTarget?
    var angle: SelectionTarget?

    init(_ configuration: ChartConfiguration) {
        x = configuration.x.selection
        y = configuration.y.selection
        xRange = configuration.x.rangeSelection
        yRange = configuration.y.rangeSelection
        angle = configuration.angleSelection
    }

    var isEmpty: Bool { x == nil && y == nil && xRange == nil && yRange == nil && angle == nil }

    func selectX(_ datum: _ChartDatum?) { x?.set(datum) }
    func selectY(_ datum: _ChartDatum?) { y?.set(datum) }
    func selectAngle(_ datum: _ChartDatum?) { angle?.set(datum) }

    func selectXRange(_ from: _ChartDatum?, _ to: _ChartDatum?) { Self.select(xRange, from, to) }
    func selectYRange(_ from: _ChartDatum?, _ to: _ChartDatum?) { Self.select(yRange, from, to) }

    private static func select(
        _ target: RangeSelectionTarget?, _ from: _ChartDatum?, _ to: _ChartDatum?
    ) {
        guard let from, let to else { return }
        target?.set((from, to))
    }
}

extension SelectionTarget {
    init<P: Plottable>(_ binding: Binding<P?>) {
        get = { binding.wrappedValue?.datum }
        set = { binding.wrappedValue = $0.flatMap { P(datum: $0) } }
    }
}

extension RangeSelectionTarget {
    init<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) {
        get = { binding.wrappedValue.map { ($0.lowerBound.datum, $0.upperBound.datum) } }
        set = { limits in
            guard let limits, let a = P(datum: limits.0), let b = P(datum: limits.1) else {
                binding.wrappedValue = nil
                return
            }
            binding.wrappedValue = min(a, b)...max(a, b)
        }
    }
}

extension View {
    /// Follows which value along the horizontal axis of charts the user points at; nil while there is none.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartConfiguration { $0.x.selection = SelectionTarget(value) }
    }

    /// Follows which values along the horizontal axis of charts the user drags over.
    nonisolated public func chartXSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        chartConfiguration { $0.x.rangeSelection = RangeSelectionTarget(range) }
    }

    /// Follows which value along the vertical axis of charts the user points at; nil while there is none.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartConfiguration { $0.y.selection = SelectionTarget(value) }
    }

    /// Follows which values along the vertical axis of charts the user drags over.
    nonisolated public func chartYSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        chartConfiguration { $0.y.rangeSelection = RangeSelectionTarget(range) }
    }

    /// Follows the value that the sectors of charts stand for together up to where the user points.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartConfiguration { $0.angleSelection = SelectionTarget(value) }
    }
}
