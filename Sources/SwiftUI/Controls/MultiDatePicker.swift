import Foundation

/// Several days, chosen by the user.
///
///     MultiDatePicker("Days off", selection: $days)
///
/// The days are date components with the calendar of the environment, an era, a year, a month and a day.
public struct MultiDatePicker<Label: View> {
    let selection: Binding<Set<DateComponents>>
    let limits: DateLimits
    let label: Label

    @Environment(\.calendar) private var environmentCalendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    nonisolated fileprivate init(_ selection: Binding<Set<DateComponents>>, _ limits: DateLimits, content: Label) {
        self.selection = selection
        self.limits = limits
        label = content
    }

    /// Creates a picker of days, with a label of any views.
    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, DateLimits(), content: label())
    }

    /// Creates a picker of days of a range, with a label of any views.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(bounds), content: label())
    }

    /// Creates a picker of days from a date on, with a label of any views.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(earliest: bounds.lowerBound), content: label())
    }

    /// Creates a picker of days before a date, with a label of any views.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(before: bounds.upperBound), content: label())
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker of days, with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, DateLimits(), content: Text(titleKey))
    }

    /// Creates a picker of days, with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(selection, DateLimits(), content: titleResource.text)
    }

    /// Creates a picker of days, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, DateLimits(), content: Text(title))
    }

    /// Creates a picker of days of a range, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, DateLimits(bounds), content: Text(titleKey))
    }

    /// Creates a picker of days of a range, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, DateLimits(bounds), content: titleResource.text)
    }

    /// Creates a picker of days of a range, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, DateLimits(bounds), content: Text(title))
    }

    /// Creates a picker of days from a date on, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, DateLimits(earliest: bounds.lowerBound), content: Text(titleKey))
    }

    /// Creates a picker of days from a date on, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, DateLimits(earliest: bounds.lowerBound), content: Text(title))
    }

    /// Creates a picker of days before a date, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, DateLimits(before: bounds.upperBound), content: Text(titleKey))
    }

    /// Creates a picker of days before a date, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, DateLimits(before: bounds.upperBound), content: Text(title))
    }
}

extension MultiDatePicker: View {
    /// The month with its label.
    public var body: some View {
        let calendar = MonthGrid.calendar(environmentCalendar, timeZone, locale)
        let days = Dictionary(
            selection.wrappedValue.compactMap { parts in day(of: parts, in: calendar).map { ($0, [parts]) } },
            uniquingKeysWith: +)
        LabeledRow(
            label: label,
            content: MonthGrid(limits: limits, chosen: Set(days.keys)) { day in
                if let chosen = days[day] {
                    selection.wrappedValue.subtract(chosen)
                } else {
                    selection.wrappedValue.insert(
                        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
                }
            })
    }

    private func day(of parts: DateComponents, in calendar: Calendar) -> Date? {
        var own = parts.calendar ?? calendar
        own.timeZone = parts.timeZone ?? timeZone
        return own.date(from: parts).map(calendar.startOfDay)
    }
}

extension DateLimits {
    /// The dates of a range, whose end isn't one of them.
    init(_ range: Range<Date>) {
        self.init(before: range.upperBound)
        earliest = range.lowerBound
    }

    /// The dates before a date.
    init(before date: Date) {
        self.init(latest: date.addingTimeInterval(-0.001))
    }
}
