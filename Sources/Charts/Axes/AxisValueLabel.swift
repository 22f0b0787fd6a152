import SwiftUI

/// A label at a value of an axis.
///
/// ```swift
/// AxisMarks(values: .stride(by: .month)) { value in
///     AxisGridLine()
///     AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
/// }
/// ```
public struct AxisValueLabel<Content: View> {
    /// Nothing: the chart shows it.
    public typealias Body = Never

    private let isCentered: Bool?
    private let description: (AxisValue) -> AxisLabelDescription

    /// The label.
    @MainActor public func _parts(at value: AxisValue) -> [_AxisPart] {
        [_AxisPart(kind: .label(description(value)), isCentered: isCentered)]
    }
}

extension AxisValueLabel where Content == Never {
    /// Creates a label with the value as it's usually written.
    ///
    /// - Parameters:
    ///   - centered: whether it stands between this value and the next one.
    ///   - anchor: the point of the label that is at the value.
    ///   - multiLabelAlignment: how several labels at one value are aligned.
    ///   - collisionResolution: what happens if it doesn't fit.
    ///   - offsetsMarks: whether labels of further marks make room for it.
    ///   - orientation: how it's turned.
    ///   - horizontalSpacing: the distance to the plot or the tick on the side, in points.
    ///   - verticalSpacing: the distance to the plot or the tick above or below, in points.
    nonisolated public init(
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        isCentered = centered
        description = { _ in
            AxisLabelDescription(
                content: .automatic, anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing)
        }
    }
}

extension AxisValueLabel where Content == Text {
    /// Creates a label with a text that is looked up in the app's translations.
    ///
    /// - Parameters:
    ///   - centered: whether it stands between this value and the next one.
    ///   - anchor: the point of the label that is at the value.
    ///   - multiLabelAlignment: how several labels at one value are aligned.
    ///   - collisionResolution: what happens if it doesn't fit.
    ///   - offsetsMarks: whether labels of further marks make room for it.
    ///   - orientation: how it's turned.
    ///   - horizontalSpacing: the distance to the plot or the tick on the side, in points.
    ///   - verticalSpacing: the distance to the plot or the tick above or below, in points.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        isCentered = centered
        description = { _ in
            AxisLabelDescription(
                content: .text(Text(titleKey)), anchor: anchor, alignment: multiLabelAlignment,
                collision: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing)
        }
    }

    /// Creates a label with a text.
    ///
    /// - Parameters:
    ///   - centered: whether it stands between this value and the next one.
    ///   - anchor: the point of the label that is at the value.
    ///   - multiLabelAlignment: how several labels at one value are aligned.
    ///   - collisionResolution: what happens if it doesn't fit.
    ///   - offsetsMarks: whether labels of further marks make room for it.
    ///   - orientation: how it's turned.
    ///   - horizontalSpacing: the distance to the plot or the tick on the side, in points.
    ///   - verticalSpacing: the distance to the plot or the tick above or below, in points.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        isCentered = centered
        let title = String(title)
        description = { _ in
            AxisLabelDescription(
                content: .text(Text(verbatim: title)), anchor: anchor, alignment: multiLabelAlignment,
                collision: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing)
        }
    }

    /// Creates a label with the value in a format.
    ///
    /// - Parameters:
    ///   - centered: whether it stands between this value and the next one.
    ///   - anchor: the point of the label that is at the value.
    ///   - multiLabelAlignment: how several labels at one value are aligned.
    ///   - collisionResolution: what happens if it doesn't fit.
    ///   - offsetsMarks: whether labels of further marks make room for it.
    ///   - orientation: how it's turned.
    ///   - horizontalSpacing: the distance to the plot or the tick on the side, in points.
    ///   - verticalSpacing: the distance to the plot or the tick above or below, in points.
    nonisolated public init<Format: FormatStyle>(
        format: Format,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        isCentered = centered
        description = { value in
            AxisLabelDescription(
                content: Format.FormatInput(datum: value.datum).map { .text(Text(verbatim: format.format($0))) }
                    ?? .automatic, anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing)
        }
    }
}

extension AxisValueLabel {
    /// Creates a label with a view.
    ///
    /// - Parameters:
    ///   - centered: whether it stands between this value and the next one.
    ///   - anchor: the point of the label that is at the value.
    ///   - multiLabelAlignment: how several labels at one value are aligned.
    ///   - collisionResolution: what happens if it doesn't fit.
    ///   - offsetsMarks: whether labels of further marks make room for it.
    ///   - orientation: how it's turned.
    ///   - horizontalSpacing: the distance to the plot or the tick on the side, in points.
    ///   - verticalSpacing: the distance to the plot or the tick above or below, in points.
    nonisolated public init(
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        isCentered = centered
        let content = content()
        let label: AxisLabelDescription.Content = (content as? Text).map { .text($0) } ?? .view(AnyView(content))
        description = { _ in
            AxisLabelDescription(
                content: label, anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing)
        }
    }
}

extension AxisValueLabel: PrimitiveAxisMark {}
