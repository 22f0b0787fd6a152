import Foundation
internal import Gtk

extension GraphicsContext {
    /// Fills copies of a path at many points.
    ///
    /// From some hundred copies on, each is a picture of the path that is made once for every quarter of a pixel, which is
    /// much faster than filling outlines.
    package func fillCopies(of path: Path, at points: [CGPoint], with shading: Shading) {
        if points.count >= Self.manyCopies, stamp(path, points, shading) { return }
        for point in points { fill(path.offsetBy(dx: point.x, dy: point.y), with: shading) }
    }

    private static var manyCopies: Int { 500 }
    /// How many places within a pixel, along each axis, have a picture of their own.
    private static var partsOfPixel: Int { 4 }

    /// False: what is to be drawn can't be made of copies.
    private func stamp(_ path: Path, _ points: [CGPoint], _ shading: Shading) -> Bool {
        let (paint, _) = paint(shading)
        guard case .color(let color) = paint.source, paint.shadows.isEmpty, paint.blendMode == .normal,
            blendMode == .normal, !needsGroup, layer.surface != nil, transform.a == 1, transform.d == 1,
            transform.b == 0, transform.c == 0, layer.prepare(clip, transform)
        else { return false }
        let scale = session.scale
        let bounds = path.boundingRect
        guard !bounds.isNull, bounds.width * scale < 256, bounds.height * scale < 256 else { return false }
        let (left, top) = ((bounds.minX * scale).rounded(.down) - 1, (bounds.minY * scale).rounded(.down) - 1)
        let width = Int((bounds.maxX * scale).rounded(.up) - left) + 2
        let height = Int((bounds.maxY * scale).rounded(.up) - top) + 2
        let parts = Self.partsOfPixel
        var stamps = [CairoSurface?](repeating: nil, count: parts * parts)
        func stamp(_ x: Int, _ y: Int) -> CairoSurface {
            if let known = stamps[y * parts + x] { return known }
            let surface = CairoSurface(width: width, height: height, scale: scale)
            let cairo = CairoContext(surface)
            let shift = 1 / Double(parts)
            cairo.translate(
                x: (Double(x) * shift - left) / scale, y: (Double(y) * shift - top) / scale)
            PathRenderer.trace(path, in: cairo)
            var rgba = RGBA(color)
            rgba.alpha *= opacity
            cairo.setSource(rgba)
            cairo.fill()
            stamps[y * parts + x] = surface
            return surface
        }
        let cairo = layer.cairo
        cairo.setOperator(.over)
        let visible = layer.area.insetBy(dx: -256, dy: -256)
        for point in points {
            let (x, y) = (point.x + transform.tx, point.y + transform.ty)
            guard visible.contains(CGPoint(x: x, y: y)) else { continue }
            // The nearest of the places within a pixel.
            let places = ((x * scale * Double(parts)).rounded(), (y * scale * Double(parts)).rounded())
            let pixel = ((places.0 / Double(parts)).rounded(.down), (places.1 / Double(parts)).rounded(.down))
            let picture = stamp(Int(places.0 - pixel.0 * Double(parts)), Int(places.1 - pixel.1 * Double(parts)))
            let origin = CGPoint(
                x: (pixel.0 + left) / scale - transform.tx, y: (pixel.1 + top) / scale - transform.ty)
            cairo.setSource(picture, x: origin.x, y: origin.y)
            cairo.rectangle(
                x: origin.x, y: origin.y, width: Double(width) / scale, height: Double(height) / scale)
            cairo.fill()
        }
        return true
    }
}
