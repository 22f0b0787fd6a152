import Foundation
import Testing

@testable import AirportModel

struct RepeatedImportTests {
    let folder: TemporaryFolder
    let store: FlightStore

    init() throws {
        folder = try TemporaryFolder()
        store = try folder.store()
    }

    @Test func theSameRowsChangeNothing() async throws {
        let table = try folder.write(GeneratedTable.flights(3000, perDay: 500), to: "flights.csv")
        let importer = FlightImporter(store: store)
        let first = try await importer.importFile(at: table)
        #expect(first.results == [3000, 0, 0])
        let contents = try store.contents()
        let second = try await importer.importFile(at: table)
        #expect(second.results == [0, 0, 3000])
        #expect(try store.contents() == contents)
    }

    @Test func newKnowledgeReplacesOld() async throws {
        try await folder.importRows([GeneratedTable.row(departure: "", departureDelay: "")], into: store)
        let id = try store.flights(FlightQuery()).first
        let summary = try await folder.importRows([GeneratedTable.row()], into: store)
        #expect(summary.results == [0, 1, 0])
        #expect(try store.flights(FlightQuery()).first == id)
        #expect(try store.flights(FlightQuery()).flight(at: 0)?.delay == 2)
    }

    @Test func theKeyTellsFlightsApart() async throws {
        let rows = [
            GeneratedTable.row(), GeneratedTable.row(date: (2013, 1, 2)), GeneratedTable.row(carrier: "B6"),
            GeneratedTable.row(flight: "1546"), GeneratedTable.row(origin: "LGA"),
            GeneratedTable.row(destination: "MDW"), GeneratedTable.row(scheduledDeparture: "516"),
        ]
        #expect(try await folder.importRows(rows, into: store).inserted == rows.count)
        #expect(try await folder.importRows(rows, into: store).unchanged == rows.count)
    }

    @Test func reportsItsProgress() async throws {
        let table = try folder.write(GeneratedTable.flights(20_000, perDay: 900), to: "flights.csv")
        var reports: [ImportProgress] = []
        var summary: ImportSummary?
        for try await update in FlightImporter(store: store).updates(importing: table) {
            switch update {
            case .progress(let progress): reports.append(progress)
            case .finished(let finished): summary = finished
            }
        }
        #expect(summary?.inserted == 20_000)
        #expect(reports.first?.rowsRead == 0)
        #expect(reports.last?.phase == .saving)
        #expect(reports.last?.fraction == 1)
        #expect(reports.last?.rowsRead == 20_000)
        #expect(reports.map(\.rowsRead) == reports.map(\.rowsRead).sorted())
    }

    @Test func theStoreIsReadMeanwhile() async throws {
        try await folder.importRows([GeneratedTable.row(carrier: "ZZ")], into: store, name: "one.csv")
        let table = try folder.write(GeneratedTable.flights(5000, perDay: 900), to: "flights.csv")
        let counts = Shared<Set<Int>>([])
        let store = store
        try await FlightImporter(store: store).importFile(at: table) { _ in
            let count = try? store.count(FlightQuery())
            counts.update { $0.insert(count ?? -1) }
        }
        #expect(counts.value == [1])
        #expect(try store.count(FlightQuery()) == 5001)
    }

    @Test func aWholeYear() async throws {
        let table = try folder.write(GeneratedTable.flights(336_776, perDay: 923), to: "flights.csv")
        let summary = try await FlightImporter(store: store).importFile(at: table)
        #expect(summary.inserted == 336_776)
        #expect(summary.brokenRowCount == 0)
        #expect(summary.days?.lowerBound == CivilDate(year: 2013, month: 1, day: 1))
        #expect(summary.days?.upperBound == CivilDate(year: 2013, month: 12, day: 31))
        let all = try store.flights(FlightQuery())
        #expect(all.count == 336_776)
        #expect(Set(all).count == 336_776)
        for position in stride(from: 0, to: all.count, by: 4999) {
            #expect(try all.flight(at: position)?.scheduledTime == all.scheduledTime(at: position))
        }
        let delays = try store.delays(of: .all)
        #expect(delays.cancelled == 4 * 365)
        #expect(delays.total == 336_776)
        #expect(try store.isIntact())
    }
}

extension ImportSummary {
    /// How many rows were new, changed, and known as they are.
    fileprivate var results: [Int] { [inserted, updated, unchanged] }
}
