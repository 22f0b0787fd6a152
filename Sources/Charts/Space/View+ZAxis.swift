import SwiftUI

extension View {
    /// Shows or hides the axis in depth of charts in space.
    nonisolated public func chartZAxis(_ visibility: Visibility) -> some View {
        chartConfiguration { $0.z.visibility = visibility }
    }

    /// Replaces the axis in depth of charts in space.
    nonisolated public func chartZAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return chartConfiguration { configuration in
            configuration.z.content = axisMarks(of: content)
        }
    }

    /// Gives the axis in depth of charts in space a title that is looked up in the app's translations.
    nonisolated public func chartZAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartZAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Gives the axis in depth of charts in space a title.
    @_disfavoredOverload
    nonisolated public func chartZAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartZAxisLabel(
            Text(verbatim: String(label)), position: position, alignment: alignment, spacing: spacing)
    }

    /// Gives the axis in depth of charts in space a title.
    nonisolated public func chartZAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartConfiguration { $0.z.addTitle(position, alignment, spacing, label) }
    }

    /// Sets what the scale in depth of charts covers.
    nonisolated public func chartZScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartConfiguration { $0.z.setScale(domain: domain, type: type) }
    }

    /// Sets what the scale in depth of charts covers, and the places it goes over: -0.5 to 0.5 is the whole box.
    nonisolated public func chartZScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartConfiguration { $0.z.setScale(domain: domain, range: range, type: type) }
    }

    /// Sets the places that the scale in depth of charts goes over: -0.5 to 0.5 is the whole box.
    nonisolated public func chartZScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartConfiguration { $0.z.setScale(range: range, type: type) }
    }

    /// Sets how the scale in depth of charts turns values into places.
    nonisolated public func chartZScale(type: ScaleType?) -> some View {
        chartConfiguration { $0.z.type = type }
    }

    /// Follows which value in depth of charts the user points at; nil while there is none.
    nonisolated public func chartZSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartConfiguration { $0.z.selection = SelectionTarget(value) }
    }

    /// Follows which values in depth of charts the user points at: that of one point as an interval.
    nonisolated public func chartZSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        chartConfiguration { $0.z.rangeSelection = RangeSelectionTarget(range) }
    }

    /// Sets on what charts in space are drawn.
    nonisolated public func chart3DRenderingStyle(_ style: Chart3DRenderingStyle) -> some View {
        transformEnvironment(\.chart3DConfiguration) { $0.rendering = style }
    }

    /// Sets how surfaces in charts in space are coloured that don't say so themselves.
    nonisolated public func chart3DSurfaceStyle(_ style: some Chart3DSurfaceStyle) -> some View {
        let style = style._basic
        return transformEnvironment(\.chart3DConfiguration) { $0.surface = style }
    }
}
