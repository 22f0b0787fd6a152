/// Moves the times of flights when an airport turns out to be in another time zone than they were read by: its clock
/// showed the same times, but at other instants.
struct ZoneCorrection {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    /// Corrects the flights from and to the airport, whose row in the store has the right zone already; `oldZone` is
    /// the one it had.
    func moveFlights(at airport: Int, from oldZone: String?) throws {
        let names = try NameTables(database)
        let old = NameTables.KnownAirport(id: airport, clock: oldZone.flatMap { names.clock(zone: $0) })
        let places = try zones(names)
        guard let new = places[airport] else { return }

        struct Move {
            let row: Int
            let departure: Int
            let arrival: (day: Int, minute: Int)?
        }
        var moves: [Move] = []
        let select = try database.statement(
            """
            SELECT id, origin, destination, departure, arrival FROM flight WHERE origin = ?1
            UNION ALL
            SELECT id, origin, destination, departure, arrival FROM flight WHERE destination = ?1 AND origin <> ?1
            """)
        select.bind(airport, at: 1)
        while try select.step() {
            guard let origin = places[select.integer(1)], let destination = places[select.integer(2)] else { continue }
            let localDeparture = names.local(
                fromUTC: select.integer(3), at: origin.id == airport ? old : origin)
            let departure = names.utc(fromLocal: localDeparture, at: origin.id == airport ? new : origin)
            let arrival = select.optionalInteger(4).map {
                let local = names.local(fromUTC: $0, at: destination.id == airport ? old : destination)
                return names.arrival(
                    time: local - floorDivide(local, 1440) * 1440, at: destination, departure: departure,
                    localDeparture: localDeparture, from: origin)
            }
            moves.append(Move(row: select.integer(0), departure: departure, arrival: arrival))
        }
        select.reset()

        let update = try database.statement(
            "UPDATE flight SET departure = ?2, arrival_day = ?3, arrival = ?4 WHERE id = ?1")
        for move in moves {
            update.bind(move.row, at: 1)
            update.bind(move.departure, at: 2)
            update.bind(move.arrival?.day, at: 3)
            update.bind(move.arrival?.minute, at: 4)
            try update.run()
        }
    }

    private func zones(_ names: NameTables) throws -> [Int: NameTables.KnownAirport] {
        var places: [Int: NameTables.KnownAirport] = [:]
        let select = try database.statement("SELECT id, zone FROM airport")
        while try select.step() {
            let id = select.integer(0)
            places[id] = .init(id: id, clock: select.text(1).flatMap { names.clock(zone: $0) })
        }
        return places
    }
}
