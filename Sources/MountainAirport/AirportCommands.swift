import AirportModel
import SwiftUI

/// What the menu offers beside the standard commands, for the window in front.
struct AirportCommands: Commands {
    let app: AppState
    let followed: FollowedFlights

    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
        CommandGroup(replacing: .importExport) {
            Button("Import…") { app.inFront { $0.isChoosingFile = true } }
                .keyboardShortcut("o")
                .disabled(app.activeSession?.importActivity != nil)
        }
        CommandGroup(before: .toolbar) {
            let session = app.activeSession
            Button("Refresh") { app.inFront { $0.refresh() } }
                .keyboardShortcut("r")
            Toggle("Hide Past", isOn: hidesPast)
                .keyboardShortcut("h", modifiers: [.command, .shift])
            Divider()
            Button("Choose Airport…") { session?.isChoosingAirport = true }
                .keyboardShortcut("l")
                .disabled(session?.isBoardShown != true)
            Button("Find Flights") { session?.filterFocusRequests += 1 }
                .keyboardShortcut("f")
            Divider()
            Button("Previous Day") { session?.moveDay(by: -1) }
                .keyboardShortcut(.pageUp)
                .disabled(session?.canMoveDay(by: -1) != true)
            Button("Next Day") { session?.moveDay(by: 1) }
                .keyboardShortcut(.pageDown)
                .disabled(session?.canMoveDay(by: 1) != true)
        }
        CommandMenu("Go") {
            ForEach(Array(SidebarItem.screens.enumerated()), id: \.element) { index, screen in
                Button(screen.title) { app.inFront { $0.requestedScreen = screen } }
                    .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")))
            }
        }
        CommandMenu("Flight") {
            let flight = app.lastViewedFlight
            Toggle("Follow the Flight Viewed Last", isOn: follows(flight))
                .disabled(flight.map { !followed.canFollow($0) && !followed.contains($0.id) } ?? true)
        }
        CommandGroup(replacing: .help) {
            Button("Keyboard Shortcuts") { openWindow(id: ShortcutsView.windowID) }
                .keyboardShortcut("?")
        }
        CommandGroup(replacing: .appInfo) {
            Button("About Mountain Airport") { openWindow(id: AboutView.windowID) }
        }
    }

    private func follows(_ flight: Flight?) -> Binding<Bool> {
        Binding {
            flight.map { followed.contains($0.id) } ?? false
        } set: { _ in
            if let flight { followed.toggle(flight) }
        }
    }

    private var hidesPast: Binding<Bool> {
        Binding {
            app.activeSession?.hidesPast ?? false
        } set: {
            let hides = $0
            app.inFront { $0.hidesPast = hides }
        }
    }
}
