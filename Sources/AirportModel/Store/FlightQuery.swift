/// Which flights a list shows.
///
///     FlightQuery(airport: "JFK", day: CivilDate(year: 2013, month: 1, day: 1)!, direction: .departure)
public struct FlightQuery: Hashable, Sendable {
    /// The code of the airport whose board it is; nil means the departures (or arrivals) of all airports.
    public var airport: String?
    /// The days of the scheduled time, by the airport's clock; nil means all.
    public var days: ClosedRange<CivilDate>?
    /// Arrivals, departures or, with `.none`, both; without an airport `.none` means departures, so that each flight
    /// is listed once.
    public var direction: FlightDirection
    /// What the flights must match.
    public var filter: FlightFilter

    /// The flights of a range of days, or all.
    public init(
        airport: String? = nil, days: ClosedRange<CivilDate>? = nil, direction: FlightDirection = .none,
        filter: FlightFilter = FlightFilter("")
    ) {
        self.airport = airport
        self.days = days
        self.direction = direction
        self.filter = filter
    }

    /// The flights of one day.
    public init(
        airport: String? = nil, day: CivilDate, direction: FlightDirection = .none,
        filter: FlightFilter = FlightFilter("")
    ) {
        self.init(airport: airport, days: day...day, direction: direction, filter: filter)
    }
}
