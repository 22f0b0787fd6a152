import SwiftUI

/// The walls of a chart's box that are seen from inside, with lines at the values of the axes, and labels along its edges.
@MainActor
struct Axes3D {
    let x: Axis3D
    let y: Axis3D
    let z: Axis3D
    let camera: Camera3D

    private var axes: [Axis3D] { [x, y, z] }

    /// The side of each axis that is farther away.
    private var far: SIMD3<Double> {
        var sides = SIMD3<Double>(repeating: 1)
        for axis in 0..<3 {
            var direction = SIMD3<Double>.zero
            direction[axis] = 1
            if camera.turned(direction).z > 0 { sides[axis] = -1 }
        }
        return sides
    }

    private var style: AnyShapeStyle { AnyShapeStyle(Color.primary.opacity(0.15)) }

    /// The places of the lines along an axis.
    private func places(_ axis: Int) -> [(mark: ResolvedAxisMark, place: Double)] {
        axes[axis].marks.compactMap {
            let place = axes[axis].scale.position($0.position)
            return place.isFinite && abs(place) <= 1 + 1e-9 ? ($0, place) : nil
        }
    }

    /// Draws the three walls behind everything.
    func drawWalls(_ context: GraphicsContext) {
        let far = far
        for wall in 0..<3 {
            let (a, b) = ((wall + 1) % 3, (wall + 2) % 3)
            func point(_ first: Double, _ second: Double) -> CGPoint {
                var place = SIMD3<Double>.zero
                place[wall] = far[wall]
                place[a] = first
                place[b] = second
                return camera.place(place).point
            }
            var plane = Path()
            plane.addLines([point(-1, -1), point(1, -1), point(1, 1), point(-1, 1)])
            plane.closeSubpath()
            context.fill(plane, with: .color(.primary.opacity(0.03)))
            context.stroke(plane, with: .style(style), lineWidth: 1)
            var lines = Path()
            for (_, place) in places(a) where axes[a].data.kind != .category {
                lines.move(to: point(place, -1))
                lines.addLine(to: point(place, 1))
            }
            for (_, place) in places(b) where axes[b].data.kind != .category {
                lines.move(to: point(-1, place))
                lines.addLine(to: point(1, place))
            }
            context.stroke(lines, with: .style(style), lineWidth: 0.5)
        }
    }

    /// Draws the labels and titles beside the outer edges; none over another, and titles rather than labels.
    func drawLabels(_ context: GraphicsContext) {
        var taken: [CGRect] = []
        let visible = (0..<3).filter { axes[$0].configuration.visibility != .hidden }
        for axis in visible {
            guard let edge = edge(axis), let title = axes[axis].title else { continue }
            let reach = places(axis).compactMap { text($0.mark).map { length(context.resolve($0), edge, axis) } }.max()
            draw(
                context.resolve(title.font(.caption)), .primary, at: middle(of: edge, axis), axis, edge,
                (reach ?? 0) + 10, &taken, context)
        }
        for axis in visible {
            guard let edge = edge(axis) else { continue }
            for (mark, place) in places(axis) {
                guard let text = text(mark) else { continue }
                var place3 = edge
                place3[axis] = place
                draw(
                    context.resolve(text), .secondary, at: camera.place(place3).point, axis, edge, 4, &taken, context)
            }
        }
    }

    private func middle(of edge: SIMD3<Double>, _ axis: Int) -> CGPoint {
        var middle = edge
        middle[axis] = 0
        return camera.place(middle).point
    }

    /// The direction away from the box at an edge.
    private func outwards(_ edge: SIMD3<Double>, _ axis: Int) -> CGPoint {
        let center = middle(of: edge, axis)
        let direction = CGPoint(x: center.x - camera.middle.x, y: center.y - camera.middle.y)
        let length = hypot(direction.x, direction.y)
        return length < 1 ? CGPoint(x: 0, y: 1) : CGPoint(x: direction.x / length, y: direction.y / length)
    }

    private func size(_ text: GraphicsContext.ResolvedText) -> CGSize {
        text.measure(in: CGSize(width: 1000, height: 1000))
    }

    /// How far a text reaches away from the box.
    private func length(_ text: GraphicsContext.ResolvedText, _ edge: SIMD3<Double>, _ axis: Int) -> CGFloat {
        let (direction, size) = (outwards(edge, axis), size(text))
        return abs(direction.x) * size.width + abs(direction.y) * size.height
    }

    private func text(_ mark: ResolvedAxisMark) -> Text? {
        for part in mark.parts {
            guard case .label(let label) = part.kind else { continue }
            switch label.content {
            case .automatic: return Text(verbatim: mark.text).font(.caption)
            case .text(let text): return text.font(.caption)
            case .view: return nil
            }
        }
        return nil
    }

    /// The edge along an axis that labels stand at: the lower one in front, or the upright one on the outside; nil: it's seen
    /// from its end.
    private func edge(_ axis: Int) -> SIMD3<Double>? {
        let far = far
        var candidates: [SIMD3<Double>] = []
        if axis == 1 {
            candidates = [SIMD3(far.x, 0, -far.z), SIMD3(-far.x, 0, far.z)]
        } else {
            let isFromAbove = camera.turned(SIMD3(0, 1, 0)).z >= 0
            candidates = [isFromAbove ? SIMD3(-far.x, -1, -far.z) : SIMD3(-far.x, 1, -far.z)]
        }
        for index in candidates.indices { candidates[index][axis] = 0 }
        let edge = candidates.min { camera.place($0).point.x < camera.place($1).point.x } ?? candidates[0]
        var (start, end) = (edge, edge)
        start[axis] = -1
        end[axis] = 1
        let (from, to) = (camera.place(start).point, camera.place(end).point)
        return hypot(to.x - from.x, to.y - from.y) < 40 ? nil : edge
    }

    /// Draws a text outside of the box, if there is room.
    private func draw(
        _ text: GraphicsContext.ResolvedText, _ color: Color, at place: CGPoint, _ axis: Int, _ edge: SIMD3<Double>,
        _ gap: CGFloat, _ taken: inout [CGRect], _ context: GraphicsContext
    ) {
        var text = text
        text.shading = .color(color)
        let (direction, size) = (outwards(edge, axis), size(text))
        let distance = gap + length(text, edge, axis) / 2
        var frame = CGRect(
            x: place.x + direction.x * distance - size.width / 2, y: place.y + direction.y * distance - size.height / 2,
            width: size.width, height: size.height)
        // Nothing is cut off.
        frame.origin.x = max(0, min(frame.minX, camera.size.width - size.width))
        frame.origin.y = max(0, min(frame.minY, camera.size.height - size.height))
        guard !taken.contains(where: { $0.intersects(frame.insetBy(dx: -5, dy: 0)) }) else { return }
        taken.append(frame)
        context.draw(text, at: frame.origin, anchor: .topLeading)
    }
}
