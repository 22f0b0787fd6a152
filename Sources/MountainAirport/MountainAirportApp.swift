import SwiftUI

/// The app: windows over one state.
struct MountainAirportApp: App {
    static let _applicationID = AppInformation.id

    @State private var app: AppState
    @State private var followed: FollowedFlights

    init() {
        let app = AppState()
        _app = State(wrappedValue: app)
        _followed = State(wrappedValue: FollowedFlights(app: app))
    }

    var body: some Scene {
        WindowGroup(AppInformation.name) {
            ContentView(app: app)
                .environment(followed)
        }
        .defaultSize(width: 1000, height: 720)
        .commands {
            AirportCommands(app: app, followed: followed)
        }
        Settings {
            PreferencesView(app: app)
        }
        Window("About Mountain Airport", id: AboutView.windowID) {
            AboutView()
        }
        .windowResizability(.contentSize)
        Window("Keyboard Shortcuts", id: ShortcutsView.windowID) {
            ShortcutsView()
        }
    }
}
