import Foundation

extension FlightStore {
    /// The airports that have flights, sorted by code.
    public func airports() throws(StoreError) -> [AirportSummary] {
        try read { reader in
            var departures: [Int: Int] = [:]
            var arrivals: [Int: Int] = [:]
            let outgoing = try reader.database.statement("SELECT origin, COUNT(*) FROM flight GROUP BY origin")
            while try outgoing.step() { departures[outgoing.integer(0)] = outgoing.integer(1) }
            let incoming = try reader.database.statement(
                "SELECT destination, COUNT(arrival) FROM flight GROUP BY destination")
            while try incoming.step() { arrivals[incoming.integer(0)] = incoming.integer(1) }
            return try reader.airports()
                .filter { departures[$0.key] != nil || arrivals[$0.key] != nil }
                .map {
                    AirportSummary(
                        airport: $0.value, departures: departures[$0.key] ?? 0, arrivals: arrivals[$0.key] ?? 0)
                }
                .sorted { $0.airport.code < $1.airport.code }
        }
    }

    /// The airlines of the store, sorted by name.
    public func airlines() throws(StoreError) -> [Airline] {
        try read { try $0.airlines().values.sorted { ($0.name, $0.code) < ($1.name, $1.code) } }
    }

    /// The airport with the code, whether it has flights or not; nil if the store doesn't know it.
    public func airport(code: String) throws(StoreError) -> Airport? {
        try lookUp { reader in try reader.airportID(code: code).flatMap { try reader.airports()[$0] } }
    }

    /// Whether there are no flights.
    public var isEmpty: Bool {
        get throws(StoreError) {
            try lookUp { try $0.database.integer("SELECT EXISTS(SELECT 1 FROM flight)") == 0 }
        }
    }

    /// The first and the last day with flights, of one airport or of all; nil if there are none.
    public func days(at airport: String? = nil) throws(StoreError) -> ClosedRange<CivilDate>? {
        // A few descents of an index: not worth waiting for a list being made.
        try lookUp { reader in
            guard let airport else {
                return try days(reader, "SELECT MIN(departure_day), MAX(departure_day) FROM flight")
            }
            guard let id = try reader.airportID(code: airport) else { return nil }
            // One minimum or maximum a query is found by descending the index once.
            let extremes = [("departure_day", "origin"), ("arrival_day", "destination")].map { day, place in
                let bounds = ["MIN", "MAX"].map { "(SELECT \($0)(\(day)) FROM flight WHERE \(place) = \(id))" }
                return "SELECT \(bounds[0]) AS low, \(bounds[1]) AS high"
            }
            return try days(reader, "SELECT MIN(low), MAX(high) FROM (\(extremes.joined(separator: " UNION ALL ")))")
        }
    }

    private func days(_ reader: StoreReader, _ sql: String) throws -> ClosedRange<CivilDate>? {
        let statement = try reader.database.temporaryStatement(sql)
        guard try statement.step(), let low = statement.optionalInteger(0), let high = statement.optionalInteger(1)
        else { return nil }
        return CivilDate(daysSinceEpoch: low)...CivilDate(daysSinceEpoch: high)
    }

    /// How many flights the query finds.
    public func count(_ query: FlightQuery) throws(StoreError) -> Int {
        try read { reader in
            try selections(query, reader).reduce(0) { sum, selection in
                try sum + reader.database.integer("SELECT COUNT(*) FROM flight WHERE \(selection.condition)")
            }
        }
    }

    /// How many of the flights that the query finds are cancelled. This reads the flights themselves, which takes longer
    /// than counting or listing them: a tenth of a second for a year of a city.
    public func cancelledCount(_ query: FlightQuery) throws(StoreError) -> Int {
        try read { reader in
            let cancelled = FlightRow.Outcome.cancelled.rawValue
            return try selections(query, reader).reduce(0) { sum, selection in
                try sum
                    + reader.database.integer(
                        "SELECT COUNT(*) FROM flight WHERE outcome = \(cancelled) AND \(selection.condition)")
            }
        }
    }

