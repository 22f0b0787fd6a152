import Foundation

extension Text {
    /// A form of a date.
    public struct DateStyle: Equatable, Codable, Sendable {
        enum Kind: String, Codable { case time, date, relative, offset, timer }
        let kind: Kind

        /// The time of day: 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The day: June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// The distance from now: 2 hours, 23 minutes.
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now with a sign: -3 months.
        public static let offset = DateStyle(kind: .offset)
        /// A clock that counts: 36:59:01.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text from a date; relative forms follow the clock.
    public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

    /// Creates a text from a span of time.
    public init(_ dates: ClosedRange<Date>) { self.init(.interval(dates)) }

    /// Creates a text from a span of time.
    public init(_ interval: DateInterval) { self.init(.interval(interval.start...interval.end)) }

    /// Creates a clock that counts within a span of time.
    ///
    /// - Parameters:
    ///   - timerInterval: when the clock runs.
    ///   - pauseTime: when it stops; nil: at the end of the span.
    ///   - countsDown: whether it shows the time that is left; otherwise the time that went by.
    ///   - showsHours: whether more than 59 minutes are written as hours.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let timer = IntervalTimer(
            interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
        self.init(.ticking(TickingText(timer)))
    }
}

/// A text that the clock changes.
protocol TickingSource: Equatable, Sendable {
    /// What the text says at a moment.
    func string(at now: Date, _ values: EnvironmentValues) -> AttributedString
    /// When it says something else next; nil: never.
    func nextChange(after now: Date) -> Date?
}

/// A text that the clock changes, of any kind.
struct TickingText: Equatable, Sendable {
    private let source: any TickingSource

    init(_ source: any TickingSource) {
        self.source = source
    }

    func string(at now: Date, _ values: EnvironmentValues) -> AttributedString { source.string(at: now, values) }
    func nextChange(after now: Date) -> Date? { source.nextChange(after: now) }

    static func == (lhs: TickingText, rhs: TickingText) -> Bool {
        func equals<S: TickingSource>(_ source: S) -> Bool { (rhs.source as? S).map { $0 == source } ?? false }
        return equals(lhs.source)
    }
}

/// A clock that counts within a span of time.
private struct IntervalTimer: TickingSource {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    private func time(_ now: Date) -> Date {
        min(max(min(now, pauseTime ?? .distantFuture), interval.lowerBound), interval.upperBound)
    }

    func string(at now: Date, _ values: EnvironmentValues) -> AttributedString {
        let time = time(now)
        // A clock that counts down shows the second that has begun.
        let seconds =
            countsDown
            ? Int(interval.upperBound.timeIntervalSince(time).rounded(.up))
            : Int(time.timeIntervalSince(interval.lowerBound).rounded(.down))
        let tail = String(format: "%02d", seconds % 60)
        let clock =
            showsHours && seconds >= 3600
            ? "\(seconds / 3600):" + String(format: "%02d:", seconds / 60 % 60) + tail : "\(seconds / 60):" + tail
        return AttributedString(clock)
    }

    func nextChange(after now: Date) -> Date? {
        if now < interval.lowerBound { return interval.lowerBound }
        if now >= min(pauseTime ?? .distantFuture, interval.upperBound) { return nil }
        let start = countsDown ? interval.upperBound : interval.lowerBound
        let elapsed = now.timeIntervalSince(start)
        return start.addingTimeInterval((elapsed + 0.000_5).rounded(.down) + 1)
    }
}

extension Text.DateStyle {
    func string(_ date: Date, now: Date, _ values: EnvironmentValues) -> String {
        switch kind {
        case .time:
            date.formatted(
                Date.FormatStyle(
                    date: .omitted, time: .shortened, locale: values.locale, calendar: values.calendar,
                    timeZone: values.timeZone))
        case .date:
            date.formatted(
                Date.FormatStyle(
                    date: .long, time: .omitted, locale: values.locale, calendar: values.calendar,
                    timeZone: values.timeZone))
        case .relative: Self.distance(from: now, to: date, signed: false, values.locale)
        case .offset: Self.distance(from: now, to: date, signed: true, values.locale)
        case .timer: Self.clock(abs(date.timeIntervalSince(now)))
        }
    }

    private static func distance(from now: Date, to date: Date, signed: Bool, _ locale: Locale) -> String {
        let seconds = Int(abs(date.timeIntervalSince(now)).rounded(.down))
        let sign = !signed ? "" : date < now ? "-" : "+"
        let style = Duration.UnitsFormatStyle(
            allowedUnits: seconds < 3600 ? [.minutes, .seconds] : [.weeks, .days, .hours, .minutes], width: .wide,
            maximumUnitCount: signed ? 1 : 2
        ).locale(locale)
        return sign + Duration.seconds(seconds).formatted(style)
    }

    private static func clock(_ interval: TimeInterval) -> String {
        let seconds = Int(interval.rounded(.down))
        let tail = String(format: "%02d:%02d", seconds / 60 % 60, seconds % 60)
        return seconds >= 3600 ? "\(seconds / 3600):\(tail)" : String(format: "%d:%02d", seconds / 60, seconds % 60)
    }

    func nextChange(of date: Date, after now: Date) -> Date? {
        switch kind {
        case .time, .date: nil
        case .timer: Self.tick(1, date, now)
        case .relative, .offset: Self.tick(step(of: abs(date.timeIntervalSince(now))), date, now)
        }
    }

    /// The shortest time in which the words for a distance can change.
    private func step(of distance: TimeInterval) -> TimeInterval {
        // An offset is written with its largest unit alone, a distance with two.
        let isSigned = kind == .offset
        return switch distance {
        case ..<60: 1
        case ..<3600: isSigned ? 60 : 1
        case ..<86_400: isSigned ? 3600 : 60
        case ..<604_800: isSigned ? 86_400 : 3600
        default: 86_400
        }
    }

    /// The next moment at which the distance to `date` is a whole number of steps.
    private static func tick(_ step: TimeInterval, _ date: Date, _ now: Date) -> Date {
        let distance = now.timeIntervalSince(date)
        return now.addingTimeInterval(step - (distance - (distance / step).rounded(.down) * step) + 0.001)
    }
}
