/// The middle of the delays of some days up to and with one day.
public struct RollingDelay: Hashable, Sendable, Identifiable {
    /// The last of the days.
    public let day: CivilDate
    /// A quarter of the flights had at most this delay, in minutes.
    public let lowerQuartile: Int
    /// Half of the flights had at most this delay, in minutes.
    public let median: Int
    /// Three quarters of the flights had at most this delay, in minutes.
    public let upperQuartile: Int
    /// How many flights were measured.
    public let flights: Int

    /// The day.
    public var id: CivilDate { day }

    /// For each day with flights the quartiles of the flights of `width` days of the calendar that end with it; days
    /// without a measured flight in that span are missing. Each day is added and taken away once.
    public static func series(of days: [DayDelays], width: Int = 7) -> [RollingDelay] {
        precondition(width > 0, "a window is at least a day wide")
        let days = days.sorted { $0.day < $1.day }
        var counts: [Int: Int] = [:]
        var first = 0
        return days.compactMap { current in
            for entry in current.distribution.counts { counts[entry.delay, default: 0] += entry.flights }
            while days[first].day <= current.day.adding(days: -width) {
                for entry in days[first].distribution.counts { counts[entry.delay, default: 0] -= entry.flights }
                first += 1
            }
            let window = DelayDistribution(counts: counts)
            guard let lower = window.quantile(0.25), let median = window.quantile(0.5),
                let upper = window.quantile(0.75)
            else { return nil }
            return RollingDelay(
                day: current.day, lowerQuartile: lower, median: median, upperQuartile: upper,
                flights: window.measured)
        }
    }
}

extension DelayDistribution {
    /// All flights of several distributions together.
    public init(sumOf parts: some Sequence<DelayDistribution>) {
        var counts: [Int: Int] = [:]
        var (cancelled, notRecorded) = (0, 0)
        for part in parts {
            for entry in part.counts { counts[entry.delay, default: 0] += entry.flights }
            cancelled += part.cancelled
            notRecorded += part.notRecorded
        }
        self.init(counts: counts, cancelled: cancelled, notRecorded: notRecorded)
    }
}
