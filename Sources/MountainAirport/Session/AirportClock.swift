import AirportModel
import SwiftUI

/// What time it is and how days are counted, so that a test or a screenshot can say so.
struct AirportClock: Sendable {
    /// The present moment.
    let now: @Sendable () -> Date
    /// The calendar, and with it the time zone, of the person looking.
    let calendar: Calendar

    /// The environment variable that sets another time for the clock to go on from: "2026-03-02T10:07:00Z".
    static let startVariable = "MOUNTAIN_AIRPORT_NOW"

    /// The clock of the computer, or one that goes on from the moment named by the environment.
    static var system: AirportClock {
        let text = ProcessInfo.processInfo.environment[startVariable]
        guard let start = text.flatMap({ try? Date($0, strategy: .iso8601) }) else {
            return AirportClock(now: { Date() }, calendar: .current)
        }
        let offset = start.timeIntervalSince(Date())
        return AirportClock(now: { Date() + offset }, calendar: .current)
    }

    /// The day it is here.
    var today: CivilDate { CivilDate(now(), in: calendar.timeZone) }
}

extension EnvironmentValues {
    /// The clock that views take the time from.
    @Entry var airportClock = AirportClock.system
}
