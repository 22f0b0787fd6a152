import SwiftUI

extension View {
    /// Shows or hides the legends of charts.
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
        chartConfiguration { $0.legend.visibility = visibility }
    }

    /// Places the legends of charts.
    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartConfiguration {
            $0.legend.visibility = .automatic
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
        }
    }

    /// Replaces the legends of charts by a view.
    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return chartConfiguration {
            $0.legend = LegendConfiguration(
                visibility: .automatic, position: position, alignment: alignment, spacing: spacing, content: content)
        }
    }
}
