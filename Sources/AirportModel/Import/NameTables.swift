import Foundation

/// The airlines and airports of the store while an import writes: their ids by their codes, and the clocks of the
/// airports' time zones. Codes of flights that aren't known yet are added.
final class NameTables {
    private let database: Database
    private var airlines: [UInt64: Int] = [:]
    private var airports: [UInt64: KnownAirport] = [:]
    /// Most rows repeat the airline and the airports of the row before.
    private var lastAirline: (code: UInt64, id: Int) = (0, 0)

    /// An airport and the clock that its times are read by.
    struct KnownAirport {
        let id: Int
        /// An index into `clocks`; nil if the time zone isn't known.
        let clock: Int?
    }

    private var clocks: [ZoneClock] = []
    private var clockIndexes: [String: Int] = [:]

    init(_ database: Database) throws {
        self.database = database
        try load()
    }

    /// Reads what the store holds, after names have been imported.
    func load() throws {
        airlines = [:]
        airports = [:]
        lastAirline = (0, 0)
        let names = try database.statement("SELECT id, code FROM airline")
        while try names.step() {
            if let code = names.text(1).flatMap(Self.packed) { airlines[code] = names.integer(0) }
        }
        let places = try database.statement("SELECT id, code, zone FROM airport")
        while try places.step() {
            guard let code = places.text(1).flatMap(Self.packed) else { continue }
            airports[code] = KnownAirport(id: places.integer(0), clock: places.text(2).flatMap(clock))
        }
    }

    /// The id of the airline, which is added if it is new.
    func airline(_ code: UInt64) throws -> Int {
        if lastAirline.code == code { return lastAirline.id }
        if airlines[code] == nil {
            let text = Self.text(code)
            let insert = try database.statement("INSERT INTO airline(code, name) VALUES(?1, ?2)")
            insert.bind(text, at: 1)
            insert.bind(KnownAirlines.name(code: text), at: 2)
            try insert.run()
            airlines[code] = Int(database.lastInsertedRow)
        }
        let id = airlines[code] ?? 0
        lastAirline = (code, id)
        return id
    }

    /// The airport, which is added, with what is known about it, if it is new.
    func airport(_ code: UInt64) throws -> KnownAirport {
        if let known = airports[code] { return known }
        let text = Self.text(code)
        let known = KnownAirports.airport(code: text)
        let zone = known.flatMap { $0.isTimeZoneKnown ? $0.timeZone.identifier : nil }
        let insert = try database.statement(
            "INSERT INTO airport(code, name, city, latitude, longitude, zone) VALUES(?1, ?2, ?3, ?4, ?5, ?6)")
        insert.bind(text, at: 1)
        insert.bind(known?.name, at: 2)
        insert.bind(known?.city, at: 3)
        insert.bind(known?.location?.latitude, at: 4)
        insert.bind(known?.location?.longitude, at: 5)
        insert.bind(zone, at: 6)
        try insert.run()
        let airport = KnownAirport(id: Int(database.lastInsertedRow), clock: zone.flatMap(clock))
        airports[code] = airport
        return airport
    }

    /// When a clock of the airport shows the local minute; an airport of unknown zone has UTC's clock.
    func utc(fromLocal minute: Int, at airport: KnownAirport) -> Int {
        airport.clock.map { clocks[$0].utc(fromLocal: minute) } ?? minute
    }

    /// What the airport's clock shows then.
    func local(fromUTC minute: Int, at airport: KnownAirport) -> Int {
        airport.clock.map { minute + clocks[$0].offset(atUTC: minute) } ?? minute
    }

    /// The scheduled arrival, as a local day and a minute of UTC: the first time after the departure at which the
    /// clock at the destination shows `time`. Where a zone isn't known, both clocks are taken to go alike.
    func arrival(
        time: Int, at destination: KnownAirport, departure: Int, localDeparture: Int, from origin: KnownAirport
    ) -> (day: Int, minute: Int) {
        let day = floorDivide(localDeparture, 1440)
        guard origin.clock != nil, destination.clock != nil else {
            let local = day * 1440 + time
            let later = local > localDeparture ? local : local + 1440
            return (floorDivide(later, 1440), utc(fromLocal: later, at: destination))
        }
        // Over the date line a flight may arrive on the day before its departure.
        var local = (day - 1) * 1440 + time
        var minute = utc(fromLocal: local, at: destination)
        while minute <= departure {
            local += 1440
            minute = utc(fromLocal: local, at: destination)
        }
        return (floorDivide(local, 1440), minute)
    }

    /// The index of the zone's clock, which is made if it is new; nil for a zone that the system doesn't know.
    func clock(zone: String) -> Int? {
        if let index = clockIndexes[zone] { return index }
        guard let timeZone = TimeZone(identifier: zone) else { return nil }
        clocks.append(ZoneClock(timeZone))
        clockIndexes[zone] = clocks.count - 1
        return clocks.count - 1
    }

    private static func packed(_ text: String) -> UInt64? {
        var text = text
        return text.withUTF8 { FieldBytes($0).code }
    }

    static func text(_ code: UInt64) -> String {
        var bytes: [UInt8] = []
        var rest = code
        while rest != 0 {
            bytes.insert(UInt8(truncatingIfNeeded: rest), at: 0)
            rest >>= 8
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
