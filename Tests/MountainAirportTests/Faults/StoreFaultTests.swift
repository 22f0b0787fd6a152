import AirportModel
import Foundation
import Testing

@testable import MountainAirport

/// A store that can't be used is explained, stays as it is, and takes nothing from the sample airport's board.
@MainActor
struct StoreFaultTests {
    let clock = TestClock()
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func session(_ file: URL) -> AirportSession { AirportSession(clock: clock.clock, storeURL: file) }

    /// Imports a table into the store at a place; the message, or nil if it went well.
    private func importFailure(_ session: AirportSession) async throws -> String? {
        session.importFile(at: try folder.write(FlightTable.newYork, to: "flights.csv"))
        await session.importsAreDone()
        await session.boardIsUpToDate()
        return session.importFailure?.message
    }

    private func expectSampleBoard(_ session: AirportSession) {
        #expect(session.source == .sample)
        #expect(session.board.departures > 10)
    }

    @Test func aNewerVersionsStoreIsLeftAlone() async throws {
        let file = folder.file("flights.sqlite")
        let first = session(file)
        #expect(try await importFailure(first) == nil)
        // Another version wrote a higher number into the file's header: bytes 60 to 63, big endian.
        var bytes = try Data(contentsOf: file)
        bytes.replaceSubrange(60..<64, with: [0, 0, 0, 42])
        try bytes.write(to: file)

        let session = session(file)
        #expect(await session.airportChoices() == [.sample])
        #expect(session.storeProblem?.contains("stored by a newer version of Mountain Airport (format 42)") == true)
        expectSampleBoard(session)
        #expect(try await importFailure(session)?.contains("newer version") == true)
        expectSampleBoard(session)
        #expect(try Data(contentsOf: file) == bytes)
    }

    @Test func aDamagedStoreIsExplainedAndLeftAlone() async throws {
        let file = try folder.write(String(repeating: "no store of flights. ", count: 500), to: "flights.sqlite")
        let bytes = try Data(contentsOf: file)
        let session = session(file)
        #expect(await session.airportChoices() == [.sample])
        #expect(session.storeProblem?.contains("is damaged or isn’t a store of flights. Move it away") == true)
        #expect(try await importFailure(session)?.contains("Move it away") == true)
        expectSampleBoard(session)
        #expect(try Data(contentsOf: file) == bytes)

        // As the message says: after moving it away all is well.
        try FileManager.default.moveItem(at: file, to: folder.file("moved"))
        session.dismissImportFailure()
        #expect(try await importFailure(session) == nil)
        #expect(session.board.departures == 842)
    }

    @Test(.enabled(if: MountedFolder.canBeMade)) func aReadOnlyHomeIsExplained() async throws {
        let home = try MountedFolder(at: folder.file("home"), options: "size=4m")
        defer { home.remove() }
        try home.makeReadOnly()
        let session = session(folder.file("home/data/flights.sqlite"))
        let message = try #require(try await importFailure(session))
        #expect(message.contains("can’t be opened: Read-only file system."), "\(message)")
        expectSampleBoard(session)
    }

    @Test(.enabled(if: MountedFolder.canBeMade)) func aStoreThatBecomesReadOnlyIsExplained() async throws {
        let home = try MountedFolder(at: folder.file("home"), options: "size=8m")
        defer { home.remove() }
        let table = try folder.write(FlightTable.newYork, to: "flights.csv")
        let made = folder.file("made.sqlite")
        try await FlightImporter(store: FlightStore(url: made)).importFile(at: table)
        let file = folder.file("home/flights.sqlite")
        try FileManager.default.copyItem(at: made, to: file)
        let bytes = try Data(contentsOf: file)
        try home.makeReadOnly()
        let session = session(file)
        #expect(await session.airportChoices() == [.sample])
        let problem = try #require(session.storeProblem)
        #expect(problem.contains("can’t be opened: Read-only file system."), "\(problem)")
        #expect(try await importFailure(session) == problem)
        expectSampleBoard(session)
        #expect(try Data(contentsOf: file) == bytes)
    }

    @Test(.enabled(if: MountedFolder.canBeMade)) func aFullDiskLosesNothing() async throws {
        let home = try MountedFolder(at: folder.file("home"), options: "size=1m")
        defer { home.remove() }
        let file = folder.file("home/data/flights.sqlite")
        let session = session(file)
        session.importFile(at: try folder.write(FlightTable.text([FlightTable.row(origin: "BOS")]), to: "small.csv"))
        await session.importsAreDone()
        session.dismissImport()
        let before = await session.airportChoices().count
        let rows = (1...12_000).map { FlightTable.row(number: $0, origin: "JFK") }
        session.importFile(at: try folder.write(FlightTable.text(rows), to: "long.csv"))
        await session.importsAreDone()
        #expect(session.importFailure?.message.contains("is full. What was stored before is unchanged.") == true)
        #expect(await session.airportChoices().count == before)
        #expect(session.source.name == "Boston (BOS)")
        await session.boardIsUpToDate()
        #expect(session.board.departures == 1)
    }

    @Test func aVanishedFileIsExplained() async throws {
        let session = session(folder.file("flights.sqlite"))
        let table = try folder.write(FlightTable.newYork, to: "flights.csv")
        session.importFile(at: table)
        session.importFile(at: folder.file("second.csv"))
        try FileManager.default.removeItem(at: table)
        await session.importsAreDone()
        #expect(session.importFailure != nil)
        session.dismissImportFailure()
        await session.importsAreDone()
        #expect(session.importFailure?.message.contains("second.csv") == true)
        expectSampleBoard(session)
    }

    @Test func aStoreThatVanishesIsMadeAnew() async throws {
        let file = folder.file("data/flights.sqlite")
        #expect(try await importFailure(session(file)) == nil)
        try FileManager.default.removeItem(at: file.deletingLastPathComponent())
        let session = session(file)
        #expect(await session.airportChoices() == [.sample])
        #expect(session.storeProblem == nil)
        #expect(try await importFailure(session) == nil)
        #expect(session.board.departures == 842)
    }
}
