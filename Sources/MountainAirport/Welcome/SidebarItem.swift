/// What the sidebar offers.
enum SidebarItem: String, Hashable, CaseIterable {
    case flightStatus
    case searchFlights
    case awards
    case timeline
    case terminalMap
    /// The board with the flight that was seen last on top.
    case lastFlight
}
