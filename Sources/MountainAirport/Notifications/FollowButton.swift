import AirportModel
import SwiftUI

/// Follows a flight, or doesn't any more.
struct FollowButton: View {
    let flight: Flight

    @Environment(FollowedFlights.self) private var followed: FollowedFlights?

    var body: some View {
        if let followed, followed.canFollow(flight) || followed.contains(flight.id) {
            Toggle("Follow", systemImage: "bell", isOn: isFollowed(followed))
                .toggleStyle(.button)
                .help("Tell me of changes to this flight")
        }
    }

    private func isFollowed(_ followed: FollowedFlights) -> Binding<Bool> {
        Binding {
            followed.contains(flight.id)
        } set: { _ in
            followed.toggle(flight)
        }
    }
}
