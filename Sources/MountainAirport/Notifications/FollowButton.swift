import AirportModel
import SwiftUI

/// Follows a flight, or doesn't any more.
struct FollowButton: View {
    let flight: Flight

    @Environment(FollowedFlights.self) private var followed: FollowedFlights?

    var body: some View {
        if let followed, followed.canFollow(flight) || followed.contains(flight.id) {
            let isFollowed = followed.contains(flight.id)
            Button {
                followed.toggle(flight)
            } label: {
                Label(isFollowed ? "Following" : "Follow", systemImage: isFollowed ? "bell.fill" : "bell")
            }
            .help("Tell me of changes to this flight")
        }
    }
}
