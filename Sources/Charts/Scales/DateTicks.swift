import Foundation

/// Dates along a scale, on borders of the calendar.
struct DateTicks: Equatable, Sendable {
    /// The distance between two ticks.
    struct Step: Equatable, Sendable {
        var unit: Calendar.Component
        var count: Int

        /// About how long the step is, in seconds.
        var duration: Double { unit.duration * Double(count) }
    }

    var dates: [Date]
    var step: Step

    private static let steps: [Step] = [
        (.second, [1, 2, 5, 10, 15, 30]), (.minute, [1, 2, 5, 10, 15, 30]), (.hour, [1, 2, 3, 6, 12]),
        (.day, [1, 2]), (.weekOfYear, [1, 2]), (.month, [1, 2, 3, 6]),
        (.year, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]),
    ].flatMap { (unit: Calendar.Component, counts: [Int]) in counts.map { Step(unit: unit, count: $0) } }

    /// The step that divides an interval into about as many parts as asked for.
    static func step(_ low: Date, _ high: Date, count: Int, minimum: Double = 0) -> Step {
        let length = high.timeIntervalSince(low)
        let wanted = max(length / Double(max(1, count)), minimum)
        let fitting = steps.filter { $0.duration >= minimum * 0.9 }
        return fitting.min { abs(log($0.duration / wanted)) < abs(log($1.duration / wanted)) }
            ?? Step(unit: .year, count: 5000)
    }

    /// The dates between two limits.
    static func automatic(
        _ low: Date, _ high: Date, count: Int, minimum: Double = 0, calendar: Calendar
    ) -> DateTicks {
        let length = high.timeIntervalSince(low)
        guard length > 0 else { return DateTicks(dates: [low], step: Step(unit: .day, count: 1)) }
        if length < Double(count) * 0.7 {
            // Parts of a second are numbers.
            let start = low.timeIntervalSinceReferenceDate.rounded(.down)
            let ticks = NumberTicks.linear(
                low.timeIntervalSinceReferenceDate - start, high.timeIntervalSinceReferenceDate - start, count: count)
            return DateTicks(
                dates: ticks.values.map { Date(timeIntervalSinceReferenceDate: start + $0) },
                step: Step(unit: .nanosecond, count: max(1, Int(ticks.step * 1e9))))
        }
        return stride(low, high, step: step(low, high, count: count, minimum: minimum), calendar: calendar)
    }

    /// The borders of a step between two limits, at most a thousand.
    static func stride(_ low: Date, _ high: Date, step: Step, calendar: Calendar) -> DateTicks {
        guard high >= low, high.timeIntervalSince(low) / max(step.duration, 1e-9) < 1000 else {
            return DateTicks(dates: [], step: step)
        }
        var dates: [Date] = []
        func add(_ date: Date) {
            if date >= low, date <= high, dates.last.map({ $0 < date }) ?? true { dates.append(date) }
        }
        switch step.unit {
        case .hour:
            // Hours of the clock: those of a day with a change of clocks are as those of any other.
            var day = calendar.startOfDay(for: low)
            while day <= high {
                for hour in Swift.stride(from: 0, to: 24, by: step.count) {
                    if let date = calendar.date(bySettingHour: hour, minute: 0, second: 0, of: day) { add(date) }
                }
                guard let next = calendar.date(byAdding: .day, value: 1, to: day), next > day else { break }
                day = next
            }
        case .minute, .second:
            guard let hour = calendar.dateInterval(of: .hour, for: low)?.start else { break }
            var date = hour
            while date <= high {
                add(date)
                date += step.duration
            }
        default:
            var date = border(before: low, step, calendar)
            var number = 0
            let start = date
            while date <= high {
                add(date)
                number += step.count
                // From the first one each time: the 31st doesn't become the 28th for good.
                guard
                    let next = calendar.date(byAdding: step.unit.additive, value: step.unit.weeks * number, to: start),
                    next > date
                else { break }
                date = next
            }
        }
        return DateTicks(dates: dates, step: step)
    }

    /// The last border of a step before a date.
    static func border(before date: Date, _ step: Step, _ calendar: Calendar) -> Date {
        guard let unitStart = calendar.dateInterval(of: step.unit, for: date)?.start else { return date }
        guard step.count > 1 else { return unitStart }
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: unitStart)
        switch step.unit {
        case .year:
            let year = parts.year ?? 1
            // There is no year 0.
            parts.year = max(1, year - year % step.count)
        case .month: parts.month = ((parts.month ?? 1) - 1) / step.count * step.count + 1
        default: return unitStart
        }
        return calendar.date(from: parts) ?? unitStart
    }

    /// The last border before a limit and the first one after the other.
    static func rounded(_ low: Date, _ high: Date, step: Step, calendar: Calendar) -> (Date, Date) {
        let start = border(before: low, step, calendar)
        var end = border(before: high, step, calendar)
        if end < high {
            end =
                calendar.date(byAdding: step.unit.additive, value: step.unit.weeks * step.count, to: end) ?? high
        }
        return (start, end)
    }
}

extension Calendar.Component {
    /// The unit that is added, in multiples of `weeks`.
    var additive: Calendar.Component {
        switch self {
        case .weekOfYear, .weekOfMonth: .day
        case .quarter: .month
        default: self
        }
    }

    var weeks: Int {
        switch self {
        case .weekOfYear, .weekOfMonth: 7
        case .quarter: 3
        default: 1
        }
    }
}
