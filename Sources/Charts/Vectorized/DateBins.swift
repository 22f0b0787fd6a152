import Foundation

/// Intervals that follow each other, to count dates in.
///
/// ```swift
/// let bins = DateBins(unit: .month, range: first...last)
/// ```
public struct DateBins: Equatable, Sendable {
    /// The limits of the bins, in rising order: one more than there are bins.
    public let thresholds: [Date]

    /// Creates bins between limits.
    public init(thresholds: [Date]) {
        self.thresholds = thresholds.sorted()
    }

    /// Creates bins of units of the calendar for all dates of some data.
    ///
    /// - Parameters:
    ///   - data: the dates.
    ///   - desiredCount: about how many bins; nil: ten.
    ///   - calendar: the calendar.
    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
        guard let low = data.min(), let high = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: low...high, desiredCount: desiredCount ?? 10, calendar: calendar)
    }

    /// Creates bins of units of the calendar for a range.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
        let step = DateTicks.step(range.lowerBound, range.upperBound, count: desiredCount)
        self.init(unit: step.unit, by: step.count, range: range, calendar: calendar)
    }

    /// Creates bins of a number of units of the calendar that cover a range.
    public init(
        unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>,
        calendar: Calendar = .current
    ) {
        let step = DateTicks.Step(unit: unit, count: Swift.max(1, value))
        let (low, high) = DateTicks.rounded(
            range.lowerBound, range.upperBound, step: step, calendar: calendar)
        var limits = [low]
        var number = 0
        while let last = limits.last, last < high, limits.count < 100_000 {
            number += step.count
            guard let next = calendar.date(byAdding: unit.additive, value: unit.weeks * number, to: low),
                next > last
            else { break }
            limits.append(next)
        }
        self.init(thresholds: limits)
    }

    /// Creates bins of the same length that cover a range, in seconds.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        guard timeInterval > 0 else {
            self.init(thresholds: [range.lowerBound, range.upperBound])
            return
        }
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        let count = Swift.max(1, Int((length / timeInterval).rounded(.up)))
        self.init(thresholds: (0...count).map { range.lowerBound + Double($0) * timeInterval })
    }

    /// The number of the bin that a date lies in; what is before or after all bins belongs to the nearest one.
    public func index(for value: Date) -> Int {
        var (low, high) = (0, thresholds.count)
        while low < high {
            let middle = (low + high) / 2
            if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return Swift.max(0, Swift.min(low - 1, count - 1))
    }
}

extension DateBins: RandomAccessCollection {
    /// The number of the first bin.
    public var startIndex: Int { 0 }
    /// How many bins there are.
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    /// The bin with a number.
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(
            thresholds[position], thresholds[position + 1], isClosed: position == thresholds.count - 2)
    }
}
