import AirportModel
import Foundation
import Testing

@testable import MountainAirport

/// Clocks that do what clocks seldom do.
@MainActor
@Suite(.serialized)
struct ClockFaultTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let heading =
        "FL_DATE,OP_UNIQUE_CARRIER,TAIL_NUM,OP_CARRIER_FL_NUM,ORIGIN,DEST,CRS_DEP_TIME,DEP_TIME,DEP_DELAY,"
        + "CRS_ARR_TIME,ARR_TIME,ARR_DELAY,CANCELLED,DIVERTED,AIR_TIME,DISTANCE"

    /// A flight in the nights in which clocks are put forward or back in New York.
    struct Night: Sendable {
        let day: String
        let origin: String
        let destination: String
        let departure: String
        let arrival: String
        /// How long it is under way, whatever the clocks say.
        let minutes: Int
        /// When it arrives, in UTC.
        let arrives: String

        static let all = [
            Night(
                day: "2013-03-09", origin: "DEN", destination: "JFK", departure: "2330", arrival: "0505", minutes: 155,
                arrives: "2013-03-10T09:05:00Z"),
            Night(
                day: "2013-03-10", origin: "JFK", destination: "MIA", departure: "0130", arrival: "0545", minutes: 195,
                arrives: "2013-03-10T09:45:00Z"),
            Night(
                day: "2013-11-02", origin: "DEN", destination: "JFK", departure: "2330", arrival: "0405", minutes: 215,
                arrives: "2013-11-03T09:05:00Z"),
            Night(
                day: "2013-11-03", origin: "JFK", destination: "MIA", departure: "0030", arrival: "0245", minutes: 195,
                arrives: "2013-11-03T07:45:00Z"),
        ]
    }

    @Test(arguments: Night.all)
    func timesOnBoardAreRightWhenClocksChange(night: Night) async throws {
        let row =
            "\(night.day),UA,N1,7,\(night.origin),\(night.destination),\(night.departure),\(night.departure),0,"
            + "\(night.arrival),\(night.arrival),0,0,0,,1000"
        let file = try folder.write(Self.heading + "\n" + row + "\n", to: "night.csv")
        let store = try FlightStore(url: folder.file("flights.sqlite"))
        let summary = try await FlightImporter(store: store).importFile(at: file)
        #expect(summary.inserted == 1 && summary.brokenRows == [])
        let list = try store.flights(FlightQuery(airport: night.origin))
        let flight = try #require(try list.flight(at: 0))
        let arrival = try #require(flight.otherEndTimes).scheduled
        #expect(arrival == (try Date(night.arrives, strategy: .iso8601)))
        #expect(arrival.timeIntervalSince(flight.times.scheduled) == Double(night.minutes) * 60)
        #expect(flight.flightMinutes == night.minutes)
        // The boards at both ends show what the clocks there do.
        #expect(Self.clock(flight.times.scheduled, at: flight.home) == night.departure)
        #expect(Self.clock(arrival, at: flight.otherAirport) == night.arrival)
    }

    private static func clock(_ date: Date, at airport: Airport) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = airport.timeZone
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return String(format: "%02d%02d", parts.hour!, parts.minute!)
    }

    @Test func aClockThatJumpsShowsTheDayItJumpedTo() throws {
        let clock = TestClock("2026-03-02T10:07")
        let session = AirportSession(clock: clock.clock, storeURL: folder.file("flights.sqlite"))
        let first = session.board
        clock.now = TestClock.date("2026-03-05T23:59")
        session.minuteDidPass()
        #expect(session.span == .day(CivilDate(year: 2026, month: 3, day: 5)!))
        #expect(session.board.flights.count == 30)
        session.hidesPast = true
        #expect(session.board.flights.isEmpty)
        // And back, as when a wrong clock is set right.
        clock.now = TestClock.date("2026-03-02T10:07")
        session.minuteDidPass()
        session.hidesPast = false
        #expect(session.span == .day(CivilDate(year: 2026, month: 3, day: 2)!))
        #expect(session.board == first)
    }
}
