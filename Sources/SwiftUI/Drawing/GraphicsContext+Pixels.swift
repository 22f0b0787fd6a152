import Foundation
internal import Gtk

/// The pixels that a context draws on, for drawings that are computed pixel by pixel.
package struct PixelGrid {
    /// The size in pixels.
    package let width: Int
    /// The size in pixels.
    package let height: Int
    /// Pixels per point.
    package let scale: Double
    /// The place of the first pixel, in pixels of the context's coordinates.
    package let left: Double
    /// The place of the first pixel, in pixels of the context's coordinates.
    package let top: Double

    /// Creates a grid.
    package init(width: Int, height: Int, scale: Double, left: Double, top: Double) {
        self.width = width
        self.height = height
        self.scale = scale
        self.left = left
        self.top = top
    }
}

/// One colour, for drawings that are computed pixel by pixel.
package struct FlatPaint {
    let color: RGBA

    /// How opaque the colour is, from 0 to 1.
    package var alpha: Double { color.alpha }
}

extension GraphicsContext {
    /// Writes opacities from 0 to 255, row by row; the rows are so many bytes apart. All are 0 before.
    package typealias WriteOpacities = (_ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void

    /// The pixels of all that is drawn on; nil: what is drawn here has no pixels of its own, or isn't upright.
    package var pixels: PixelGrid? {
        guard layer.surface != nil, transform.a == 1, transform.d == 1, transform.b == 0, transform.c == 0 else {
            return nil
        }
        let scale = session.scale
        let seen = layer.area
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
        let (left, top) = ((seen.minX * scale).rounded(.down), (seen.minY * scale).rounded(.down))
        let (width, height) = ((seen.maxX * scale).rounded(.up) - left, (seen.maxY * scale).rounded(.up) - top)
        guard width * height < 16_000_000 else { return nil }
        return PixelGrid(
            width: Int(width), height: Int(height), scale: scale, left: left - transform.tx * scale,
            top: top - transform.ty * scale)
    }

    /// Fills as much of each pixel as opacities say.
    ///
    /// - Parameters:
    ///   - grid: the pixels.
    ///   - bounds: where gradients are laid out.
    ///   - shading: a colour or a pattern.
    package func fill(_ grid: PixelGrid, bounds: CGRect, with shading: Shading, write: WriteOpacities) {
        let origin = CGPoint(x: grid.left / grid.scale, y: grid.top / grid.scale)
        fill(opaquePartOf: Self.surface(grid, write), at: origin, bounds: bounds, with: shading)
    }

    private static func surface(_ grid: PixelGrid, _ write: WriteOpacities) -> CairoSurface {
        CairoSurface(alphaWidth: grid.width, height: grid.height, scale: grid.scale, write: write)
    }

    /// The colour that a shading comes down to; nil: it takes more than one colour laid over what was drawn.
    package func flatPaint(_ shading: Shading) -> FlatPaint? {
        let (paint, _) = paint(shading)
        guard case .color(let color) = paint.source, paint.shadows.isEmpty, paint.blendMode == .normal,
            blendMode == .normal, !needsGroup
        else { return nil }
        var rgba = RGBA(color)
        rgba.alpha *= opacity
        return FlatPaint(color: rgba)
    }

    /// Lays a colour over each pixel, as much as opacities say, which have to contain the colour's own.
    package func fill(_ grid: PixelGrid, with paint: FlatPaint, write: WriteOpacities) {
        guard layer.prepare(clip, transform) else { return }
        var opaque = paint.color
        opaque.alpha = 1
        let cairo = layer.cairo
        cairo.setOperator(.over)
        cairo.setSource(opaque)
        cairo.newPath()
        cairo.mask(Self.surface(grid, write), x: grid.left / grid.scale, y: grid.top / grid.scale)
    }

    /// How opaque a path in a colour makes each pixel, from 0 to 1, row by row.
    package static func opacities(of path: Path, in grid: PixelGrid, alpha: Double) -> [Double] {
        let surface = CairoSurface(width: grid.width, height: grid.height, scale: grid.scale)
        let cairo = CairoContext(surface)
        cairo.translate(x: -grid.left / grid.scale, y: -grid.top / grid.scale)
        PathRenderer.trace(path, in: cairo)
        cairo.setSource(RGBA(red: 0, green: 0, blue: 0, alpha: alpha))
        cairo.fill()
        return (0..<grid.height).flatMap { y in
            (0..<grid.width).map { x in surface.pixel(x: x, y: y)?.alpha ?? 0 }
        }
    }
}
