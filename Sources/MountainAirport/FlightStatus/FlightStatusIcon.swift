import AirportModel
import SwiftUI

/// A square that says whether a flight arrives, departs or is cancelled.
struct FlightStatusIcon: View {
    let flight: Flight

    var body: some View {
        Image(systemName: flight.isCancelled ? "nosign" : "airplane")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: flight.isCancelled ? 30 : 25, height: flight.isCancelled ? 30 : 25)
            .rotationEffect(angle)
            .foregroundStyle(.white)
            .frame(width: 40, height: 40)
            .background(ground, in: RoundedRectangle(cornerRadius: 2))
            // The words beside it say the same.
            .accessibilityHidden(true)
    }

    private var angle: Angle {
        if flight.isCancelled { return .zero }
        return .degrees(flight.direction == .arrival ? 45 : -45)
    }

    private var ground: Color {
        if flight.isCancelled { return AirportColors.cancelled }
        return flight.direction == .arrival ? AirportColors.arrival : AirportColors.departure
    }
}
