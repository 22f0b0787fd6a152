import Foundation

/// Which parts of a date a date picker shows and changes.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt

    /// Creates a set of parts from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A date or a time, chosen by the user.
///
///     DatePicker("Departure", selection: $departure, displayedComponents: .date)
///
/// A button shows the date as the locale, calendar and time zone of the environment write it, and opens a month and
/// fields for the hour and minute; `datePickerStyle(_:)` shows these at once, or a field to type in.
public struct DatePicker<Label: View> {
    /// Which parts are shown.
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let limits: DateLimits
    let components: Components
    let label: Label

    @Environment(\.datePickerStyle) private var style

    nonisolated init(
        _ selection: Binding<Date>, _ limits: DateLimits, _ components: Components, _ label: Label
    ) {
        self.selection = selection
        self.limits = limits
        self.components = components
        self.label = label
    }

    /// Creates a picker of a date, with a label of any views.
    nonisolated public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(), displayedComponents, label())
    }

    /// Creates a picker of a date from a range, with a label of any views.
    nonisolated public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, DateLimits(earliest: range.lowerBound, latest: range.upperBound), displayedComponents, label())
    }

    /// Creates a picker of a date from a day on, with a label of any views.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(earliest: range.lowerBound), displayedComponents, label())
    }

    /// Creates a picker of a date up to a day, with a label of any views.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(latest: range.upperBound), displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker of a date, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(), displayedComponents, Text(titleKey))
    }

    /// Creates a picker of a date from a range, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateLimits(earliest: range.lowerBound, latest: range.upperBound), displayedComponents,
            Text(titleKey))
    }

    /// Creates a picker of a date from a day on, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(earliest: range.lowerBound), displayedComponents, Text(titleKey))
    }

    /// Creates a picker of a date up to a day, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(latest: range.upperBound), displayedComponents, Text(titleKey))
    }

    /// Creates a picker of a date, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(), displayedComponents, Text(title))
    }

    /// Creates a picker of a date from a range, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateLimits(earliest: range.lowerBound, latest: range.upperBound), displayedComponents,
            Text(title))
    }

    /// Creates a picker of a date from a day on, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(earliest: range.lowerBound), displayedComponents, Text(title))
    }

    /// Creates a picker of a date up to a day, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(latest: range.upperBound), displayedComponents, Text(title))
    }
}

extension DatePicker: View {
    /// The picker in the style of its surroundings.
    public var body: some View {
        if let style, style.builtIn == nil {
            style.body(
                DatePickerStyleConfiguration(
                    label: DatePickerStyleConfiguration.Label(content: AnyView(label)), selection: selection,
                    minimumDate: limits.earliest, maximumDate: limits.latest, displayedComponents: components)
            )
            .environment(\.datePickerStyle, style.outer)
        } else {
            StyledDatePicker(
                label: label, selection: selection, limits: limits, components: components,
                form: style?.builtIn as? DatePickerForm ?? .compact)
        }
    }
}

/// The dates that can be chosen. Nil: there is no such limit.
struct DateLimits: Equatable {
    var earliest: Date?
    var latest: Date?

    /// The nearest date that can be chosen.
    func clamped(_ date: Date) -> Date {
        if let earliest, date < earliest { return earliest }
        if let latest, date > latest { return latest }
        return date
    }
}
