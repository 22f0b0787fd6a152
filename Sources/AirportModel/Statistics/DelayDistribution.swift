/// How many flights had which delay, to the minute: from it follow all shares, averages and bars.
public struct DelayDistribution: Hashable, Sendable {
    /// How many flights had each delay in minutes, negative when early. Sorted by delay.
    public let counts: [DelayCount]
    /// How many flights were cancelled.
    public let cancelled: Int
    /// How many flights flew, but have no such delay on record: diverted ones have no arrival delay.
    public let notRecorded: Int

    /// How many flights had one delay.
    public struct DelayCount: Hashable, Sendable, Identifiable {
        /// The delay in minutes, negative when early.
        public let delay: Int
        /// How many flights had it.
        public let flights: Int
        /// The delay.
        public var id: Int { delay }
    }

    /// A bar of a histogram.
    public struct Bin: Hashable, Sendable, Identifiable {
        /// The delays it counts, in minutes.
        public let delays: Range<Int>
        /// How many flights.
        public let flights: Int
        /// The first delay.
        public var id: Int { delays.lowerBound }
    }

    /// A distribution from the number of flights for each delay; delays without flights are left out.
    public init(counts: [Int: Int], cancelled: Int = 0, notRecorded: Int = 0) {
        self.counts = counts.filter { $0.value > 0 }.sorted { $0.key < $1.key }
            .map { DelayCount(delay: $0.key, flights: $0.value) }
        self.cancelled = cancelled
        self.notRecorded = notRecorded
    }

    /// The distribution of a flight's history.
    public init(_ history: some Sequence<FlightHistoryEntry>) {
        var counts: [Int: Int] = [:]
        var cancelled = 0
        var notRecorded = 0
        for entry in history {
            if let delay = entry.delay {
                counts[delay, default: 0] += 1
            } else if entry.status == .cancelled {
                cancelled += 1
            } else {
                notRecorded += 1
            }
        }
        self.init(counts: counts, cancelled: cancelled, notRecorded: notRecorded)
    }

    /// How many flights have a delay.
    public var measured: Int { counts.reduce(0) { $0 + $1.flights } }

    /// How many flights there are, the cancelled and the unrecorded ones included.
    public var total: Int { measured + cancelled + notRecorded }

    /// How many flights are in a class.
    public func count(_ punctuality: Punctuality, threshold: Int = Punctuality.standardThreshold) -> Int {
        if punctuality == .cancelled { return cancelled }
        return counts.reduce(0) {
            Punctuality(delay: $1.delay, threshold: threshold) == punctuality ? $0 + $1.flights : $0
        }
    }

    /// The share of a class, 0…1, among the flights that are in one; 0 if there are none.
    public func share(_ punctuality: Punctuality, threshold: Int = Punctuality.standardThreshold) -> Double {
        let classified = measured + cancelled
        return classified == 0 ? 0 : Double(count(punctuality, threshold: threshold)) / Double(classified)
    }

    /// The mean delay in minutes; nil without a measured flight.
    public var mean: Double? {
        let measured = measured
        return measured == 0
            ? nil : Double(counts.reduce(0) { $0 + $1.delay * $1.flights }) / Double(measured)
    }

    /// The delay that the given share, 0…1, of the measured flights didn't exceed (the smallest recorded delay of which
    /// that holds); nil without a measured flight. `quantile(0.5)` is the median.
    public func quantile(_ share: Double) -> Int? {
        let wanted = max(1, (Double(measured) * min(1, max(0, share))).rounded(.up))
        var seen = 0
        for entry in counts {
            seen += entry.flights
            if Double(seen) >= wanted { return entry.delay }
        }
        return counts.last?.delay
    }

    /// The flights in bins of `width` minutes whose bounds are multiples of it, without gaps, within `limits`; flights
    /// beyond are counted in the first or the last bin.
    public func bins(width: Int, limits: ClosedRange<Int> = -60...180) -> [Bin] {
        precondition(width > 0, "a bin is at least a minute wide")
        guard let first = counts.first?.delay, let last = counts.last?.delay else { return [] }
        func bin(_ delay: Int) -> Int {
            floorDivide(min(max(delay, limits.lowerBound), limits.upperBound), width)
        }
        var flights = [Int](repeating: 0, count: bin(last) - bin(first) + 1)
        for entry in counts { flights[bin(entry.delay) - bin(first)] += entry.flights }
        return flights.enumerated().map { index, count in
            let low = (bin(first) + index) * width
            return Bin(delays: low..<low + width, flights: count)
        }
    }
}

/// The delays of one day.
public struct DayDelays: Hashable, Sendable, Identifiable {
    /// The day, by the clock of the airport where the delay is measured.
    public let day: CivilDate
    /// Its flights.
    public let distribution: DelayDistribution
    /// The day.
    public var id: CivilDate { day }
}
