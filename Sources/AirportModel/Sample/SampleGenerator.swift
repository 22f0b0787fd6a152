import Foundation

/// Draws the flights of a `SampleSchedule`, one after the other, from one stream of random numbers.
struct SampleGenerator {
    private var random: SplitMix64
    private let now: Date
    private let timeZone: TimeZone
    private let today: CivilDate
    private let home: Airport

    init(seed: UInt64, now: Date, timeZone: TimeZone, today: CivilDate, home: Airport) {
        random = SplitMix64(seed: seed)
        self.now = now
        self.timeZone = timeZone
        self.today = today
        self.home = home
    }

    /// All flights, sorted by local time, then by id.
    mutating func flights() -> [Flight] {
        var flights: [Flight] = []
        for day in 0..<SampleSchedule.dayCount {
            for slot in 0..<SampleSchedule.flightsPerDay {
                flights.append(flight(day: day, slot: slot))
            }
        }
        flights.sort { ($0.localTime, $0.id) < ($1.localTime, $1.id) }
        // The board's first flight shows every kind of delay, so that its charts are known in advance.
        flights[0] = flights[0].replacingHistory(firstHistory(of: flights[0]))
        return flights
    }

    private mutating func flight(day: Int, slot: Int) -> Flight {
        let id = day * SampleSchedule.flightsPerDay + slot + 1
        let airline = random.element(of: SampleAirport.airlines)
        let number = 100 + random.below(900)
        let other = random.element(of: SampleAirport.others)
        let direction: FlightDirection = slot.isMultiple(of: 2) ? .arrival : .departure
        let gate = random.element(of: ["A", "B"]) + String(1 + random.below(5))
        let scheduled = time(on: today.adding(days: day), slot: slot, minute: 5 * random.below(12))

        // The rolls are made for every day alike, so that the draws that follow don't depend on the day.
        let roll = random.below(100)
        let delay = TimeInterval(60 * (1 + random.below(60)))
        let isLater = day > 0
        let status: FlightStatus = isLater || roll < 67 ? .onTime : roll < 90 ? .delayed : .cancelled
        let times = times(scheduled: scheduled, current: scheduled + (status == .delayed ? delay : 0), status: status)

        let flight = TimeInterval(60 * other.minutes) * (direction == .arrival ? -1 : 1)
        let otherEnd = self.times(
            scheduled: scheduled + flight, current: times.latest + flight, status: status)
        return Flight(
            id: id, airline: airline, number: String(number), direction: direction, home: home,
            otherAirport: other.airport, times: times, otherEndTimes: otherEnd, flightMinutes: other.minutes,
            status: status, gate: gate, history: history(flightID: id, slot: slot, direction: direction))
    }

    private func times(scheduled: Date, current: Date, status: FlightStatus) -> FlightTimes {
        if status == .cancelled { return FlightTimes(scheduled: scheduled) }
        return current <= now
            ? FlightTimes(scheduled: scheduled, actual: current)
            : FlightTimes(scheduled: scheduled, estimated: current)
    }

    private mutating func history(flightID: Int, slot: Int, direction: FlightDirection) -> [FlightHistoryEntry] {
        (1...10).map { day in
            let date = today.adding(days: -day)
            let scheduled = time(on: date, slot: slot, minute: 5 * random.below(12))
            let roll = random.below(100)
            let early = random.below(11)
            let late = 1 + random.below(60)
            let delay: Int? = roll < 10 ? -early : roll < 67 ? 0 : roll < 90 ? late : nil
            return entry(
                day: day, flightID: flightID, date: date, direction: direction, scheduled: scheduled, delay: delay)
        }
    }

    /// −14, −7, 0 … 42 minutes on the days 1 to 9, and cancelled on day 10: 30 % on time, 20 % short and 40 % long
    /// delays, 10 % cancelled.
    private func firstHistory(of flight: Flight) -> [FlightHistoryEntry] {
        flight.history.map { entry in
            self.entry(
                day: entry.day, flightID: entry.flightID, date: entry.date, direction: entry.direction,
                scheduled: entry.scheduled, delay: entry.day == 10 ? nil : (entry.day - 1) * 7 - 14)
        }
    }

    private func entry(
        day: Int, flightID: Int, date: CivilDate, direction: FlightDirection, scheduled: Date, delay: Int?
    ) -> FlightHistoryEntry {
        FlightHistoryEntry(
            day: day, flightID: flightID, date: date, direction: direction,
            status: delay.map { $0 <= 0 ? .onTime : .delayed } ?? .cancelled, scheduled: scheduled,
            actual: delay.map { scheduled + TimeInterval(60 * $0) })
    }

    /// The hours of a day are filled evenly from 6 to 22. The hour follows from the place within the day, for a
    /// flight's history too, so that it never runs over into the next days.
    private func time(on date: CivilDate, slot: Int, minute: Int) -> Date {
        let hour = 6 + Int(Double(slot) / 1.75)
        let clock = Date(timeIntervalSince1970: TimeInterval(date.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60))
        // What UTC's clock shows then, the local clock shows so many seconds earlier.
        let guess = clock - TimeInterval(timeZone.secondsFromGMT(for: clock))
        return clock - TimeInterval(timeZone.secondsFromGMT(for: guess))
    }
}

extension Flight {
    /// The same flight with another history.
    func replacingHistory(_ history: [FlightHistoryEntry]) -> Flight {
        Flight(
            id: id, airline: airline, number: number, direction: direction, home: home, otherAirport: otherAirport,
            times: times, otherEndTimes: otherEndTimes, flightMinutes: flightMinutes, distance: distance,
            status: status, gate: gate, tailNumber: tailNumber, history: history)
    }
}
