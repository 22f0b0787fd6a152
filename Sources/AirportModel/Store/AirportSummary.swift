/// An airport of a `FlightStore` and how many flights it has.
public struct AirportSummary: Hashable, Sendable, Identifiable {
    /// The airport.
    public let airport: Airport
    /// How many departures are stored.
    public let departures: Int
    /// How many arrivals are stored.
    public let arrivals: Int

    /// The airport's code.
    public var id: String { airport.code }
}
