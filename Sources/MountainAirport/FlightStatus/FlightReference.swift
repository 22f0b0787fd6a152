import AirportModel

/// A flight as a place to navigate to.
struct FlightReference: Hashable {
    let id: Flight.ID
}
