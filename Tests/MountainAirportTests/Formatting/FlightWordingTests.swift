import AirportModel
import Foundation
import Testing

@testable import MountainAirport

struct FlightWordingTests {
    private let newark = KnownAirports.airport(code: "EWR")!
    private let chicago = KnownAirports.airport(code: "ORD")!

    private func flight(
        _ direction: FlightDirection = .departure, status: FlightStatus = .onTime, actual: String? = nil,
        estimated: String? = nil, gate: String? = nil
    ) -> Flight {
        Flight(
            id: 1, airline: Airline(code: "UA", name: "United"), number: "15", direction: direction, home: newark,
            otherAirport: chicago,
            times: FlightTimes(
                scheduled: TestClock.date("2013-01-01T17:15"), estimated: estimated.map { TestClock.date($0) },
                actual: actual.map { TestClock.date($0) }),
            otherEndTimes: nil, flightMinutes: nil, status: status, gate: gate)
    }

    @Test func comparesWithNowOnTheDayItself() {
        let now = TestClock.date("2013-01-01T17:05")
        #expect(flight().statusLine(at: now).hasPrefix("On Time 5:15"))
        #expect(flight().statusLine(at: now).hasSuffix("(in 10 minutes)"))
        let late = flight(actual: "2013-01-01T17:03")
        #expect(late.statusLine(at: now).hasPrefix("Departed 5:03"))
        #expect(late.statusLine(at: now).hasSuffix("(2 minutes ago)"))
    }

    @Test func comparesWithTheTimetableLater() {
        let now = TestClock.date("2026-01-01T17:05")
        #expect(flight(actual: "2013-01-01T17:16").statusLine(at: now).hasSuffix("(1 minute late)"))
        let cancelled = flight(status: .cancelled).statusLine(at: now)
        #expect(cancelled.hasPrefix("Canceled 5:15") && !cancelled.contains("("))
        #expect(flight().statusLine(at: now, showsDay: true).contains("2013, 5:15"))
    }

    @Test func saysWhereItGoes() {
        #expect(flight(gate: "A1").placeLine == "To Chicago-ORD · Gate A1")
        #expect(flight().placeLine == "To Chicago-ORD")
        #expect(flight(.arrival, gate: "B2").gateLine == "Arriving at Gate B2")
        #expect(flight().gateLine == "Departure gate not known")
        #expect(flight(.arrival).routeLine == "Flying from Chicago-ORD")
    }

    @Test func putsDelaysIntoWords() {
        func delay(_ flight: Flight) -> String? { flight.delaySentence(of: flight.times) }
        #expect(delay(flight()) == nil)
        #expect(delay(flight(actual: "2013-01-01T17:15")) == "On time")
        #expect(delay(flight(actual: "2013-01-01T17:16")) == "1 minute late")
        #expect(delay(flight(estimated: "2013-01-01T17:00")) == "15 minutes early")
        #expect(delay(flight(status: .cancelled, actual: "2013-01-01T17:16")) == nil)
    }

    @Test func countsMinutes() {
        #expect(Wording.duration(minutes: 45) == "45 min")
        #expect(Wording.duration(minutes: 120) == "2 h")
        #expect(Wording.duration(minutes: 227) == "3 h 47 min")
        #expect(Wording.count(1, "departure") == "1 departure")
        #expect(Wording.count(842, "departure") == "842 departures")
    }
}
