import SwiftUI

extension View {
    /// Has a gesture of your own over the plots of charts, in place of selecting and scrolling by dragging.
    ///
    /// ```swift
    /// .chartGesture { proxy in
    ///     DragGesture(minimumDistance: 0)
    ///         .onChanged { proxy.selectXValue(at: $0.location.x) }
    ///         .onEnded { _ in selection = nil }
    /// }
    /// ```
    ///
    /// Places are those of the plot.
    nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        nonisolated(unsafe) let gesture = gesture
        return chartConfiguration {
            $0.gesture = { proxy in MainActor.assumeIsolated { GestureDriver(gesture(proxy)) } }
        }
    }
}
