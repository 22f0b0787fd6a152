import AirportModel
import Foundation
import Synchronization

@testable import MountainAirport

/// A clock that a test sets.
final class TestClock: Sendable {
    private let time: Mutex<Date>
    let calendar: Calendar

    /// A clock in New York that stands still: "2026-03-02T10:07" is a time there.
    init(_ text: String = "2026-03-02T10:07") {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "America/New_York")!
        self.calendar = calendar
        time = Mutex(Self.date(text, in: calendar.timeZone))
    }

    static func date(_ text: String, in zone: TimeZone = TimeZone(identifier: "America/New_York")!) -> Date {
        let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day().time(includingFractionalSeconds: false)
        return try! Date(text + ":00", strategy: style)
    }

    var now: Date {
        get { time.withLock { $0 } }
        set { time.withLock { $0 = newValue } }
    }

    var clock: AirportClock {
        AirportClock(now: { self.now }, calendar: calendar)
    }
}
