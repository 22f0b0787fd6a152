import Foundation
import Gtk
import Testing

@testable import SwiftUI

private let utc = TimeZone(identifier: "UTC") ?? .gmt

private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 5) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = utc
    return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? Date()
}

private struct OwnStyle: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button("Next day") { configuration.selection += 86_400 }
        configuration.label
    }
}

extension View {
    fileprivate func british() -> some View {
        environment(\.locale, Locale(identifier: "en_GB")).environment(\.timeZone, utc)
            .environment(\.calendar, Calendar(identifier: .gregorian))
    }
}

extension WidgetTests {
    @Test func graphicalDatesAreMonthsWithFields() async {
        let probe = Probe<Date>()
        let w = TestWindow(width: 400, height: 450) {
            WithState(date(2026, 11, 30), probe) { selection in
                DatePicker("Departure", selection: selection, in: ...date(2026, 12, 24))
                    .datePickerStyle(.graphical).british()
            }
        }
        await w.settle()
        guard let month = w.first(CalendarWidget.self) else {
            Issue.record("there is no month")
            return await w.close()
        }
        #expect(month.date == (2026, 11, 30))
        month.grabFocus()
        await w.press("Right", "space")
        let day = probe.value
        #expect(day != nil && day != date(2026, 11, 30))
        #expect(day == date(month.date.year, month.date.month, month.date.day))
        let spins = w.first(Gtk.Box.self)?.children.filter { $0.typeName == "GtkSpinButton" } ?? []
        #expect(spins.count == 2)
        spins.first?.grabFocus()
        await w.press("Up")
        #expect(probe.value == day?.addingTimeInterval(3600))
        probe.value = date(2027, 3, 1)
        await w.settle()
        #expect(month.date == (2026, 12, 24), "the last date that can be chosen")
        await w.close()
    }

    @Test func datesAreTypedInFields() async {
        let probe = Probe<Date>()
        let w = TestWindow(width: 500) {
            WithState(date(2026, 11, 30), probe) { selection in
                VStack {
                    DatePicker("Day", selection: selection, in: date(2026, 1, 1)..., displayedComponents: .date)
                        .datePickerStyle(.stepperField)
                    Button("Other") {}
                }
                .british()
            }
        }
        await w.settle()
        guard let entry = w.first(Gtk.Entry.self) else {
            Issue.record("there is no field")
            return await w.close()
        }
        #expect(entry.text == "30/11/2026")
        #expect(entry.accessibleLabel == "Day")
        entry.grabFocus()
        await w.press("ctrl+a")
        await w.type("15/06/2027")
        #expect(probe.value == date(2026, 11, 30), "nothing is read before Return")
        await w.press("Return")
        let parts = probe.value.map { Calendar(identifier: .gregorian).dateComponents(in: utc, from: $0) }
        #expect(parts?.year == 2027 && parts?.month == 6 && parts?.day == 15)
        await w.press("ctrl+a")
        await w.type("nonsense")
        await w.press("Return")
        #expect(entry.text == "15/06/2027")
        await w.press("ctrl+a")
        await w.type("15/06/2020")
        await w.press("Return")
        #expect(entry.text == "01/01/2026", "the first date that can be chosen")
        let steps = w.first(Gtk.Box.self)?.children ?? []
        #expect(steps.count == 2)
        #expect(steps.first?.isSensitive == false)
        if let plus = steps.last { await w.click(plus) }
        #expect(entry.text == "02/01/2026")
        await w.close()
    }

