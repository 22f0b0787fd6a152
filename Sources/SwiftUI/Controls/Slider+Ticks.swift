extension Slider {
    /// Creates a slider with marks on its line, with labels.
    ///
    /// - Parameters:
    ///   - neutralValue: The value that stands for nothing; it has a mark of its own, and the line isn't filled.
    ///   - enabledBounds: The part of the range that can be chosen; nil: all of it.
    ///   - currentValueLabel: What screen readers say for the value.
    ///   - ticks: The marks.
    nonisolated public init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent<V>>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: SliderValue(value, bounds, step: nil, enabled: enabledBounds, neutral: neutralValue),
            label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            currentValueLabel: AnyView(currentValueLabel()), marks: Self.marks(ticks()._ticks),
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider in steps from the lower bound on, with labels and a mark at those steps that have one.
    nonisolated public init<V: BinaryFloatingPoint, Current: View>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: SliderValue(value, bounds, step: Double(step), enabled: enabledBounds, neutral: neutralValue),
            label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            currentValueLabel: AnyView(currentValueLabel()),
            marks: Self.marks(Self.steps(bounds, step).compactMap(tick)), onEditingChanged: onEditingChanged)
    }

    nonisolated fileprivate static func marks<V>(_ ticks: [SliderTick<V>]) -> [SliderMark] {
        ticks.map { SliderMark(value: Double($0.value), label: $0.label) }
    }

    /// The values that a slider in steps has; none where there would be far too many to mark.
    nonisolated fileprivate static func steps<V: BinaryFloatingPoint>(
        _ bounds: ClosedRange<V>, _ step: V.Stride
    ) -> [V] where V.Stride: BinaryFloatingPoint {
        let count = (Double(bounds.upperBound - bounds.lowerBound) / Double(step) + 1e-9).rounded(.down)
        guard step > 0, count >= 0, count <= 1_000 else { return [] }
        return (0...Int(count)).map { bounds.lowerBound + V(Double($0) * Double(step)) }
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with marks on its line.
    nonisolated public init<V: BinaryFloatingPoint, Ticks: SliderTickContent<V>>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: SliderValue(value, bounds, step: nil, enabled: enabledBounds, neutral: neutralValue),
            label: label(), minimum: EmptyView(), maximum: EmptyView(), marks: Self.marks(ticks()._ticks),
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with marks on its line and words for its value.
    nonisolated public init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent<V>>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current, @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: SliderValue(value, bounds, step: nil, enabled: enabledBounds, neutral: neutralValue),
            label: label(), minimum: EmptyView(), maximum: EmptyView(),
            currentValueLabel: AnyView(currentValueLabel()), marks: Self.marks(ticks()._ticks),
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider in steps from the lower bound on, with a mark at those steps that have one.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: SliderValue(value, bounds, step: Double(step), enabled: enabledBounds, neutral: neutralValue),
            label: label(), minimum: EmptyView(), maximum: EmptyView(),
            marks: Self.marks(Self.steps(bounds, step).compactMap(tick)), onEditingChanged: onEditingChanged)
    }
}

/// The look of sliders. This is an addition of this module: SwiftUI's sliders are horizontal.
public protocol SliderStyle: Sendable {
    /// The direction of the line.
    static var axis: Axis { get }
}

/// A horizontal line.
public struct DefaultSliderStyle: SliderStyle {
    public static var axis: Axis { .horizontal }
    /// Creates the style.
    nonisolated public init() {}
}

/// A vertical line with the greatest value at the top.
public struct VerticalSliderStyle: SliderStyle {
    public static var axis: Axis { .vertical }
    /// Creates the style.
    nonisolated public init() {}
}

extension SliderStyle where Self == DefaultSliderStyle {
    /// A horizontal line.
    public static var automatic: DefaultSliderStyle { DefaultSliderStyle() }
}

extension SliderStyle where Self == VerticalSliderStyle {
    /// A vertical line with the greatest value at the top.
    public static var vertical: VerticalSliderStyle { VerticalSliderStyle() }
}

private enum SliderAxisKey: EnvironmentKey { static var defaultValue: Axis { .horizontal } }

extension EnvironmentValues {
    /// The direction of sliders.
    var sliderAxis: Axis {
        get { self[SliderAxisKey.self] }
        set { self[SliderAxisKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the sliders in the view. This is an addition of this module.
    nonisolated public func sliderStyle<S: SliderStyle>(_ style: S) -> some View {
        environment(\.sliderAxis, S.axis)
    }
}
