import Foundation
import Testing

@testable import AirportModel

/// Rows that are skipped.
struct BrokenRowTests {
    let folder: TemporaryFolder
    let store: FlightStore

    init() throws {
        folder = try TemporaryFolder()
        store = try folder.store()
    }

    @Test(arguments: [
        (GeneratedTable.row(scheduledDeparture: "5x5"), "sched_dep_time “5x5” isn’t a time of day such as 517 or 2359"),
        (
            GeneratedTable.row(scheduledDeparture: "2460"),
            "sched_dep_time “2460” isn’t a time of day such as 517 or 2359"
        ),
        (GeneratedTable.row(departure: "1275"), "dep_time “1275” isn’t a time of day such as 517 or 2359"),
        (GeneratedTable.row(departure: "-5"), "dep_time “-5” isn’t a time of day such as 517 or 2359"),
        (GeneratedTable.row(scheduledDeparture: "NA"), "sched_dep_time is missing"),
        (GeneratedTable.row(date: (2013, 2, 30)), "There is no day 2013-2-30"),
        (GeneratedTable.row(date: (2013, 13, 1)), "month 13 isn’t between 1 and 12"),
        (GeneratedTable.row(departureDelay: "late"), "dep_delay “late” isn’t a whole number"),
        (GeneratedTable.row(departureDelay: "999999"), "dep_delay 999999 isn’t between -2880 and 20160"),
        (GeneratedTable.row(flight: ""), "flight is missing"),
        (GeneratedTable.row(flight: "0"), "flight 0 isn’t between 1 and 99999"),
        (GeneratedTable.row(carrier: ""), "carrier is missing"),
        (GeneratedTable.row(origin: "New York"), "origin “New York” isn’t a code of letters and digits"),
        (GeneratedTable.row(distance: "1e9"), "distance “1e9” isn’t a whole number"),
        ("2013,1,1", "There are 3 fields instead of 19"),
        (GeneratedTable.row() + ",x", "There are 20 fields instead of 19"),
        ("\"2013,1,1", "A quote isn’t closed"),
        (GeneratedTable.row(destination: "Ö"), "dest “Ö” isn’t a code of letters and digits"),
    ])
    func areToldWithLineAndReason(row: String, reason: String) async throws {
        let summary = try await folder.importRows(
            [GeneratedTable.row(flight: "1"), row, GeneratedTable.row(flight: "2")], into: store)
        #expect(summary.brokenRows == [BrokenRow(line: 3, reason: reason)])
        #expect(summary.brokenRowCount == 1)
        #expect(summary.rowsRead == 3)
        #expect(summary.inserted == 2)
        #expect(try store.count(FlightQuery()) == 2)
    }

    @Test func areAllCountedButNotAllKept() async throws {
        let rows = (0..<1000).map { "broken \($0)" } + [GeneratedTable.row()]
        let summary = try await folder.importRows(rows, into: store)
        #expect(summary.brokenRowCount == 1000)
        #expect(summary.brokenRows.count == ImportSummary.maximumBrokenRows)
        #expect(summary.brokenRows.last?.line == 101)
        #expect(summary.inserted == 1)
    }

    @Test func anEndlessLineAmongRowsIsSkipped() async throws {
        let rows = [
            GeneratedTable.row(flight: "1"), String(repeating: "1", count: 10_000_000), GeneratedTable.row(flight: "2"),
        ]
        let summary = try await folder.importRows(rows, into: store)
        #expect(summary.brokenRows == [BrokenRow(line: 3, reason: "The line is longer than 65536 bytes")])
        #expect(summary.inserted == 2)
    }
}
