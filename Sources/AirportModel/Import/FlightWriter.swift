/// Puts flights into the store, inside the transaction of an import.
final class FlightWriter {
    private let database: Database
    private let names: NameTables
    private let insert: Statement
    private(set) var firstDay = Int.max
    private(set) var lastDay = Int.min
    private var flightsByOrigin: [UInt64: Int] = [:]
    private var destinations: Set<UInt64> = []

    init(_ database: Database, names: NameTables) throws {
        self.database = database
        self.names = names
        // The key is what makes a flight the same one; with equal values nothing is written.
        insert = try database.statement(
            """
            INSERT INTO flight(airline, number, origin, destination, departure_day, departure, departure_delay,
                arrival_day, arrival, arrival_delay, outcome, tail, air_minutes, miles)
            VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)
            ON CONFLICT(departure, number, airline, origin, destination, departure_day) DO UPDATE SET
                departure_delay = excluded.departure_delay, arrival_day = excluded.arrival_day,
                arrival = excluded.arrival, arrival_delay = excluded.arrival_delay, outcome = excluded.outcome,
                tail = excluded.tail, air_minutes = excluded.air_minutes, miles = excluded.miles
            WHERE (departure_delay, arrival_day, arrival, arrival_delay, outcome, tail, air_minutes, miles) IS NOT
                (excluded.departure_delay, excluded.arrival_day, excluded.arrival, excluded.arrival_delay,
                excluded.outcome, excluded.tail, excluded.air_minutes, excluded.miles)
            """)
    }

    /// Writes one flight.
    func write(_ record: FlightRecord, tailNumber: UnsafeBufferPointer<UInt8>) throws -> Database.Upsert {
        let origin = try names.airport(record.origin)
        let destination = try names.airport(record.destination)
        let local = record.day * 1440 + record.scheduledDeparture
        let departure = names.utc(fromLocal: local, at: origin)
        let arrival = record.scheduledArrival.map {
            names.arrival(
                time: $0, at: destination, departure: departure, localDeparture: local, from: origin)
        }
        let day = floorDivide(local, 1440)

        insert.bind(try names.airline(record.airline), at: 1)
        insert.bind(record.number, at: 2)
        insert.bind(origin.id, at: 3)
        insert.bind(destination.id, at: 4)
        insert.bind(day, at: 5)
        insert.bind(departure, at: 6)
        insert.bind(record.departureDelay, at: 7)
        insert.bind(arrival?.day, at: 8)
        insert.bind(arrival?.minute, at: 9)
        insert.bind(record.arrivalDelay, at: 10)
        insert.bind(record.outcome.rawValue, at: 11)
        if tailNumber.isEmpty { insert.bind(nil as Int?, at: 12) } else { insert.bind(tailNumber, at: 12) }
        insert.bind(record.airMinutes, at: 13)
        insert.bind(record.miles, at: 14)
        let result = try database.upsert(insert)

        firstDay = min(firstDay, day)
        lastDay = max(lastDay, day)
        flightsByOrigin[record.origin, default: 0] += 1
        destinations.insert(record.destination)
        return result
    }

    /// The airports of departure, those with the most flights first.
    var origins: [String] {
        flightsByOrigin.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { NameTables.text($0.key) }
    }

    /// The airports whose time zone isn't known, sorted.
    func airportsWithoutTimeZone() throws -> [String] {
        try destinations.union(flightsByOrigin.keys)
            .filter { try names.airport($0).clock == nil }
            .map(NameTables.text).sorted()
    }
}
