import Foundation

/// A day of the Gregorian calendar, without a time or a time zone: what a timetable means by "1 January 2013".
///
///     let day = CivilDate(year: 2013, month: 1, day: 1)!
///     day.adding(days: 31)                                    // 2013-02-01
///     day.start(in: TimeZone(identifier: "America/New_York")!)
///
/// Arithmetic is done on the number of days since 1970-01-01 and costs no calendar.
public struct CivilDate: Hashable, Comparable, Sendable, Codable {
    /// Days since 1970-01-01; negative before.
    public let daysSinceEpoch: Int

    /// The day with the given number of days since 1970-01-01.
    public init(daysSinceEpoch: Int) {
        self.daysSinceEpoch = daysSinceEpoch
    }

    /// The day `year`-`month`-`day`, or nil if there is no such day (month 13, 29 February of a common year …).
    /// Years from 1 to 9999 are accepted.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.days(inMonth: month, year: year)
        else { return nil }
        // Count from March, so that the leap day ends a year (the usual "days from civil" computation).
        let shifted = month > 2 ? year : year - 1
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        daysSinceEpoch = era * 146_097 + dayOfEra - 719_468
    }

    /// The day on which `instant` falls in `timeZone`.
    public init(_ instant: Date, in timeZone: TimeZone) {
        let local = instant.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: instant))
        daysSinceEpoch = Int((local / 86_400).rounded(.down))
    }

    /// Year, month (1…12) and day of the month (1…31).
    public var components: (year: Int, month: Int, day: Int) {
        let shifted = daysSinceEpoch + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// The weekday, 1 = Sunday … 7 = Saturday, as `Calendar` counts.
    public var weekday: Int {
        let weekday = (daysSinceEpoch + 4) % 7
        return (weekday < 0 ? weekday + 7 : weekday) + 1
    }

    /// The day `days` later, or earlier if negative.
    public func adding(days: Int) -> CivilDate {
        CivilDate(daysSinceEpoch: daysSinceEpoch + days)
    }

    /// The first instant of the day in `timeZone`.
    public func start(in timeZone: TimeZone) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        // Noon exists on every day everywhere; midnight may be skipped by daylight saving time.
        let noonUTC = Date(timeIntervalSince1970: Double(daysSinceEpoch) * 86_400 + 43_200)
        let noon = noonUTC.addingTimeInterval(-Double(timeZone.secondsFromGMT(for: noonUTC)))
        return calendar.startOfDay(for: noon)
    }

    public static func < (left: CivilDate, right: CivilDate) -> Bool {
        left.daysSinceEpoch < right.daysSinceEpoch
    }

    private static func days(inMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CivilDate: CustomStringConvertible {
    /// The day as `yyyy-mm-dd`.
    public var description: String {
        let (year, month, day) = components
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
    }
}
