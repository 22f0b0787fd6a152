import AirportModel

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

    /// The name with how many flights there are: "Arrivals (15)".
    func title(in board: Board) -> String {
        let name =
            switch self {
            case .arrivals: "Arrivals"
            case .all: "All"
            case .departures: "Departures"
            }
        return "\(name) (\(board.count(direction).formatted()))"
    }
}
