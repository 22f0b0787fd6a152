import SwiftUI

/// What the menu offers beside the standard commands, for the window in front.
struct AirportCommands: Commands {
    let app: AppState

    var body: some Commands {
        CommandGroup(replacing: .importExport) {
            Button("Import…") { app.activeSession?.isChoosingFile = true }
                .keyboardShortcut("o")
                .disabled(app.activeSession?.importActivity != nil)
        }
        CommandGroup(before: .toolbar) {
            let session = app.activeSession
            Button("Refresh") { session?.refresh() }
                .keyboardShortcut("r")
            Toggle("Hide Past", isOn: hidesPast)
                .keyboardShortcut("h", modifiers: [.command, .shift])
            Divider()
            Button("Choose Airport…") { session?.isChoosingAirport = true }
                .keyboardShortcut("l")
            Button("Filter Flights") { session?.filterFocusRequests += 1 }
                .keyboardShortcut("f")
            Divider()
            Button("Previous Day") { session?.moveDay(by: -1) }
                .keyboardShortcut(.pageUp)
                .disabled(session?.canMoveDay(by: -1) != true)
            Button("Next Day") { session?.moveDay(by: 1) }
                .keyboardShortcut(.pageDown)
                .disabled(session?.canMoveDay(by: 1) != true)
        }
    }

    private var hidesPast: Binding<Bool> {
        Binding {
            app.activeSession?.hidesPast ?? false
        } set: {
            app.activeSession?.hidesPast = $0
        }
    }
}
