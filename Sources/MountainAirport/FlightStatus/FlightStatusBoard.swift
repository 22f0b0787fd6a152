import AirportModel
import SwiftUI

/// The arrivals and departures of an airport.
struct FlightStatusBoard: View {
    @Bindable var session: AirportSession

    @AppStorage(BoardTab.preferencesKey) private var tab = BoardTab.all

    var body: some View {
        VStack(spacing: 0) {
            BoardHeader(session: session, tab: $tab)
            Divider()
            if session.board.flights.isEmpty {
                EmptyBoard(session: session)
            } else {
                BoardRows(session: session)
            }
            Divider()
            BoardFootnote(session: session)
        }
        .navigationTitle("Flight Status")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Toggle("Hide Past", isOn: $session.hidesPast)
                    .toggleStyle(.button)
                    .help("Hide flights whose time has passed")
            }
            ToolbarItem(placement: .primaryAction) {
                Button("Refresh", systemImage: "arrow.clockwise") { session.refresh() }
                    .help("Refresh")
            }
        }
        .onChange(of: tab, initial: true) { session.direction = tab.direction }
        .sheet(isPresented: $session.isChoosingAirport) {
            AirportChooser(session: session)
        }
    }
}
