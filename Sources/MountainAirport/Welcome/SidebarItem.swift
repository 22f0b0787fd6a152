import SwiftUI

/// What the sidebar offers.
enum SidebarItem: String, Hashable, CaseIterable {
    case flightStatus
    case searchFlights
    case awards
    case timeline
    case terminalMap
    /// Statistics of an airport, an airline, a route or a flight.
    case history
    /// The board with the flight that was seen last on top.
    case lastFlight

    /// The screens that are always there, in their order.
    static let screens: [SidebarItem] = [.flightStatus, .searchFlights, .awards, .timeline, .terminalMap, .history]

    /// What the menu calls it.
    var title: String {
        switch self {
        case .flightStatus: String(localized: "Flight Status")
        case .lastFlight: String(localized: "The Last Flight You Viewed")
        case .searchFlights: String(localized: "Search Flights")
        case .awards: String(localized: "Your Awards")
        case .timeline: String(localized: "Flight Timeline")
        case .terminalMap: String(localized: "Terminal Map")
        case .history: String(localized: "On-Time History")
        }
    }

    /// What its card says below the title.
    var subtitle: String {
        switch self {
        case .flightStatus: String(localized: "Departure and arrival information")
        case .lastFlight: String(localized: "The Last Flight You Viewed")
        case .searchFlights: String(localized: "Search upcoming flights")
        case .awards: String(localized: "Earn rewards for your airport visits")
        case .timeline: String(localized: "The flights of the day, hour by hour")
        case .terminalMap: String(localized: "Gates, stores and ways to walk")
        case .history: String(localized: "How punctual flights were")
        }
    }

    /// The symbol on its card.
    var symbol: String {
        switch self {
        case .flightStatus: "airplane"
        case .lastFlight: "suit.heart.fill"
        case .searchFlights: "magnifyingglass"
        case .awards: "star"
        case .timeline: "timelapse"
        case .terminalMap: "map"
        case .history: "chart.bar.fill"
        }
    }
}
