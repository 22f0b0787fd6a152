import Foundation
internal import Gtk

/// The colours of a net of points, with smooth changes between them.
///
///     MeshGradient(
///         width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .orange, .indigo, .teal])
public struct MeshGradient: ShapeStyle, Equatable {
    /// A point of the net with the control points of the curves that leave it.
    public struct BezierPoint: Hashable, Sendable {
        /// Where the point is, as fractions of the size.
        public var position: SIMD2<Float>
        /// The control point towards the point before it in its row.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point towards the point above it.
        public var topControlPoint: SIMD2<Float>
        /// The control point towards the next point in its row.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point towards the point below it.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The points of a net, row by row.
    public enum Locations: Equatable, Sendable {
        /// Points between which curves are found.
        case points([SIMD2<Float>])
        /// Points with their curves.
        case bezierPoints([BezierPoint])
    }

    /// The colours of a net, row by row.
    public enum Colors: Equatable, Sendable {
        /// Colours that suit the appearance.
        case colors([Color])
        /// Fixed colours.
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The points.
    public var locations: Locations
    /// Their colours.
    public var colors: Colors
    /// What is drawn where the net doesn't reach.
    public var background: Color
    /// Whether colours change smoothly at the points; otherwise their changes are straight from point to point.
    public var smoothsColors: Bool
    /// The space in which colours between points are found.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient from points and their colours.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient from points with curves and their colours.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient from points and colours of any kind.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        let resolved: [Color.Resolved] =
            switch colors {
            case .colors(let colors): colors.map { context.resolve($0) }
            case .resolvedColors(let colors): colors
            }
        return _Paint(
            .mesh(
                _ResolvedMesh(
                    width: width, height: height, points: curves, colors: resolved,
                    background: context.resolve(background), smoothsColors: smoothsColors, colorSpace: colorSpace)))
    }

    /// The points with their curves; between plain points, those of a curve through the neighbours.
    private var curves: [BezierPoint] {
        switch locations {
        case .bezierPoints(let points): return points
        case .points(let points):
            guard points.count >= width * height else { return [] }
            func point(_ column: Int, _ row: Int) -> SIMD2<Float> {
                points[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]
            }
            return (0..<width * height).map { index in
                let (column, row) = (index % width, index / width)
                let here = point(column, row)
                let across = slope(point(column - 1, row), here, point(column + 1, row))
                let down = slope(point(column, row - 1), here, point(column, row + 1))
                return BezierPoint(
                    position: here, leadingControlPoint: here - across, topControlPoint: here - down,
                    trailingControlPoint: here + across, bottomControlPoint: here + down)
            }
        }
    }

    /// A third of the direction of a curve at its middle point; at an end, straight towards the neighbour.
    private func slope(_ before: SIMD2<Float>, _ here: SIMD2<Float>, _ after: SIMD2<Float>) -> SIMD2<Float> {
        before == here || after == here ? (after - before) / 3 : (after - before) / 6
    }
}

/// A net of points with fixed colours.
public struct _ResolvedMesh: Hashable, Sendable {
    let width: Int
    let height: Int
    let points: [MeshGradient.BezierPoint]
    let colors: [Color.Resolved]
    let background: Color.Resolved
    let smoothsColors: Bool
    let colorSpace: Gradient.ColorSpace

    /// The colour in between all.
    var averageColor: Color.Resolved {
        var result = colors.first ?? background
        for (index, color) in colors.enumerated().dropFirst() {
            result = result.mixed(with: color, by: 1 / Double(index + 1), in: .device)
        }
        return result
    }

    /// The net in a rectangle: a patch of four curves for each mesh.
    func pattern(in bounds: CGRect, opacity: Double) -> CairoPattern {
        let pattern = CairoPattern.mesh()
        func color(_ resolved: Color.Resolved) -> RGBA {
            var color = RGBA(resolved)
            color.alpha *= opacity
            return color
        }
        func place(_ point: SIMD2<Float>) -> (x: Double, y: Double) {
            (bounds.minX + Double(point.x) * bounds.width, bounds.minY + Double(point.y) * bounds.height)
        }
        if background.opacity > 0 { addBackground(to: pattern, bounds, color(background)) }
        guard width > 1, height > 1, points.count >= width * height, colors.count >= width * height else {
            return pattern
        }
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                let patch = patch(row, column)
                if !smoothsColors, colorSpace == .device {
                    // Cairo changes colours within a patch just so.
                    pattern.addPatch(
                        patch.outline.map(place), colors: corners(row, column).map { color(colors[$0]) })
                    continue
                }
                let (steps, between) = (8, MeshColors(self))
                func corner(_ x: Int, _ y: Int) -> (point: SIMD2<Float>, color: RGBA) {
                    let (u, v) = (Float(x) / Float(steps), Float(y) / Float(steps))
                    return (patch.point(u, v), color(between.color(Float(column) + u, Float(row) + v)))
                }
                for y in 0..<steps {
                    for x in 0..<steps {
                        let quad = [corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)]
                        pattern.addPatch(Self.straight(quad.map { place($0.point) }), colors: quad.map(\.color))
                    }
                }
            }
        }
        return pattern
    }

    /// The indices of the points around a mesh, from the top left one clockwise.
    private func corners(_ row: Int, _ column: Int) -> [Int] {
        let topLeft = row * width + column
        return [topLeft, topLeft + 1, topLeft + 1 + width, topLeft + width]
    }

    private func patch(_ row: Int, _ column: Int) -> MeshPatch {
        let around = corners(row, column).map { points[$0] }
        let (a, b, c, d) = (around[0], around[1], around[2], around[3])
        return MeshPatch(outline: [
            a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, b.bottomControlPoint,
            c.topControlPoint, c.position, c.leadingControlPoint, d.trailingControlPoint, d.position,
            d.topControlPoint, a.bottomControlPoint, a.position,
        ])
    }

    /// The outline of a quadrangle as curves, whose control points lie on its sides.
    private static func straight(_ corners: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
        var outline = [corners[0]]
        for index in 0..<4 {
            let (a, b) = (corners[index], corners[(index + 1) % 4])
            outline.append((a.x + (b.x - a.x) / 3, a.y + (b.y - a.y) / 3))
            outline.append((b.x + (a.x - b.x) / 3, b.y + (a.y - b.y) / 3))
            outline.append(b)
        }
        return outline
    }

    private func addBackground(to pattern: CairoPattern, _ bounds: CGRect, _ color: RGBA) {
        let left = Double(bounds.minX)
        let top = Double(bounds.minY)
        let right = Double(bounds.maxX)
        let bottom = Double(bounds.maxY)
        let corners: [(x: Double, y: Double)] = [(left, top), (right, top), (right, bottom), (left, bottom)]
        pattern.addPatch(Self.straight(corners), colors: [color, color, color, color])
    }
}
