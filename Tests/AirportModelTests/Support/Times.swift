import Foundation

/// An instant from its date and time in UTC: "2013-01-01T10:15".
func instant(_ text: String) -> Date {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt)
    return try! Date(text + ":00Z", strategy: style)
}

/// The Gregorian calendar of a time zone.
func calendar(_ zone: String = "America/New_York") -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone)!
    return calendar
}
