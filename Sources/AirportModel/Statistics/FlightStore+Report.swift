extension FlightStore {
    /// How punctual the flights of a scope were over a span of days (nil: all), in one pass over them. A year of a city
    /// takes some tenths of a second: do it in a task of its own.
    ///
    /// Days and hours are those of the clock at the airport where the delay is measured. A flight of which no arrival is
    /// scheduled counts by its departure.
    public func report(
        of scope: DelayScope, measuring measure: DelayMeasure = .departure, days: ClosedRange<CivilDate>? = nil
    ) throws(StoreError) -> PunctualityReport {
        try read { reader in
            var report = PunctualityReport(measure: measure)
            guard let condition = try condition(scope, reader) else { return report }
            let isDeparture = measure == .departure
            let columns =
                isDeparture
                ? "departure_day, departure, origin"
                : "coalesce(arrival_day, departure_day), coalesce(arrival, departure), "
                    + "CASE WHEN arrival IS NULL THEN origin ELSE destination END"
            let span = days.map {
                " AND \(isDeparture ? "departure_day" : "coalesce(arrival_day, departure_day)") "
                    + "BETWEEN \($0.lowerBound.daysSinceEpoch) AND \($0.upperBound.daysSinceEpoch)"
            }
            let statement = try reader.database.temporaryStatement(
                """
                SELECT \(columns), departure_delay, arrival_delay, outcome FROM flight
                WHERE \(condition)\(span ?? "")
                """)
            var clocks: [Int: ZoneClock] = [:]
            let airports = try reader.airports()
            var count = 0
            while try statement.step() {
                count += 1
                if count.isMultiple(of: 4096), Task.isCancelled { break }
                let (minute, place) = (statement.integer(1), statement.integer(2))
                let offset = clocks[place, default: ZoneClock(airports[place]?.timeZone ?? .gmt)]
                    .offset(atUTC: minute)
                let hour = floorDivide(minute + offset, 60) - 24 * floorDivide(minute + offset, 1440)
                report.add(
                    DelayRecord(
                        day: CivilDate(daysSinceEpoch: statement.integer(0)), hour: hour,
                        departureDelay: statement.optionalInteger(3), arrivalDelay: statement.optionalInteger(4),
                        isCancelled: statement.integer(5) == FlightRow.Outcome.cancelled.rawValue))
            }
            return report
        }
    }

    /// The numbers of an airline's flights, sorted.
    public func flightNumbers(of airline: String) throws(StoreError) -> [Int] {
        try read { reader in
            guard let id = try reader.airlineID(code: airline) else { return [] }
            var numbers: [Int] = []
            let statement = try reader.database.temporaryStatement(
                "SELECT DISTINCT number FROM flight WHERE airline = \(id) ORDER BY number")
            while try statement.step() { numbers.append(statement.integer(0)) }
            return numbers
        }
    }

    /// The codes of the airports that flights of an airport go to, sorted.
    public func destinations(from airport: String) throws(StoreError) -> [String] {
        try read { reader in
            guard let id = try reader.airportID(code: airport) else { return [] }
            let airports = try reader.airports()
            var codes: [String] = []
            let statement = try reader.database.temporaryStatement(
                "SELECT DISTINCT destination FROM flight WHERE origin = \(id)")
            while try statement.step() {
                if let airport = airports[statement.integer(0)] { codes.append(airport.code) }
            }
            return codes.sorted()
        }
    }
}

extension SampleSchedule {
    /// How punctual the flights of a scope were on the last ten days, from the histories of the sample's flights. Both
    /// ends of a sample flight are equally late.
    public func report(
        of scope: DelayScope, measuring measure: DelayMeasure = .departure, days: ClosedRange<CivilDate>? = nil
    ) -> PunctualityReport {
        var report = PunctualityReport(measure: measure)
        for flight in flights where scope.contains(flight) {
            // Delays are measured where the flight is: hours at the other end aren't known of a history.
            for entry in flight.history where days?.contains(entry.date) ?? true {
                let seconds =
                    entry.scheduled.timeIntervalSince1970
                    + Double(home.timeZone.secondsFromGMT(for: entry.scheduled))
                let hour = floorDivide(Int(seconds), 3600) - 24 * floorDivide(Int(seconds), 86_400)
                report.add(
                    DelayRecord(
                        day: entry.date, hour: hour, departureDelay: entry.delay, arrivalDelay: entry.delay,
                        isCancelled: entry.status == .cancelled))
            }
        }
        return report
    }

    /// The days that histories cover.
    public var historyDays: ClosedRange<CivilDate> { today.adding(days: -10)...today.adding(days: -1) }

    /// The airlines, sorted by name.
    public var airlines: [Airline] { SampleAirport.airlines.sorted { $0.name < $1.name } }

    /// The airports at the other ends, sorted by name.
    public var otherAirports: [Airport] { SampleAirport.others.map(\.airport).sorted { $0.name < $1.name } }
}

extension DelayScope {
    /// Whether a flight belongs to it.
    public func contains(_ flight: Flight) -> Bool {
        switch self {
        case .all: true
        case .airport(let code, let direction):
            switch direction {
            case .departure: flight.origin.code == code
            case .arrival: flight.destination.code == code
            case .none: flight.origin.code == code || flight.destination.code == code
            }
        case .airline(let code): flight.airline.code == code
        case .route(let from, let to): flight.origin.code == from && flight.destination.code == to
        case .flight(let airline, let number): flight.airline.code == airline && flight.number == String(number)
        }
    }
}
