import SwiftUI

/// A body that marks a point in space.
struct Symbol3D {
    let shape: BasicChart3DSymbolShape
    let center: CGPoint
    let side: CGFloat
    let camera: Camera3D

    func draw(_ style: AnyShapeStyle, _ context: GraphicsContext) {
        switch shape.kind {
        case .sphere: drawSphere(style, context)
        case .cube: drawCube(style, context)
        case .cylinder: drawRound(style, context, top: 1)
        case .cone: drawRound(style, context, top: 0)
        }
    }

    /// A disc with light from the upper left.
    private func drawSphere(_ style: AnyShapeStyle, _ context: GraphicsContext) {
        let frame = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        let path = Path(ellipseIn: frame)
        context.fill(path, with: .style(style))
        let light = CGPoint(x: center.x - side * 0.18, y: center.y - side * 0.2)
        context.fill(
            path,
            with: .radialGradient(
                Gradient(colors: [.white.opacity(0.5), .white.opacity(0), .black.opacity(0.25)]), center: light,
                startRadius: 0, endRadius: side * 0.75))
    }

    /// The faces that are turned towards the viewer.
    private func drawCube(_ style: AnyShapeStyle, _ context: GraphicsContext) {
        let half = side / 2 * 0.8
        for axis in 0..<3 {
            var normal = SIMD3<Double>.zero
            normal[axis] = 1
            if camera.turned(normal).z < 0 { normal[axis] = -1 }
            let (a, b) = ((axis + 1) % 3, (axis + 2) % 3)
            let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { first, second in
                var corner = normal
                corner[a] = first
                corner[b] = second
                let seen = camera.turned(corner)
                return CGPoint(x: center.x + seen.x * half, y: center.y - seen.y * half)
            }
            var path = Path()
            path.addLines(corners)
            path.closeSubpath()
            context.fill(path, with: .style(style))
            context.fill(path, with: .color(.black.opacity(axis == 1 ? 0 : axis == 0 ? 0.15 : 0.28)))
        }
    }

    /// A body with a round foot, whose top is as wide as a part of the foot.
    private func drawRound(_ style: AnyShapeStyle, _ context: GraphicsContext, top: CGFloat) {
        let (radius, half) = (side * 0.42, side * 0.45)
        let flat = abs(sin(camera.pose.inclination.radians))
        let upright = cos(camera.pose.inclination.radians)
        func disc(_ y: CGFloat, _ radius: CGFloat) -> CGRect {
            CGRect(x: center.x - radius, y: center.y + y - radius * flat, width: 2 * radius, height: 2 * radius * flat)
        }
        let (foot, head) = (half * upright, -half * upright)
        var body = Path()
        body.addEllipse(in: disc(foot, radius))
        var side = Path()
        side.addLines([
            CGPoint(x: center.x - radius, y: center.y + foot), CGPoint(x: center.x - radius * top, y: center.y + head),
            CGPoint(x: center.x + radius * top, y: center.y + head), CGPoint(x: center.x + radius, y: center.y + foot),
        ])
        side.closeSubpath()
        for path in [body, side] {
            context.fill(path, with: .style(style))
            context.fill(path, with: .color(.black.opacity(0.2)))
        }
        if top > 0 { context.fill(Path(ellipseIn: disc(head, radius)), with: .style(style)) }
    }
}

/// The colours of a surface's pieces.
struct SurfacePaint {
    private let style: Mark3DStyle
    private let usual: AnyShapeStyle
    private let y: PositionScale

    init(_ style: Mark3DStyle, usual: AnyShapeStyle, y: PositionScale) {
        self.style = style
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
                return (AnyShapeStyle(gradient.color(at: part)), light(normal, camera, strength: 0.5))
            case .normal:
                let unit = (normal + 1) / 2
                return (AnyShapeStyle(Color(red: unit.x, green: unit.y, blue: unit.z)), nil)
            }
        case .style, .value, nil: return (usual, light(normal, camera, strength: 1))
        }
    }

    private static func normal(_ corners: [SIMD3<Double>]) -> SIMD3<Double> {
        let (a, b) = (corners[2] - corners[0], corners[3] - corners[1])
        var normal = SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        let length = (normal * normal).sum().squareRoot()
        normal = length > 0 ? normal / length : SIMD3(0, 1, 0)
        return normal.y < 0 ? -normal : normal
    }

    /// Shadow as the piece is turned away from the light; what is smooth has a highlight.
    private func light(_ normal: SIMD3<Double>, _ camera: Camera3D, strength: Double) -> Color? {
        let direction = SIMD3(-0.45, 0.78, 0.43)
        let lit = max(0, (normal * direction).sum())
        let metal = min(1, max(0, style.metalness ?? 0))
        let shine = 1 - min(1, max(0, style.roughness ?? 1))
        // Half way between the light and the viewer, who looks along the turned depth.
        let seen = camera.turned(normal)
        let gloss = pow(max(0, (seen * SIMD3(-0.26, 0.45, 0.85)).sum()), 24) * shine
        if gloss > 0.05 { return .white.opacity(gloss * (0.6 + 0.3 * metal)) }
        let shadow = (1 - lit) * (0.45 + 0.25 * metal) * strength
        return shadow > 0.01 ? .black.opacity(shadow) : nil
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
