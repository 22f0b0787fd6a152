import AirportModel
import SwiftUI

/// Numbers, times and days in words.
enum Wording {
    /// "1 departure", "27,004 departures".
    static func count(_ count: Int, _ noun: String) -> String {
        let number = count.formatted(.number.locale(.desktop))
        let isOne = count == 1
        // Languages inflect what is counted: each thing has texts of its own.
        return switch noun {
        case "arrival": isOne ? String(localized: "\(number) arrival") : String(localized: "\(number) arrivals")
        case "departure":
            isOne ? String(localized: "\(number) departure") : String(localized: "\(number) departures")
        case "flight": isOne ? String(localized: "\(number) flight") : String(localized: "\(number) flights")
        case "minute": isOne ? String(localized: "\(number) minute") : String(localized: "\(number) minutes")
        case "row": isOne ? String(localized: "\(number) row") : String(localized: "\(number) rows")
        case "skipped row":
            isOne ? String(localized: "\(number) skipped row") : String(localized: "\(number) skipped rows")
        default: "\(number) \(noun)\(isOne ? "" : "s")"
        }
    }

    /// The time of day by an airport's clock: "5:17 AM".
    static func time(_ date: Date, at airport: Airport) -> String {
        date.formatted(style(.omitted, .shortened, airport.timeZone))
    }

    /// The day by an airport's clock: "Jan 1, 2013".
    static func day(_ date: Date, at airport: Airport) -> String {
        date.formatted(style(.abbreviated, .omitted, airport.timeZone))
    }

    /// A day of the calendar: "Tuesday, January 1, 2013".
    static func longDay(_ day: CivilDate) -> String {
        day.start(in: .gmt).formatted(style(.complete, .omitted, .gmt))
    }

    /// A day of the calendar without its year: "Jan 1".
    static func shortDay(_ day: CivilDate) -> String {
        var style = Date.FormatStyle(timeZone: .gmt).month(.abbreviated).day()
        style.locale = .desktop
        return day.start(in: .gmt).formatted(style)
    }

    /// How far a moment is from now: "in 5 minutes", "2 hours ago".
    static func relative(_ date: Date, to now: Date) -> String {
        // Whole minutes of both, so that the words agree with the clock on the wall.
        let minutes = (date.timeIntervalSince1970 / 60).rounded(.down) - (now.timeIntervalSince1970 / 60).rounded(.down)
        if minutes == 0 { return String(localized: "now") }
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = .desktop
        return formatter.localizedString(fromTimeInterval: minutes * 60)
    }

    /// A span of minutes: "1 h 45 min".
    static func duration(minutes: Int) -> String {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        if hours == 0 { return String(localized: "\(rest) min") }
        return rest == 0 ? String(localized: "\(hours) h") : String(localized: "\(hours) h \(rest) min")
    }

    /// A distance in the preferred unit: "1,189 km", "739 mi".
    static func distance(kilometers: Double) -> String {
        switch AirportPreferences.shared.distanceUnit {
        case .kilometers: String(localized: "\(Int(kilometers.rounded()).formatted(.number.locale(.desktop))) km")
        case .miles:
            String(localized: "\(Int((kilometers / 1.609344).rounded()).formatted(.number.locale(.desktop))) mi")
        }
    }

    private static func style(
        _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ timeZone: TimeZone
    ) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: AirportPreferences.shared.locale, timeZone: timeZone)
    }
}
