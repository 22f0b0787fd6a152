import AirportModel
import SwiftUI

/// The arrivals and departures of an airport.
struct FlightStatusBoard: View {
    @Bindable var session: AirportSession

    @AppStorage(BoardTab.preferencesKey) private var tab = BoardTab.all

    var body: some View {
        VStack(spacing: 0) {
            BoardHeader(session: session)
            Divider()
            TabView(selection: $tab) {
                list(.arrivals)
                list(.all)
                list(.departures)
            }
            Divider()
            BoardFootnote(session: session)
        }
        .navigationTitle("Flight Status")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Toggle("Hide Past", systemImage: "eye.slash", isOn: $session.hidesPast)
                    .toggleStyle(.button)
                    .help("Hide flights whose time has passed")
            }
            ToolbarItem(placement: .primaryAction) {
                Button("Refresh", systemImage: "arrow.clockwise") { session.refresh() }
                    .help("Refresh (Ctrl+R or F5)")
                    // F5, the key that many desktops refresh with; the menu has Ctrl-R.
                    .keyboardShortcut(KeyEquivalent("\u{F708}"), modifiers: [])
            }
        }
        .onAppear { session.isBoardShown = true }
        .onDisappear { session.isBoardShown = false }
        .onChange(of: tab, initial: true) { session.direction = tab.direction }
        .sheet(isPresented: $session.isChoosingAirport) {
            AirportChooser(session: session)
        }
    }

    private func list(_ tab: BoardTab) -> some TabContent<BoardTab> {
        Tab(tab.title, systemImage: tab.symbol, value: tab) {
            // There is one board: that of the chosen tab.
            if tab == self.tab { ChosenFlights(session: session) }
        }
        .badge(tab.badge(of: session.board, day: session.span.day).map { Text($0) })
    }
}

/// The flights of the chosen direction, or why there are none.
struct ChosenFlights: View {
    let session: AirportSession

    var body: some View {
        if session.board.flights.isEmpty {
            EmptyBoard(session: session)
        } else {
            BoardRows(session: session)
        }
    }
}
