import Foundation
import Testing

@testable import AirportModel

struct FlightTests {
    static let scheduled = instant("2013-01-01T15:00")

    static func flight(
        direction: FlightDirection = .departure, status: FlightStatus = .onTime, delay: Int? = 0, gate: String? = "B3",
        id: Int = 7
    ) -> Flight {
        let times = FlightTimes(scheduled: scheduled, estimated: delay.map { scheduled + Double($0) * 60 })
        return Flight(
            id: id, airline: Airline(code: "B6", name: "JetBlue"), number: "315", direction: direction,
            home: Airport(code: "HOM"), otherAirport: Airport(code: "OTH", name: "Otherton"), times: times,
            otherEndTimes: times.shifted(by: direction == .arrival ? -3600 : 3600), flightMinutes: 60, status: status,
            gate: gate)
    }

    @Test func derivesItsNames() {
        let flight = Self.flight()
        #expect(flight.name == "JetBlue 315")
        #expect(flight.designator == "B6315")
        #expect(flight.boardName == "JetBlue 315 To Otherton")
        #expect(Self.flight(direction: .arrival).boardName == "JetBlue 315 From Otherton")
        #expect(flight.terminal == "B")
        #expect(flight.gateNumber == 3)
        #expect(Self.flight(gate: nil).terminal == nil)
    }

    @Test func derivesBothEnds() {
        let arrival = Self.flight(direction: .arrival, delay: 10)
        #expect(arrival.departure?.latest == Self.scheduled - 3000)
        #expect(arrival.arrival?.latest == Self.scheduled + 600)
        #expect(arrival.origin.code == "OTH")
        #expect(arrival.destination.code == "HOM")
        let departure = Self.flight()
        #expect(departure.arrival?.scheduled == Self.scheduled + 3600)
        #expect(departure.origin.code == "HOM")
    }

    @Test func showsItsStatusByTheClock() {
        let before = Self.scheduled - 60
        let after = Self.scheduled + 60
        #expect(Self.flight().displayedStatus(at: before) == "On Time")
        #expect(Self.flight().displayedStatus(at: after) == "Departed")
        #expect(Self.flight(direction: .arrival).displayedStatus(at: after) == "Arrived")
        #expect(Self.flight(status: .delayed, delay: 30).displayedStatus(at: after) == "Delayed")
        #expect(Self.flight(status: .cancelled, delay: nil).displayedStatus(at: after) == "Canceled")
        #expect(Self.flight(direction: .arrival, status: .diverted).displayedStatus(at: after) == "Diverted")
        #expect(Self.flight(status: .diverted).displayedStatus(at: after) == "Departed")
    }

    @Test func offersCheckInForDeparturesToCome() {
        let before = Self.scheduled - 60
        #expect(Self.flight().isCheckInAvailable(at: before))
        #expect(!Self.flight().isCheckInAvailable(at: Self.scheduled))
        #expect(!Self.flight(direction: .arrival).isCheckInAvailable(at: before))
        #expect(!Self.flight(status: .cancelled, delay: nil).isCheckInAvailable(at: before))
    }

    @Test func countsItsDelay() {
        #expect(Self.flight(status: .delayed, delay: 16).minutesLate == 16)
        #expect(Self.flight(status: .delayed, delay: 16).punctuality() == .longDelay)
        #expect(Self.flight(status: .delayed, delay: 16).punctuality(threshold: 20) == .shortDelay)
        #expect(Self.flight(delay: -5).delayText == "5 minutes early")
        #expect(Self.flight(delay: 1).delayText == "1 minute late")
        let cancelled = Self.flight(status: .cancelled, delay: nil)
        #expect(cancelled.minutesLate == 60)
        #expect(cancelled.delay == nil)
        #expect(cancelled.currentTime == nil)
        #expect(cancelled.localTime == Self.scheduled)
        #expect(cancelled.punctuality() == .cancelled)
    }

    @Test func knowsTheShareOfItsWay() {
        let flight = Self.flight()
        #expect(flight.progress(at: Self.scheduled - 1) == 0)
        #expect(flight.progress(at: Self.scheduled + 900) == 0.25)
        #expect(flight.progress(at: Self.scheduled + 7200) == 1)
    }

    @Test func comparesByValue() {
        #expect(Self.flight() == Self.flight())
        #expect(Self.flight() != Self.flight(delay: 1))
        #expect(Set([Self.flight(), Self.flight(), Self.flight(id: 8)]).count == 2)
    }

    @Test func boardScrollsToTheNextFlight() {
        let flights = [Self.flight(delay: 0, id: 1), Self.flight(delay: 10, id: 2), Self.flight(delay: 20, id: 3)]
        #expect(flights.next(at: Self.scheduled + 300)?.id == 2)
        #expect(flights.next(at: Self.scheduled + 9000)?.id == 3)
        #expect([Flight]().next(at: Self.scheduled) == nil)
    }
}
