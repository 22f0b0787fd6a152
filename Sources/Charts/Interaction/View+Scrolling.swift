import SwiftUI

extension View {
    /// Lets the user scroll charts along some axes.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chartConfiguration { $0.scrollableAxes = axes }
    }

    /// Sets how much of the horizontal scale of charts that scroll is seen: seconds of dates, or how many categories.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartConfiguration { $0.x.visibleLength = length.datum.double }
    }

    /// Sets how much of the vertical scale of charts that scroll is seen: seconds of dates, or how many categories.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartConfiguration { $0.y.visibleLength = length.datum.double }
    }

    /// Binds the value at the beginning of the visible part of charts that scroll horizontally.
    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chartConfiguration { $0.x.scrollPosition = ChartScrollTarget(x) }
    }

    /// Binds the value at the beginning of the visible part of charts that scroll vertically.
    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chartConfiguration { $0.y.scrollPosition = ChartScrollTarget(y) }
    }

    /// Sets the value at the beginning of the visible part of charts that scroll horizontally, at first.
    nonisolated public func chartScrollPosition<P: Plottable>(initialX x: P) -> some View {
        chartConfiguration { $0.x.initialPosition = x.datum }
    }

    /// Sets the value at the beginning of the visible part of charts that scroll vertically, at first.
    nonisolated public func chartScrollPosition<P: Plottable>(initialY y: P) -> some View {
        chartConfiguration { $0.y.initialPosition = y.datum }
    }
}

extension ChartScrollTarget {
    init<P: Plottable>(_ binding: Binding<P>) {
        get = { binding.wrappedValue.datum }
        set = { if let value = P(datum: $0) { binding.wrappedValue = value } }
    }
}
