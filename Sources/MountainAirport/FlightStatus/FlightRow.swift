import AirportModel
import SwiftUI

/// A flight on the board, looked up when its row is shown.
struct FlightRow: View {
    let session: AirportSession
    let id: Flight.ID

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        if let flight = session.flight(id: id) {
            HStack(spacing: 12) {
                FlightStatusIcon(flight: flight)
                VStack(alignment: .leading, spacing: 2) {
                    Text(flight.name)
                        .font(.title2)
                    Text(flight.statusLine(at: session.now, showsDay: session.showsAllDays))
                        .foregroundStyle(flight.punctuality().color(in: colorScheme))
                    Text(flight.placeLine)
                        .foregroundStyle(.secondary)
                }
                // In the narrowest windows the time to go and the gate come into a second line.
                .lineLimit(2)
                Spacer(minLength: 0)
            }
            .padding(.vertical, 4)
        } else {
            Text("This flight is no longer stored")
                .foregroundStyle(.secondary)
        }
    }
}
