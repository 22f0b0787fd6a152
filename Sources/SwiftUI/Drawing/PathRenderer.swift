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
    ///
    /// - Parameter scale: pixels per point, for what is drawn as a picture.
    static func fill(
        _ path: Path, with paint: _Paint, style: FillStyle = FillStyle(), bounds: CGRect, scale: CGFloat = 1,
        in cairo: CairoContext
    ) {
        let area = path.boundingRect
        if area.isNull { return }
        func fill(_ cairo: CairoContext) {
            cairo.saved {
                trace(path, in: cairo)
                cairo.fillRule = style.isEOFilled ? .evenOdd : .winding
                cairo.setAntialiasing(style.isAntialiased)
                setSource(paint, bounds: bounds, area: area, in: cairo)
                cairo.fill()
            }
        }
        if paint.shadows.isEmpty {
            fill(cairo)
        } else {
            drawWithShadows(paint, scale: scale, area: area, in: cairo, fill)
        }
    }

    /// Sets how lines are drawn.
    static func setStroke(_ style: StrokeStyle, in cairo: CairoContext) {
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
        cairo.setDash(style.dash.map { Double($0) }, offset: style.dashPhase)
    }

    /// How far shadows reach beyond what casts them.
    static func spread(of shadows: [_ResolvedShadow]) -> CGFloat {
        shadows.reduce(0) { max($0, 3 * $1.radius + max(abs($1.offset.width), abs($1.offset.height)) + 1) }
    }

    /// Draws something with the shadows of a paint: first as a picture, since Cairo can't blur.
    ///
    /// - Parameters:
    ///   - scale: pixels per point of the picture.
    ///   - area: what is drawn on without the shadows.
    static func drawWithShadows(
        _ paint: _Paint, scale: CGFloat, area: CGRect, in cairo: CairoContext, _ draw: (CairoContext) -> Void
    ) {
        let spread = spread(of: paint.shadows)
        let session = DrawingSession(environment: EnvironmentValues(), scale: scale)
        guard let layer = DrawingLayer(session: session, area: area.insetBy(dx: -spread, dy: -spread)) else {
            return draw(cairo)
        }
        draw(layer.cairo)
        let shadowed = paint.shadows.reduce(layer) { layer, shadow in
            let filter = GraphicsContext.Filter.shadow(
                color: Color(shadow.color), radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height,
                options: shadow.isInner ? .invertsAlpha : [])
            return AppliedFilter(filter: filter, options: [], transform: .identity).apply(to: layer)
        }
        guard let surface = shadowed.surface else { return }
        cairo.setSource(surface, x: shadowed.area.minX, y: shadowed.area.minY)
        cairo.paint()
    }

    static func setSource(_ paint: _Paint, bounds: GraphicsContext.PaintBounds, in cairo: CairoContext) {
        setSource(paint, bounds: bounds.layout, area: bounds.area, in: cairo)
    }

    /// Draws with a paint from now on.
    ///
    /// - Parameters:
    ///   - bounds: where gradients are laid out.
    ///   - area: the part that is drawn on.
    static func setSource(_ paint: _Paint, bounds: CGRect, area: CGRect, in cairo: CairoContext) {
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
        func set(_ pattern: CairoPattern) {
            switch paint.spread {
            case .pad: break
            case .repeat: pattern.setExtend(.repeats)
            case .mirror: pattern.setExtend(.reflects)
            }
            cairo.setSource(pattern)
        }
        switch paint.source {
        case .color(let color): cairo.setSource(RGBA(color))
        case .linear(let gradient, let start, let end):
            let (a, b) = (point(start), point(end))
            set(CairoPattern.linear(x0: a.x, y0: a.y, x1: b.x, y1: b.y, stops: stops(gradient)))
        case .radial(let gradient, let center, let inner, let outer):
            let middle = point(center)
            set(
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
            set(pattern)
        case .angular(let gradient, let center, let start, let end):
            cairo.setSource(
                angular(gradient, center: point(center), start, end, bounds: area, opacity: paint.opacity))
        case .mesh(let mesh):
            cairo.setSource(mesh.pattern(in: bounds, opacity: paint.opacity))
        case .image(let picture):
            // Where the paint has no place of its own, tiles begin at the corner of what is filled.
            let origin = paint.origin ?? bounds.origin
            if let pattern = picture.pattern(at: origin, opacity: paint.opacity) {
                cairo.setSource(pattern)
            } else {
                cairo.setSource(.clear)
            }
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
        // Cairo draws the pixels at the end of a triangle, too; the first one comes again so that it has its own ones.
        for step in Array(0..<steps) + [0] {
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
