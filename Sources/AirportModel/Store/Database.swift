import CSQLite
import Foundation

/// One connection to an SQLite file. It isn't Sendable: who shares it puts it behind a lock.
final class Database {
    let path: String
    fileprivate let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    /// Opens, and where `isCreating` makes, the file. A lock held by someone else is waited for `busyTimeout`
    /// milliseconds.
    init(path: String, isCreating: Bool, busyTimeout: Int32) throws {
        self.path = path
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (isCreating ? SQLITE_OPEN_CREATE : 0)
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            // Even a connection that couldn't be opened holds the reason, and has to be closed.
            let error = StoreError(
                code: code, systemError: opened.map { sqlite3_system_errno($0) } ?? ENOMEM,
                message: opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory", path: path)
            sqlite3_close_v2(opened)
            throw error
        }
        handle = opened
        sqlite3_extended_result_codes(opened, 1)
        sqlite3_busy_timeout(opened, busyTimeout)
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// Runs statements without parameters and results.
    func execute(_ sql: String) throws {
        errno = 0
        try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    /// The prepared statement for the text, made once per connection and reset. It is finalized with the connection.
    func statement(_ sql: String) throws -> Statement {
        if let known = statements[sql] {
            known.reset()
            return known
        }
        let made = try Statement(sql, in: self)
        statements[sql] = made
        return made
    }

    /// A statement that isn't kept, for texts that vary.
    func temporaryStatement(_ sql: String) throws -> Statement {
        try Statement(sql, in: self)
    }

    /// The first column of the first row.
    func integer(_ sql: String) throws -> Int {
        let statement = try temporaryStatement(sql)
        return try statement.step() ? statement.integer(0) : 0
    }

    var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

    /// What an INSERT … ON CONFLICT DO UPDATE … WHERE did to its row.
    enum Upsert {
        case inserted, updated, unchanged
    }

    /// Runs such a statement.
    func upsert(_ statement: Statement) throws -> Upsert {
        // Only an insertion sets the last inserted row, and an update whose condition fails changes no row.
        sqlite3_set_last_insert_rowid(handle, 0)
        try statement.run()
        if sqlite3_last_insert_rowid(handle) != 0 { return .inserted }
        return sqlite3_changes(handle) == 0 ? .unchanged : .updated
    }

    /// Runs `body` in a transaction that has the write lock from the start, and commits; on an error nothing is
    /// changed, and the space that the attempt took is given back.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // SQLite rolls some errors back by itself; then there is no transaction any more.
            if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
            truncateLog()
            throw error
        }
    }

    /// Moves what is committed from the write-ahead log into the file and empties the log, unless a reader is in the
    /// way: then a later call does it.
    func truncateLog() {
        sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    }

    /// From now on a statement ends with an error soon after the task that runs it was cancelled.
    func stopsWithTask() {
        sqlite3_progress_handler(handle, 20_000, { _ in Task.isCancelled ? 1 : 0 }, nil)
    }

    fileprivate func check(_ code: Int32) throws {
        guard code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE else {
            // A failed COMMIT doesn't keep the system's error with the connection, but leaves it in errno.
            let lastError = errno
            let kept = sqlite3_system_errno(handle)
            throw StoreError(
                code: code, systemError: code & 0xff == SQLITE_IOERR ? (kept == 0 ? lastError : kept) : 0,
                message: String(cString: sqlite3_errmsg(handle)), path: path)
        }
    }
}

/// A prepared statement of a `Database`, which must outlive it.
final class Statement {
    private let handle: OpaquePointer
    private unowned let database: Database

    fileprivate init(_ sql: String, in database: Database) throws {
        self.database = database
        var prepared: OpaquePointer?
        try database.check(sqlite3_prepare_v2(database.handle, sql, -1, &prepared, nil))
        guard let prepared else { preconditionFailure("an empty SQL statement") }
        handle = prepared
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Makes it ready to run again; the bound values stay.
    func reset() {
        sqlite3_reset(handle)
    }

    /// Goes to the next row; false at the end.
    func step() throws -> Bool {
        let code = sqlite3_step(handle)
        if code == SQLITE_ROW { return true }
        if code == SQLITE_DONE { return false }
        defer { sqlite3_reset(handle) }
        try database.check(code)
        return false
    }

    /// Runs a statement without result rows and resets it.
    func run() throws {
        _ = try step()
        sqlite3_reset(handle)
    }

    // Parameters are counted from 1, as in SQLite; columns from 0.

    func bind(_ value: Int, at index: Int32) {
        sqlite3_bind_int64(handle, index, Int64(value))
    }

    func bind(_ value: Int?, at index: Int32) {
        if let value { bind(value, at: index) } else { sqlite3_bind_null(handle, index) }
    }

    func bind(_ value: Double?, at index: Int32) {
        if let value { sqlite3_bind_double(handle, index, value) } else { sqlite3_bind_null(handle, index) }
    }

    func bind(_ value: String?, at index: Int32) {
        guard var text = value else {
            sqlite3_bind_null(handle, index)
            return
        }
        text.withUTF8 { bind($0, at: index) }
    }

    /// Binds a text by copying its bytes, without a String.
    func bind(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int32) {
        // The address of an empty buffer may be nil, which SQLite takes for NULL.
        if bytes.isEmpty {
            sqlite3_bind_text(handle, index, "", 0, transient)
        } else {
            bytes.withMemoryRebound(to: CChar.self) {
                _ = sqlite3_bind_text(handle, index, $0.baseAddress, Int32($0.count), transient)
            }
        }
    }

    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

    func optionalInteger(_ column: Int32) -> Int? {
        sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : integer(column)
    }

    func optionalDouble(_ column: Int32) -> Double? {
        sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : sqlite3_column_double(handle, column)
    }

    func text(_ column: Int32) -> String? {
        sqlite3_column_text(handle, column).map { String(cString: $0) }
    }

    /// Tells SQLite to copy the bytes before the call returns (SQLITE_TRANSIENT, a macro that Swift can't see).
    private var transient: sqlite3_destructor_type {
        unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    }
}
