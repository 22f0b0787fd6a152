import Foundation

/// That an aircraft stands at a gate for a flight.
public struct GateOccupancy: Hashable, Sendable, Identifiable {
    /// The gate, such as "A1".
    public let gate: String
    /// When it comes.
    public let start: Date
    /// When it goes.
    public let end: Date
    /// The flight it comes from or leaves for.
    public let flightID: Flight.ID
    /// Whether another aircraft stands there for a part of the time.
    public let isConflicting: Bool

    /// The flight's id.
    public var id: Flight.ID { flightID }

    /// How long an aircraft stands at its gate, in minutes: after its arrival, or before its departure.
    public static let standardTurnaround = 40

    /// The occupancies of flights with a gate that aren't cancelled, by gate, then time. An arrival holds its gate from
    /// its latest known time on, a departure until then.
    public static func intervals(
        of flights: some Sequence<Flight>, turnaround minutes: Int = standardTurnaround
    ) -> [GateOccupancy] {
        let length = TimeInterval(60 * max(1, minutes))
        let stays = flights.compactMap { flight -> (gate: String, start: Date, end: Date, id: Flight.ID)? in
            guard let gate = flight.gate, let time = flight.currentTime else { return nil }
            return flight.direction == .arrival
                ? (gate, time, time + length, flight.id) : (gate, time - length, time, flight.id)
        }.sorted { ($0.gate, $0.start, $0.id) < ($1.gate, $1.start, $1.id) }
        // Sorted by start, a stay overlaps the ones before it if it begins before the last of their ends.
        var conflicting = Set<Int>()
        var longest: Int?
        for index in stays.indices {
            if let other = longest, stays[other].gate == stays[index].gate {
                if stays[index].start < stays[other].end {
                    conflicting.insert(index)
                    conflicting.insert(other)
                }
                if stays[index].end > stays[other].end { longest = index }
            } else {
                longest = index
            }
        }
        return stays.enumerated().map { index, stay in
            GateOccupancy(
                gate: stay.gate, start: stay.start, end: stay.end, flightID: stay.id,
                isConflicting: conflicting.contains(index))
        }
    }
}
