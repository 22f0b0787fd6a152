import Foundation

/// Two buttons that raise and lower something.
///
///     Stepper("Seats: \(seats)", value: $seats, in: 1...9)
public struct Stepper<Label: View> {
    let actions: StepperActions
    /// The value in a field; nil: it isn't shown.
    let field: TextSource?
    let label: Label

    nonisolated init(actions: StepperActions, field: TextSource? = nil, content: Label) {
        self.actions = actions
        self.field = field
        label = content
    }

    /// Creates a stepper that runs actions; nil switches a button off.
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            actions: StepperActions(onIncrement, onDecrement, onEditingChanged), content: label())
    }

    /// Creates a stepper for a value.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(actions: StepperActions(value, nil, step, onEditingChanged), content: label())
    }

    /// Creates a stepper for a value that stays within a range.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(actions: StepperActions(value, bounds, step, onEditingChanged), content: label())
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a title that runs actions; nil switches a button off.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            actions: StepperActions(onIncrement, onDecrement, onEditingChanged), content: Text(titleKey))
    }

    /// Creates a stepper with a title that runs actions; nil switches a button off.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(actions: StepperActions(onIncrement, onDecrement, onEditingChanged), content: Text(title))
    }

    /// Creates a stepper with a title for a value.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(actions: StepperActions(value, nil, step, onEditingChanged), content: Text(titleKey))
    }

    /// Creates a stepper with a title for a value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(actions: StepperActions(value, nil, step, onEditingChanged), content: Text(title))
    }

    /// Creates a stepper with a title for a value that stays within a range.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(actions: StepperActions(value, bounds, step, onEditingChanged), content: Text(titleKey))
    }

    /// Creates a stepper with a title for a value that stays within a range.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(actions: StepperActions(value, bounds, step, onEditingChanged), content: Text(title))
    }
}

/// What the buttons of a stepper do. An action is nil while it can't be done.
struct StepperActions {
    let increment: () -> (() -> Void)?
    let decrement: () -> (() -> Void)?
    let onEditingChanged: (Bool) -> Void

    init(
        _ increment: (() -> Void)?, _ decrement: (() -> Void)?, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.increment = { increment }
        self.decrement = { decrement }
        self.onEditingChanged = onEditingChanged
    }

    init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        func move(by distance: V.Stride) -> (() -> Void)? {
            let current = value.wrappedValue
            let next = current.advanced(by: distance)
            guard let bounds else { return { value.wrappedValue = value.wrappedValue.advanced(by: distance) } }
            let isUp = distance > 0
            // A last step that would leave the range ends at its bound, and a value outside comes back to it.
            if isUp ? current >= bounds.upperBound : current <= bounds.lowerBound { return nil }
            let target = min(max(next, bounds.lowerBound), bounds.upperBound)
            return { value.wrappedValue = target }
        }
        increment = { move(by: step) }
        decrement = { move(by: -step) }
        self.onEditingChanged = onEditingChanged
    }
}

extension Stepper: View {
    /// The label and the buttons.
    public var body: some View {
        if let field {
            LabeledRow(label: label, content: StepperField(field: field, actions: actions))
        } else {
            LabeledRow(label: label, content: NativeStepper(actions: actions))
        }
    }
}
