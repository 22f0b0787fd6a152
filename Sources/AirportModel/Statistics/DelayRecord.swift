/// What became of one flight, or of several alike, as far as statistics count it.
public struct DelayRecord: Hashable, Sendable {
    /// The day of the end that is measured, by the clock there.
    public var day: CivilDate
    /// The hour of the timetable, 0…23, by the clock there.
    public var hour: Int
    /// Minutes late at the departure, negative when early; nil when not recorded.
    public var departureDelay: Int?
    /// Minutes late at the arrival, negative when early; nil when not recorded.
    public var arrivalDelay: Int?
    /// Whether it didn't take place.
    public var isCancelled: Bool

    /// A record.
    public init(day: CivilDate, hour: Int, departureDelay: Int?, arrivalDelay: Int?, isCancelled: Bool = false) {
        self.day = day
        self.hour = hour
        self.departureDelay = departureDelay
        self.arrivalDelay = arrivalDelay
        self.isCancelled = isCancelled
    }

    /// The delay that is measured.
    func delay(_ measure: DelayMeasure) -> Int? {
        measure == .departure ? departureDelay : arrivalDelay
    }
}

/// How punctual flights were, in all the ways in which it is drawn. Made in one pass over the flights.
///
///     var report = PunctualityReport(measure: .departure)
///     for record in records { report.add(record) }
///     report.distribution.share(.onTime)
public struct PunctualityReport: Hashable, Sendable {
    /// Which delay is measured.
    public let measure: DelayMeasure
    private var tallies: [Int: Tally] = [:]
    private var cells: [HourCell.ID: Mean] = [:]
    private var pairCounts: [Pair: Int] = [:]

    private struct Tally: Hashable, Sendable {
        var counts: [Int: Int] = [:]
        var cancelled = 0
        var notRecorded = 0
    }

    private struct Mean: Hashable, Sendable {
        var sum = 0
        var flights = 0
    }

    private struct Pair: Hashable, Sendable {
        var departure: Int
        var arrival: Int
    }

    /// A report of no flights yet.
    public init(measure: DelayMeasure) {
        self.measure = measure
    }

    /// Counts flights in.
    public mutating func add(_ record: DelayRecord, flights: Int = 1) {
        let delay = record.delay(measure)
        if record.isCancelled {
            tallies[record.day.daysSinceEpoch, default: Tally()].cancelled += flights
        } else if let delay {
            tallies[record.day.daysSinceEpoch, default: Tally()].counts[delay, default: 0] += flights
            let cell = HourCell.ID(weekday: record.day.weekday, hour: record.hour)
            cells[cell, default: Mean()].sum += delay * flights
            cells[cell, default: Mean()].flights += flights
        } else {
            tallies[record.day.daysSinceEpoch, default: Tally()].notRecorded += flights
        }
        if !record.isCancelled, let departure = record.departureDelay, let arrival = record.arrivalDelay {
            pairCounts[Pair(departure: departure, arrival: arrival), default: 0] += flights
        }
    }

    /// The delays of all days together.
    public var distribution: DelayDistribution {
        DelayDistribution(sumOf: days.map(\.distribution))
    }

    /// The delays day by day, in their order; days without flights are missing.
    public var days: [DayDelays] {
        tallies.sorted { $0.key < $1.key }.map { day, tally in
            DayDelays(
                day: CivilDate(daysSinceEpoch: day),
                distribution: DelayDistribution(
                    counts: tally.counts, cancelled: tally.cancelled, notRecorded: tally.notRecorded))
        }
    }

    /// The mean delays by weekday and hour, sorted; hours without a measured flight are missing.
    public var hours: [HourCell] {
        cells.map { id, mean in
            HourCell(id: id, meanDelay: Double(mean.sum) / Double(mean.flights), flights: mean.flights)
        }.sorted { ($0.id.weekday, $0.id.hour) < ($1.id.weekday, $1.id.hour) }
    }

    /// How many flights had which delays at both ends, sorted.
    public var pairs: [DelayPair] {
        pairCounts.map { DelayPair(departure: $0.key.departure, arrival: $0.key.arrival, flights: $0.value) }
            .sorted { ($0.departure, $0.arrival) < ($1.departure, $1.arrival) }
    }

    /// Whether there are no flights.
    public var isEmpty: Bool { tallies.isEmpty }
}

/// The flights of one hour of one weekday.
public struct HourCell: Hashable, Sendable, Identifiable {
    /// A weekday and an hour.
    public struct ID: Hashable, Sendable {
        /// 1 = Sunday … 7 = Saturday.
        public let weekday: Int
        /// 0…23.
        public let hour: Int

        /// A weekday and an hour.
        public init(weekday: Int, hour: Int) {
            self.weekday = weekday
            self.hour = hour
        }
    }

    /// Which hour.
    public let id: ID
    /// In minutes, negative when early.
    public let meanDelay: Double
    /// How many flights were measured.
    public let flights: Int
}

/// The flights that had the same delays at both ends.
public struct DelayPair: Hashable, Sendable, Identifiable {
    /// The delay of the departure in minutes.
    public let departure: Int
    /// The delay of the arrival in minutes.
    public let arrival: Int
    /// How many flights.
    public let flights: Int

    /// Both delays in one number.
    public var id: Int { departure << 20 + arrival }

    /// At most `limit` of the pairs: those with most flights, and of the rare ones every so many, so that the cloud
    /// keeps its shape. Sorted as before.
    public static func thinned(_ pairs: [DelayPair], limit: Int) -> [DelayPair] {
        guard limit > 0, pairs.count > limit else { return limit > 0 ? pairs : [] }
        let common = pairs.sorted { $0.flights > $1.flights }.prefix(limit / 2)
        let kept = Set(common.map(\.id))
        let rest = pairs.filter { !kept.contains($0.id) }
        let wanted = limit - common.count
        let spread = (0..<wanted).map { rest[$0 * rest.count / wanted] }
        return (common + spread).sorted { ($0.departure, $0.arrival) < ($1.departure, $1.arrival) }
    }
}
