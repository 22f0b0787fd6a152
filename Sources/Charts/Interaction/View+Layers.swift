import SwiftUI

extension View {
    /// Shows a view over charts, which gets what converts between values and places.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartConfiguration {
            $0.overlays.append(.init(alignment: alignment, content: { AnyView(content($0)) }))
        }
    }

    /// Shows a view behind charts, which gets what converts between values and places.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartConfiguration {
            $0.backgrounds.append(.init(alignment: alignment, content: { AnyView(content($0)) }))
        }
    }

    /// Changes the plots of charts like a view: its size, what is behind and over it.
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chartConfiguration { $0.plotStyle = { AnyView(content(ChartPlotContent(content: $0))) } }
    }
}

/// The plot of a chart, to be changed like a view.
public struct ChartPlotContent {
    let content: AnyView
}

extension ChartPlotContent: View {
    /// The plot.
    public var body: some View { content }
}
