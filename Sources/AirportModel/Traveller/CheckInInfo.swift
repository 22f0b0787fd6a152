/// The flight that a passenger is about to check in for.
public struct CheckInInfo: Hashable, Sendable, Identifiable {
    /// The airline's name.
    public let airline: String
    /// The flight number.
    public let flightNumber: String

    /// Airline and number together.
    public var id: String { "\(airline) \(flightNumber)" }

    /// What to check in for.
    public init(airline: String, flightNumber: String) {
        self.airline = airline
        self.flightNumber = flightNumber
    }

    /// What to check in for, from the flight itself.
    public init(_ flight: Flight) {
        self.init(airline: flight.airline.name, flightNumber: flight.number)
    }

    /// The question that the dialog asks.
    public var message: String { localized("Check in for \(airline) Flight \(flightNumber)?") }
}
