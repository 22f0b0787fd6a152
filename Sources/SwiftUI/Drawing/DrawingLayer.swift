import Foundation
internal import Gtk

/// Something to draw on: a surface, or a page. Copies of a graphics context share it.
///
/// Coordinates are those of the whole drawing ("canvas"), in points; a layer covers a part of it.
final class DrawingLayer {
    let session: DrawingSession
    let cairo: CairoContext
    /// The pixels; nil: what is drawn is recorded.
    let surface: CairoSurface?
    /// The part of the canvas that the layer covers, on whole pixels.
    let area: CGRect
    private let base: Matrix2D
    private var clip: ClipNode?
    private var transform: CGAffineTransform?

    /// No picture is larger than this, in pixels: more would be gigabytes of memory.
    static let largestPixelCount = 64_000_000.0

    /// A transparent layer over a part of the canvas; nil if that is empty or too large.
    init?(session: DrawingSession, area: CGRect) {
        let scale = session.scale
        guard !area.isNull, area.width > 0, area.height > 0, area.width.isFinite, area.height.isFinite else {
            return nil
        }
        let (left, top) = ((area.minX * scale).rounded(.down), (area.minY * scale).rounded(.down))
        let (right, bottom) = ((area.maxX * scale).rounded(.up), (area.maxY * scale).rounded(.up))
        let (width, height) = (right - left, bottom - top)
        guard width <= 32_000, height <= 32_000, width * height <= Self.largestPixelCount else { return nil }
        let surface = CairoSurface(width: Int(width), height: Int(height), scale: scale)
        guard surface.isValid else { return nil }
        self.session = session
        self.surface = surface
        self.area = CGRect(x: left / scale, y: top / scale, width: width / scale, height: height / scale)
        cairo = CairoContext(surface)
        cairo.translate(x: -self.area.minX, y: -self.area.minY)
        base = cairo.matrix
        cairo.save()
    }

    /// A layer that draws with a context as it is.
    init(session: DrawingSession, cairo: CairoContext, area: CGRect) {
        self.session = session
        self.cairo = cairo
        self.area = area
        surface = nil
        base = cairo.matrix
        cairo.save()
    }

    /// Sets what is cut off and the transformation of coordinates; false: nothing can be seen of what is drawn.
    func prepare(_ clip: ClipNode?, _ transform: CGAffineTransform) -> Bool {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite else { return false }
        if clip !== self.clip {
            cairo.restore()
            cairo.save()
            cairo.matrix = base
            clip?.apply(to: cairo)
            self.clip = clip
            self.transform = nil
        }
        if transform != self.transform {
            cairo.matrix = base
            if !transform.isIdentity { cairo.transform(Matrix2D(transform)) }
            self.transform = transform
        }
        return true
    }

    func fillBlack() {
        guard prepare(nil, .identity) else { return }
        cairo.setOperator(.over)
        cairo.setSource(.black)
        cairo.paint()
    }

    /// Draws the layer, or a part of it, into a snapshot, at its place.
    @MainActor
    func append(to snapshot: Snapshot, in part: CGRect? = nil) {
        guard let surface else { return }
        let part = part ?? area
        // Not as a texture: GTK 4.8 converts all of its pixels each time that any part of it is painted.
        snapshot.appendCairo(x: part.minX, y: part.minY, width: part.width, height: part.height) { cairo in
            cairo.setSource(surface, x: area.minX, y: area.minY)
            cairo.paint()
        }
    }
}

/// Something that is cut off, and what was before.
final class ClipNode {
    enum Kind {
        /// What is outside of a path, in the canvas's coordinates.
        case path(Path, FillStyle)
        /// What is outside of the opaque part of a surface, which has its corner at a point of the canvas.
        case mask(CairoSurface, origin: CGPoint)
    }

    let parent: ClipNode?
    let kind: Kind
    /// The rectangle around what isn't cut off.
    let bounds: CGRect
    let hasMask: Bool

    init(_ kind: Kind, bounds: CGRect, parent: ClipNode?) {
        self.kind = kind
        self.parent = parent
        self.bounds = parent.map { $0.bounds.intersection(bounds) } ?? bounds
        if case .mask = kind { hasMask = true } else { hasMask = parent?.hasMask ?? false }
    }

    /// Clips by all paths; masks are applied to what was drawn.
    func apply(to cairo: CairoContext) {
        parent?.apply(to: cairo)
        guard case .path(let path, let style) = kind else { return }
        PathRenderer.trace(path, in: cairo)
        cairo.fillRule = style.isEOFilled ? .evenOdd : .winding
        cairo.setAntialiasing(style.isAntialiased)
        cairo.clip()
        cairo.setAntialiasing(true)
    }

    /// Takes away from a layer what the masks cut off.
    func applyMasks(to layer: DrawingLayer) {
        parent?.applyMasks(to: layer)
        guard case .mask(let surface, let origin) = kind, layer.prepare(nil, .identity) else { return }
        layer.cairo.setOperator(.destinationIn)
        layer.cairo.setSource(surface, x: origin.x, y: origin.y)
        layer.cairo.paint()
    }
}

extension Matrix2D {
    init(_ transform: CGAffineTransform) {
        self.init(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
    }
}
