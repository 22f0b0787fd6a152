import Foundation
internal import Gtk

extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        if case .backdrop = shading.source { return fillWithBackdrop(path, style) }
        let (paint, isAbsolute) = paint(shading)
        let context = blended(by: paint)
        context.draw(path, reach: 0, paint, isAbsolute) { cairo, bounds in
            cairo.fillRule = style.isEOFilled ? .evenOdd : .winding
            cairo.setAntialiasing(style.isAntialiased)
            PathRenderer.setSource(context.faded(paint), bounds: bounds, in: cairo)
            if context.blendMode.isUnbounded, !context.needsGroup {
                // Only the inside of the path is to change.
                cairo.saved {
                    cairo.clip(keepingPath: true)
                    cairo.paint()
                }
                cairo.newPath()
            } else {
                cairo.fill()
            }
            cairo.setAntialiasing(true)
        }
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard style.lineWidth > 0 else { return }
        if case .backdrop = shading.source { return fillWithBackdrop(path.strokedPath(style), FillStyle()) }
        let (paint, isAbsolute) = paint(shading)
        let context = blended(by: paint)
        if context.blendMode.isUnbounded {
            return context.fill(path.strokedPath(style), with: Shading(source: .paint(paint, isAbsolute: isAbsolute)))
        }
        // A pointed corner reaches farther than the line is wide.
        let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? max(1, style.miterLimit) : 1.5)
        context.draw(path, reach: reach, paint, isAbsolute) { cairo, bounds in
            PathRenderer.setStroke(style, in: cairo)
            PathRenderer.setSource(context.faded(paint), bounds: bounds, in: cairo)
            cairo.stroke()
        }
    }

    /// Strokes a path with a line of a width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Fills where a surface is opaque, at a place; gradients are laid out in `bounds`.
    func fill(opaquePartOf mask: CairoSurface, at origin: CGPoint, bounds: CGRect, with shading: Shading) {
        let (paint, isAbsolute) = paint(shading)
        let context = blended(by: paint)
        context.draw(Path(bounds), reach: 2, paint, isAbsolute) { cairo, bounds in
            cairo.newPath()
            PathRenderer.setSource(context.faded(paint), bounds: bounds, in: cairo)
            cairo.mask(mask, x: origin.x, y: origin.y)
        }
    }

    /// Where gradients are laid out, and the part that is drawn on.
    struct PaintBounds {
        var layout: CGRect
        var area: CGRect
    }

    /// Styles can bring a blend mode of their own.
    private func blended(by paint: _Paint) -> GraphicsContext {
        guard paint.blendMode != .normal else { return self }
        var context = self
        context.blendMode = BlendMode(paint.blendMode)
        return context
    }

    /// The paint with the context's opacity, unless that is applied to a whole layer.
    private func faded(_ paint: _Paint) -> _Paint {
        opacity < 1 && !needsGroup ? paint.opacity(opacity) : paint
    }

    private func draw(
        _ path: Path, reach: CGFloat, _ paint: _Paint, _ isAbsolute: Bool,
        _ draw: (CairoContext, PaintBounds) -> Void
    ) {
        var bounds = PaintBounds(layout: .zero, area: .zero)
        let needsGroup = needsGroup
        var isPlain = false
        if case .color = paint.source { isPlain = paint.shadows.isEmpty }
        if needsGroup || !isPlain {
            let rect = path.boundingRect
            if rect.isNull { return }
            bounds.area = rect.insetBy(dx: -reach, dy: -reach)
            bounds.layout = isAbsolute ? CGRect(x: 0, y: 0, width: 1, height: 1) : rect
        }
        func drawPath(_ layer: DrawingLayer) {
            guard layer.prepare(needsGroup ? nil : clip, transform) else { return }
            let cairo = layer.cairo
            cairo.setOperator(needsGroup ? .over : blendMode.cairo)
            if !paint.shadows.isEmpty {
                PathRenderer.drawWithShadows(paint, scale: pixelScale, area: bounds.area, in: cairo) { cairo in
                    PathRenderer.trace(path, in: cairo)
                    draw(cairo, bounds)
                }
                return
            }
            PathRenderer.trace(path, in: cairo)
            draw(cairo, bounds)
        }
        if needsGroup {
            drawGroup(reach: bounds.area.applying(transform), drawPath)
        } else {
            drawPath(layer)
        }
    }

    /// Pixels per point of what is drawn, on average over the directions.
    var pixelScale: CGFloat {
        session.scale * abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }

    /// Draws what is already there again, inside of a path.
    private func fillWithBackdrop(_ path: Path, _ style: FillStyle) {
        guard let source = layer.surface else { return }
        drawGroup(reach: path.boundingRect.applying(transform)) { group in
            let clip = ClipNode(.path(path.applying(transform), style), bounds: group.area, parent: nil)
            guard group.prepare(clip, .identity) else { return }
            group.cairo.setOperator(.over)
            group.cairo.setSource(source, x: layer.area.minX, y: layer.area.minY)
            group.cairo.paint()
        }
    }
}
