import AirportModel
import SwiftUI

/// All that is known of a flight. Showing it makes it the flight seen last.
struct FlightDetails: View {
    let session: AirportSession
    let id: Flight.ID

    var body: some View {
        Group {
            if let flight = session.flight(id: id) {
                ScrollView {
                    VStack(alignment: .leading, spacing: 20) {
                        FlightHeading(flight: flight, now: session.now)
                        FlightInfoPanel(flight: flight, now: session.now)
                    }
                    .padding(18)
                    .frame(maxWidth: 720, alignment: .leading)
                    .frame(maxWidth: .infinity)
                }
                .foregroundStyle(.white)
                .background(AirportColors.sunset)
                .navigationTitle("\(flight.airline.name) Flight \(flight.number)")
            } else {
                Text("This flight is no longer stored.")
                    .foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .navigationTitle("Flight")
            }
        }
        .onAppear { session.didView(id) }
    }
}

/// Where the flight goes or comes from, and how it stands.
struct FlightHeading: View {
    let flight: Flight
    let now: Date

    var body: some View {
        HStack(spacing: 12) {
            FlightStatusIcon(flight: flight)
            VStack(alignment: .leading, spacing: 2) {
                Text(flight.heading)
                    .font(.title2)
                    .fontWeight(.semibold)
                Text(flight.displayedStatus(at: now))
                    .font(.subheadline)
            }
        }
    }
}
