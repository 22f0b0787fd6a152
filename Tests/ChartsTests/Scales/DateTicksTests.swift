import Foundation
import Testing

@testable import Charts

struct DateTicksTests {
    private func calendar(_ zone: String) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
        calendar.locale = Locale(identifier: "en_GB")
        return calendar
    }

    private func date(_ calendar: Calendar, _ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0) throws
        -> Date
    {
        try #require(calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)))
    }

    @Test func yearsBeginInJanuary() throws {
        let calendar = calendar("Europe/Berlin")
        let ticks = DateTicks.automatic(
            try date(calendar, 1961, 5), try date(calendar, 2020, 3), count: 6, calendar: calendar)
        #expect(ticks.step == .init(unit: .year, count: 10))
        #expect(ticks.dates.map { calendar.component(.year, from: $0) } == [1970, 1980, 1990, 2000, 2010, 2020])
        #expect(ticks.dates.allSatisfy { calendar.component(.dayOfYear, from: $0) == 1 })
    }

    @Test func monthsAreQuartersWhereThereAreMany() throws {
        let calendar = calendar("UTC")
        let ticks = DateTicks.automatic(
            try date(calendar, 2025, 2), try date(calendar, 2026, 1), count: 4, calendar: calendar)
        #expect(ticks.step == .init(unit: .month, count: 3))
        #expect(ticks.dates.map { calendar.component(.month, from: $0) } == [4, 7, 10, 1])
    }

    @Test func hoursAreThoseOfTheClockOnDaysThatChangeIt() throws {
        for (zone, month, day, hours) in [
            ("Europe/Berlin", 3, 30, 23), ("Europe/Berlin", 10, 26, 25), ("America/New_York", 11, 2, 25),
        ] {
            let calendar = calendar(zone)
            let start = try date(calendar, 2025, month, day)
            let end = try date(calendar, 2025, month, day + 1)
            #expect(end.timeIntervalSince(start) == Double(hours) * 3600)
            let ticks = DateTicks.stride(start, end, step: .init(unit: .hour, count: 6), calendar: calendar)
            #expect(ticks.dates.map { calendar.component(.hour, from: $0) } == [0, 6, 12, 18, 0], "\(zone) \(month)")
        }
    }

    @Test func daysStayDaysAcrossAChangeOfClocks() throws {
        let calendar = calendar("Europe/Berlin")
        let ticks = DateTicks.stride(
            try date(calendar, 2025, 3, 28), try date(calendar, 2025, 4, 2), step: .init(unit: .day, count: 1),
            calendar: calendar)
        #expect(ticks.dates.count == 6)
        #expect(ticks.dates.allSatisfy { calendar.component(.hour, from: $0) == 0 })
    }

    @Test func weeksBeginOnTheCalendarsFirstDay() throws {
        var calendar = calendar("UTC")
        calendar.firstWeekday = 2
        let ticks = DateTicks.stride(
            try date(calendar, 2025, 1, 1), try date(calendar, 2025, 2, 1), step: .init(unit: .weekOfYear, count: 1),
            calendar: calendar)
        #expect(ticks.dates.count == 4)
        #expect(ticks.dates.allSatisfy { calendar.component(.weekday, from: $0) == 2 })
    }

    @Test func allYearsHaveTicks() throws {
        let calendar = calendar("UTC")
        let ticks = DateTicks.automatic(try date(calendar, 1), try date(calendar, 9999), count: 5, calendar: calendar)
        #expect(ticks.dates.count >= 4 && ticks.dates.count <= 10)
        #expect(ticks.step.unit == .year)
        let first = DateTicks.automatic(try date(calendar, 1), try date(calendar, 1, 12), count: 4, calendar: calendar)
        #expect(first.dates.first.map { calendar.component(.month, from: $0) } == 1)
    }

    @Test func partsOfASecondAreNumbers() {
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        let ticks = DateTicks.automatic(start, start + 0.5, count: 5, calendar: calendar("UTC"))
        #expect(ticks.dates.map { ($0.timeIntervalSince(start) * 10).rounded() } == [0, 1, 2, 3, 4, 5])
    }

    @Test func anEmptyIntervalHasOneTick() {
        let now = Date(timeIntervalSinceReferenceDate: 5)
        #expect(DateTicks.automatic(now, now, count: 5, calendar: calendar("UTC")).dates == [now])
        #expect(
            DateTicks.stride(now, now - 10, step: .init(unit: .day, count: 1), calendar: calendar("UTC")).dates.isEmpty)
    }

    @Test func limitsAreRoundedToBorders() throws {
        let calendar = calendar("Europe/Berlin")
        let (low, high) = DateTicks.rounded(
            try date(calendar, 2025, 2, 10), try date(calendar, 2025, 8, 2), step: .init(unit: .month, count: 3),
            calendar: calendar)
        let (start, end) = (try date(calendar, 2025, 1), try date(calendar, 2025, 10))
        #expect(low == start && high == end)
    }
}
