import Foundation
import Testing

@testable import AirportModel

struct PunctualityReportTests {
    /// 2 March 2026 is a Monday.
    private let monday = CivilDate(year: 2026, month: 3, day: 2)!

    private func record(
        _ day: Int, _ hour: Int, _ departure: Int?, _ arrival: Int?, isCancelled: Bool = false
    ) -> DelayRecord {
        DelayRecord(
            day: monday.adding(days: day), hour: hour, departureDelay: departure, arrivalDelay: arrival,
            isCancelled: isCancelled)
    }

    @Test func onePassMakesEveryTable() {
        var report = PunctualityReport(measure: .departure)
        #expect(report.isEmpty && report.days.isEmpty && report.pairs.isEmpty && report.hours.isEmpty)
        report.add(record(0, 8, 10, 4), flights: 2)
        report.add(record(0, 8, 40, 4))
        report.add(record(7, 8, -4, nil))
        report.add(record(1, 9, nil, nil, isCancelled: true))
        report.add(record(1, 9, nil, 3))
        #expect(report.distribution == DelayDistribution(counts: [10: 2, 40: 1, -4: 1], cancelled: 1, notRecorded: 1))
        #expect(report.days.map(\.day) == [0, 1, 7].map { monday.adding(days: $0) })
        #expect(report.days[1].distribution == DelayDistribution(counts: [:], cancelled: 1, notRecorded: 1))
        // Both Mondays at eight: (10 + 10 + 40 − 4) / 4.
        #expect(report.hours.map(\.id) == [HourCell.ID(weekday: 2, hour: 8)])
        #expect(report.hours[0].meanDelay == 14 && report.hours[0].flights == 4)
        #expect(report.pairs.map { [$0.departure, $0.arrival, $0.flights] } == [[10, 4, 2], [40, 4, 1]])
    }

    @Test func theMeasureDecidesWhatIsCounted() {
        var report = PunctualityReport(measure: .arrival)
        report.add(record(0, 8, 10, 4))
        report.add(record(0, 8, 10, nil))
        #expect(report.distribution == DelayDistribution(counts: [4: 1], notRecorded: 1))
        #expect(report.hours[0].meanDelay == 4)
    }

    @Test func rollingQuartilesFollowTheCalendar() {
        func day(_ offset: Int, _ delays: [Int]) -> DayDelays {
            DayDelays(
                day: monday.adding(days: offset),
                distribution: DelayDistribution(
                    counts: Dictionary(delays.map { ($0, 1) }, uniquingKeysWith: { $0 + $1 })))
        }
        let days = [day(0, [0, 0, 0, 20]), day(1, [10, 30]), day(2, []), day(8, [50])]
        let series = RollingDelay.series(of: days, width: 2)
        #expect(series.map(\.day) == [0, 1, 2, 8].map { monday.adding(days: $0) })
        #expect(series.map(\.median) == [0, 0, 10, 50])
        #expect(series.map(\.lowerQuartile) == [0, 0, 10, 50])
        #expect(series.map(\.upperQuartile) == [0, 20, 30, 50])
        #expect(series.map(\.flights) == [4, 6, 2, 1])
        // A window without flights has no middle.
        #expect(RollingDelay.series(of: [day(0, []), day(5, [3])], width: 2).map(\.median) == [3])
        #expect(RollingDelay.series(of: []).isEmpty)
    }

    @Test func rollingQuartilesAreThoseOfEachWindow() {
        var random = SplitMix64(seed: 5)
        let days = (0..<60).map { offset in
            var counts: [Int: Int] = [:]
            for _ in 0..<20 { counts[random.below(90) - 20, default: 0] += 1 }
            return DayDelays(day: monday.adding(days: offset), distribution: DelayDistribution(counts: counts))
        }
        for (index, rolling) in RollingDelay.series(of: days, width: 7).enumerated() {
            let window = DelayDistribution(sumOf: days[max(0, index - 6)...index].map(\.distribution))
            #expect(rolling.median == window.quantile(0.5))
            #expect(rolling.lowerQuartile == window.quantile(0.25))
            #expect(rolling.upperQuartile == window.quantile(0.75))
        }
    }

    @Test func thinningKeepsWhatIsCommonAndTheShape() {
        let pairs = (0..<1000).map { DelayPair(departure: $0, arrival: -$0, flights: $0 == 500 ? 90 : 1) }
        let thinned = DelayPair.thinned(pairs, limit: 100)
        #expect(thinned.count == 100)
        #expect(thinned.contains { $0.flights == 90 })
        #expect(thinned.last!.departure > 900)
        #expect(thinned.map(\.departure) == thinned.map(\.departure).sorted())
        #expect(Set(thinned.map(\.id)).count == 100)
        #expect(DelayPair.thinned(pairs, limit: 1000) == pairs)
        #expect(DelayPair.thinned(pairs, limit: 0).isEmpty)
    }

