import Foundation

/// Puts the tables of airlines and airports into the store, inside the transaction of an import.
final class NameWriter {
    private let database: Database
    private let reader: CSVReader
    private let heading: Heading

    init(_ database: Database, heading: Heading, reader: CSVReader) {
        self.database = database
        self.heading = heading
        self.reader = reader
    }

    /// Writes the airline of the reader's current record.
    func writeAirline() throws -> Database.Upsert {
        let code = try code("carrier")
        let insert = try database.statement(
            """
            INSERT INTO airline(code, name) VALUES(?1, ?2)
            ON CONFLICT(code) DO UPDATE SET name = excluded.name WHERE name IS NOT excluded.name
            """)
        insert.bind(code, at: 1)
        insert.bind(try text("name") ?? KnownAirlines.name(code: code), at: 2)
        return try database.upsert(insert)
    }

    /// Writes the airport of the reader's current record, and moves the times of its flights if it turns out to be in
    /// another time zone than was thought.
    func writeAirport() throws -> Database.Upsert {
        let code = try code("faa")
        let latitude = try degrees("lat", limit: 90)
        let longitude = try degrees("lon", limit: 180)
        let known = KnownAirports.airport(code: code)
        let location = latitude != nil && longitude != nil
        let zone = try zone() ?? known.flatMap { $0.isTimeZoneKnown ? $0.timeZone.identifier : nil }

        let old = try database.statement("SELECT id, zone FROM airport WHERE code = ?1")
        old.bind(code, at: 1)
        let before = try old.step() ? (id: old.integer(0), zone: old.text(1)) : nil
        old.reset()

        let insert = try database.statement(
            """
            INSERT INTO airport(code, name, city, latitude, longitude, zone) VALUES(?1, ?2, ?3, ?4, ?5, ?6)
            ON CONFLICT(code) DO UPDATE SET name = excluded.name, city = excluded.city,
                latitude = excluded.latitude, longitude = excluded.longitude, zone = excluded.zone
            WHERE (name, city, latitude, longitude, zone) IS NOT
                (excluded.name, excluded.city, excluded.latitude, excluded.longitude, excluded.zone)
            """)
        insert.bind(code, at: 1)
        insert.bind(try text("name") ?? known?.name, at: 2)
        insert.bind(known?.city, at: 3)
        insert.bind(location ? latitude : known?.location?.latitude, at: 4)
        insert.bind(location ? longitude : known?.location?.longitude, at: 5)
        insert.bind(zone, at: 6)
        let result = try database.upsert(insert)
        if let before, before.zone != zone {
            try ZoneCorrection(database).moveFlights(at: before.id, from: before.zone)
        }
        return result
    }

    // MARK: Fields

    private func field(_ name: String) -> FieldBytes? {
        heading.position(name).map { FieldBytes(reader.field($0)) }
    }

    private func code(_ name: String) throws(RowError) -> String {
        guard let field = field(name), !field.bytes.isEmpty else {
            throw RowError(reason: localized("\(name) is missing"))
        }
        guard field.code != nil, let text = field.text else {
            throw RowError(reason: localized("\(name) “\(field.excerpt)” isn’t a code of letters and digits"))
        }
        return text
    }

    private func text(_ name: String) throws(RowError) -> String? {
        guard let field = field(name), !field.isMissing else { return nil }
        guard let text = field.text, !text.utf8.contains(where: { $0 < 32 }) else {
            throw RowError(reason: localized("\(name) isn’t text in UTF-8"))
        }
        return text
    }

    private func degrees(_ name: String, limit: Double) throws(RowError) -> Double? {
        guard let field = field(name), !field.isMissing else { return nil }
        guard let text = field.text, let value = Double(text), abs(value) <= limit else {
            throw RowError(
                reason: localized("\(name) “\(field.excerpt)” isn’t between −\(Int(limit)) and \(Int(limit)) degrees"))
        }
        return value
    }

    /// The time zone by its name or, where that is missing, by its hours from UTC.
    private func zone() throws(RowError) -> String? {
        if let field = field("tzone"), !field.isMissing {
            guard let text = field.text, TimeZone(identifier: text) != nil else {
                throw RowError(reason: localized("tzone “\(field.excerpt)” isn’t a time zone"))
            }
            return text
        }
        guard let field = field("tz"), !field.isMissing else { return nil }
        guard let hours = field.integer, (-12...14).contains(hours) else {
            throw RowError(reason: localized("tz “\(field.excerpt)” isn’t a number of hours from UTC"))
        }
        // The names of these zones count the other way round.
        let name = hours == 0 ? "Etc/GMT" : "Etc/GMT\(hours < 0 ? "+" : "-")\(abs(hours))"
        return TimeZone(identifier: name) == nil ? nil : name
    }
}
