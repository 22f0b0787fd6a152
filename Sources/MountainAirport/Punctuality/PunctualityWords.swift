import AirportModel
import Foundation

/// Numbers of the charts in words.
enum PunctualityWords {
    /// "12.5 min".
    static func minutes(_ value: Double) -> String {
        String(localized: "\(value.formatted(.number.precision(.fractionLength(0...1)).locale(.desktop))) min")
    }

    /// "27,004 flights".
    static func flights(_ count: Int) -> String {
        count == 1
            ? String(localized: "\(count.formatted(.number.locale(.desktop))) flight")
            : String(localized: "\(count.formatted(.number.locale(.desktop))) flights")
    }

    /// "82.5%".
    static func share(_ value: Double) -> String {
        value.formatted(.percent.precision(.fractionLength(0...1)).locale(.desktop))
    }

    /// The day in words: "Mar 2, 2026".
    static func day(_ day: CivilDate) -> String {
        day.start(in: .gmt).formatted(
            Date.FormatStyle(
                date: .abbreviated, time: .omitted, locale: AirportPreferences.shared.locale, timeZone: .gmt))
    }

    /// The hour by the preferred clock: "3 PM".
    static func hour(_ hour: Int) -> String {
        let style = Date.FormatStyle(locale: AirportPreferences.shared.locale, timeZone: .gmt).hour()
        return Date(timeIntervalSince1970: Double(hour) * 3600).formatted(style)
    }

    /// The weekdays' short names, in the order of the week where the person lives.
    static func weekdays(_ calendar: Calendar = .desktop) -> [(number: Int, name: String)] {
        let names = calendar.shortWeekdaySymbols
        return (0..<7).map { offset in
            let number = (calendar.firstWeekday - 1 + offset) % 7 + 1
            return (number, names.indices.contains(number - 1) ? names[number - 1] : "\(number)")
        }
    }
}

/// The calendar of days that belong to no time zone.
enum CivilCalendar {
    static let gmt: Calendar = {
        var calendar = Calendar.current
        calendar.timeZone = .gmt
        return calendar
    }()
}
