import SwiftUI

/// Draws points and surfaces in a box, the farthest first.
struct Scene3D {
    private let points: [_Mark3DCollector.Point]
    private let surfaces: [_Mark3DCollector.Surface]
    private let low: SIMD3<Double>
    private let high: SIMD3<Double>
    private let pose: Chart3DPose
    private let projection: Chart3DCameraProjection

    /// How many pieces a surface has along each side.
    private static let pieces = 40

    @MainActor
    init(_ collector: _Mark3DCollector, pose: Chart3DPose, projection: Chart3DCameraProjection) {
        points = collector.points
        surfaces = collector.surfaces
        self.pose = pose
        self.projection = projection
        func limits(_ data: AxisData) -> (Double, Double) {
            if data.kind == .category { return (-0.5, Double(max(1, data.categories.count)) - 0.5) }
            guard data.lowest < data.highest else {
                return data.lowest.isFinite ? (data.lowest - 1, data.lowest + 1) : (-1, 1)
            }
            return (data.lowest, data.highest)
        }
        let (x, z) = (limits(collector.x), limits(collector.z))
        var y = limits(collector.y)
        if !surfaces.isEmpty {
            var heights: [Double] = points.map(\.place.y)
            for surface in surfaces {
                for row in 0...Self.pieces {
                    for column in 0...Self.pieces {
                        heights.append(
                            surface.function(Self.part(column, x), Self.part(row, z)))
                    }
                }
            }
            let finite = heights.filter(\.isFinite)
            if let low = finite.min(), let high = finite.max(), low < high { y = (low, high) }
        }
        low = SIMD3(x.0, y.0, z.0)
        high = SIMD3(x.1, y.1, z.1)
    }

    private static func part(_ number: Int, _ limits: (Double, Double)) -> Double {
        limits.0 + (limits.1 - limits.0) * Double(number) / Double(pieces)
    }

    /// What is drawn at a distance from the viewer.
    private struct Piece {
        var depth: Double
        var path: Path
        var style: AnyShapeStyle
    }

    func draw(_ context: inout GraphicsContext, _ size: CGSize) {
        let scale = min(size.width, size.height) * 0.32
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        func place(_ value: SIMD3<Double>) -> (CGPoint, Double) {
            let unit = (value - low) / (high - low) * 2 - 1
            let (sine, cosine) = (sin(pose.azimuth.radians), cos(pose.azimuth.radians))
            let turned = SIMD3(unit.x * cosine + unit.z * sine, unit.y, unit.z * cosine - unit.x * sine)
            let (up, level) = (sin(pose.inclination.radians), cos(pose.inclination.radians))
            let height = turned.y * level - turned.z * up
            let depth = turned.z * level + turned.y * up
            let factor = projection.hasPerspective ? 4 / (4 - depth) : 1
            return (
                CGPoint(x: middle.x + turned.x * scale * factor, y: middle.y - height * scale * factor), depth
            )
        }
        drawBox(&context, place)
        var pieces = surfaces.flatMap { self.pieces($0, place) }
        for point in points where point.place.x.isFinite && point.place.y.isFinite && point.place.z.isFinite {
            let (center, depth) = place(point.place)
            let path = point.symbol.path(at: center)
            pieces.append(Piece(depth: depth, path: path, style: point.style ?? AnyShapeStyle(Color.blue)))
        }
        pieces.sort { $0.depth < $1.depth }
        for piece in pieces { context.fill(piece.path, with: .style(piece.style)) }
    }

    /// The edges of the box.
    private func drawBox(_ context: inout GraphicsContext, _ place: (SIMD3<Double>) -> (CGPoint, Double)) {
        var path = Path()
        for axis in 0..<3 {
            for corner in 0..<4 {
                var from = low
                let (second, third) = ((axis + 1) % 3, (axis + 2) % 3)
                if corner & 1 != 0 { from[second] = high[second] }
                if corner & 2 != 0 { from[third] = high[third] }
                var to = from
                to[axis] = high[axis]
                path.move(to: place(from).0)
                path.addLine(to: place(to).0)
            }
        }
        context.stroke(path, with: .color(.primary.opacity(0.15)), lineWidth: 1)
    }

    private func pieces(
        _ surface: _Mark3DCollector.Surface, _ place: (SIMD3<Double>) -> (CGPoint, Double)
    ) -> [Piece] {
        func corner(_ column: Int, _ row: Int) -> SIMD3<Double> {
            let (x, z) = (Self.part(column, (low.x, high.x)), Self.part(row, (low.z, high.z)))
            return SIMD3(x, surface.function(x, z), z)
        }
        var pieces: [Piece] = []
        for row in 0..<Self.pieces {
            for column in 0..<Self.pieces {
                let corners = [
                    corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1),
                ]
                guard corners.allSatisfy(\.y.isFinite) else { continue }
                let places = corners.map(place)
                var path = Path()
                path.addLines(places.map(\.0))
                path.closeSubpath()
                let height = (corners.map(\.y).reduce(0, +) / 4 - low.y) / max(high.y - low.y, 1e-300)
                pieces.append(
                    Piece(
                        depth: places.map(\.1).reduce(0, +) / 4, path: path,
                        style: surface.style ?? AnyShapeStyle(Color.blue.mix(with: .orange, by: height))))
            }
        }
        return pieces
    }
}
