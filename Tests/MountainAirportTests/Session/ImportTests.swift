import AirportModel
import Foundation
import Testing

@testable import MountainAirport

@MainActor
struct ImportTests {
    let clock = TestClock()
    let folder: TemporaryFolder
    let session: AirportSession
    static let firstDay = CivilDate(year: 2013, month: 1, day: 1)!

    init() throws {
        folder = try TemporaryFolder()
        session = AirportSession(clock: clock.clock, storeURL: folder.file("data/flights.sqlite"))
    }

    private func importText(_ text: String, name: String = "flights.csv", isAnnounced: Bool = true) async throws {
        session.importFile(at: try folder.write(text, to: name), isAnnounced: isAnnounced)
        await session.importsAreDone()
        await session.boardIsUpToDate()
    }

    private var summary: ImportSummary? {
        if case .finished(let summary) = session.importActivity?.phase { summary } else { nil }
    }

    @Test func showsTheCityOnItsFirstDay() async throws {
        try await importText(FlightTable.newYork)
        #expect(session.source.name == "New York (EWR, JFK, LGA)")
        #expect(session.span == .day(Self.firstDay))
        #expect(session.days == Self.firstDay...Self.firstDay.adding(days: 1))
        #expect(session.board.departures == 842)
        #expect(session.board.arrivals == 0)
        #expect(session.board.cancelled == 4)
        #expect(summary?.inserted == 872)
        session.dismissImport()
        #expect(session.importActivity == nil)
    }

    @Test(.enabled(if: FlightTable.realJanuary != nil))
    func showsTheRealFlightsOfNewYork() async throws {
        session.importFile(at: try #require(FlightTable.realJanuary), isAnnounced: false)
        await session.importsAreDone()
        await session.boardIsUpToDate()
        #expect(session.importActivity == nil, "a clean import by the command line needs no summary")
        #expect(session.source.name == "New York (EWR, JFK, LGA)")
        #expect(BoardSummary.text(of: session.board, direction: .none) == "842 departures · 4 canceled")
        session.showsAllDays = true
        await session.boardIsUpToDate()
        #expect(session.board.flights.count == 27_004)
        session.filterText = "UA1545"
        await session.boardIsUpToDate()
        let flights = session.board.flights.compactMap { session.flight(id: $0) }
        #expect(!flights.isEmpty)
        #expect(flights.allSatisfy { $0.designator == "UA1545" })
    }

    @Test func showsASingleAirport() async throws {
        try await importText(FlightTable.text([FlightTable.row(origin: "BOS", destination: "ORD")]))
        #expect(session.source.name == "Boston (BOS)")
        #expect(session.board.departures == 1)
    }

    @Test func offersTheAirportsWithFlights() async throws {
        #expect(await session.airportChoices() == [.sample])
        try await importText(FlightTable.newYork)
        let names = await session.airportChoices().map(\.name)
        #expect(names.prefix(2) == ["Mountain Airport", "New York (EWR, JFK, LGA)"])
        let airports = ["Boston (BOS)", "Chicago (ORD)", "New York (JFK)", "New York (LGA)", "Newark (EWR)"]
        #expect(names.dropFirst(2).sorted() == airports)
        let matches = await session.airportChoices().filter { $0.matches("new york") }.map(\.name)
        #expect(Set(matches) == ["New York (EWR, JFK, LGA)", "New York (JFK)", "New York (LGA)"])
        #expect(await session.airportChoices().filter { $0.matches("ord") }.map(\.name) == ["Chicago (ORD)"])

        let chicago = try #require(await session.airportChoices().first { $0.matches("ord") })
        session.show(chicago.source)
        await session.boardIsUpToDate()
        #expect(session.board.arrivals == 842 && session.board.departures == 0)
        session.show(.sample)
        #expect(session.board.departures > 10)
    }

    @Test func hidesThePastOfRecords() async throws {
        clock.now = TestClock.date("2013-01-01T23:00")
        try await importText(FlightTable.newYork)
        session.showsAllDays = true
        session.hidesPast = true
        session.refresh()
        await session.boardIsUpToDate()
        #expect(session.board.departures == 30)
        #expect(session.board.flights.count == 30)
        clock.now += 86400
        session.minuteDidPass()
        await session.boardIsUpToDate()
        #expect(session.board.flights.isEmpty)
    }

    @Test func tellsOfSkippedRows() async throws {
        try await importText(
            FlightTable.text([FlightTable.row(), FlightTable.row().replacing("EWR", with: "")]), isAnnounced: false)
        let summary = try #require(summary, "a file with broken rows is always reported")
        #expect(summary.brokenRows.map(\.line) == [3])
        #expect(
            ImportReport.counts(of: summary).map(\.title) == ["Rows read", "Added", "Unchanged", "Skipped"])
    }

    @Test func changesNothingTheSecondTime() async throws {
        try await importText(FlightTable.newYork)
        session.dismissImport()
        try await importText(FlightTable.newYork)
        #expect(summary?.inserted == 0)
        #expect(summary?.unchanged == 872)
        #expect(session.board.departures == 842)
    }

    @Test func explainsARefusedFile() async throws {
        try await importText("a,b\n1,2\n")
        #expect(session.importActivity == nil)
        let failure = try #require(session.importFailure)
        #expect(failure.title.contains("flights.csv"))
        #expect(failure.message.contains("isn’t a table of flights"))
        #expect(session.source == .sample)
        session.dismissImportFailure()
        #expect(session.importFailure == nil)
    }

    @Test func explainsAMissingFile() async throws {
        session.importFile(at: folder.file("nothing.csv"))
        await session.importsAreDone()
        #expect(session.importFailure?.message.contains("can’t be read") == true)
    }

    @Test func explainsAStoreThatCantBeOpened() async throws {
        _ = try folder.write("no folder", to: "data")
        session.importFile(at: try folder.write(FlightTable.newYork, to: "flights.csv"))
        await session.importsAreDone()
        #expect(session.importFailure?.message.contains("can’t be opened") == true)
        #expect(await session.airportChoices() == [.sample])
        #expect(session.storeProblem != nil)
    }

    @Test func canBeCancelled() async throws {
        let rows = (0..<60_000).map { FlightTable.row(day: 1 + $0 % 28, number: 1 + $0 % 9000) }
        let file = try folder.write(FlightTable.text(rows), to: "long.csv")
        session.importFile(at: file)
        session.dismissImport()
        await session.importsAreDone()
        #expect(session.importActivity == nil)
        #expect(session.importFailure == nil)
        #expect(session.source == .sample)
        #expect(try session.store().isEmpty)
    }

    @Test func importsSeveralFilesOneAfterTheOther() async throws {
        let boston = try folder.write(FlightTable.text([FlightTable.row(origin: "BOS")]), to: "boston.csv")
        let broken = try folder.write("nothing", to: "broken.csv")
        let miami = try folder.write(FlightTable.text([FlightTable.row(origin: "MIA")]), to: "miami.csv")
        for file in [boston, broken, miami] { session.importFile(at: file, isAnnounced: false) }
        await session.importsAreDone()
        #expect(session.source.name == "Boston (BOS)")
        #expect(session.importFailure != nil, "the next one waits until the message has been read")
        session.dismissImportFailure()
        await session.importsAreDone()
        #expect(session.source.name == "Miami (MIA)")
    }
}
