import Foundation

/// What became of a flight on one of the last days.
public struct FlightHistoryEntry: Hashable, Sendable, Identifiable {
    /// How many days ago; 1 = yesterday.
    public let day: Int
    /// The flight's id.
    public let flightID: Int
    /// The day it was to fly, at the airport of the board.
    public let date: CivilDate
    /// Arrival or departure.
    public let direction: FlightDirection
    /// What became of it.
    public let status: FlightStatus
    /// The time of the timetable.
    public let scheduled: Date
    /// When it took place; nil when cancelled, or not recorded.
    public let actual: Date?

    /// The day.
    public var id: Int { day }

    /// An entry of a flight's history.
    public init(
        day: Int, flightID: Int, date: CivilDate, direction: FlightDirection, status: FlightStatus, scheduled: Date,
        actual: Date?
    ) {
        self.day = day
        self.flightID = flightID
        self.date = date
        self.direction = direction
        self.status = status
        self.scheduled = scheduled
        self.actual = actual
    }

    /// Whole minutes late, negative when early; nil when there is no actual time.
    public var delay: Int? { actual.map { Int($0.timeIntervalSince(scheduled) / 60) } }

    /// Minutes late as the charts draw them: 60 when there is no actual time, so that its bar is the longest.
    public var minutesLate: Int { delay ?? 60 }

    /// The class of the delay, or nil if the flight took place but its time isn't known.
    public func punctuality(threshold: Int = Punctuality.standardThreshold) -> Punctuality? {
        delay == nil && status != .cancelled ? nil : Punctuality(delay: delay, threshold: threshold)
    }

    /// The delay in words, such as "Early by 7 minutes." or "Canceled".
    public var text: String {
        guard let delay else { return status.displayName }
        let minutes = abs(delay)
        if delay == 0 { return localized("On time") }
        if delay < 0 {
            return minutes == 1 ? localized("Early by \(minutes) minute.") : localized("Early by \(minutes) minutes.")
        }
        return minutes == 1 ? localized("Late by \(minutes) minute.") : localized("Late by \(minutes) minutes.")
    }

    /// The delay in a few letters, such as "7 m", for the end of a bar.
    public var shortText: String {
        guard let delay else { return status.displayName }
        return delay == 0 ? localized("On time") : localized("\(abs(delay)) m")
    }

    /// How long ago, in words: "1 day ago", "2 days ago".
    public var dayText: String {
        day == 1 ? localized("\(day) day ago") : localized("\(day) days ago")
    }
}
