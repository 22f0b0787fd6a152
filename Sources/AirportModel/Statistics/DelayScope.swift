/// Whose punctuality is asked for.
public enum DelayScope: Hashable, Sendable {
    /// All flights.
    case all
    /// The flights of an airport, by its code: its departures, its arrivals or, with `.none`, both.
    case airport(String, FlightDirection)
    /// The flights of an airline, by its code.
    case airline(String)
    /// The flights from one airport to another, by their codes.
    case route(from: String, to: String)
    /// A flight by its airline's code and its number, whatever its route.
    case flight(airline: String, number: Int)
}

/// Which delay is measured.
public enum DelayMeasure: String, Hashable, Sendable, CaseIterable, Codable {
    /// The delay of the departure.
    case departure
    /// The delay of the arrival.
    case arrival
}
