import Foundation

/// Values that go on with the clock, for texts that follow them.
///
///     Text(.currentDate, format: .dateTime.hour().minute())
public struct TimeDataSource<Value>: Sendable where Value: Sendable {
    /// The value at a moment.
    let value: @Sendable (Date) -> Value
    /// The moment at which a value is reached; nil: it isn't known.
    let moment: @Sendable (Value) -> Date?
}

extension TimeDataSource where Value == Date {
    /// The present date.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource(value: { $0 }, moment: { $0 }) }
}

extension TimeDataSource where Value == Duration {
    /// The time since a date, or until it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(
            value: { .seconds(date.timeIntervalSince($0)) },
            moment: { duration in date.addingTimeInterval(-(duration / .seconds(1))) })
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// From a date until now; nothing before that.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(value: { date..<max(date, $0) }, moment: { $0.upperBound })
    }

    /// From now until a date; nothing after that.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(value: { min(date, $0)..<date }, moment: { $0.lowerBound })
    }
}

extension Text {
    /// Creates a text that shows values of a clock in a format, and is made again when the format's words change.
    public init<V: Sendable, F: DiscreteFormatStyle & Sendable>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        self.init(.ticking(TickingText(FormattedTime(source: source, format: format, words: { $0 }))))
    }

    /// Creates a text that shows values of a clock in a format, and is made again when the format's words change.
    public init<V: Sendable, F: DiscreteFormatStyle & Sendable>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
        self.init(.ticking(TickingText(FormattedTime(source: source, format: format, words: { AttributedString($0) }))))
    }
}

/// Values of a clock in a format that knows when its words change.
private struct FormattedTime<Format: DiscreteFormatStyle & Sendable>: TickingSource
where Format.FormatInput: Sendable {
    let source: TimeDataSource<Format.FormatInput>
    let format: Format
    let words: @Sendable (Format.FormatOutput) -> AttributedString

    func string(at now: Date, _ values: EnvironmentValues) -> AttributedString {
        words(format.locale(values.locale).format(source.value(now)))
    }

    func nextChange(after now: Date) -> Date? {
        // The values may grow or shrink as time goes on: the next one is on one of the two sides.
        let value = source.value(now)
        let candidates = [format.discreteInput(after: value), format.discreteInput(before: value)]
        return candidates.compactMap { $0.flatMap(source.moment) }.filter { $0 > now }.min()
    }

    static func == (lhs: Self, rhs: Self) -> Bool {
        // Two sources of one kind agree if they do at one moment.
        let moment = Date(timeIntervalSinceReferenceDate: 0)
        return lhs.format == rhs.format
            && lhs.words(lhs.format.format(lhs.source.value(moment)))
                == rhs.words(rhs.format.format(rhs.source.value(moment)))
    }
}
