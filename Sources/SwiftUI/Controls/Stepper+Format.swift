import Foundation

extension Stepper {
    /// Creates a stepper for a value that is shown in a field, with a label of any views.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(
            actions: StepperActions(value, nil, step, onEditingChanged), field: TextSource(value, format),
            content: label())
    }

    /// Creates a stepper for a value within a range that is shown in a field, with a label of any views.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(
            actions: StepperActions(value, bounds, step, onEditingChanged),
            field: TextSource(value.limited(to: bounds), format), content: label())
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a title for a value that is shown in a field.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title for a value that is shown in a field.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { titleResource.text }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title for a value that is shown in a field.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value: value, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title for a value within a range that is shown in a field.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title for a value within a range that is shown in a field.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { titleResource.text },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title for a value within a range that is shown in a field.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(title) },
            onEditingChanged: onEditingChanged)
    }
}

extension Binding where Value: Comparable {
    /// The value, which stays within a range when it is written.
    fileprivate func limited(to bounds: ClosedRange<Value>) -> Binding<Value> {
        Binding(
            get: { wrappedValue },
            set: { wrappedValue = Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) })
    }
}

/// A field with a value, and buttons that raise and lower it.
struct StepperField: View {
    let field: TextSource
    let actions: StepperActions
    @Environment(\.controlName) private var name

    init(field: TextSource, actions: StepperActions) {
        self.field = field
        self.actions = actions
    }

    var body: some View {
        HStack(spacing: 4) {
            NativeTextField(source: field, prompt: nil, isSecure: false, labelIsPrompt: false).frame(width: 90)
            NativeStepper(actions: actions)
        }
    }
}
