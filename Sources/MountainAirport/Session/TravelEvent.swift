import AirportModel

/// What a passenger has asked for.
enum TravelEvent: Hashable, Sendable {
    case checkedIn(CheckInInfo)
    case rescheduled(CheckInInfo)
    case callRequested(CheckInInfo)

    /// The flight it is about.
    var info: CheckInInfo {
        switch self {
        case .checkedIn(let info), .rescheduled(let info), .callRequested(let info): info
        }
    }

    /// What becomes of it, in words.
    var text: String {
        switch self {
        case .checkedIn: String(localized: "You are checked in.")
        case .rescheduled: String(localized: "You asked to reschedule.")
        case .callRequested: String(localized: "Your airline will call you.")
        }
    }
}
