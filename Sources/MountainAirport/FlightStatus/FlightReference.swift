import AirportModel

/// A flight as a row of a list, and as a place to navigate to.
struct FlightReference: Hashable, Identifiable, Sendable {
    let id: Flight.ID
}

/// The flights of a board as rows. None is made before it is shown: a list of a year is as quick as one of a day.
struct FlightReferences: RandomAccessCollection, Equatable, Sendable {
    let flights: BoardList

    var startIndex: Int { flights.startIndex }
    var endIndex: Int { flights.endIndex }
    subscript(position: Int) -> FlightReference { FlightReference(id: flights[position]) }
}
