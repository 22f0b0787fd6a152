import Foundation

/// What a board says about a flight at a given moment. The moment is always an argument, so that a test, a screenshot or
/// a timeline decides what time it is.
extension Flight {
    /// Whether its time at the board's airport has passed.
    public func hasPassed(at now: Date) -> Bool { localTime <= now }

    /// The status to show: "Canceled"; once the current time has passed, "Arrived" or "Departed"; else the status.
    /// An arrival that was diverted or never recorded says so.
    public func displayedStatus(at now: Date) -> String {
        switch status {
        case .cancelled: FlightStatus.cancelled.displayName
        case .diverted, .notRecorded:
            direction == .arrival ? status.displayName : FlightStatus.departed.displayName
        default:
            if hasPassed(at: now) {
                direction == .arrival ? localized("Arrived") : localized("Departed")
            } else {
                status.displayName
            }
        }
    }

    /// Whether a passenger can check in: a departure that is neither cancelled nor gone.
    public func isCheckInAvailable(at now: Date) -> Bool {
        direction == .departure && !isCancelled && !hasPassed(at: now)
    }

    /// Whether its local time is on the day of `now`, by the calendar (and time zone) given.
    public func isToday(at now: Date, calendar: Calendar) -> Bool {
        calendar.isDate(localTime, inSameDayAs: now)
    }

    /// The share of the way flown: 0 before departure and when cancelled, 1 after arrival, in between by time.
    /// Nil if the times of the other end are unknown.
    public func progress(at now: Date) -> Double? {
        guard !isCancelled else { return 0 }
        guard let departure = departure?.latest, let arrival = arrival?.latest else { return nil }
        guard now > departure else { return 0 }
        guard now < arrival else { return 1 }
        return now.timeIntervalSince(departure) / arrival.timeIntervalSince(departure)
    }
}

extension Sequence where Element == Flight {
    /// The flight a board scrolls to: the first whose local time is at or after `now`, else the last one.
    public func next(at now: Date) -> Flight? {
        var last: Flight?
        for flight in self {
            if flight.localTime >= now { return flight }
            last = flight
        }
        return last
    }

    /// The flights whose local time is on the day of `now`, as the board shows them, before and after a refresh.
    public func today(at now: Date, calendar: Calendar) -> [Flight] {
        filter { $0.isToday(at: now, calendar: calendar) }
    }
}
