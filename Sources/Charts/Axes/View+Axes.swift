import SwiftUI

extension View {
    /// Shows or hides the horizontal axis of charts.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chartConfiguration { $0.x.visibility = visibility }
    }

    /// Replaces the horizontal axis of charts.
    nonisolated public func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return chartConfiguration { configuration in
            configuration.x.content = axisMarks(of: content)
        }
    }

    /// Gives the horizontal axis of charts a title that is looked up in the app's translations.
    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Gives the horizontal axis of charts a title.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(
            Text(verbatim: String(label)), position: position, alignment: alignment, spacing: spacing)
    }

    /// Gives the horizontal axis of charts a title.
    nonisolated public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartConfiguration { $0.x.addTitle(position, alignment, spacing, label) }
    }

    /// Gives the horizontal axis of charts a view as a title.
    nonisolated public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let content = content()
        return chartConfiguration { $0.x.addTitle(position, alignment, spacing, content) }
    }

    /// Changes the horizontal axis of charts like a view.
    nonisolated public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartConfiguration { $0.x.style = { AnyView(content(ChartAxisContent(content: $0))) } }
    }

    /// Shows or hides the vertical axis of charts.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        chartConfiguration { $0.y.visibility = visibility }
    }

    /// Replaces the vertical axis of charts.
    nonisolated public func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return chartConfiguration { configuration in
            configuration.y.content = axisMarks(of: content)
        }
    }

    /// Gives the vertical axis of charts a title that is looked up in the app's translations.
    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Gives the vertical axis of charts a title.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(
            Text(verbatim: String(label)), position: position, alignment: alignment, spacing: spacing)
    }

    /// Gives the vertical axis of charts a title.
    nonisolated public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartConfiguration { $0.y.addTitle(position, alignment, spacing, label) }
    }

    /// Gives the vertical axis of charts a view as a title.
    nonisolated public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let content = content()
        return chartConfiguration { $0.y.addTitle(position, alignment, spacing, content) }
    }

    /// Changes the vertical axis of charts like a view.
    nonisolated public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartConfiguration { $0.y.style = { AnyView(content(ChartAxisContent(content: $0))) } }
    }
}

/// The marks of an axis's content. Environments are read on the main thread.
func axisMarks(of content: some AxisContent) -> [AxisMarksDescription] {
    nonisolated(unsafe) let content = content
    nonisolated(unsafe) var marks: [AxisMarksDescription] = []
    MainActor.assumeIsolated { content._collect(into: &marks) }
    return marks
}

/// An axis of a chart, to be changed like a view.
public struct ChartAxisContent {
    let content: AnyView
}

extension ChartAxisContent: View {
    /// The axis.
    public var body: some View { content }
}
