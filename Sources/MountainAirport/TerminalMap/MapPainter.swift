import AirportModel
import SwiftUI

/// Draws a terminal.
struct MapPainter {
    let plan: TerminalPlan
    let projection: MapProjection
    let palette: MapPalette
    /// How busy the stores are, by their ids.
    let busyness: [Int: Double]
    /// The gate that is marked.
    var gate: TerminalPlan.Gate?
    /// The way to it.
    var walk: Walk?
    /// How much of the way is drawn, from 0 to 1.
    var walkShare = 1.0
    /// What the pointer is over.
    var hovered: MapPlace?
    /// The keyboard's place.
    var focused: MapPlace?

    private var transform: CGAffineTransform { projection.transform }
    private var scale: Double { projection.scale }

    /// Lines don't get so thin that they vanish, nor thick.
    private func width(metres: Double, atLeast: Double = 0.5, atMost: Double = 40) -> Double {
        min(max(metres * scale, atLeast), atMost)
    }

    func draw(in context: inout GraphicsContext, _ size: CGSize) {
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(palette.apron))
        drawApron(context)
        drawConcourse(context)
        drawRooms(context)
        drawWalk(context)
        var labels = MapLabelPainter(painter: self, size: size)
        labels.draw(in: context)
        drawScaleBar(context, size)
    }

    private func drawApron(_ context: GraphicsContext) {
        for gate in plan.gates {
            context.stroke(
                gate.leadInPath.applying(transform), with: .color(palette.markings),
                style: StrokeStyle(lineWidth: width(metres: 0.5), dash: [width(metres: 2), width(metres: 1.4)]))
            context.stroke(
                gate.bridgePath.applying(transform), with: .color(palette.bridge),
                style: StrokeStyle(lineWidth: width(metres: 2.6), lineCap: .butt, lineJoin: .round))
            var layer = context
            layer.addFilter(
                .shadow(color: .black.opacity(0.2), radius: width(metres: 1, atMost: 6), y: width(metres: 0.7)))
            let airplane = gate.airplanePath.applying(transform)
            layer.fill(airplane, with: .color(gate == self.gate ? MapPalette.marked : palette.airplane))
            context.stroke(
                airplane, with: .color(palette.airplaneEdge), lineWidth: width(metres: 0.3, atLeast: 0.6, atMost: 1.5))
        }
    }

    private func drawConcourse(_ context: GraphicsContext) {
        let wall = plan.wallPath.applying(transform)
        var layer = context
        layer.addFilter(
            .shadow(color: .black.opacity(0.28), radius: width(metres: 1.6, atMost: 8), y: width(metres: 0.8)))
        layer.fill(wall, with: .color(palette.floor))
        var inside = context
        inside.clip(to: wall)
        inside.stroke(
            plan.corridorPath.applying(transform), with: .color(palette.corridor),
            style: StrokeStyle(lineWidth: width(metres: 5), lineCap: .round, lineJoin: .round))
        for seats in plan.seats {
            inside.fill(seats.seatPath.applying(transform), with: .color(palette.seat))
        }
        context.stroke(wall, with: .color(palette.wall), lineWidth: width(metres: 0.9, atLeast: 1.2, atMost: 4))
        // The wall is open where people come in.
        let entrance = CGRect(x: plan.entrance.x - 2, y: plan.entrance.y - 6, width: 4, height: 12)
        var door = context
        door.clip(to: Path(projection.rect(entrance)))
        door.stroke(wall, with: .color(palette.walk), lineWidth: width(metres: 1.4, atLeast: 2.5, atMost: 6))
    }

    private func drawRooms(_ context: GraphicsContext) {
        for facility in [plan.security] + plan.toilets {
            let path = Path(roundedRect: projection.rect(facility.area), cornerRadius: 3)
            context.fill(path, with: .color(palette.room))
            context.stroke(path, with: .color(palette.wall.opacity(0.6)), lineWidth: 1)
        }
        for shop in plan.shops {
            let path = Path(roundedRect: projection.rect(shop.area), cornerRadius: 5)
            context.fill(path, with: .color(MapPalette.store(busyness: busyness[shop.id] ?? 0)))
            context.stroke(path, with: .color(palette.ink.opacity(0.35)), lineWidth: 1)
        }
        for (place, color) in [(hovered, palette.ink), (focused, palette.walk)] {
            guard let place else { continue }
            if case .gate = place { continue }
            let rect = projection.rect(place.area()).insetBy(dx: -2, dy: -2)
            context.stroke(Path(roundedRect: rect, cornerRadius: 6), with: .color(color), lineWidth: 2)
        }
    }

    private func drawWalk(_ context: GraphicsContext) {
        guard let walk, let start = walk.points.first else { return }
        let line = Path { $0.addLines(walk.points) }
            .trimmedPath(from: 0, to: walkShare)
            .applying(transform)
        let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
        context.stroke(
            line, with: .color(palette.walkEdge), style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
        context.stroke(line, with: .color(palette.walk), style: style)
        let dot = projection.point(start)
        let circle = Path(ellipseIn: CGRect(x: dot.x - 5, y: dot.y - 5, width: 10, height: 10))
        context.fill(circle, with: .color(palette.walkEdge))
        context.stroke(circle, with: .color(palette.walk), lineWidth: 3)
    }

    /// A line of a round number of metres.
    private func drawScaleBar(_ context: GraphicsContext, _ size: CGSize) {
        guard size.width > 240, size.height > 150 else { return }
        let lengths = [1.0, 2, 5, 10, 20, 50, 100]
        guard let length = lengths.last(where: { $0 * scale <= 110 }) else { return }
        let start = CGPoint(x: 12, y: size.height - 12)
        let path = Path { path in
            path.move(to: CGPoint(x: start.x, y: start.y - 5))
            path.addLine(to: start)
            path.addLine(to: CGPoint(x: start.x + length * scale, y: start.y))
            path.addLine(to: CGPoint(x: start.x + length * scale, y: start.y - 5))
        }
        context.stroke(path, with: .color(palette.ink), lineWidth: 1.5)
        context.draw(
            Text(verbatim: "\(Int(length)) m").font(.caption2).foregroundStyle(palette.ink),
            at: CGPoint(x: start.x + length * scale / 2, y: start.y - 3), anchor: .bottom)
    }
}
