import AirportModel
import Foundation
import SwiftUI

/// The parts of the board. The numbers are what the preferences keep.
enum BoardTab: Int, CaseIterable, Identifiable {
    case arrivals = 0
    case all = 1
    case departures = 2

    /// What the preferences call the chosen tab.
    static let preferencesKey = "FlightStatusCurrentTab"

    var id: Int { rawValue }

    var direction: FlightDirection {
        switch self {
        case .arrivals: .arrival
        case .all: .none
        case .departures: .departure
        }
    }

    var title: String {
        switch self {
        case .arrivals: String(localized: "Arrivals")
        case .all: String(localized: "All")
        case .departures: String(localized: "Departures")
        }
    }

    var symbol: String {
        switch self {
        case .arrivals: "airplane.arrival"
        case .all: "list.bullet"
        case .departures: "airplane.departure"
        }
    }

    /// How many flights a list of one direction has; the day, "Nov 30", on the list of both. None on an empty list and
    /// on that of all days.
    func badge(of board: Board, day: CivilDate?) -> String? {
        guard self == .all else {
            let count = board.count(direction)
            return count == 0 ? nil : String(count)
        }
        return day.map { Wording.shortDay($0) }
    }
}
