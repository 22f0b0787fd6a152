import AirportModel
import Foundation

/// What time it is and how days are counted, so that a test or a screenshot can say so.
struct AirportClock: Sendable {
    /// The present moment.
    let now: @Sendable () -> Date
    /// The calendar, and with it the time zone, of the person looking.
    let calendar: Calendar

    /// The clock of the computer.
    static var system: AirportClock {
        AirportClock(now: { Date() }, calendar: .current)
    }

    /// The day it is here.
    var today: CivilDate { CivilDate(now(), in: calendar.timeZone) }
}
