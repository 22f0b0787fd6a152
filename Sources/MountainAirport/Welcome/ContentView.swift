import AirportModel
import SwiftUI

/// A window. Each has a session of its own, so it is made here and not where the scene is described.
struct ContentView: View {
    let app: AppState

    var body: some View {
        AirportWindow(app: app)
    }
}

/// What there is at the side, what was chosen beside it.
struct AirportWindow: View {
    let app: AppState

    @Environment(\.scenePhase) private var scenePhase
    /// How much larger letters are than usual.
    @ScaledMetric private var scale: CGFloat = 1
    @State private var session: AirportSession
    /// The name of the selected screen; empty if there is none.
    @SceneStorage("SelectedScreen") private var selectedName = SidebarItem.flightStatus.rawValue

    init(app: AppState) {
        self.app = app
        _session = State(initialValue: AirportSession(app: app))
    }

    var body: some View {
        NavigationSplitView {
            Sidebar(session: session, selection: selectionBinding)
                .navigationSplitViewColumnWidth(min: 260, ideal: sidebarWidth, max: sidebarWidth + 50)
        } detail: {
            SelectedScreen(session: session, selection: selection)
        }
        .environment(app)
        .environment(session)
        .environment(\.airportClock, app.clock)
        .onChange(of: selection) {
            if selection == .lastFlight, let id = app.lastViewedID {
                session.path = [FlightReference(id: id)]
            } else {
                session.path = []
            }
        }
        .onChange(of: session.path) {
            // Back on the board, that is what the sidebar marks, so that the card of the last flight can be chosen again.
            if session.path.isEmpty, selection == .lastFlight { selectedName = SidebarItem.flightStatus.rawValue }
        }
        .onChange(of: scenePhase, initial: true) {
            if scenePhase == .active || app.activeSession == nil { app.didActivate(session) }
        }
        .onAppear { session.showPreferredAirport() }
        // A key may have asked for a screen before the window was shown.
        .onChange(of: session.requestedScreen, initial: true) {
            guard let screen = session.requestedScreen else { return }
            // Who asks for the board wants to see it, and not what lies on top of it.
            if screen == .flightStatus { session.path = [] }
            selectedName = screen.rawValue
            session.requestedScreen = nil
        }
        .onDisappear { app.didClose(session) }
        .onChange(of: app.revision) { session.followSharedFlights() }
        .modifier(ImportPresentation(session: session))
        .onOpenURL { session.open($0) }
    }

    /// Wider for large letters, but so that there is room beside it.
    private var sidebarWidth: CGFloat { 310 + 80 * min(max(scale - 1, 0), 1) }

    private var selection: SidebarItem? {
        let item = SidebarItem(rawValue: selectedName)
        // A flight seen in an earlier run isn't known any more.
        return item == .lastFlight && app.lastViewedID == nil ? .flightStatus : item
    }

    private var selectionBinding: Binding<SidebarItem?> {
        Binding {
            selection
        } set: {
            selectedName = $0?.rawValue ?? ""
        }
    }
}

/// What was chosen at the side. Every screen has a stack of its own, which begins anew when another one is chosen.
struct SelectedScreen: View {
    @Bindable var session: AirportSession
    let selection: SidebarItem?

    var body: some View {
        switch selection {
        case .flightStatus, .lastFlight:
            NavigationStack(path: $session.path) {
                FlightStatusBoard(session: session)
                    .navigationDestination(for: FlightReference.self) { reference in
                        FlightDetails(session: session, id: reference.id)
                    }
            }
        case .searchFlights:
            NavigationStack { SearchFlights(session: session) }
        case .awards:
            NavigationStack { AwardsView() }
        case .timeline:
            NavigationStack { DayTimeline(session: session) }
        case .terminalMap:
            NavigationStack { TerminalMapScreen() }
        case .history:
            NavigationStack { PunctualityView(app: session.app) }
        case nil:
            Text("Select an option in the sidebar.")
                .foregroundStyle(.secondary)
        }
    }
}
