import SwiftUI

extension ChartContent {
    /// Shows a view beside each mark.
    ///
    /// - Parameters:
    ///   - position: on which side of the mark.
    ///   - alignment: how the view is aligned with the mark.
    ///   - spacing: the distance from the mark, in points.
    ///   - content: the view.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic) { _ in content() }
    }

    /// Shows a view beside each mark, which may depend on the mark's size.
    ///
    /// - Parameters:
    ///   - position: on which side of the mark.
    ///   - alignment: how the view is aligned with the mark.
    ///   - spacing: the distance from the mark, in points.
    ///   - content: the view.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic, content)
    }

    /// Shows a view beside each mark.
    ///
    /// - Parameters:
    ///   - position: on which side of the mark.
    ///   - alignment: how the view is aligned with the mark.
    ///   - spacing: the distance from the mark, in points.
    ///   - overflowResolution: what happens where the view would reach out of the chart.
    ///   - content: the view.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { _ in content() }
    }

    /// Shows a view beside each mark, which may depend on the mark's size.
    ///
    /// - Parameters:
    ///   - position: on which side of the mark.
    ///   - alignment: how the view is aligned with the mark.
    ///   - spacing: the distance from the mark, in points.
    ///   - overflowResolution: what happens where the view would reach out of the chart.
    ///   - content: the view.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution, content)
    }

    nonisolated private func annotated<C: View>(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution, _ content: @escaping (AnnotationContext) -> C
    ) -> ModifiedChartContent<Self> {
        nonisolated(unsafe) let content = content
        return ModifiedChartContent(self) { collector, body in
            let annotation = MarkAnnotation(
                position: position, alignment: alignment, spacing: spacing, overflow: overflow,
                content: {
                    let view = content($0)
                    return (view as? Text).map { .text($0) } ?? .view(AnyView(view))
                }, id: collector.nextAnnotation())
            collector.with(nil, { $0.annotations.append(annotation) }, body)
        }
    }
}
