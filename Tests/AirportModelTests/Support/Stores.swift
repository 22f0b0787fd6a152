import Foundation
import Synchronization

@testable import AirportModel

extension TemporaryFolder {
    /// A new store in the folder.
    func store(busyTimeout: Int32 = 50, maximumPages: Int? = nil) throws -> FlightStore {
        try FlightStore(
            url: file("data/flights.sqlite"), busyTimeout: busyTimeout, maximumPages: maximumPages)
    }

    /// Imports a table of flights that is written to the folder under the name.
    @discardableResult
    func importRows(_ rows: [String], into store: FlightStore, name: String = "flights.csv") async throws
        -> ImportSummary
    {
        try await FlightImporter(store: store).importFile(at: write(GeneratedTable.text(rows), to: name))
    }
}

extension FlightStore {
    /// All that the store holds, in words: equal before and after what changes nothing.
    func contents() throws -> [String] {
        try read { reader in
            var lines: [String] = []
            for table in ["airline", "airport", "flight"] {
                let columns = try reader.database.temporaryStatement("PRAGMA table_info(\(table))")
                var names: [String] = []
                while try columns.step() { names.append("quote(\(columns.text(1) ?? ""))") }
                let rows = try reader.database.temporaryStatement(
                    "SELECT '\(table) ' || \(names.joined(separator: "||' '||")) FROM \(table) ORDER BY id")
                while try rows.step() { lines.append(rows.text(0) ?? "") }
            }
            return lines
        }
    }

    /// Whether SQLite finds nothing wrong in the file.
    func isIntact() throws -> Bool {
        try read { reader in
            let check = try reader.database.temporaryStatement("PRAGMA integrity_check")
            return try check.step() && check.text(0) == "ok"
        }
    }
}

/// A value that a callback sets on its thread, and a test reads.
final class Shared<Value: Sendable>: Sendable {
    private let storage: Mutex<Value>

    init(_ value: Value) {
        storage = Mutex(value)
    }

    var value: Value {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }

    func update(_ body: @Sendable (inout Value) -> Void) {
        storage.withLock { body(&$0) }
    }
}
