import Foundation

/// A month of any calendar, with a button for each day.
struct MonthGrid: View {
    let limits: DateLimits
    /// Which days are chosen, by their beginnings.
    let chosen: Set<Date>
    /// The user pressed a day; its beginning.
    let pick: (Date) -> Void
    /// The beginning of a day in the month that is shown; nil: the first chosen day, or today.
    @State private var shown: Date?
    @Environment(\.calendar) private var environmentCalendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    init(limits: DateLimits, chosen: Set<Date>, pick: @escaping (Date) -> Void) {
        self.limits = limits
        self.chosen = chosen
        self.pick = pick
    }

    private var calendar: Calendar { MonthGrid.calendar(environmentCalendar, timeZone, locale) }

    /// The calendar of the surroundings with their time zone and language.
    static func calendar(_ calendar: Calendar, _ timeZone: TimeZone, _ locale: Locale) -> Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    var body: some View {
        let calendar = calendar
        let month = MonthDays(of: shown ?? chosen.min() ?? limits.clamped(Date()), in: calendar)
        VStack(spacing: 2) {
            HStack {
                arrow("Previous Month", "chevron.backward", to: month.start(movedBy: -1), unless: limits.earliest) {
                    $0 >= month.start
                }
                Text(month.start, format: title).font(.headline).frame(maxWidth: .infinity)
                arrow("Next Month", "chevron.forward", to: month.start(movedBy: 1), unless: limits.latest) {
                    $0 < month.end
                }
            }
            HStack(spacing: 2) {
                ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
                    Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
                        .frame(width: Self.side)
                }
            }
            ForEach(month.weeks, id: \.first) { week in
                HStack(spacing: 2) {
                    ForEach(week, id: \.self) { day in dayButton(day, in: month) }
                }
            }
        }
        .frame(width: Self.side * 7 + 12)
        .environment(\.controlSize, .regular)
    }

    private static let side: CGFloat = 32

    private var title: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).month(.wide).year()
    }

    private func arrow(
        _ name: LocalizedStringKey, _ symbol: String, to target: Date?, unless limit: Date?,
        isReached: (Date) -> Bool
    ) -> some View {
        Button(name, systemImage: symbol) { shown = target }
            .labelStyle(.iconOnly).buttonStyle(.borderless)
            .disabled(target == nil || limit.map(isReached) ?? false)
    }

    @ViewBuilder private func dayButton(_ day: Date, in month: MonthDays) -> some View {
        let isChosen = chosen.contains(day)
        let isOther = day < month.start || day >= month.end
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
        Toggle(isOn: Binding(get: { isChosen }, set: { _ in pick(day) })) {
            Text(day, format: style.day())
        }
        .toggleStyle(.button).buttonStyle(.borderless)
        .environment(\.controlClasses, isOther ? ["windsock-day", "windsock-other-day"] : ["windsock-day"])
        .accessibilityLabel(Text(day, format: style.weekday(.wide).day().month(.wide).year()))
        .disabled(!limits.allows(dayAt: day, in: calendar))
        .frame(width: Self.side, height: Self.side)
    }
}

/// The days of whole weeks around a month.
struct MonthDays {
    let calendar: Calendar
    let start: Date
    let end: Date

    init(of date: Date, in calendar: Calendar) {
        self.calendar = calendar
        let interval = calendar.dateInterval(of: .month, for: date)
        start = interval?.start ?? date
        end = interval?.end ?? date
    }

    /// The beginning of a month before or after this one.
    func start(movedBy months: Int) -> Date? { calendar.date(byAdding: .month, value: months, to: start) }

    /// The names of the days of a week, from its first day on.
    var weekdays: [String] {
        let names = calendar.veryShortStandaloneWeekdaySymbols
        guard names.count == 7 else { return names }
        let first = calendar.firstWeekday - 1
        return (0..<7).map { names[(first + $0) % 7] }
    }

    /// The beginnings of the days, week by week.
    var weeks: [[Date]] {
        let distance = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        var weeks: [[Date]] = []
        var offset = -distance
        repeat {
            weeks.append(
                (0..<7).map { day in
                    let date = calendar.date(byAdding: .day, value: offset + day, to: start) ?? start
                    return calendar.startOfDay(for: date)
                })
            offset += 7
        } while weeks.count < 6 && (calendar.date(byAdding: .day, value: offset, to: start) ?? end) < end
        return weeks
    }
}

extension DateLimits {
    /// Whether some moment of a day can be chosen.
    func allows(dayAt start: Date, in calendar: Calendar) -> Bool {
        if let latest, start > latest { return false }
        guard let earliest else { return true }
        return calendar.startOfDay(for: earliest) <= start
    }
}

private enum ControlClassesKey: EnvironmentKey { static var defaultValue: [String] { [] } }

extension EnvironmentValues {
    /// Style classes that buttons in the module's own views have besides their usual ones.
    var controlClasses: [String] {
        get { self[ControlClassesKey.self] }
        set { self[ControlClassesKey.self] = newValue }
    }
}
