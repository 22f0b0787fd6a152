import AirportModel
import SwiftUI

/// A flight of the timeline: its times, how far it has come, and its route on a map.
struct FlightCard: View {
    let flight: Flight
    let now: Date

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(spacing: 12) {
            Text(flight.boardName)
                .font(.headline)
                .multilineTextAlignment(.center)
                .frame(maxWidth: .infinity)
            if flight.origin.location != nil, flight.destination.location != nil {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 24) {
                        journey.frame(minWidth: 340)
                        map.frame(width: 300, height: 220)
                    }
                    VStack(spacing: 12) {
                        journey
                        map.frame(width: 300, height: 300)
                    }
                    VStack(spacing: 12) {
                        journey
                        map.frame(minWidth: 200, maxWidth: 300).frame(height: 240)
                    }
                }
            } else {
                journey
            }
        }
        .padding(16)
        .frame(maxWidth: .infinity)
        .background(.gray.opacity(0.3), in: RoundedRectangle(cornerRadius: 20))
        .overlay {
            RoundedRectangle(cornerRadius: 20)
                .stroke(.primary.opacity(0.35), lineWidth: 1)
        }
        .accessibilityLabel(Text(flight.boardName))
    }

    /// Where from, where to and when, and how far it has come.
    private var journey: some View {
        VStack(spacing: 12) {
            HStack(alignment: .bottom, spacing: 12) {
                FlightEnd(
                    airport: flight.direction == .arrival ? flight.otherAirport.boardName : nil,
                    time: flight.departure?.latest, place: flight.origin)
                FlightProgressLine(progress: progress, color: color)
                FlightEnd(
                    airport: flight.direction == .departure ? flight.otherAirport.boardName : nil,
                    time: flight.arrival?.latest, place: flight.destination)
            }
            Text(flight.statusLine(at: now))
                .font(.footnote)
                .foregroundStyle(color)
                .multilineTextAlignment(.center)
        }
    }

    private var map: some View {
        RouteMap(origin: flight.origin, destination: flight.destination, progress: progress)
    }

    /// The part of the way that is flown; what isn't known is decided by the time at the board's airport.
    private var progress: Double {
        flight.progress(at: now) ?? (flight.hasPassed(at: now) ? 1 : 0)
    }

    private var color: Color {
        flight.punctuality(threshold: AirportPreferences.shared.onTimeThreshold).color(in: colorScheme)
    }
}

/// One end of a flight: when, and above that where, unless that is the board's own airport.
private struct FlightEnd: View {
    let airport: String?
    let time: Date?
    let place: Airport

    var body: some View {
        VStack(spacing: 2) {
            if let airport {
                Text(airport)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Text(time.map { Wording.time($0, at: place) } ?? "–")
                .monospacedDigit()
        }
        .fixedSize()
    }
}

/// An airplane on its way from the left to the right.
struct FlightProgressLine: View {
    let progress: Double
    let color: Color

    static let planeSize: CGFloat = 25

    var body: some View {
        GeometryReader { proxy in
            let way = max(proxy.size.width - Self.planeSize, 0)
            let middle = proxy.size.height / 2
            Capsule()
                .fill(.primary.opacity(0.15))
                .frame(width: proxy.size.width, height: 3)
                .position(x: proxy.size.width / 2, y: middle)
            Capsule()
                .fill(color.opacity(0.6))
                .frame(width: max(way * progress, 0), height: 3)
                .position(x: way * progress / 2, y: middle)
            Image(systemName: "airplane")
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: Self.planeSize, height: Self.planeSize)
                .foregroundStyle(color)
                .position(x: Self.planeSize / 2 + way * progress, y: middle)
        }
        .frame(height: Self.planeSize)
        .accessibilityLabel(Text("Way flown"))
        .accessibilityValue(Text(progress.formatted(.percent.precision(.fractionLength(0)).locale(.desktop))))
    }
}
