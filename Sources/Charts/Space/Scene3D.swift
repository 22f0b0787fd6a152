import SwiftUI

/// Draws marks and surfaces in a box with axes, the farthest first.
@MainActor
struct Scene3D {
    let x: Axis3D
    let y: Axis3D
    let z: Axis3D
    let pose: Chart3DPose
    let projection: Chart3DCameraProjection
    private let marks: [_Mark3DCollector.Mark]
    private let surfaces: [_Mark3DCollector.Surface]
    private let colors: ColorScale
    private let chart: ChartConfiguration

    /// How many pieces a surface has along each side.
    static let pieces = 40

    init(
        _ collector: _Mark3DCollector, _ chart: ChartConfiguration, _ environment: EnvironmentValues, pose: Chart3DPose,
        projection: Chart3DCameraProjection
    ) {
        marks = collector.marks
        surfaces = collector.surfaces
        self.pose = pose
        self.projection = projection
        self.chart = chart
        colors = ColorScale(collector.colors, chart.colors)
        x = Axis3D(collector.x, chart.x, environment)
        z = Axis3D(collector.z, chart.z, environment)
        var heights: ClosedRange<Double>?
        for surface in surfaces {
            for row in 0...Self.pieces {
                for column in 0...Self.pieces {
                    let height = surface.function(Self.number(column, x.scale), Self.number(row, z.scale))
                    guard height.isFinite else { continue }
                    heights = min(heights?.lowerBound ?? height, height)...max(heights?.upperBound ?? height, height)
                }
            }
        }
        y = Axis3D(collector.y, chart.y, environment, limits: heights)
    }

    /// The number at a corner of a surface's pieces.
    private static func number(_ index: Int, _ scale: PositionScale) -> Double {
        let (low, high) = (min(scale.from, scale.to), max(scale.from, scale.to))
        return scale.value(at: low + (high - low) * Double(index) / Double(pieces))
    }

    /// What the chart shows, in words.
    var label: String {
        let names = [x, y, z].compactMap { $0.data.label?.words }.filter { !$0.isEmpty }
        return names.isEmpty ? "Chart" : "Chart: " + names.joined(separator: ", ")
    }

    /// What colours tell apart; nil: nothing, or nobody wants to see it.
    func legend(_ environment: EnvironmentValues, in available: CGSize) -> LegendLayout? {
        LegendLayout(
            LegendEntries(colors).entries, colors, chart.legend, environment: environment, available: available)
    }

    // MARK: Drawing

    /// What is drawn at a distance from the viewer.
    private struct Piece {
        var depth: Double
        var draw: (GraphicsContext) -> Void
    }

    func draw(_ context: inout GraphicsContext, _ size: CGSize) {
        let camera = Camera3D(pose, projection, size: size)
        let axes = Axes3D(x: x, y: y, z: z, camera: camera)
        axes.drawWalls(context)
        var pieces = surfaces.flatMap { self.pieces($0, camera) }
        pieces += marks.compactMap { piece($0, camera) }
        pieces.sort { $0.depth < $1.depth }
        for piece in pieces { piece.draw(context) }
        axes.drawLabels(context)
    }

    private func style(_ style: Mark3DStyle) -> AnyShapeStyle {
        switch style.color {
        case .style(let own): own
        case .value(let number): colors.style(for: number)
        case .surface, nil: AnyShapeStyle(ColorScale.palette[0])
        }
    }

