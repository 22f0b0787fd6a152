import SwiftUI

/// The lines, ticks and labels at the values of an axis.
///
/// ```swift
/// .chartXAxis {
///     AxisMarks(values: [-10, 0, 10, 20]) { value in
///         AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 1, dash: [5, 5]))
///         AxisValueLabel()
///     }
/// }
/// ```
public struct AxisMarks<Content: AxisMark> {
    /// Nothing: the chart draws it.
    public typealias Body = Never

    private let description: AxisMarksDescription

    /// The marks.
    @MainActor public func _collect(into marks: inout [AxisMarksDescription]) { marks.append(description) }
}

/// What is known about the marks of an axis before the chart has a size.
public struct AxisMarksDescription {
    var preset: AxisMarkPreset
    var position: AxisMarkPosition
    var values: AxisMarkValues
    /// The parts at a value; nil: those that suit the axis.
    var parts: (@MainActor (AxisValue) -> [_AxisPart])?
    /// How lines and ticks are drawn.
    var stroke: StrokeStyle?
    var format: ((_ChartDatum) -> String?)?
}

extension AxisMarks {
    /// Creates the same marks at each value.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: () -> Content
    ) {
        let mark = content()
        description = AxisMarksDescription(
            preset: preset, position: position, values: values, parts: { mark._parts(at: $0) })
    }

    /// Creates marks at each value, which may depend on the value.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        nonisolated(unsafe) let content = content
        description = AxisMarksDescription(
            preset: preset, position: position, values: values, parts: { content($0)._parts(at: $0) })
    }

    /// Creates the same marks at each of some values.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: () -> Content
    ) {
        let mark = content()
        description = AxisMarksDescription(
            preset: preset, position: position, values: .values(values), parts: { mark._parts(at: $0) })
    }

    /// Creates marks at each of some values, which may depend on the value.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        nonisolated(unsafe) let content = content
        description = AxisMarksDescription(
            preset: preset, position: position, values: .values(values), parts: { content($0)._parts(at: $0) })
    }
}

extension AxisMarks where Content == Never {
    /// Creates the usual marks.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        description = AxisMarksDescription(
            preset: preset, position: position, values: values, parts: nil, stroke: stroke)
    }

    /// Creates the usual marks at some values.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) {
        description = AxisMarksDescription(
            preset: preset, position: position, values: .values(values), parts: nil, stroke: stroke)
    }

    /// Creates the usual marks with labels in a format.
    nonisolated public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        description = AxisMarksDescription(
            preset: preset, position: position, values: values, parts: nil, stroke: stroke,
            format: { Format.FormatInput(datum: $0).map { format.format($0) } })
    }

    /// Creates the usual marks at some values, with labels in a format.
    nonisolated public init<Format: FormatStyle, Value: Plottable>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Format.FormatInput == Value, Format.FormatOutput == String {
        description = AxisMarksDescription(
            preset: preset, position: position, values: .values(values), parts: nil, stroke: stroke,
            format: { Format.FormatInput(datum: $0).map { format.format($0) } })
    }
}

extension AxisMarks: PrimitiveAxisContent {}
