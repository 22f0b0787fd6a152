/// The look of date pickers. On this desktop every style is a button that opens a month.
public protocol DatePickerStyle {}

/// The usual look: a button that opens a month.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// A button that opens a month.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// A month; shown like ``CompactDatePickerStyle`` on this desktop.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// A field to type in; shown like ``CompactDatePickerStyle`` on this desktop.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// A field with a stepper; shown like ``CompactDatePickerStyle`` on this desktop.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// Wheels to turn; shown like ``CompactDatePickerStyle`` on this desktop.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The usual look: a button that opens a month.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A button that opens a month.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A month; shown like ``CompactDatePickerStyle`` on this desktop.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field to type in; shown like ``CompactDatePickerStyle`` on this desktop.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field with a stepper; shown like ``CompactDatePickerStyle`` on this desktop.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels to turn; shown like ``CompactDatePickerStyle`` on this desktop.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    /// Sets the style of the date pickers in the view; all of them look the same on this desktop.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
