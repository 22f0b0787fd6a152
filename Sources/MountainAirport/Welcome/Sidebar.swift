import AirportModel
import SwiftUI

/// The cards at the side.
struct Sidebar: View {
    let session: AirportSession
    @Binding var selection: SidebarItem?

    var body: some View {
        VStack(spacing: 0) {
            WelcomeStrip()
            cards
        }
        .navigationTitle(AppInformation.name)
    }

    private var cards: some View {
        List(selection: $selection) {
            SidebarCard(
                title: "Flight Status", subtitle: "Departure and arrival information", symbol: "airplane", angle: -45
            )
            .tag(SidebarItem.flightStatus)
            SidebarCard(title: "Search Flights", subtitle: "Search upcoming flights", symbol: "magnifyingglass")
                .tag(SidebarItem.searchFlights)
            SidebarCard(title: "Your Awards", subtitle: "Earn rewards for your airport visits", symbol: "star")
                .tag(SidebarItem.awards)
            SidebarCard(title: "Flight Timeline", subtitle: "The flights of the day, hour by hour", symbol: "timelapse")
                .tag(SidebarItem.timeline)
            SidebarCard(title: "Terminal Map", subtitle: "Gates, stores and ways to walk", symbol: "map")
                .tag(SidebarItem.terminalMap)
            SidebarCard(title: "On-Time History", subtitle: "How punctual flights were", symbol: "chart.bar.fill")
                .tag(SidebarItem.history)
            if let flight = session.lastViewedFlight {
                SidebarCard(
                    title: flight.name, subtitle: "The Last Flight You Viewed", symbol: "suit.heart.fill"
                )
                .tag(SidebarItem.lastFlight)
            }
        }
        .listStyle(.sidebar)
    }
}

/// A choice of the sidebar, drawn as a card.
struct SidebarCard: View {
    let title: String
    let subtitle: String
    let symbol: String
    var angle = 0.0

    @ScaledMetric private var side: CGFloat = 22

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: symbol)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: side, height: side)
                .foregroundStyle(Color(red: 0.48, green: 0.25, blue: 0.58))
                // Not the circle: turned edges are drawn jagged without a graphics card.
                .rotationEffect(.degrees(angle))
                .padding(9)
                .background(.white, in: Circle())
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(title)
                    .font(.title3)
                    .fontWeight(.semibold)
                Text(subtitle)
                    .font(.subheadline)
            }
            .foregroundStyle(.white)
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background {
            CardBackground()
                .clipShape(RoundedRectangle(cornerRadius: 12))
        }
        .shadow(color: .black.opacity(0.25), radius: 4, y: 2)
        .padding(.vertical, 1)
    }
}
