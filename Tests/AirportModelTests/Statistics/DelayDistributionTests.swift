import Foundation
import Testing

@testable import AirportModel

struct DelayDistributionTests {
    let distribution = DelayDistribution(counts: [-5: 2, 0: 1, 10: 3, 20: 4], cancelled: 2, notRecorded: 1)

    @Test func countsClasses() {
        #expect(Punctuality.allCases.map { distribution.count($0) } == [3, 3, 4, 2])
        #expect(distribution.count(.shortDelay, threshold: 20) == 7)
        #expect(distribution.share(.onTime) == 0.25)
        #expect(distribution.measured == 10)
        #expect(distribution.total == 13)
        #expect(DelayDistribution(counts: [:]).share(.onTime) == 0)
    }

    @Test func averages() {
        #expect(distribution.mean == 10)
        #expect(distribution.quantile(0.5) == 10)
        #expect(distribution.quantile(0) == -5)
        #expect(distribution.quantile(0.2) == -5)
        #expect(distribution.quantile(1) == 20)
        #expect(DelayDistribution(counts: [:]).mean == nil)
        #expect(DelayDistribution(counts: [:]).quantile(0.5) == nil)
    }

    @Test func binsWithoutGaps() {
        let bins = distribution.bins(width: 10)
        #expect(bins.map(\.delays) == [-10..<0, 0..<10, 10..<20, 20..<30])
        #expect(bins.map(\.flights) == [2, 1, 3, 4])
        #expect(distribution.bins(width: 10, limits: 0...15).map(\.flights) == [3, 7])
        #expect(DelayDistribution(counts: [:]).bins(width: 5) == [])
    }

    @Test func countsTheFlightsOfAStore() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try await folder.importRows(
            [
                GeneratedTable.row(flight: "1"),
                GeneratedTable.row(departure: "", departureDelay: "", flight: "2", origin: "LGA"),
                GeneratedTable.row(arrival: "", arrivalDelay: "", flight: "3"),
                GeneratedTable.row(date: (2013, 1, 2), arrivalDelay: "40", carrier: "B6", flight: "1"),
            ], into: store)
        #expect(try store.delays(of: .all) == DelayDistribution(counts: [2: 3], cancelled: 1))
        let arrivals = DelayDistribution(counts: [11: 1, 40: 1], cancelled: 1, notRecorded: 1)
        #expect(try store.delays(of: .all, measuring: .arrival) == arrivals)
        #expect(try store.delays(of: .airport("ORD", .arrival), measuring: .arrival) == arrivals)
        #expect(try store.delays(of: .airport("ORD", .departure)).total == 0)
        #expect(try store.delays(of: .airport("EWR", .none)).total == 3)
        #expect(try store.delays(of: .airline("B6")).total == 1)
        #expect(try store.delays(of: .route(from: "LGA", to: "ORD")).cancelled == 1)
        #expect(try store.delays(of: .flight(airline: "UA", number: 1)).total == 1)
        #expect(try store.delays(of: .airline("??")).total == 0)
        let first = CivilDate(year: 2013, month: 1, day: 1)!
        #expect(try store.delays(of: .all, days: first...first).total == 3)
        let days = try store.dailyDelays(of: .all)
        #expect(days.map(\.day) == [first, first.adding(days: 1)])
        #expect(days.map(\.distribution.total) == [3, 1])
    }
}
