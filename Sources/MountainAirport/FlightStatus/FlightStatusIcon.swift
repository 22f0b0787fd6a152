import AirportModel
import SwiftUI

/// A square that says whether a flight arrives, departs or is cancelled.
struct FlightStatusIcon: View {
    let flight: Flight
    var size: CGFloat = 40

    var body: some View {
        Image(systemName: flight.isCancelled ? "nosign" : "airplane")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: symbolSize, height: symbolSize)
            .rotationEffect(angle)
            .foregroundStyle(.white)
            .frame(width: size, height: size)
            .background(ground, in: RoundedRectangle(cornerRadius: 2))
            // The words beside it say the same.
            .accessibilityHidden(true)
    }

    private var symbolSize: CGFloat { size * (flight.isCancelled ? 0.75 : 0.625) }

    private var angle: Angle {
        if flight.isCancelled { return .zero }
        return .degrees(flight.direction == .arrival ? 45 : -45)
    }

    private var ground: Color {
        if flight.isCancelled { return AirportColors.cancelled }
        return flight.direction == .arrival ? AirportColors.arrival : AirportColors.departure
    }
}
