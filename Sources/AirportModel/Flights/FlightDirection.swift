/// Whether a flight arrives at or departs from the airport whose board shows it.
public enum FlightDirection: String, Hashable, Sendable, CaseIterable, Codable {
    /// No direction chosen: both, in a choice of directions.
    case none
    /// It arrives.
    case arrival
    /// It departs.
    case departure

    /// The word between a flight and the other airport: "From" for arrivals, else "To".
    public var preposition: String { self == .arrival ? localized("From") : localized("To") }
}
