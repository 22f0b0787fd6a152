import Foundation
internal import Gtk

extension CGContext {
    // MARK: Building an outline

    /// Begins an empty outline.
    public func beginPath() { outline = Path() }
    /// Begins a part of the outline.
    public func move(to point: CGPoint) { outline.move(to: point) }
    /// Adds a line.
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }
    /// Adds lines through points.
    public func addLines(between points: [CGPoint]) { outline.addLines(points) }
    /// Adds a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: end, control: control) }
    /// Adds a cubic Bézier curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds an arc, in radians, in the direction of decreasing angles if it is called clockwise.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        outline.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { outline.addRect(rect) }
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { outline.addRects(rects) }
    /// Adds the ellipse inscribed in a rectangle.
    public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
    /// Adds an outline.
    public func addPath(_ path: CGPath) { outline.addPath(Path(path)) }
    /// Closes the current part of the outline.
    public func closePath() { outline.closeSubpath() }
    /// The outline so far.
    public var path: CGPath? { outline.isEmpty ? nil : outline.cgPath }

    // MARK: Drawing

    /// Fills the outline, and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }

    /// Strokes the outline, and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills, strokes or both, and begins a new outline.
    public func drawPath(using mode: CGPathDrawingMode) {
        defer { outline = Path() }
        if mode != .stroke {
            prepare(state.fill)
            PathRenderer.trace(outline, in: cairo)
            cairo.fillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
            cairo.fill()
        }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke, state.line.lineWidth > 0 {
            prepare(state.stroke)
            PathRenderer.trace(outline, in: cairo)
            PathRenderer.setStroke(state.line, in: cairo)
            cairo.stroke()
        }
    }

    private func draw(_ path: Path, using mode: CGPathDrawingMode) {
        let kept = outline
        outline = path
        drawPath(using: mode)
        outline = kept
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { draw(Path(rect), using: .fill) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { draw(Path(rect), using: .stroke) }
    /// Strokes a rectangle with a line of a width in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let kept = state.line
        state.line.lineWidth = width
        stroke(rect)
        state.line = kept
    }
    /// Fills the ellipse inscribed in a rectangle.
    public func fillEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), using: .fill) }
    /// Strokes the ellipse inscribed in a rectangle.
    public func strokeEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), using: .stroke) }
    /// Strokes lines between pairs of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        draw(path, using: .stroke)
    }

    /// Takes away what is in a rectangle.
    public func clear(_ rect: CGRect) {
        cairo.setOperator(.clear)
        cairo.rectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        cairo.fill()
    }

    // MARK: Clipping

    /// Cuts off what is drawn from now on outside of the outline, and begins a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
        PathRenderer.trace(outline, in: cairo)
        cairo.fillRule = rule == .evenOdd ? .evenOdd : .winding
        cairo.clip()
        outline = Path()
    }

    /// Cuts off what is drawn from now on outside of a rectangle.
    public func clip(to rect: CGRect) {
        cairo.newPath()
        cairo.rectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        cairo.clip()
    }

    /// The rectangle around what can be drawn on.
    public var boundingBoxOfClipPath: CGRect {
        let extents = cairo.clipExtents
        return CGRect(x: extents.x, y: extents.y, width: extents.width, height: extents.height)
    }

    // MARK: Images and layers

    /// Draws a picture stretched into a rectangle.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard rect.width != 0, rect.height != 0 else { return }
        let (width, height) = (
            Double(image.width) / image.surface.scale, Double(image.height) / image.surface.scale
        )
        cairo.saved {
            cairo.translate(x: rect.minX, y: rect.minY)
            cairo.scale(x: rect.width / width, y: rect.height / height)
            let pattern = CairoPattern.surface(image.surface)
            // Edges stay sharp where a picture is made larger.
            pattern.setExtend(.pads)
            if state.interpolation == .none { pattern.keepsPixels() }
            cairo.setSource(pattern)
            cairo.setOperator(state.blendMode.cairo)
            cairo.newPath()
            cairo.rectangle(x: 0, y: 0, width: width, height: height)
            cairo.clip()
            cairo.paint(alpha: state.alpha)
        }
    }

    /// Draws into a layer until `endTransparencyLayer()`, which is then drawn as a whole.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        saveGState()
        cairo.pushGroup()
        state.alpha = 1
        state.blendMode = .normal
    }

    /// Draws the layer that was begun last.
    public func endTransparencyLayer() {
        guard let outer = saved.last else { return }
        let pattern = cairo.popGroup()
        restoreGState()
        cairo.setSource(pattern)
        cairo.setOperator(outer.blendMode.cairo)
        cairo.paint(alpha: outer.alpha)
    }
}
