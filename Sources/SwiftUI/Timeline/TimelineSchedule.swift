import Foundation

/// The dates at which a ``TimelineView`` is made anew.
public protocol TimelineSchedule {
    /// The mode for which dates are asked.
    typealias Mode = TimelineScheduleMode
    /// The type of the dates.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates from a date on, in order. The first may lie before it: it's the one in force.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may be shown.
public enum TimelineScheduleMode: Sendable {
    /// As often as the schedule says.
    case normal
    /// At most once a minute. The desktop has no such mode.
    case lowFrequency
}

/// Every minute, when it begins.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates the schedule.
    public init() {}

    /// The beginnings of the minutes, from the present one on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        // Time zones differ by whole minutes from the reference, so all minutes begin together.
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return Entries(date: Date(timeIntervalSinceReferenceDate: minute))
    }

    /// The beginnings of minutes.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date

        public mutating func next() -> Date? {
            defer { date += 60 }
            return date
        }
    }
}

/// At equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule that begins at a date and repeats after each interval, in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The dates from the one in force on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        guard interval > 0 else { return Entries(start: start, interval: .infinity, index: 0) }
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(start: start, interval: interval, index: max(0, passed))
    }

    /// Dates at equal distances.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var index: Double

        public mutating func next() -> Date? {
            if interval == .infinity {
                defer { index += 1 }
                return index == 0 ? start : nil
            }
            defer { index += 1 }
            return start.addingTimeInterval(index * interval)
        }
    }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule of dates, which must be in order.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    /// The dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as the screen shows a picture.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: Double
    let isPaused: Bool

    /// Creates a schedule with a least distance in seconds between two pictures; nil: the screen's own.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = max(minimumInterval ?? 0, 0)
        isPaused = paused
    }

    /// Dates at the least distance.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(date: start, interval: max(minimumInterval, 1.0 / 60), isPaused: isPaused)
    }

    /// Dates at the least distance.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date?
        fileprivate let interval: TimeInterval
        fileprivate let isPaused: Bool

        public mutating func next() -> Date? {
            defer { date = isPaused ? nil : date?.addingTimeInterval(interval) }
            return date
        }
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Every minute, when it begins.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// At equal distances in seconds, from a date on.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule {
    /// Given dates, in order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as the screen shows a picture.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// As often as the screen shows a picture, but with a least distance in seconds, and not while it's paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
