import SwiftUI

/// A body that marks a point in space.
struct Symbol3D {
    let shape: BasicChart3DSymbolShape
    let center: CGPoint
    let side: CGFloat
    let camera: Camera3D
    var rotation = Rotation3D.identity
    let material: Material3D

    func draw(_ style: AnyShapeStyle, _ context: GraphicsContext) {
        switch shape.kind {
        case .sphere: drawSphere(style, context)
        case .cube: drawCube(style, context)
        case .cylinder: drawRound(style, context, isPointed: false)
        case .cone: drawRound(style, context, isPointed: true)
        }
    }

    /// A direction of the body as it's seen.
    private func seen(_ direction: SIMD3<Double>) -> SIMD3<Double> { camera.turned(rotation.turned(direction)) }

    /// A disc with light from the upper left.
    private func drawSphere(_ style: AnyShapeStyle, _ context: GraphicsContext) {
        let frame = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        let path = Path(ellipseIn: frame)
        context.fill(path, with: .style(style))
        let light = CGPoint(x: center.x - side * 0.18, y: center.y - side * 0.2)
        context.fill(
            path,
            with: .radialGradient(material.roundness, center: light, startRadius: 0, endRadius: side * 0.75))
    }

    /// The faces that are turned towards the viewer.
    private func drawCube(_ style: AnyShapeStyle, _ context: GraphicsContext) {
        let half = side / 2 * 0.8
        for axis in 0..<3 {
            var normal = SIMD3<Double>.zero
            normal[axis] = 1
            if seen(normal).z < 0 { normal[axis] = -1 }
            let (a, b) = ((axis + 1) % 3, (axis + 2) % 3)
            let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { first, second in
                var corner = normal
                corner[a] = first
                corner[b] = second
                let place = seen(corner)
                return CGPoint(x: center.x + place.x * half, y: center.y - place.y * half)
            }
            var path = Path()
            path.addLines(corners)
            path.closeSubpath()
            context.fill(path, with: .style(style))
            if let light = material.light(rotation.turned(normal), camera, strength: 0.65) {
                context.fill(path, with: .color(light))
            }
        }
    }

    /// A body with a round foot, and a head as wide as that or a point.
    private func drawRound(_ style: AnyShapeStyle, _ context: GraphicsContext, isPointed: Bool) {
        let (radius, half) = (side * 0.42, side * 0.45)
        // From the foot to the head. Drawn upright, and turned as it's seen.
        let axis = seen(SIMD3(0, 1, 0))
        let long = hypot(axis.x, axis.y)
        var context = context
        context.translateBy(x: center.x, y: center.y)
        if long > 1e-6 { context.rotate(by: .radians(atan2(axis.x, axis.y))) }
        let (flat, reach) = (radius * abs(axis.z), half * long)
        /// A part of the edge of a disc, from the right by the bottom.
        func edge(at y: CGFloat, from start: Double, to end: Double) -> [CGPoint] {
            (0...32).map { step in
                let angle = start + (end - start) * Double(step) / 32
                return CGPoint(x: radius * cos(angle), y: y + flat * sin(angle))
            }
        }
        var outline: [CGPoint]
        if !isPointed {
            outline = edge(at: reach, from: 0, to: .pi) + edge(at: -reach, from: .pi, to: 2 * .pi)
        } else if 2 * reach > flat {
            // Lines from the point touch the foot's edge.
            let touch = asin(flat / (2 * reach))
            outline = edge(at: reach, from: -touch, to: .pi + touch) + [CGPoint(x: 0, y: -reach)]
        } else {
            outline = edge(at: reach, from: 0, to: 2 * .pi)
        }
        var body = Path()
        body.addLines(outline)
        body.closeSubpath()
        context.fill(body, with: .style(style))
        context.fill(
            body,
            with: .linearGradient(
                material.isSaid ? material.roundness : Self.usualSides, startPoint: CGPoint(x: -radius * 0.8, y: 0),
                endPoint: CGPoint(x: radius * 1.1, y: 0)))
        // The end that is turned to the viewer.
        if axis.z < 0 || !isPointed {
            let disc = Path(
                ellipseIn: CGRect(
                    x: -radius, y: (axis.z < 0 ? reach : -reach) - flat, width: 2 * radius, height: 2 * flat))
            context.fill(disc, with: .style(style))
            let normal = rotation.turned(SIMD3(0, axis.z < 0 ? -1 : 1, 0))
            if let light = material.light(normal, camera, strength: 0.65) {
                context.fill(disc, with: .color(light))
            }
        }
    }

    /// Light from the left on something round.
    private static let usualSides = Gradient(colors: [.black.opacity(0.05), .black.opacity(0.12), .black.opacity(0.4)])
}

/// The colours of a surface's pieces.
struct SurfacePaint {
    private let style: Mark3DStyle
    private let material: Material3D
    private let usual: AnyShapeStyle
    private let y: PositionScale

    init(_ style: Mark3DStyle, usual: AnyShapeStyle, y: PositionScale) {
        self.style = style
        material = Material3D(style)
        self.usual = usual
        self.y = y
    }

    /// The style of a piece, and the light or shadow on it.
    func paint(_ corners: [SIMD3<Double>], _ camera: Camera3D) -> (AnyShapeStyle, Color?) {
        let normal = Self.normal(corners)
        let middle = corners.reduce(.zero, +) / 4
        switch style.color {
        case .surface(let surface):
            switch surface.kind {
            case .height(let gradient, let range):
                let height = y.value(at: middle.y)
                let low = range.map { Double($0.lowerBound) } ?? y.lowest
                let high = range.map { Double($0.upperBound) } ?? y.highest
                let part = high > low ? (height - low) / (high - low) : 0.5
                return (AnyShapeStyle(gradient.color(at: part)), material.light(normal, camera, strength: 0.5))
            case .normal:
                let unit = (normal + 1) / 2
                return (AnyShapeStyle(Color(red: unit.x, green: unit.y, blue: unit.z)), nil)
            }
        case .style, .value, nil: return (usual, material.light(normal, camera, strength: 1))
        }
    }

    private static func normal(_ corners: [SIMD3<Double>]) -> SIMD3<Double> {
        let (a, b) = (corners[2] - corners[0], corners[3] - corners[1])
        var normal = SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        let length = (normal * normal).sum().squareRoot()
        normal = length > 0 ? normal / length : SIMD3(0, 1, 0)
        return normal.y < 0 ? -normal : normal
    }
}

extension Gradient {
    /// The colour at a part of the way.
    func color(at part: Double) -> Color {
        let stops = stops
        guard let first = stops.first, let last = stops.last else { return .clear }
        if part <= first.location { return first.color }
        for (before, after) in zip(stops, stops.dropFirst()) where part <= after.location {
            let length = after.location - before.location
            return length > 0
                ? before.color.mix(with: after.color, by: (part - before.location) / length) : after.color
        }
        return last.color
    }
}
