/// What is known of a flight, apart from the clock.
public enum FlightStatus: String, Hashable, Sendable, CaseIterable, Codable {
    /// It keeps, or kept, its time.
    case onTime = "On Time"
    /// It is, or was, late.
    case delayed = "Delayed"
    /// It doesn't, or didn't, take place.
    case cancelled = "Canceled"
    /// It arrived.
    case landed = "Landed"
    /// It left.
    case departed = "Departed"
    /// It left, and went to another airport.
    case diverted = "Diverted"
    /// It left, and its record holds no arrival: it was diverted, or the arrival wasn't reported.
    case notRecorded = "Not Recorded"

    /// The word a board shows.
    public var displayName: String {
        switch self {
        case .onTime: localized("On Time")
        case .delayed: localized("Delayed")
        case .cancelled: localized("Canceled")
        case .landed: localized("Landed")
        case .departed: localized("Departed")
        case .diverted: localized("Diverted")
        case .notRecorded: localized("Not Recorded")
        }
    }
}
