import AirportModel
import SwiftUI

/// The way of a flight over the earth, along the great circle, with the aircraft where it should be now.
struct FlightRouteMap: View {
    let flight: Flight
    let now: Date

    var body: some View {
        if let origin = flight.origin.location, let destination = flight.destination.location, origin != destination {
            Canvas { context, size in
                let projection = FlightRouteProjection(from: origin, to: destination, in: size)
                drawGrid(projection, in: context, size: size)
                drawAirports(projection, in: context, size: size)
                drawRoute(projection, in: context)
            } symbols: {
                Image(systemName: "airplane")
                    .resizable()
                    .frame(width: 22, height: 22)
                    .foregroundStyle(.white)
                    .tag(Symbol.airplane)
                label(flight.origin).tag(Symbol.origin)
                label(flight.destination).tag(Symbol.destination)
            }
            .frame(height: 220)
            .background(Color(red: 0.05, green: 0.13, blue: 0.27).opacity(0.75))
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .accessibilityLabel(description)
        }
    }

    private enum Symbol { case airplane, origin, destination }

    private func label(_ airport: Airport) -> some View {
        Text(airport.code)
            .font(.caption)
            .fontWeight(.bold)
            .foregroundStyle(.white)
            .padding(.horizontal, 5)
            .padding(.vertical, 1)
            .background(.black.opacity(0.45), in: Capsule())
    }

    /// The share of the way flown; nil if it isn't known.
    private var progress: Double? { flight.progress(at: now) }

    /// What the picture shows, in words.
    var description: String {
        let way = String(localized: "Route from \(flight.origin.boardName) to \(flight.destination.boardName)")
        guard let progress, !flight.isCancelled else { return way }
        let percent = Int((progress * 100).rounded())
        return String(localized: "\(way), \(percent) % flown")
    }

    private func drawGrid(_ projection: FlightRouteProjection, in context: GraphicsContext, size: CGSize) {
        let lines = projection.gridLines()
        var path = Path()
        for longitude in lines.meridians {
            let x = projection.place(of: GeographicPoint(latitude: 0, longitude: longitude)).x
            path.move(to: CGPoint(x: x, y: 0))
            path.addLine(to: CGPoint(x: x, y: size.height))
        }
        for latitude in lines.parallels {
            let y = projection.place(of: GeographicPoint(latitude: latitude, longitude: 0)).y
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: size.width, y: y))
        }
        context.stroke(path, with: .color(.white.opacity(0.12)), lineWidth: 1)
    }

    /// The known airports around, as faint dots: they show the land.
    private func drawAirports(_ projection: FlightRouteProjection, in context: GraphicsContext, size: CGSize) {
        var dots = Path()
        for airport in KnownAirports.all {
            guard let location = airport.location else { continue }
            let place = projection.place(of: location)
            guard place.x > -4, place.x < size.width + 4, place.y > -4, place.y < size.height + 4 else { continue }
            dots.addEllipse(in: CGRect(x: place.x - 1.5, y: place.y - 1.5, width: 3, height: 3))
        }
        context.fill(dots, with: .color(.white.opacity(0.28)))
    }

    private func drawRoute(_ projection: FlightRouteProjection, in context: GraphicsContext) {
        let progress = progress ?? 0
        var ahead = Path()
        ahead.addLines(projection.places(progress...1))
        context.stroke(
            ahead, with: .color(.white.opacity(0.7)),
            style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 6]))
        if progress > 0 {
            var flown = Path()
            flown.addLines(projection.places(0...progress))
            context.stroke(
                flown, with: .color(Color(red: 1, green: 0.8, blue: 0.3)),
                style: StrokeStyle(lineWidth: 3, lineCap: .round))
        }
        for (fraction, symbol) in [(0.0, Symbol.origin), (1.0, Symbol.destination)] {
            let place = projection.position(at: fraction).place
            let dot = Path(ellipseIn: CGRect(x: place.x - 5, y: place.y - 5, width: 10, height: 10))
            context.fill(dot, with: .color(.white))
            if let label = context.resolveSymbol(id: symbol) {
                context.draw(label, at: CGPoint(x: place.x, y: place.y + 8), anchor: .top)
            }
        }
        if !flight.isCancelled, let airplane = context.resolveSymbol(id: Symbol.airplane) {
            let position = projection.position(at: progress)
            var turned = context
            turned.translateBy(x: position.place.x, y: position.place.y)
            turned.rotate(by: .radians(position.angle))
            turned.draw(airplane, at: .zero)
        }
    }
}
