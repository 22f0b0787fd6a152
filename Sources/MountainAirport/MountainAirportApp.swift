import SwiftUI

/// The app: one window over one session.
struct MountainAirportApp: App {
    static let _applicationID = AppInformation.id

    @State private var session = AirportSession()

    var body: some Scene {
        WindowGroup(AppInformation.name) {
            ContentView(session: session)
        }
        .defaultSize(width: 1000, height: 720)
        .commands {
            AirportCommands(session: session)
        }
    }
}
