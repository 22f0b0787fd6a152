import AirportModel
import SwiftUI

/// A small map of a flight: both airports, the great circle between them, and how much of it is flown.
struct RouteMap: View {
    let origin: Airport
    let destination: Airport
    /// From 0 to 1.
    let progress: Double

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Canvas { context, size in
            guard let start = origin.location, let end = destination.location else { return }
            draw(RouteProjection(from: start, to: end, size: size, margin: 34), start, end, in: &context, size)
        }
        .background(ground)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .accessibilityLabel(Text("Route from \(origin.boardName) to \(destination.boardName)"))
        .accessibilityValue(Text(progress.formatted(.percent.precision(.fractionLength(0)).locale(.desktop))))
    }

    private var isDark: Bool { colorScheme == .dark }
    private var ground: Color {
        isDark ? Color(red: 0.12, green: 0.16, blue: 0.22) : Color(red: 0.87, green: 0.92, blue: 0.96)
    }
    private var ink: Color { isDark ? Color(red: 0.93, green: 0.95, blue: 0.97) : .black }
    private var route: Color { isDark ? Color(red: 0.45, green: 0.66, blue: 1) : .blue }

    private func draw(
        _ map: RouteProjection, _ start: GeographicPoint, _ end: GeographicPoint, in context: inout GraphicsContext,
        _ size: CGSize
    ) {
        context.stroke(grid(map, size), with: .color(ink.opacity(0.1)), lineWidth: 1)
        var whole = Path()
        whole.addLines(map.points)
        context.stroke(
            whole, with: .color(ink.opacity(0.3)), style: StrokeStyle(lineWidth: 1, lineCap: .round, dash: [2, 4]))
        if progress > 0 {
            var flown = Path()
            flown.addLines(map.points(upTo: progress))
            context.stroke(
                flown, with: .color(route.opacity(isDark ? 0.8 : 0.3)),
                style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        }
        for (place, airport, other) in [(start, origin, end), (end, destination, start)] {
            let center = map.position(of: place)
            // Ten kilometres, but never too small to be seen.
            let radius = max(map.length(10, atLatitude: place.latitude), 4)
            context.fill(
                Path(
                    ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
                ),
                with: .color(ink))
            let label = Text(airport.code)
                .font(.caption)
                .fontWeight(.semibold)
                .foregroundStyle(ink)
            // Away from the route: above the place in the north, below the other one.
            let isAbove = place.latitude >= other.latitude
            context.draw(
                label, at: CGPoint(x: center.x, y: center.y + (isAbove ? -radius - 3 : radius + 3)),
                anchor: isAbove ? .bottom : .top)
        }
    }

    /// Meridians and parallels at round numbers of degrees, some four of each.
    private func grid(_ map: RouteProjection, _ size: CGSize) -> Path {
        let corner = map.place(at: .zero)
        let opposite = map.place(at: CGPoint(x: size.width, y: size.height))
        let span = max(opposite.longitude - corner.longitude, corner.latitude - opposite.latitude)
        let step = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30].first { span / $0 <= 6 } ?? 45
        var path = Path()
        for longitude in stride(from: (corner.longitude / step).rounded(.up) * step, to: opposite.longitude, by: step) {
            let x = map.position(of: GeographicPoint(latitude: corner.latitude, longitude: longitude)).x
            path.move(to: CGPoint(x: x, y: 0))
            path.addLine(to: CGPoint(x: x, y: size.height))
        }
        for latitude in stride(from: (opposite.latitude / step).rounded(.up) * step, to: corner.latitude, by: step) {
            let y = map.position(of: GeographicPoint(latitude: latitude, longitude: corner.longitude)).y
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: size.width, y: y))
        }
        return path
    }
}