    private func piece(_ mark: _Mark3DCollector.Mark, _ camera: Camera3D) -> Piece? {
        guard let x = x.span(mark.x), let y = y.span(mark.y), let z = z.span(mark.z) else { return nil }
        let low = SIMD3(x.lowerBound, y.lowerBound, z.lowerBound)
        let high = SIMD3(x.upperBound, y.upperBound, z.upperBound)
        let (center, depth) = camera.place((low + high) / 2)
        let style = style(mark.style)
        if mark.kind == .point {
            guard (0..<3).allSatisfy({ abs(low[$0]) <= 1 + 1e-9 }) else { return nil }
            let side = mark.style.size.map { $0 * camera.scale * 2 } ?? max(6, 0.05 * camera.scale * 2)
            let symbol = Symbol3D(
                shape: mark.style.symbol ?? .sphere, center: center, side: side, camera: camera,
                rotation: mark.style.rotation ?? .identity, material: Material3D(mark.style))
            return Piece(depth: depth) { symbol.draw(style, $0) }
        }
        let axes = (0..<3).filter { high[$0] > low[$0] }
        var corners = [low]
        for axis in axes {
            var other = corners.reversed().map { $0 }
            for index in other.indices { other[index][axis] = high[axis] }
            corners += other
        }
        let places = corners.map { camera.place($0).point }
        var path = Path()
        path.addLines(places)
        if mark.kind == .rectangle, axes.count == 2 {
            path.closeSubpath()
            var light: Color?
            let material = Material3D(mark.style)
            if material.isSaid, let across = (0..<3).first(where: { !axes.contains($0) }) {
                var normal = SIMD3<Double>.zero
                normal[across] = 1
                if camera.turned(normal).z < 0 { normal[across] = -1 }
                light = material.light(normal, camera, strength: 1)
            }
            return Piece(depth: depth) {
                $0.fill(path, with: .style(style))
                if let light { $0.fill(path, with: .color(light)) }
            }
        }
        let stroke = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        return Piece(depth: depth) { $0.stroke(path, with: .style(style), style: stroke) }
    }

    // MARK: Surfaces

    private func pieces(_ surface: _Mark3DCollector.Surface, _ camera: Camera3D) -> [Piece] {
        let count = Self.pieces + 1
        var corners: [SIMD3<Double>] = []
        corners.reserveCapacity(count * count)
        for row in 0..<count {
            for column in 0..<count {
                let (across, along) = (Self.number(column, x.scale), Self.number(row, z.scale))
                corners.append(
                    SIMD3(
                        x.scale.position(across), y.scale.position(surface.function(across, along)),
                        z.scale.position(along)))
            }
        }
        let paint = SurfacePaint(surface.style, usual: style(surface.style), y: y.scale)
        var pieces: [Piece] = []
        for row in 0..<Self.pieces {
            for column in 0..<Self.pieces {
                let first = row * count + column
                var four = [corners[first], corners[first + 1], corners[first + count + 1], corners[first + count]]
                guard four.allSatisfy(\.y.isFinite), four.contains(where: { abs($0.y) <= 1 + 1e-9 }) else { continue }
                // What lies beyond the box is cut off.
                for index in four.indices { four[index].y = min(1, max(-1, four[index].y)) }
                let places = four.map { camera.place($0) }
                var path = Path()
                path.addLines(places.map(\.point))
                path.closeSubpath()
                let (style, shade) = paint.paint(four, camera)
                pieces.append(
                    Piece(depth: places.map(\.depth).reduce(0, +) / 4) { context in
                        context.fill(path, with: .style(style))
                        // No seams between pieces.
                        context.stroke(path, with: .style(style), lineWidth: 0.6)
                        if let shade { context.fill(path, with: .color(shade)) }
                    })
            }
        }
        return pieces
    }

    // MARK: Selecting

    /// Whether anybody wants to know what is pointed at.
    var selects: Bool {
        [chart.x, chart.y, chart.z].contains { $0.selection != nil || $0.rangeSelection != nil }
    }

    /// Selects the values of the nearest mark under the pointer.
    func select(_ point: CGPoint?, _ size: CGSize) {
        let camera = Camera3D(pose, projection, size: size)
        var nearest: (mark: _Mark3DCollector.Mark, distance: CGFloat, depth: Double)?
        if let point {
            for mark in marks {
                guard let x = x.span(mark.x), let y = y.span(mark.y), let z = z.span(mark.z) else { continue }
                let middle = SIMD3(
                    x.lowerBound + x.upperBound, y.lowerBound + y.upperBound, z.lowerBound + z.upperBound)
                let (place, depth) = camera.place(middle / 2)
                let distance = hypot(place.x - point.x, place.y - point.y)
                guard distance <= 24 else { continue }
                if let nearest, (nearest.distance, -nearest.depth) <= (distance, -depth) { continue }
                nearest = (mark, distance, depth)
            }
        }
        func tell(_ axis: Axis3D, _ channel: Channel?) {
            let datum = channel.flatMap { axis.data.datum($0.middle) }
            if axis.configuration.selection?.get() != datum { axis.configuration.selection?.set(datum) }
            if datum != nil || axis.configuration.rangeSelection?.get() != nil {
                axis.configuration.rangeSelection?.set(datum.map { ($0, $0) })
            }
        }
        tell(x, nearest?.mark.x)
        tell(y, nearest?.mark.y)
        tell(z, nearest?.mark.z)
    }
}
