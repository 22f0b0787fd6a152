import Foundation

/// The look of date pickers and the way in which a date is chosen.
@MainActor
@preconcurrency
public protocol DatePickerStyle {
    /// What a date picker is shown as.
    associatedtype Body: View
    /// The parts and the value of a date picker.
    typealias Configuration = DatePickerStyleConfiguration

    /// What a date picker is shown as; it changes the configuration's `selection`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts and the value of a date picker.
public struct DatePickerStyleConfiguration {
    /// The label of a date picker.
    public struct Label: View {
        let content: AnyView
        /// The label as it was given.
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// The date.
    @Binding public var selection: Date
    /// The first date that can be chosen; nil: there is no such limit.
    public let minimumDate: Date?
    /// The last date that can be chosen; nil: there is no such limit.
    public let maximumDate: Date?
    /// Which parts of the date are shown.
    public let displayedComponents: DatePickerComponents

    var limits: DateLimits { DateLimits(earliest: minimumDate, latest: maximumDate) }

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }
}

/// The date pickers that come with the module.
enum DatePickerForm {
    case compact, graphical, field, stepperField, wheel
}

/// A style that date pickers show without asking it.
@MainActor
protocol BuiltInDatePickerStyle: DatePickerStyle {
    var form: DatePickerForm { get }
}

extension BuiltInDatePickerStyle {
    public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
        StyledDatePicker(
            label: configuration.label, selection: configuration.$selection, limits: configuration.limits,
            components: configuration.displayedComponents, form: form)
    }
}

/// The usual look: a button that opens a month.
public struct DefaultDatePickerStyle: BuiltInDatePickerStyle {
    var form: DatePickerForm { .compact }
    /// Creates the style.
    nonisolated public init() {}
}

/// A button that opens a month.
public struct CompactDatePickerStyle: BuiltInDatePickerStyle {
    var form: DatePickerForm { .compact }
    /// Creates the style.
    nonisolated public init() {}
}

/// A month, with fields for the time below it.
public struct GraphicalDatePickerStyle: BuiltInDatePickerStyle {
    var form: DatePickerForm { .graphical }
    /// Creates the style.
    nonisolated public init() {}
}

/// A field to type a date in.
public struct FieldDatePickerStyle: BuiltInDatePickerStyle {
    var form: DatePickerForm { .field }
    /// Creates the style.
    nonisolated public init() {}
}

/// A field to type a date in, with buttons that go to the day or the minute before and after.
public struct StepperFieldDatePickerStyle: BuiltInDatePickerStyle {
    var form: DatePickerForm { .stepperField }
    /// Creates the style.
    nonisolated public init() {}
}

/// A list to choose from for each part of the date; nothing turns on this desktop.
public struct WheelDatePickerStyle: BuiltInDatePickerStyle {
    var form: DatePickerForm { .wheel }
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
    /// A month, with fields for the time below it.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field to type a date in.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field to type a date in, with buttons for the neighbours of the date.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A list to choose from for each part of the date.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<DatePickerStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var datePickerStyle: StyleBox<DatePickerStyleConfiguration>? {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the date pickers in the view.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(
                style: style, key: \.datePickerStyle, builtIn: { ($0 as? any BuiltInDatePickerStyle)?.form }
            ) { $0.makeBody(configuration: $1) })
    }
}
