import Foundation

/// A connection for reading, with the airlines and airports of the store in memory: there are few of them, and every
/// flight needs three.
final class StoreReader {
    let database: Database
    private var knownAirlines: [Int: Airline]?
    private var knownAirports: [Int: Airport]?

    init(_ database: Database) {
        self.database = database
    }

    func forgetNames() {
        knownAirlines = nil
        knownAirports = nil
    }

    /// All airlines by their ids in the store.
    func airlines() throws -> [Int: Airline] {
        if let knownAirlines { return knownAirlines }
        var airlines: [Int: Airline] = [:]
        let statement = try database.statement("SELECT id, code, name FROM airline")
        while try statement.step() {
            airlines[statement.integer(0)] = Airline(code: statement.text(1) ?? "", name: statement.text(2))
        }
        knownAirlines = airlines
        return airlines
    }

    /// All airports by their ids in the store.
    func airports() throws -> [Int: Airport] {
        if let knownAirports { return knownAirports }
        var airports: [Int: Airport] = [:]
        let statement = try database.statement(
            "SELECT id, code, name, city, latitude, longitude, zone FROM airport")
        while try statement.step() {
            var location: GeographicPoint?
            if let latitude = statement.optionalDouble(4), let longitude = statement.optionalDouble(5) {
                location = GeographicPoint(latitude: latitude, longitude: longitude)
            }
            airports[statement.integer(0)] = Airport(
                code: statement.text(1) ?? "", name: statement.text(2), city: statement.text(3), location: location,
                timeZone: statement.text(6).flatMap { TimeZone(identifier: $0) })
        }
        knownAirports = airports
        return airports
    }

    /// The id of the airport with the code.
    func airportID(code: String) throws -> Int? {
        try airports().first { $0.value.code == code }?.key
    }

    /// The id of the airline with the code.
    func airlineID(code: String) throws -> Int? {
        try airlines().first { $0.value.code == code }?.key
    }

    /// The flight with the id, as the board of its origin or its destination shows it.
    func flight(_ id: Flight.ID) throws -> Flight? {
        guard let stored = StoredFlightID(id) else { return nil }
        let statement = try database.statement(
            """
            SELECT airline, number, origin, destination, departure, departure_delay, arrival, arrival_delay,
                outcome, tail, air_minutes, miles
            FROM flight WHERE id = ?1
            """)
        statement.bind(stored.row, at: 1)
        defer { statement.reset() }
        guard try statement.step() else { return nil }

        let ids = (airline: statement.integer(0), origin: statement.integer(2), destination: statement.integer(3))
        // An id that isn't in memory was stored since, by another process.
        if try airlines()[ids.airline] == nil || airports()[ids.origin] == nil || airports()[ids.destination] == nil {
            forgetNames()
        }
        guard let airline = try airlines()[ids.airline], let origin = try airports()[ids.origin],
            let destination = try airports()[ids.destination]
        else { throw StoreError.damaged(path: database.path) }

        let departure = times(scheduled: statement.integer(4), delay: statement.optionalInteger(5))
        let arrival = statement.optionalInteger(6).map {
            times(scheduled: $0, delay: statement.optionalInteger(7))
        }
        // Without a time at the destination there is nothing its board could show.
        guard !stored.isArrival || arrival != nil else { return nil }
        let home = stored.isArrival ? arrival ?? departure : departure
        let planned = arrival.map { Int($0.scheduled.timeIntervalSince(departure.scheduled) / 60) }
        return Flight(
            id: id, airline: airline, number: String(statement.integer(1)),
            direction: stored.isArrival ? .arrival : .departure, home: stored.isArrival ? destination : origin,
            otherAirport: stored.isArrival ? origin : destination, times: home,
            otherEndTimes: stored.isArrival ? departure : arrival,
            flightMinutes: statement.optionalInteger(10) ?? planned,
            distance: statement.optionalInteger(11).map { Double($0) * 1.609344 },
            status: status(FlightRow.Outcome(rawValue: statement.integer(8)), delay: home.delay),
            tailNumber: statement.text(9))
    }

    private func times(scheduled: Int, delay: Int?) -> FlightTimes {
        let date = Date(timeIntervalSince1970: Double(scheduled) * 60)
        return FlightTimes(scheduled: date, actual: delay.map { date + Double($0) * 60 })
    }

    private func status(_ outcome: FlightRow.Outcome?, delay: Int) -> FlightStatus {
        switch outcome {
        case .cancelled: .cancelled
        case .diverted: .diverted
        case .notRecorded: .notRecorded
        case .flown, nil: delay > 0 ? .delayed : .onTime
        }
    }
}
