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

    nonisolated private init(
        _ isCentered: Bool?, _ anchor: UnitPoint?, _ alignment: Alignment?,
        _ collision: AxisValueLabelCollisionResolution, _ offsetsMarks: Bool?, _ orientation: AxisValueLabelOrientation,
        _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?,
        content: @escaping (AxisValue) -> AxisLabelDescription.Content
    ) {
        self.isCentered = isCentered
        description = {
            AxisLabelDescription(
                content: content($0), anchor: anchor, alignment: alignment, collision: collision,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing)
        }
    }

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
        self.init(
            centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
            verticalSpacing
        ) { _ in .automatic }
    }
}

extension AxisValueLabel where Content == Text {
    /// Creates a label with a text that is looked up in the app's translations.
    ///
    /// The parameters are those of the other initializers.
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
        self.init(
            centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
            verticalSpacing
        ) { _ in .text(Text(titleKey)) }
    }

    /// Creates a label with a text.
    ///
    /// The parameters are those of the other initializers.
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
        let title = String(title)
        self.init(
            centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
            verticalSpacing
        ) { _ in .text(Text(verbatim: title)) }
    }

    /// Creates a label with the value in a format.
    ///
    /// The parameters are those of the other initializers.
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
        self.init(
            centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
            verticalSpacing
        ) {
            Format.FormatInput(datum: $0.datum).map { .text(Text(verbatim: format.format($0))) } ?? .automatic
        }
    }
}

extension AxisValueLabel {
    /// Creates a label with a view.
    ///
    /// The parameters are those of the other initializers.
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
        let content = content()
        let label: AxisLabelDescription.Content = (content as? Text).map { .text($0) } ?? .view(AnyView(content))
        self.init(
            centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
            verticalSpacing
        ) { _ in label }
    }
}

extension AxisValueLabel: PrimitiveAxisMark {}
