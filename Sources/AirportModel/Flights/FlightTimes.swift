import Foundation

/// The times of one end of a flight, its departure or its arrival.
public struct FlightTimes: Hashable, Sendable {
    /// The time of the timetable.
    public let scheduled: Date
    /// The time expected while it is still to come; nil if nothing better than the timetable is known.
    public let estimated: Date?
    /// The time at which it happened; nil if it hasn't, or isn't known.
    public let actual: Date?

    /// The times of one end of a flight.
    public init(scheduled: Date, estimated: Date? = nil, actual: Date? = nil) {
        self.scheduled = scheduled
        self.estimated = estimated
        self.actual = actual
    }

    /// The best that is known: the actual, else the estimated, else the scheduled time.
    public var latest: Date { actual ?? estimated ?? scheduled }

    /// Whole minutes from the scheduled to the latest time, towards zero; negative when early.
    public var delay: Int { Int(latest.timeIntervalSince(scheduled) / 60) }

    /// The same times, all moved by `interval` seconds.
    public func shifted(by interval: TimeInterval) -> FlightTimes {
        FlightTimes(
            scheduled: scheduled + interval, estimated: estimated.map { $0 + interval },
            actual: actual.map { $0 + interval })
    }
}
