import Foundation
import Testing

@testable import AirportModel

/// Imports that don't come to their end leave the store as it was.
struct InterruptedImportTests {
    let folder: TemporaryFolder
    let table: URL

    init() throws {
        folder = try TemporaryFolder()
        table = try folder.write(GeneratedTable.flights(20_000, perDay: 900), to: "flights.csv")
    }

    /// A store with one flight, that no row of the table is.
    private func storeWithFlight(maximumPages: Int? = nil) async throws -> (store: FlightStore, contents: [String]) {
        let store = try folder.store(maximumPages: maximumPages)
        try await folder.importRows([GeneratedTable.row(carrier: "ZZ")], into: store, name: "one.csv")
        return (store, try store.contents())
    }

    private func expectUnchanged(_ store: FlightStore, _ contents: [String]) async throws {
        #expect(try store.contents() == contents)
        #expect(try store.isIntact())
        #expect(try store.flights(FlightQuery()).count == 1)
    }

    /// Why the import of the table fails.
    private func failure(
        _ store: FlightStore, progress: (@Sendable (ImportProgress) -> Void)? = nil
    ) async -> (any Error)? {
        do {
            _ = try await FlightImporter(store: store).importFile(at: table, progress: progress)
            return nil
        } catch {
            return error
        }
    }

    @Test func cancelledMidway() async throws {
        let (store, contents) = try await storeWithFlight()
        let (started, isCancelled) = (AsyncStream<Void>.makeStream(), DispatchSemaphore(value: 0))
        let rows = Shared(0)
        let task = Task { [table] in
            try await FlightImporter(store: store).importFile(at: table) { progress in
                if progress.rowsRead > 0, rows.value == 0 {
                    rows.value = progress.rowsRead
                    started.continuation.yield()
                    isCancelled.wait()
                }
            }
        }
        for await _ in started.stream { break }
        task.cancel()
        isCancelled.signal()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect((1..<20_000).contains(rows.value))
        try await expectUnchanged(store, contents)
        #expect(try await FlightImporter(store: store).importFile(at: table).inserted == 20_000)
    }

    @Test func cancelledBeforeItBegins() async throws {
        let (store, contents) = try await storeWithFlight()
        let task = Task { [table] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await FlightImporter(store: store).importFile(at: table)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        try await expectUnchanged(store, contents)
    }

    @Test func removedWhileItIsRead() async throws {
        let (store, contents) = try await storeWithFlight()
        let error = await failure(store) { [table] _ in try? FileManager.default.removeItem(at: table) }
        #expect(error as? ImportError == .removed(file: "flights.csv"))
        #expect(
            error?.localizedDescription == "“flights.csv” was removed while it was being read. Nothing was imported.")
        try await expectUnchanged(store, contents)
    }

    @Test func cutOffWhileItIsRead() async throws {
        let (store, contents) = try await storeWithFlight()
        let error = await failure(store) { [table] _ in truncate(table.path, 600_000) }
        #expect(error as? ImportError == .changed(file: "flights.csv"))
        try await expectUnchanged(store, contents)
    }

    @Test func extendedAtTheLastMoment() async throws {
        let (store, contents) = try await storeWithFlight()
        let error = await failure(store) { [table] progress in
            guard progress.rowsRead > 0, let handle = try? FileHandle(forWritingTo: table) else { return }
            _ = try? handle.seekToEnd()
            try? handle.write(contentsOf: Data("x".utf8))
        }
        #expect(error as? ImportError == .changed(file: "flights.csv"))
        try await expectUnchanged(store, contents)
    }

    @Test func fileThatMayNotGrow() async throws {
        let (store, contents) = try await storeWithFlight(maximumPages: 100)
        #expect(await failure(store) as? StoreError == .diskFull(path: store.url.path))
        try await expectUnchanged(store, contents)
    }

    @Test(.enabled(if: SmallDisk.canBeMade, "mounting a file system isn't allowed here"))
    func fullDisk() async throws {
        let disk = try SmallDisk(at: folder.file("data"), megabytes: 2)
        defer { disk.remove() }
        // The store and its connections are gone before the disk is.
        try await {
            let (store, contents) = try await storeWithFlight()
            let error = await failure(store)
            #expect(error as? StoreError == .diskFull(path: store.url.path))
            #expect(error?.localizedDescription.contains("is full. What was stored before is unchanged.") == true)
            try await expectUnchanged(store, contents)
            // The failed attempt's space is free again: a small import fits.
            try await folder.importRows([GeneratedTable.row(carrier: "YY")], into: store, name: "two.csv")
            #expect(try store.count(FlightQuery()) == 2)
        }()
    }

    @Test func fileSizeLimit() async throws {
        // The limit is the process's, so it is a child's.
        let (store, contents) = try await storeWithFlight()
        await #expect(processExitsWith: .success) { [path = store.url.path as String, table = table.path as String] in
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 1_000_000, rlim_max: 1_000_000)
            precondition(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            let store = try FlightStore(url: URL(fileURLWithPath: path))
            await #expect(throws: StoreError.diskFull(path: path)) {
                try await FlightImporter(store: store).importFile(at: URL(fileURLWithPath: table))
            }
        }
        try await expectUnchanged(store, contents)
    }

    @Test(arguments: [ImportProgress.Phase.reading, .saving])
    func killedProcess(phase: ImportProgress.Phase) async throws {
        let (store, contents) = try await storeWithFlight()
        let isSaving = phase == .saving
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = store.url.path as String, table = table.path as String, isSaving = isSaving as Bool] in
            let store = try FlightStore(url: URL(fileURLWithPath: path))
            _ = try await FlightImporter(store: store).importFile(at: URL(fileURLWithPath: table)) { progress in
                if progress.rowsRead > 0, (progress.phase == .saving) == isSaving { kill(getpid(), SIGKILL) }
            }
        }
        try await expectUnchanged(store, contents)
        #expect(try FlightStore(url: store.url).contents() == contents)
        #expect(try await FlightImporter(store: store).importFile(at: table).inserted == 20_000)
    }

    @Test func lockedStore() async throws {
        let (store, contents) = try await storeWithFlight()
        let other = try Database(path: store.url.path, isCreating: false, busyTimeout: 0)
        try other.execute("BEGIN IMMEDIATE")
        #expect(await failure(store) as? StoreError == .locked(path: store.url.path))
        try other.execute("ROLLBACK")
        try await expectUnchanged(store, contents)
    }
}
