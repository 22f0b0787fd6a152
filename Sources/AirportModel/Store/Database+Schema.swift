/// The tables, and how older files become newer ones.
///
/// Times are minutes of UTC since 1970, days are local days since 1970, so that a board's day is a range of an index.
/// Both board indexes, and the key, hold all that a list needs to be filtered, so that a list never reads the table.
extension Database {
    /// The version this code writes, kept in `user_version`.
    static let currentVersion = 1

    /// Makes the connection safe and fast, without changing the file's content.
    func configure() throws {
        // With the write-ahead log readers go on while an import writes, and a killed process leaves only a log that is
        // ignored. NORMAL syncs at checkpoints: a power cut may lose the last import, never the file.
        try execute("PRAGMA journal_mode = WAL")
        try execute("PRAGMA synchronous = NORMAL")
        try execute("PRAGMA cache_size = -32768")
    }

    /// Brings the file to the current version, in one transaction.
    func migrate() throws {
        let version = try integer("PRAGMA user_version")
        if version == Self.currentVersion { return }
        guard version <= Self.currentVersion else { throw StoreError.tooNew(path: path, version: version) }
        try transaction {
            // Another process may have been faster; the write lock is ours only now.
            if try integer("PRAGMA user_version") < 1 {
                // A file of some other program must not be turned into a store.
                guard try integer("SELECT COUNT(*) FROM sqlite_master") == 0 else {
                    throw StoreError.damaged(path: path)
                }
                try execute(Self.version1)
            }
            try execute("PRAGMA user_version = \(Self.currentVersion)")
        }
    }

    private static let version1 = """
        CREATE TABLE airline(
            id INTEGER PRIMARY KEY,
            code TEXT NOT NULL UNIQUE,
            name TEXT
        ) STRICT;
        CREATE TABLE airport(
            id INTEGER PRIMARY KEY,
            code TEXT NOT NULL UNIQUE,
            name TEXT,
            city TEXT,
            latitude REAL,
            longitude REAL,
            zone TEXT
        ) STRICT;
        CREATE TABLE flight(
            id INTEGER PRIMARY KEY,
            airline INTEGER NOT NULL,
            number INTEGER NOT NULL,
            origin INTEGER NOT NULL,
            destination INTEGER NOT NULL,
            departure_day INTEGER NOT NULL,
            departure INTEGER NOT NULL,
            departure_delay INTEGER,
            arrival_day INTEGER,
            arrival INTEGER,
            arrival_delay INTEGER,
            outcome INTEGER NOT NULL,
            tail TEXT,
            air_minutes INTEGER,
            miles INTEGER
        ) STRICT;
        CREATE UNIQUE INDEX flight_key
            ON flight(departure, number, airline, origin, destination, departure_day);
        CREATE INDEX flight_departures
            ON flight(origin, departure_day, departure, number, airline, destination);
        CREATE INDEX flight_arrivals
            ON flight(destination, arrival_day, arrival, number, airline, origin);
        """
}
