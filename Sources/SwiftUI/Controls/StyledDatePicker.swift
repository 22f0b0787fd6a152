import Foundation

/// A date picker in a style of the module, with its label.
struct StyledDatePicker<Label: View>: View {
    let label: Label
    let selection: Binding<Date>
    let limits: DateLimits
    let components: DatePickerComponents
    let form: DatePickerForm

    var body: some View {
        switch form {
        case .compact:
            LabeledRow(
                label: label,
                content: NativeDatePicker(selection: selection, limits: limits, components: components))
        case .graphical:
            LabeledRow(
                label: label,
                content: GraphicalDate(selection: selection, limits: limits, components: components))
        case .field:
            LabeledRow(label: label, content: DateField(selection: selection, limits: limits, components: components))
        case .stepperField:
            LabeledRow(
                label: label,
                content: HStack(spacing: 4) {
                    DateField(selection: selection, limits: limits, components: components)
                    DateSteps(selection: selection, limits: limits, components: components)
                })
        case .wheel:
            LabeledRow(label: label, content: DateLists(selection: selection, limits: limits, components: components))
        }
    }
}

/// A month, and fields for the time below it.
struct GraphicalDate: View {
    let selection: Binding<Date>
    let limits: DateLimits
    let components: DatePickerComponents
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    init(selection: Binding<Date>, limits: DateLimits, components: DatePickerComponents) {
        self.selection = selection
        self.limits = limits
        self.components = components
    }

    var body: some View {
        VStack(spacing: 8) {
            if components.contains(.date) {
                if calendar.identifier == .gregorian {
                    NativeMonth(selection: selection, limits: limits)
                } else {
                    CalendarMonth(selection: selection, limits: limits)
                }
            }
            if components.contains(.hourAndMinute) {
                NativeTime(selection: selection, limits: limits)
            }
        }
    }
}

/// A month of the environment's calendar; the time of the day stays as it is.
struct CalendarMonth: View {
    let selection: Binding<Date>
    let limits: DateLimits
    @Environment(\.calendar) private var environmentCalendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    init(selection: Binding<Date>, limits: DateLimits) {
        self.selection = selection
        self.limits = limits
    }

    var body: some View {
        let calendar = MonthGrid.calendar(environmentCalendar, timeZone, locale)
        let date = limits.clamped(selection.wrappedValue)
        MonthGrid(limits: limits, chosen: [calendar.startOfDay(for: date)]) { day in
            let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
            let new = calendar.date(byAdding: time, to: day) ?? day
            selection.wrappedValue = limits.clamped(new)
        }
    }
}

/// A field that shows a date as the locale writes it, and reads one when Return is pressed or the focus leaves.
private struct DateField: View {
    let selection: Binding<Date>
    let limits: DateLimits
    let components: DatePickerComponents
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale
    @Environment(\.controlName) private var name

    init(selection: Binding<Date>, limits: DateLimits, components: DatePickerComponents) {
        self.selection = selection
        self.limits = limits
        self.components = components
    }

    var body: some View {
        let limits = limits
        let selection = selection
        let limited = Binding(
            get: { limits.clamped(selection.wrappedValue) }, set: { selection.wrappedValue = limits.clamped($0) })
        NativeTextField(
            source: TextSource(limited, format), prompt: nil, isSecure: false, labelIsPrompt: false
        )
        .environment(\.controlName, name)
        .frame(width: components == [.date, .hourAndMinute] ? 190 : 120)
    }

    private var format: Date.FormatStyle {
        Date.FormatStyle(
            date: components.contains(.date) ? .numeric : .omitted,
            time: components.contains(.hourAndMinute) ? .shortened : .omitted, locale: locale, calendar: calendar,
            timeZone: timeZone)
    }
}

/// Buttons that go to the day before and after, or the minute where there is only a time.
private struct DateSteps: View {
    let selection: Binding<Date>
    let limits: DateLimits
    let components: DatePickerComponents
    @Environment(\.calendar) private var environmentCalendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    init(selection: Binding<Date>, limits: DateLimits, components: DatePickerComponents) {
        self.selection = selection
        self.limits = limits
        self.components = components
    }

