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
            ForEach(SidebarItem.screens, id: \.self) { screen in
                SidebarCard(screen, title: screen.title)
                    .tag(screen)
            }
            if let flight = session.lastViewedFlight {
                SidebarCard(.lastFlight, title: flight.name)
                    .tag(SidebarItem.lastFlight)
            }
        }
        .listStyle(.sidebar)
    }
}

/// A choice of the sidebar, drawn as a card.
struct SidebarCard: View {
    private let item: SidebarItem
    private let title: String

    @ScaledMetric private var side: CGFloat = 22

    init(_ item: SidebarItem, title: String) {
        self.item = item
        self.title = title
    }

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: item.symbol)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: side, height: side)
                .foregroundStyle(Color(red: 0.48, green: 0.25, blue: 0.58))
                // Not the circle: turned edges are drawn jagged without a graphics card.
                .rotationEffect(.degrees(item == .flightStatus ? -45 : 0))
                .padding(9)
                .background(.white, in: Circle())
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(title)
                    .font(.title3)
                    .fontWeight(.semibold)
                Text(item.subtitle)
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
