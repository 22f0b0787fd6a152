extension FlightStore {
    /// The delays of all flights of a scope, over a span of days (nil: all).
    public func delays(
        of scope: DelayScope, measuring measure: DelayMeasure = .departure, days: ClosedRange<CivilDate>? = nil
    ) throws(StoreError) -> DelayDistribution {
        try read { reader in
            var builder = DistributionBuilder()
            try tally(scope, measure, days, reader) { _, outcome, delay, flights in
                builder.add(outcome: outcome, delay: delay, flights: flights)
            }
            return builder.distribution
        }
    }

    /// The delays of a scope, day by day; days without flights are missing.
    public func dailyDelays(
        of scope: DelayScope, measuring measure: DelayMeasure = .departure, days: ClosedRange<CivilDate>? = nil
    ) throws(StoreError) -> [DayDelays] {
        try read { reader in
            var builders: [Int: DistributionBuilder] = [:]
            try tally(scope, measure, days, reader) { day, outcome, delay, flights in
                builders[day, default: DistributionBuilder()].add(outcome: outcome, delay: delay, flights: flights)
            }
            return builders.sorted { $0.key < $1.key }.map {
                DayDelays(day: CivilDate(daysSinceEpoch: $0.key), distribution: $0.value.distribution)
            }
        }
    }

    /// Counts the flights of a scope by day, outcome and delay.
    private func tally(
        _ scope: DelayScope, _ measure: DelayMeasure, _ days: ClosedRange<CivilDate>?, _ reader: StoreReader,
        _ body: (_ day: Int, _ outcome: Int, _ delay: Int?, _ flights: Int) -> Void
    ) throws {
        guard let condition = try condition(scope, reader) else { return }
        // A flight of which no arrival is scheduled belongs to the day of its departure.
        let day = measure == .departure ? "departure_day" : "coalesce(arrival_day, departure_day)"
        let span = days.map {
            " AND \(day) BETWEEN \($0.lowerBound.daysSinceEpoch) AND \($0.upperBound.daysSinceEpoch)"
        }
        let statement = try reader.database.temporaryStatement(
            """
            SELECT \(day), outcome, \(measure.rawValue)_delay, COUNT(*) FROM flight
            WHERE \(condition)\(span ?? "") GROUP BY 1, 2, 3
            """)
        while try statement.step() {
            body(
                statement.integer(0), statement.integer(1), statement.optionalInteger(2), statement.integer(3))
        }
    }

    /// The condition of a scope, made of numbers only; nil if the store knows no such airport or airline.
    func condition(_ scope: DelayScope, _ reader: StoreReader) throws -> String? {
        switch scope {
        case .all: return "1"
        case .airport(let code, let direction):
            guard let id = try reader.airportID(code: code) else { return nil }
            switch direction {
            case .departure: return "origin = \(id)"
            case .arrival: return "destination = \(id)"
            case .none: return "(origin = \(id) OR destination = \(id))"
            }
        case .airline(let code):
            return try reader.airlineID(code: code).map { "airline = \($0)" }
        case .route(let from, let to):
            guard let origin = try reader.airportID(code: from), let destination = try reader.airportID(code: to)
            else { return nil }
            return "origin = \(origin) AND destination = \(destination)"
        case .flight(let airline, let number):
            return try reader.airlineID(code: airline).map { "airline = \($0) AND number = \(number)" }
        }
    }
}

/// Adds up counts into a `DelayDistribution`.
private struct DistributionBuilder {
    private var counts: [Int: Int] = [:]
    private var cancelled = 0
    private var notRecorded = 0

    mutating func add(outcome: Int, delay: Int?, flights: Int) {
        if outcome == FlightRow.Outcome.cancelled.rawValue {
            cancelled += flights
        } else if let delay {
            counts[delay, default: 0] += flights
        } else {
            notRecorded += flights
        }
    }

    var distribution: DelayDistribution {
        DelayDistribution(counts: counts, cancelled: cancelled, notRecorded: notRecorded)
    }
}