    var body: some View {
        NativeStepper(actions: StepperActions(step(1), step(-1)) { _ in })
    }

    private func step(_ amount: Int) -> (() -> Void)? {
        let calendar = MonthGrid.calendar(environmentCalendar, timeZone, locale)
        let unit: Calendar.Component = components.contains(.date) ? .day : .minute
        let old = limits.clamped(selection.wrappedValue)
        guard let new = calendar.date(byAdding: unit, value: amount, to: old) else { return nil }
        let limited = limits.clamped(new)
        return limited == old ? nil : { selection.wrappedValue = limited }
    }
}

/// A list to choose from for the day, the month and the year, and fields for the time.
private struct DateLists: View {
    let selection: Binding<Date>
    let limits: DateLimits
    let components: DatePickerComponents
    @Environment(\.calendar) private var environmentCalendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    init(selection: Binding<Date>, limits: DateLimits, components: DatePickerComponents) {
        self.selection = selection
        self.limits = limits
        self.components = components
    }

    var body: some View {
        let calendar = MonthGrid.calendar(environmentCalendar, timeZone, locale)
        let date = limits.clamped(selection.wrappedValue)
        HStack(spacing: 6) {
            if components.contains(.date) {
                ForEach(order, id: \.self) { unit in
                    Picker(unit.title, selection: part(unit.component, of: date, in: calendar)) {
                        ForEach(unit.values(at: date, in: calendar), id: \.self) { value in
                            Text(verbatim: unit.words(value, in: calendar))
                        }
                    }
                    .pickerStyle(.menu)
                    .labelsHidden()
                }
            }
            if components.contains(.hourAndMinute) { NativeTime(selection: selection, limits: limits) }
        }
    }

    /// The parts as the locale orders them.
    private var order: [DateUnit] {
        let template = DateFormatter.dateFormat(fromTemplate: "dMMMMy", options: 0, locale: locale) ?? "d MMMM y"
        return DateUnit.allCases.sorted {
            let first = template.firstIndex(of: $0.letter) ?? template.endIndex
            return first < template.firstIndex(of: $1.letter) ?? template.endIndex
        }
    }

    private func part(_ component: Calendar.Component, of date: Date, in calendar: Calendar) -> Binding<Int> {
        Binding(
            get: { calendar.component(component, from: date) },
            set: { value in
                // The day is moved by whole units, so that the 31st becomes the last day of a shorter month.
                let distance = value - calendar.component(component, from: date)
                if let new = calendar.date(byAdding: component, value: distance, to: date) {
                    selection.wrappedValue = limits.clamped(new)
                }
            })
    }
}

/// A part of a date with a list of its own.
private enum DateUnit: CaseIterable {
    case day, month, year

    var component: Calendar.Component {
        switch self {
        case .day: .day
        case .month: .month
        case .year: .year
        }
    }

    var title: LocalizedStringKey {
        switch self {
        case .day: "Day"
        case .month: "Month"
        case .year: "Year"
        }
    }

    var letter: Character {
        switch self {
        case .day: "d"
        case .month: "M"
        case .year: "y"
        }
    }

    func values(at date: Date, in calendar: Calendar) -> [Int] {
        switch self {
        case .day: calendar.range(of: .day, in: .month, for: date).map(Array.init) ?? [1]
        case .month: calendar.range(of: .month, in: .year, for: date).map(Array.init) ?? [1]
        case .year:
            // A list can't be endless; other years come in reach with each choice.
            ((calendar.component(.year, from: date) - 100)...(calendar.component(.year, from: date) + 100))
                .filter { $0 > 0 }
        }
    }

    func words(_ value: Int, in calendar: Calendar) -> String {
        guard self == .month, calendar.standaloneMonthSymbols.indices.contains(value - 1) else { return "\(value)" }
        return calendar.standaloneMonthSymbols[value - 1]
    }
}
