import SwiftUI

/// The app: windows over one state.
struct MountainAirportApp: App {
    static let _applicationID = AppInformation.id

    @State private var app = AppState()

    var body: some Scene {
        WindowGroup(AppInformation.name) {
            ContentView(app: app)
        }
        .defaultSize(width: 1000, height: 720)
        .commands {
            AirportCommands(app: app)
        }
    }
}
