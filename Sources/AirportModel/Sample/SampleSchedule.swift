import Foundation

/// The flights of Mountain Airport, made up from a seed: the same seed, day and calendar give the same flights.
///
///     let schedule = SampleSchedule(now: .now, calendar: .current)
///     schedule.flights(on: schedule.today)        // the board of today, sorted by time
///
/// There are 16 days from today on, with 30 flights each. On the later days all is on time, as far as anyone knows.
public struct SampleSchedule: Sendable {
    /// The seed the app uses.
    public static let standardSeed: UInt64 = 2016
    /// How many days it covers.
    public static let dayCount = 16
    /// How many flights a day has.
    public static let flightsPerDay = 30

    /// The first day.
    public let today: CivilDate
    /// The airport whose schedule it is; its clocks show the calendar's time zone.
    public let home: Airport
    /// All 480 flights with the ids 1…480, sorted by local time (then id).
    public let flights: [Flight]

    private let calendar: Calendar
    private let flightsByID: [Flight?]

    /// Makes the schedule. `now` decides the first day, by the calendar, and which times of today are actual ones and
    /// which estimates.
    public init(now: Date, calendar: Calendar, seed: UInt64 = standardSeed) {
        self.calendar = calendar
        today = CivilDate(now, in: calendar.timeZone)
        home = SampleAirport.home(timeZone: calendar.timeZone)
        var generator = SampleGenerator(
            seed: seed, now: now, timeZone: calendar.timeZone, today: today, home: home)
        flights = generator.flights()
        var byID = [Flight?](repeating: nil, count: flights.count + 1)
        for flight in flights { byID[flight.id] = flight }
        flightsByID = byID
    }

    /// The flights whose local time falls on the day, sorted by local time.
    public func flights(on day: CivilDate, direction: FlightDirection = .none) -> [Flight] {
        flights.filter {
            (direction == .none || $0.direction == direction)
                && CivilDate($0.localTime, in: calendar.timeZone) == day
        }
    }

    /// The flight with the id, or nil.
    public func flight(id: Int) -> Flight? {
        flightsByID.indices.contains(id) ? flightsByID[id] : nil
    }

    /// The flights to or from an airport whose name contains the text, in any letter case; all, if it is empty.
    public func flights(toOrFrom city: String, direction: FlightDirection = .none) -> [Flight] {
        flights.filter {
            (direction == .none || $0.direction == direction)
                && (city.isEmpty || $0.otherAirport.name.range(of: city, options: .caseInsensitive) != nil)
        }
    }

    /// The names of the other airports that contain the text, sorted; all, if it is empty.
    public func cities(containing text: String) -> [String] {
        SampleAirport.others.map(\.airport.name)
            .filter { text.isEmpty || $0.range(of: text, options: .caseInsensitive) != nil }
            .sorted()
    }
}
