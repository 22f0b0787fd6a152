import Foundation
import Testing

@testable import AirportModel

struct SampleScheduleTests {
    let now = instant("2024-05-15T17:00")
    let schedule: SampleSchedule

    init() {
        schedule = SampleSchedule(now: now, calendar: calendar())
    }

    @Test func isTheSameForTheSameSeedAndDay() {
        #expect(SampleSchedule(now: now, calendar: calendar()).flights == schedule.flights)
        #expect(SampleSchedule(now: now, calendar: calendar(), seed: 1).flights != schedule.flights)
    }

    @Test func drawsItsNumbersFromSplitMix64() {
        // The first outputs of the published algorithm for the seed 1234567.
        var random = SplitMix64(seed: 1_234_567)
        #expect(random.next() == 6_457_827_717_110_365_317)
        #expect(random.next() == 3_203_168_211_198_807_973)
    }

    @Test func hasThirtyFlightsADaySortedByTime() {
        #expect(schedule.flights.count == 480)
        #expect(Set(schedule.flights.map(\.id)) == Set(1...480))
        #expect(schedule.flights.map(\.localTime) == schedule.flights.map(\.localTime).sorted())
        for offset in 0..<16 {
            let day = schedule.flights(on: schedule.today.adding(days: offset))
            #expect(day.count == 30)
            #expect(day.filter { $0.direction == .arrival }.count == 15)
        }
        #expect(schedule.flights(on: schedule.today) == schedule.flights.today(at: now, calendar: calendar()))
    }

    @Test func keepsToItsRules() {
        let calendar = calendar()
        for flight in schedule.flights {
            let parts = calendar.dateComponents([.hour, .minute, .second], from: flight.scheduledTime)
            let slot = (flight.id - 1) % 30
            #expect(parts.hour == 6 + Int(Double(slot) / 1.75))
            #expect((parts.minute ?? 1) % 5 == 0 && parts.second == 0)
            #expect((100...999).contains(Int(flight.number) ?? 0))
            #expect(["A", "B"].contains(flight.terminal) && (1...5).contains(flight.gateNumber ?? 0))
            #expect(flight.status == .delayed ? (1...60).contains(flight.minutesLate) : true)
            if flight.id > 30 { #expect(flight.status == .onTime) }
            #expect(
                flight.arrival!.latest.timeIntervalSince(flight.departure!.latest)
                    == Double(flight.flightMinutes!) * 60)
        }
        #expect(Set(schedule.flights(on: schedule.today).map(\.status)).isSuperset(of: [.onTime, .delayed]))
    }

    @Test func tellsActualFromEstimatedTimes() {
        for flight in schedule.flights where !flight.isCancelled {
            #expect((flight.times.actual != nil) == (flight.localTime <= now))
            #expect((flight.times.estimated != nil) == (flight.localTime > now))
        }
    }

    @Test func firstFlightHasAKnownHistory() {
        let history = schedule.flights[0].history
        #expect(history.map(\.delay) == [-14, -7, 0, 7, 14, 21, 28, 35, 42, nil])
        let distribution = DelayDistribution(history)
        #expect(Punctuality.allCases.map { distribution.share($0) } == [0.3, 0.2, 0.4, 0.1])
    }

    @Test func historiesStayOnTheirDays() {
        for flight in schedule.flights {
            #expect(flight.history.map(\.day) == Array(1...10))
            for entry in flight.history {
                #expect(entry.date == schedule.today.adding(days: -entry.day))
                #expect(CivilDate(entry.scheduled, in: calendar().timeZone) == entry.date)
                #expect((entry.actual == nil) == (entry.status == .cancelled))
            }
        }
    }

    @Test func isSearchedByCity() {
        #expect(schedule.flights(toOrFrom: "").count == 480)
        let chicago = schedule.flights(toOrFrom: "chicago")
        #expect(!chicago.isEmpty && chicago.allSatisfy { $0.otherAirport.name == "Chicago" })
        #expect(schedule.flights(toOrFrom: "chicago", direction: .arrival).allSatisfy { $0.direction == .arrival })
        #expect(schedule.cities(containing: "").count == 11)
        #expect(schedule.cities(containing: "new") == ["New York-LGA"])
        #expect(schedule.flight(id: 30)?.id == 30)
        #expect(schedule.flight(id: 0) == nil && schedule.flight(id: 481) == nil)
    }

    @Test func worksAcrossDaylightSavingTime() {
        let spring = SampleSchedule(now: instant("2024-03-08T17:00"), calendar: calendar())
        for offset in 0..<16 {
            #expect(spring.flights(on: spring.today.adding(days: offset)).count == 30)
        }
    }
}
