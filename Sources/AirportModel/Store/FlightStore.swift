import Foundation
import Synchronization

/// The imported flights, in an SQLite file.
///
///     let store = try FlightStore()
///     for summary in try store.airports() { print(summary.airport.code, summary.departures) }
///     let board = try store.flights(FlightQuery(airport: "JFK", day: day, direction: .departure))
///
/// All methods may be called from any thread. Looking up a flight takes some microseconds and doesn't wait for a list
/// being made, nor for an import; making a list of a whole year takes some tenths of a second, so do that in a task
/// of its own. Lists and statistics whose task was cancelled end with an error at once.
public final class FlightStore: Sendable {
    /// Where the app keeps its flights: `mountain-airport/flights.sqlite` in `$XDG_DATA_HOME`, or in ~/.local/share.
    public static var standardURL: URL {
        standardURL(environment: ProcessInfo.processInfo.environment)
    }

    static func standardURL(environment: [String: String]) -> URL {
        let folder: URL
        // The XDG base directory specification says to ignore relative paths.
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            folder = URL(fileURLWithPath: data, isDirectory: true)
        } else {
            let home = environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) }
            folder = (home ?? FileManager.default.homeDirectoryForCurrentUser)
                .appendingPathComponent(".local/share", isDirectory: true)
        }
        return folder.appendingPathComponent("mountain-airport/flights.sqlite")
    }

    /// The file.
    public let url: URL
    /// How long an import waits for another one, in milliseconds.
    let busyTimeout: Int32
    /// The size, in pages, beyond which the file can't grow; nil for no limit but the disk's.
    let maximumPages: Int?
    private let lookups: Mutex<StoreReader>
    private let lists: Mutex<StoreReader>

    /// Opens the store, and makes it with its folder if there is none.
    public convenience init(url: URL = FlightStore.standardURL) throws(StoreError) {
        try self.init(url: url, busyTimeout: 5000, maximumPages: nil)
    }

    init(url: URL, busyTimeout: Int32, maximumPages: Int?) throws(StoreError) {
        self.url = url
        self.busyTimeout = busyTimeout
        self.maximumPages = maximumPages
        let path = url.path
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw StoreError(fileError: error, path: path)
        }
        lookups = try Self.opening(path) {
            let database = try Database(path: path, isCreating: true, busyTimeout: busyTimeout)
            // First the tables: a file that isn't ours is refused before anything in it changes.
            try database.migrate()
            try database.configure()
            return Mutex(StoreReader(database))
        }
        lists = try Self.opening(path) {
            let database = try Database(path: path, isCreating: false, busyTimeout: busyTimeout)
            try database.configure()
            database.stopsWithTask()
            return Mutex(StoreReader(database))
        }
    }

    /// Runs `body`, which opens the file. SQLite says no more than that it can't where the folder can't be written to.
    private static func opening<Result: ~Copyable>(_ path: String, _ body: () throws -> Result) throws(StoreError)
        -> Result
    {
        do {
            return try wrappingStoreErrors(path, body)
        } catch {
            if case .cannotOpen = error, access((path as NSString).deletingLastPathComponent, W_OK) != 0 {
                throw StoreError.cannotOpen(path: path, reason: String(cString: strerror(errno)))
            }
            throw error
        }
    }

    /// A connection of its own for writing.
    func openWriter() throws -> Database {
        let database = try Database(path: url.path, isCreating: false, busyTimeout: busyTimeout)
        try database.configure()
        if let maximumPages { try database.execute("PRAGMA max_page_count = \(maximumPages)") }
        return database
    }

    /// Forgets the names of airlines and airports, after they may have changed.
    func namesDidChange() {
        lookups.withLock { $0.forgetNames() }
        lists.withLock { $0.forgetNames() }
    }

    /// Runs `body` with the connection that is for single flights.
    func lookUp<Result: Sendable>(_ body: (StoreReader) throws -> Result) throws(StoreError) -> Result {
        try wrappingStoreErrors(url.path) { try lookups.withLock { try body($0) } }
    }

    /// Runs `body` with the connection that is for lists and statistics.
    func read<Result: Sendable>(_ body: (StoreReader) throws -> Result) throws(StoreError) -> Result {
        try wrappingStoreErrors(url.path) {
            try lists.withLock {
                // Who waited for others may not be wanted any more.
                try Task.checkCancellation()
                return try body($0)
            }
        }
    }

    /// Removes all flights, airlines and airports.
    public func removeAll() throws(StoreError) {
        try wrappingStoreErrors(url.path) {
            let writer = try openWriter()
            try writer.transaction {
                for table in ["flight", "airport", "airline"] { try writer.execute("DELETE FROM \(table)") }
            }
            try writer.execute("VACUUM")
            writer.truncateLog()
        }
        namesDidChange()
    }
}

/// Runs `body`, whose errors are all of the store, and gives them their type.
func wrappingStoreErrors<Result: ~Copyable>(
    _ path: String, _ body: () throws -> Result
) throws(StoreError) -> Result {
    do {
        return try body()
    } catch let error as StoreError {
        throw error
    } catch {
        throw StoreError.other(path: path, reason: error.localizedDescription)
    }
}
