import Foundation
internal import Gtk

/// Draws paths with paints.
enum PathRenderer {
    /// Traces a path in a Cairo context.
    static func trace(_ path: Path, in cairo: CairoContext) {
        cairo.newPath()
        var current = CGPoint.zero
        path.forEach { element in
            switch element {
            case .move(let point):
                cairo.move(x: point.x, y: point.y)
                current = point
            case .line(let point):
                cairo.line(x: point.x, y: point.y)
                current = point
            case .quadCurve(let end, let control):
                // Cairo knows cubic curves only.
                cairo.curve(
                    x1: current.x + (control.x - current.x) * 2 / 3, y1: current.y + (control.y - current.y) * 2 / 3,
                    x2: end.x + (control.x - end.x) * 2 / 3, y2: end.y + (control.y - end.y) * 2 / 3, x: end.x,
                    y: end.y)
                current = end
            case .curve(let end, let first, let second):
                cairo.curve(x1: first.x, y1: first.y, x2: second.x, y2: second.y, x: end.x, y: end.y)
                current = end
            case .closeSubpath:
                cairo.close()
            }
        }
    }

    /// Fills a path; gradients are laid out in `bounds`.
    static func fill(
        _ path: Path, with paint: _Paint, style: FillStyle = FillStyle(), bounds: CGRect, in cairo: CairoContext
    ) {
        for shadow in paint.shadows where !shadow.isInner { draw(shadow, of: path, in: cairo) }
        cairo.saved {
            trace(path, in: cairo)
            cairo.fillRule = style.isEOFilled ? .evenOdd : .winding
            cairo.setAntialiasing(style.isAntialiased)
            setSource(paint, bounds: bounds, in: cairo)
            cairo.fill()
        }
    }

    /// Strokes a path; gradients are laid out in `bounds`.
    static func stroke(_ path: Path, with paint: _Paint, style: StrokeStyle, bounds: CGRect, in cairo: CairoContext) {
        guard style.lineWidth > 0 else { return }
        cairo.saved {
            trace(path, in: cairo)
            cairo.lineWidth = style.lineWidth
            cairo.lineCap =
                switch style.lineCap {
                case .butt: .butt
                case .round: .round
                case .square: .square
                }
            cairo.lineJoin =
                switch style.lineJoin {
                case .miter: .miter
                case .round: .round
                case .bevel: .bevel
                }
            cairo.miterLimit = style.miterLimit
            if !style.dash.isEmpty { cairo.setDash(style.dash.map { Double($0) }, offset: style.dashPhase) }
            setSource(paint, bounds: bounds, in: cairo)
            cairo.stroke()
        }
    }

    /// A soft shadow, drawn as a pile of ever wider, fainter strokes: Cairo has no blur.
    private static func draw(_ shadow: _ResolvedShadow, of path: Path, in cairo: CairoContext) {
        cairo.saved {
            cairo.translate(x: shadow.offset.width, y: shadow.offset.height)
            let steps = max(1, min(12, Int(shadow.radius.rounded(.up))))
            var color = RGBA(shadow.color)
            color.alpha /= Double(steps)
            cairo.setSource(color)
            cairo.lineJoin = .round
            for step in 1...steps {
                trace(path, in: cairo)
                cairo.fill(keepingPath: true)
                cairo.lineWidth = 2 * shadow.radius * Double(step) / Double(steps)
                cairo.stroke()
            }
        }
    }

    static func setSource(_ paint: _Paint, bounds: CGRect, in cairo: CairoContext) {
        func stops(_ gradient: _ResolvedGradient) -> [(Double, RGBA)] {
            gradient.stops.map { stop in
                var color = RGBA(stop.color)
                color.alpha *= paint.opacity
                return (Double(stop.location), color)
            }
        }
        func point(_ unit: UnitPoint) -> CGPoint {
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        switch paint.source {
        case .color(let color): cairo.setSource(RGBA(color))
        case .linear(let gradient, let start, let end):
            let (a, b) = (point(start), point(end))
            cairo.setSource(
                CairoPattern.linear(x0: a.x, y0: a.y, x1: b.x, y1: b.y, stops: stops(gradient)))
        case .radial(let gradient, let center, let inner, let outer):
            let middle = point(center)
            cairo.setSource(
                CairoPattern.radial(
                    x0: middle.x, y0: middle.y, radius0: inner, x1: middle.x, y1: middle.y,
                    radius1: max(outer, inner + 0.001), stops: stops(gradient)))
        case .elliptical(let gradient, let center, let inner, let outer):
            // A radial gradient of the unit circle, stretched to the bounds.
            let middle = point(center)
            let pattern = CairoPattern.radial(
                x0: 0, y0: 0, radius0: inner, x1: 0, y1: 0, radius1: max(outer, inner + 0.001),
                stops: stops(gradient))
            let width = max(bounds.width, 0.001)
            let height = max(bounds.height, 0.001)
            pattern.setMatrix(
                Matrix2D(a: 1 / width, d: 1 / height, tx: -middle.x / width, ty: -middle.y / height))
            cairo.setSource(pattern)
        case .angular(let gradient, let center, let start, let end):
            cairo.setSource(
                angular(gradient, center: point(center), start, end, bounds: bounds, opacity: paint.opacity))
        case .material(_, let tint):
            var color = RGBA(tint)
            color.alpha *= paint.opacity
            cairo.setSource(color)
        }
    }

    /// A fan of triangles around the centre, each a few degrees wide.
    private static func angular(
        _ gradient: _ResolvedGradient, center: CGPoint, _ start: Angle, _ end: Angle, bounds: CGRect, opacity: Double
    ) -> CairoPattern {
        let mesh = CairoPattern.mesh()
        let radius = 2 * max(bounds.width, bounds.height) + hypot(center.x - bounds.midX, center.y - bounds.midY) + 1
        let span = end.radians - start.radians
        let turn = 2 * Double.pi
        func color(_ angle: Double) -> RGBA {
            guard span != 0 else { return RGBA(gradient.color(at: 0)) }
            // What lies beyond the gradient's end continues its last colour up to the middle of the gap.
            var offset = (angle - start.radians).truncatingRemainder(dividingBy: turn)
            if offset < 0 { offset += turn }
            let fraction = offset / span
            let gap = turn / abs(span)
            var color = RGBA(gradient.color(at: fraction > (1 + gap) / 2 && fraction > 1 ? 0 : min(1, fraction)))
            color.alpha *= opacity
            return color
        }
        let steps = 180
        for step in 0..<steps {
            let first = start.radians + turn * Double(step) / Double(steps)
            let second = start.radians + turn * Double(step + 1) / Double(steps)
            func rim(_ angle: Double) -> (x: Double, y: Double) {
                (center.x + radius * cos(angle), center.y + radius * sin(angle))
            }
            let (a, b) = (color(first), color(second - 1e-6))
            let (p, q) = (rim(first), rim(second))
            mesh.addTriangle([(center.x, center.y, a), (p.x, p.y, a), (q.x, q.y, b)])
        }
        return mesh
    }
}