    @Test func hoursAreCountedAsTheLocaleDoes() async {
        let probe = Probe<Date>()
        let w = TestWindow(width: 400) {
            WithState(date(2026, 11, 30, 15, 4), probe) { selection in
                DatePicker("Time", selection: selection, displayedComponents: .hourAndMinute)
                    .datePickerStyle(.graphical)
                    .environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, utc)
            }
        }
        await w.settle()
        let children = w.first(Gtk.Box.self)?.children ?? []
        #expect(children.compactMap { $0.hasProperty("text") ? $0.string("text") : nil } == ["03", "04"])
        guard let half = children.last else { return await w.close() }
        #expect(half.string("label") == "PM")
        await w.click(half)
        #expect(probe.value == date(2026, 11, 30, 3, 4))
        #expect(half.string("label") == "AM")
        await w.close()
    }

    @Test func partsOfDatesHaveListsOfTheirOwn() async {
        let probe = Probe<Date>()
        let w = TestWindow(width: 600) {
            WithState(date(2026, 1, 31), probe) { selection in
                DatePicker("Day", selection: selection, displayedComponents: .date).datePickerStyle(.wheel).british()
            }
        }
        await w.settle()
        let lists = w.all(DropDown.self)
        #expect(lists.count == 3)
        guard lists.count == 3 else { return await w.close() }
        #expect(lists[0].items.count == 31 && lists[1].items[1] == "February")
        await w.click(lists[1])
        await w.pump(until: { w.window.focus?.typeName == "GtkListItemWidget" }, timeout: 3)
        await w.press("Home", "Down", "Return")
        await w.pump(until: { probe.value != date(2026, 1, 31) }, timeout: 3)
        await w.settle()
        #expect(probe.value == date(2026, 2, 28))
        #expect(lists[0].items.count == 28 && lists[0].selected == 27)
        await w.close()
    }

    @Test func otherCalendarsHaveMonthsOfTheirOwn() async {
        let probe = Probe<Date>()
        var hebrew = Calendar(identifier: .hebrew)
        hebrew.timeZone = utc
        let calendar = hebrew
        let w = TestWindow(width: 500, height: 450) {
            WithState(date(2026, 11, 30), probe) { selection in
                DatePicker("Day", selection: selection, displayedComponents: .date)
                    .datePickerStyle(.graphical).environment(\.calendar, calendar).british()
            }
        }
        await w.settle()
        #expect(w.first(CalendarWidget.self) == nil)
        let days = w.all(ToggleButton.self)
        #expect(days.filter(\.isActive).map(\.label) == ["20"], "20 Kislev 5787")
        guard let position = days.firstIndex(where: \.isActive), position + 1 < days.count else {
            return await w.close()
        }
        await w.click(days[position + 1])
        #expect(probe.value == date(2026, 12, 1))
        #expect(w.all(ToggleButton.self).filter(\.isActive).map(\.label) == ["21"])
        await w.close()
    }

    @Test func appsMakeDatePickersTheirOwn() async {
        let probe = Probe<Date>()
        let w = TestWindow {
            WithState(date(2026, 11, 30), probe) { DatePicker("Day", selection: $0).datePickerStyle(OwnStyle()) }
        }
        await w.settle()
        if let button = w.first(Gtk.Button.self) { await w.click(button) }
        #expect(probe.value == date(2026, 12, 1))
        await w.close()
    }

    @Test func severalDaysAreChosenInAMonth() async {
        let probe = Probe<Set<DateComponents>>()
        let first = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2026, month: 11, day: 5)
        let w = TestWindow(width: 500, height: 400) {
            WithState([first], probe) { days in
                MultiDatePicker("Days off", selection: days, in: date(2026, 11, 3)..<date(2026, 11, 20, 0, 0))
                    .british()
            }
        }
        await w.settle()
        func day(_ number: Int) -> ToggleButton? {
            let all = w.all(ToggleButton.self)
            // Days of the month before may stand in front.
            guard let start = all.firstIndex(where: { $0.label == "1" }) else { return nil }
            return all.indices.contains(start + number - 1) ? all[start + number - 1] : nil
        }
        #expect(w.texts.contains("November 2026"))
        #expect(day(5)?.isActive == true)
        #expect(day(2)?.isSensitive == false && day(3)?.isSensitive == true)
        #expect(day(19)?.isSensitive == true && day(20)?.isSensitive == false)
        if let button = day(10) { await w.click(button) }
        #expect(probe.value?.compactMap(\.day).sorted() == [5, 10])
        #expect(probe.value?.contains { $0.day == 10 && $0.year == 2026 && $0.era == 1 && $0.calendar != nil } == true)
        if let button = day(5) { await w.click(button) }
        #expect(probe.value?.compactMap(\.day) == [10])
        #expect(day(5)?.isActive == false && day(10)?.isActive == true)
        day(10)?.grabFocus()
        await w.press("space")
        #expect(probe.value?.isEmpty == true)
        #expect(day(10)?.isFocus == true)
        await w.close()
    }
}