    @Test func aStoreIsReportedInItsLocalHours() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try await folder.importRows(
            [
                GeneratedTable.row(flight: "1"),
                GeneratedTable.row(departure: "", departureDelay: "", flight: "2", origin: "LGA"),
                GeneratedTable.row(arrival: "", arrivalDelay: "", flight: "3"),
                GeneratedTable.row(date: (2013, 1, 2), arrivalDelay: "40", carrier: "B6", flight: "1"),
            ], into: store)
        for measure in DelayMeasure.allCases {
            let report = try store.report(of: .all, measuring: measure)
            #expect(try report.distribution == store.delays(of: .all, measuring: measure))
            #expect(try report.days == store.dailyDelays(of: .all, measuring: measure))
        }
        // Scheduled at 5:15 in New York, and at 7:19 in Chicago.
        let departures = try store.report(of: .all)
        #expect(Set(departures.hours.map(\.id.hour)) == [5])
        let arrivals = try store.report(of: .all, measuring: .arrival)
        #expect(Set(arrivals.hours.map(\.id.hour)) == [7])
        #expect(departures.pairs.map { [$0.departure, $0.arrival, $0.flights] } == [[2, 11, 1], [2, 40, 1]])
        let first = CivilDate(year: 2013, month: 1, day: 1)!
        #expect(try store.report(of: .airline("UA"), days: first...first).distribution.total == 3)
        #expect(try store.report(of: .flight(airline: "B6", number: 1)).distribution.total == 1)
        #expect(try store.report(of: .airline("??")).isEmpty)
        #expect(try store.flightNumbers(of: "UA") == [1, 2, 3])
        #expect(try store.destinations(from: "EWR") == ["ORD"])
        #expect(try store.flightNumbers(of: "??").isEmpty && store.destinations(from: "??").isEmpty)
    }

    @Test func theSampleIsReportedFromItsHistories() {
        let schedule = SampleSchedule(now: instant("2026-03-02T15:07"), calendar: calendar())
        let report = schedule.report(of: .all)
        #expect(report.distribution.total == 4800)
        #expect(report.days.count == 10)
        #expect(report.days.first?.day == schedule.historyDays.lowerBound)
        #expect(report.days.last?.day == schedule.historyDays.upperBound)
        #expect(report.hours.allSatisfy { (6...22).contains($0.id.hour) })
        let flight = schedule.flights[0]
        let own = schedule.report(
            of: .flight(airline: flight.airline.code, number: Int(flight.number)!),
            days: schedule.historyDays.lowerBound...schedule.historyDays.upperBound)
        #expect(own.distribution.total % 10 == 0 && own.distribution.cancelled >= 1)
        let airlines = schedule.airlines.map { schedule.report(of: .airline($0.code)).distribution.total }
        #expect(airlines.reduce(0, +) == 4800)
        let routes = schedule.otherAirports.flatMap { [("MTA", $0.code), ($0.code, "MTA")] }
            .map { schedule.report(of: .route(from: $0.0, to: $0.1)).distribution.total }
        #expect(routes.reduce(0, +) == 4800)
    }
}

struct GateOccupancyTests {
    private let noon = Date(timeIntervalSince1970: 1_772_000_000)

    private func flight(
        _ id: Int, _ direction: FlightDirection, _ minutes: Int, gate: String?, isCancelled: Bool = false
    )
        -> Flight
    {
        Flight(
            id: id, airline: Airline(code: "US"), number: "\(id)", direction: direction, home: Airport(code: "MTA"),
            otherAirport: Airport(code: "ATL"), times: FlightTimes(scheduled: noon + Double(60 * minutes)),
            otherEndTimes: nil, flightMinutes: nil, status: isCancelled ? .cancelled : .onTime, gate: gate)
    }

    @Test func arrivalsStayAndDeparturesWait() {
        let intervals = GateOccupancy.intervals(
            of: [
                flight(1, .departure, 100, gate: "B1"), flight(2, .arrival, 0, gate: "A1"),
                flight(3, .arrival, 5, gate: nil), flight(4, .arrival, 5, gate: "A1", isCancelled: true),
            ], turnaround: 30)
        #expect(intervals.map(\.gate) == ["A1", "B1"])
        #expect(intervals.map { $0.start.timeIntervalSince(noon) / 60 } == [0, 70])
        #expect(intervals.map { $0.end.timeIntervalSince(noon) / 60 } == [30, 100])
        #expect(intervals.allSatisfy { !$0.isConflicting })
    }

    @Test func whoStandsAtAGateTogetherIsMarked() {
        let intervals = GateOccupancy.intervals(
            of: [
                flight(1, .arrival, 0, gate: "A1"), flight(2, .arrival, 20, gate: "A1"),
                flight(3, .arrival, 50, gate: "A1"), flight(4, .arrival, 0, gate: "A2"),
            ], turnaround: 30)
        // The third comes when the second goes.
        #expect(intervals.map(\.isConflicting) == [true, true, false, false])
    }
}
