import AirportModel
import SwiftUI

/// All that is known of a flight. Showing it makes it the flight seen last; a click on it shows what there is in the
/// terminal.
struct FlightDetails: View {
    let session: AirportSession
    let id: Flight.ID

    @State private var showsTerminal = false

    var body: some View {
        Group {
            if let flight = session.flight(id: id) {
                ScrollView {
                    VStack(alignment: .leading, spacing: 20) {
                        FlightHeading(flight: flight, now: session.now)
                        FlightInfoPanel(flight: flight, now: session.now, showsTerminal: $showsTerminal)
                    }
                    .padding(18)
                    .frame(maxWidth: 1100, alignment: .leading)
                    .frame(maxWidth: .infinity)
                }
                .foregroundStyle(.white)
                .background(AirportBackground())
                .contentShape(Rectangle())
                // Buttons and the map use their clicks themselves.
                .onTapGesture { if flight.terminal != nil { showsTerminal.toggle() } }
                .navigationTitle("\(flight.airline.name) Flight \(flight.number)")
                .sheet(isPresented: $showsTerminal) { TerminalSheet(terminal: flight.terminal ?? "") }
            } else {
                ContentUnavailableView("This flight is no longer stored.", systemImage: "airplane")
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
