/// What the sidebar offers.
enum SidebarItem: Hashable {
    case flightStatus
    /// The board with the flight that was seen last on top.
    case lastFlight
}
