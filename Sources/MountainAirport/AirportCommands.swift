import SwiftUI

/// What the menu offers beside the standard commands.
struct AirportCommands: Commands {
    let session: AirportSession

    var body: some Commands {
        CommandGroup(replacing: .importExport) {
            Button("Import…") { session.isChoosingFile = true }
                .keyboardShortcut("o")
                .disabled(session.importActivity != nil)
        }
        CommandGroup(before: .toolbar) {
            @Bindable var session = session
            Button("Refresh") { session.refresh() }
                .keyboardShortcut("r")
            Toggle("Hide Past", isOn: $session.hidesPast)
                .keyboardShortcut("h", modifiers: [.command, .shift])
            Divider()
            Button("Choose Airport…") { session.isChoosingAirport = true }
                .keyboardShortcut("l")
            Button("Filter Flights") { session.filterFocusRequests += 1 }
                .keyboardShortcut("f")
            Divider()
            Button("Previous Day") { session.moveDay(by: -1) }
                .keyboardShortcut(.pageUp)
                .disabled(!session.canMoveDay(by: -1))
            Button("Next Day") { session.moveDay(by: 1) }
                .keyboardShortcut(.pageDown)
                .disabled(!session.canMoveDay(by: 1))
        }
    }
}
