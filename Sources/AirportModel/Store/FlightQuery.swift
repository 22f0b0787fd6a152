/// Which flights a list shows.
///
///     FlightQuery(airport: "JFK", day: CivilDate(year: 2013, month: 1, day: 1)!, direction: .departure)
public struct FlightQuery: Hashable, Sendable {
    /// The codes of the airports whose board it is; none means the departures (or arrivals) of all airports.
    public var airports: Set<String>
    /// The days of the scheduled time, by the airport's clock; nil means all.
    public var days: ClosedRange<CivilDate>?
    /// Arrivals, departures or, with `.none`, both; without an airport `.none` means departures, so that each flight
    /// is listed once.
    public var direction: FlightDirection
    /// What the flights must match.
    public var filter: FlightFilter

    /// The flights of several airports, of a range of days or all.
    public init(
        airports: Set<String>, days: ClosedRange<CivilDate>? = nil, direction: FlightDirection = .none,
        filter: FlightFilter = FlightFilter("")
    ) {
        self.airports = airports
        self.days = days
        self.direction = direction
        self.filter = filter
    }

    /// The flights of one airport (nil means all), of a range of days or all.
    public init(
        airport: String? = nil, days: ClosedRange<CivilDate>? = nil, direction: FlightDirection = .none,
        filter: FlightFilter = FlightFilter("")
    ) {
        self.init(airports: airport.map { [$0] } ?? [], days: days, direction: direction, filter: filter)
    }

    /// The flights of one day.
    public init(
        airport: String? = nil, day: CivilDate, direction: FlightDirection = .none,
        filter: FlightFilter = FlightFilter("")
    ) {
        self.init(airport: airport, days: day...day, direction: direction, filter: filter)
    }
}
