import AirportModel
import SwiftUI

/// The window: what there is at the side, what was chosen beside it.
struct ContentView: View {
    @Bindable var session: AirportSession

    @State private var selection: SidebarItem? = .flightStatus
    @State private var path: [FlightReference] = []

    var body: some View {
        NavigationSplitView {
            Sidebar(session: session, selection: $selection)
        } detail: {
            if selection == nil {
                Text("Select an option in the sidebar.")
                    .foregroundStyle(.secondary)
            } else {
                NavigationStack(path: $path) {
                    FlightStatusBoard(session: session)
                        .navigationDestination(for: FlightReference.self) { reference in
                            FlightDetails(session: session, id: reference.id)
                        }
                }
            }
        }
        .onChange(of: selection) {
            if selection == .lastFlight, let id = session.lastViewedID {
                path = [FlightReference(id: id)]
            } else {
                path = []
            }
        }
        .onChange(of: path) {
            // Back on the board, that is what the sidebar marks, so that the card of the last flight can be chosen again.
            if path.isEmpty, selection == .lastFlight { selection = .flightStatus }
        }
        .modifier(ImportPresentation(session: session))
        .onOpenURL { session.importFile(at: $0, isAnnounced: false) }
    }
}
