import SwiftUI

extension View {
    /// Gives the horizontal axis of charts a title that is looked up in the app's translations.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(labelResource), position: position, alignment: alignment, spacing: spacing)
    }

    /// Gives the vertical axis of charts a title that is looked up in the app's translations.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(labelResource), position: position, alignment: alignment, spacing: spacing)
    }
}

extension AxisValueLabel where Content == Text {
    /// Creates labels with a text that is looked up in the app's translations.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
            collisionResolution: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
        ) { Text(titleResource) }
    }
}
