import Foundation

/// A flight as the store keeps it: numbers only, with airlines and airports by their ids in the store.
struct FlightRow: Hashable {
    /// What became of a flight; the raw values are in the file.
    enum Outcome: Int {
        case flown = 0
        case cancelled = 1
        case diverted = 2
        case notRecorded = 3
    }

    /// Flight numbers have up to four digits; some records use a fifth.
    static let largestNumber = 99_999

    var airline: Int
    var number: Int
    var origin: Int
    var destination: Int
    /// Local day at the origin, days since 1970.
    var departureDay: Int
    /// Scheduled, minutes of UTC since 1970.
    var departure: Int
    var departureDelay: Int?
    /// Local day at the destination, days since 1970.
    var arrivalDay: Int?
    /// Scheduled, minutes of UTC since 1970.
    var arrival: Int?
    var arrivalDelay: Int?
    var outcome: Outcome
    var airMinutes: Int?
    var miles: Int?
}

/// How a row and a point of view, arrival or departure, make the id of a `Flight`, and back.
struct StoredFlightID {
    /// Leaves room for the ids of the sample schedule.
    private static let offset = 2046

    let row: Int
    let isArrival: Bool

    init(row: Int, isArrival: Bool) {
        self.row = row
        self.isArrival = isArrival
    }

    init?(_ id: Flight.ID) {
        guard id >= Self.offset + 2 else { return nil }
        row = (id - Self.offset) / 2
        isArrival = (id - Self.offset) % 2 == 1
    }

    var flightID: Flight.ID { Self.offset + 2 * row + (isArrival ? 1 : 0) }

    /// The same as an expression of SQL over the column `id`.
    static func expression(isArrival: Bool) -> String { "\(offset + (isArrival ? 1 : 0)) + 2 * id" }
}