    /// The flights that the query finds, by scheduled time, then number.
    public func flights(_ query: FlightQuery) throws(StoreError) -> FlightList {
        let (ids, minutes) = try read { reader in
            var ids: [Int] = []
            var minutes: [Int32] = []
            let selections = try selections(query, reader)
            let parts = selections.map {
                """
                SELECT \(StoredFlightID.expression(isArrival: $0.isArrival)), \($0.prefix) AS time, number
                FROM flight WHERE \($0.condition)
                """
            }
            // One direction is read in the order of its index; two have to be sorted.
            let order =
                selections.count == 1 && query.airports.count == 1
                ? "\(selections[0].prefix)_day, time, number" : "time, number"
            if !parts.isEmpty {
                let statement = try reader.database.temporaryStatement(
                    "\(parts.joined(separator: " UNION ALL ")) ORDER BY \(order)")
                while try statement.step() {
                    ids.append(statement.integer(0))
                    minutes.append(Int32(truncatingIfNeeded: statement.integer(1)))
                }
            }
            return (ids, minutes)
        }
        return FlightList(query: query, ids: ids, minutes: minutes, store: self)
    }

    /// The flight with the id, or nil.
    public func flight(id: Flight.ID) throws(StoreError) -> Flight? {
        try lookUp { try $0.flight(id) }
    }

    /// The flights with the ids, in their order; ids without a flight are left out.
    public func flights(ids: some Sequence<Flight.ID>) throws(StoreError) -> [Flight] {
        try lookUp { reader in try ids.compactMap { try reader.flight($0) } }
    }

    /// What became of a stored flight on the days before it: same airline, number and route, at the same end. Newest
    /// first; days without that flight are missing.
    public func history(of flight: Flight, days: Int = 10) throws(StoreError) -> [FlightHistoryEntry] {
        let day = CivilDate(flight.scheduledTime, in: flight.home.timeZone)
        var query = FlightQuery(
            airport: flight.home.code, days: day.adding(days: -max(1, days))...day.adding(days: -1),
            direction: flight.direction)
        query.filter = FlightFilter(flight.designator)
        let earlier = try self.flights(query)
        return try flights(ids: earlier.reversed()).filter {
            $0.number == flight.number && $0.airline == flight.airline && $0.otherAirport == flight.otherAirport
        }.map {
            let date = CivilDate($0.scheduledTime, in: $0.home.timeZone)
            return FlightHistoryEntry(
                day: day.daysSinceEpoch - date.daysSinceEpoch, flightID: flight.id, date: date,
                direction: $0.direction, status: $0.status, scheduled: $0.scheduledTime,
                actual: $0.delay == nil ? nil : $0.times.actual)
        }
    }

    /// A part of a query: departures or arrivals, and the condition they fulfil.
    private struct Selection {
        let isArrival: Bool
        let condition: String
        /// What the columns of this end begin with.
        var prefix: String { isArrival ? "arrival" : "departure" }
    }

    private func selections(_ query: FlightQuery, _ reader: StoreReader) throws -> [Selection] {
        let airportIDs = try query.airports.compactMap { try reader.airportID(code: $0) }.sorted()
        let isOfAllAirports = query.airports.isEmpty
        guard isOfAllAirports || !airportIDs.isEmpty else { return [] }
        let directions: [Bool] =
            switch query.direction {
            case .departure: [false]
            case .arrival: [true]
            case .none: isOfAllAirports ? [false] : [false, true]
            }
        return try directions.map { isArrival in
            let end = isArrival ? "arrival" : "departure"
            var conditions: [String] = []
            if !isOfAllAirports {
                let list = airportIDs.map(String.init).joined(separator: ",")
                conditions.append("\(isArrival ? "destination" : "origin") IN (\(list))")
            }
            if let days = query.days {
                let (first, last) = (days.lowerBound.daysSinceEpoch, days.upperBound.daysSinceEpoch)
                conditions.append("\(end)_day BETWEEN \(first) AND \(last)")
                if isOfAllAirports {
                    // No clock is more than a day away from UTC's: this lets the key's index narrow the search.
                    conditions.append("\(end) BETWEEN \((first - 1) * 1440) AND \((last + 2) * 1440)")
                }
            }
            if isArrival { conditions.append("arrival IS NOT NULL") }
            let otherEnds = isOfAllAirports ? ["origin", "destination"] : [isArrival ? "origin" : "destination"]
            if let filter = query.filter.condition(
                airlines: try reader.airlines(), airports: try reader.airports(), otherEnds: otherEnds)
            {
                conditions.append(filter)
            }
            return Selection(
                isArrival: isArrival, condition: conditions.isEmpty ? "1" : conditions.joined(separator: " AND "))
        }
    }
}
