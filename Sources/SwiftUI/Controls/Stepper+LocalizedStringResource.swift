import Foundation

extension Stepper where Label == Text {
    /// Creates a stepper with a title that runs actions; nil switches a button off.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            actions: StepperActions(onIncrement, onDecrement, onEditingChanged), content: titleResource.text)
    }

    /// Creates a stepper with a title for a value.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(actions: StepperActions(value, nil, step, onEditingChanged), content: titleResource.text)
    }

    /// Creates a stepper with a title for a value that stays within a range.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(actions: StepperActions(value, bounds, step, onEditingChanged), content: titleResource.text)
    }
}
