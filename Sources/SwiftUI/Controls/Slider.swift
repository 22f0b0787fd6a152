import Foundation

/// A thumb on a line that stands for a value of a range.
///
///     Slider(value: $speed, in: 0...100, step: 5) { Text("Speed") }
///
/// The label is what screen readers say; it is shown in forms.
public struct Slider<Label: View, ValueLabel: View> {
    let value: SliderValue
    let label: Label
    let minimumValueLabel: ValueLabel
    let maximumValueLabel: ValueLabel
    let onEditingChanged: (Bool) -> Void
    let currentValueLabel: AnyView?
    let marks: [SliderMark]

    @Environment(\.controlRow) private var row
    @Environment(\.sliderAxis) private var axis

    nonisolated init(
        value: SliderValue, label: Label, minimum: ValueLabel, maximum: ValueLabel,
        currentValueLabel: AnyView? = nil, marks: [SliderMark] = [], onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.value = value
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        self.currentValueLabel = currentValueLabel
        self.marks = marks
        self.onEditingChanged = onEditingChanged
    }

    /// Creates a slider with a label and labels at its ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: SliderValue(value, bounds, step: nil), label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }

    /// Creates a slider in steps from the lower bound on, with a label and labels at its ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: SliderValue(value, bounds, step: Double(step)), label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: SliderValue(value, bounds, step: nil), label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider in steps from the lower bound on, with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: SliderValue(value, bounds, step: Double(step)), label: label(), minimum: EmptyView(),
            maximum: EmptyView(), onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: SliderValue(value, bounds, step: nil), label: EmptyView(), minimum: EmptyView(),
            maximum: EmptyView(), onEditingChanged: onEditingChanged)
    }

    /// Creates a slider in steps from the lower bound on.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: SliderValue(value, bounds, step: Double(step)), label: EmptyView(), minimum: EmptyView(),
            maximum: EmptyView(), onEditingChanged: onEditingChanged)
    }
}

/// The value of a slider, its range and its steps, as numbers of double precision.
struct SliderValue {
    let get: () -> Double
    let set: (Double) -> Void
    let bounds: ClosedRange<Double>
    let step: Double?
    /// The part of the range that can be chosen.
    let enabled: ClosedRange<Double>
    /// The value that stands for nothing; nil: there is no such value.
    let neutral: Double?

    init<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, _ bounds: ClosedRange<V>, step: Double?, enabled: ClosedRange<V>? = nil,
        neutral: V? = nil
    ) {
        get = { Double(binding.wrappedValue) }
        set = { binding.wrappedValue = V($0) }
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        let limits = enabled.map { $0.clamped(to: bounds) } ?? bounds
        self.enabled = Double(limits.lowerBound)...Double(limits.upperBound)
        self.neutral = neutral.map { Double($0) }
    }

    /// The nearest value that the slider can have.
    func snapped(_ value: Double) -> Double {
        guard value.isFinite else { return bounds.lowerBound }
        let inside = min(max(value, enabled.lowerBound), enabled.upperBound)
        guard let step else { return inside }
        // The last step may end before the upper bound, and the first begin after the lower one.
        let last = ((enabled.upperBound - bounds.lowerBound) / step + 1e-9).rounded(.down)
        let first = ((enabled.lowerBound - bounds.lowerBound) / step - 1e-9).rounded(.up)
        let count = min(max(((inside - bounds.lowerBound) / step).rounded(), first), last)
        return bounds.lowerBound + count * step
    }
}

extension Slider: View {
    /// The slider with its labels.
    public var body: some View {
        let scale = NativeSlider(
            value: value, onEditingChanged: onEditingChanged, marks: marks, currentValueLabel: currentValueLabel,
            axis: axis)
        if Label.self == EmptyView.self {
            line(scale)
        } else if row != .inline {
            LabeledRow(label: label, content: line(scale))
        } else {
            NamedView(line(scale), label: label)
        }
    }

    @ViewBuilder private func line(_ scale: NativeSlider) -> some View {
        if ValueLabel.self == EmptyView.self {
            scale.id(axis)
        } else if axis == .vertical {
            VStack(spacing: 8) {
                maximumValueLabel
                scale
                minimumValueLabel
            }
        } else {
            HStack(spacing: 8) {
                minimumValueLabel
                scale
                maximumValueLabel
            }
        }
    }
}
