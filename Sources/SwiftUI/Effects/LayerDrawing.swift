import Foundation
internal import Gtk

/// How a host is drawn as a whole.
enum LayerDrawing: Sendable {
    /// As it is, but nothing outside of its rectangle.
    case clippedToBounds
    /// Within a shape.
    case clipped(any Shape, FillStyle)
    case shadow(RGBA, radius: Double, x: Double, y: Double)
    /// Blurred by a standard deviation in points; if it is opaque, its edges stay where they are.
    case blur(radius: Double, isOpaque: Bool)
    /// Colours, as columns (red, green, blue, alpha, 1), are multiplied by five columns of four.
    case colors([Float])
    /// As it is, on black if it has no transparent parts.
    case group(isOpaque: Bool)
    /// As it says for the view's size and place.
    case byGeometry(@Sendable (GeometryProxy) -> [_VisualOperation])

    /// What is known of the host when it is drawn.
    struct Layer {
        let geometry: GeometryProxy
        /// Pixels per point of what has to be drawn as a picture.
        let scale: Double
    }

    /// Whether the host cuts off what is outside of it, which also keeps the pointer from it.
    var clips: Bool {
        switch self {
        case .clippedToBounds, .clipped: true
        default: false
        }
    }

    /// Whether the leaves are drawn as they are.
    var isPlain: Bool {
        switch self {
        case .clippedToBounds, .group(isOpaque: false): true
        default: false
        }
    }

    /// Draws what `content` draws in this way, in a rectangle at the origin.
    @MainActor
    func draw(_ snapshot: Snapshot, _ size: CGSize, _ layer: Layer, _ content: @escaping (Snapshot) -> Void) {
        func draw() { content(snapshot) }
        switch self {
        case .clippedToBounds: snapshot.clip(x: 0, y: 0, width: size.width, height: size.height, draw)
        case .clipped(let shape, let style): clip(snapshot, size, shape, style, content)
        case .shadow(let color, let radius, let x, let y): snapshot.shadow(color, radius: radius, x: x, y: y, content)
        case .blur(let radius, let isOpaque):
            if isOpaque, radius > 0 {
                Self.blurOpaque(snapshot, size, radius: radius, scale: layer.scale, content)
            } else {
                // GTK counts the whole width of the blur, as CSS does.
                snapshot.blur(radius: radius * 2, draw)
            }
        case .colors(let matrix): snapshot.multiplyColors(matrix, draw)
        case .group(let isOpaque):
            if isOpaque { snapshot.append(.black, x: 0, y: 0, width: size.width, height: size.height) }
            draw()
        case .byGeometry(let operations):
            Self.draw(operations(layer.geometry), snapshot, size, layer, content)
        }
    }

    @MainActor
    private func clip(
        _ snapshot: Snapshot, _ size: CGSize, _ shape: any Shape, _ style: FillStyle, _ content: (Snapshot) -> Void
    ) {
        let rect = CGRect(origin: .zero, size: size)
        if let outline = RoundedOutline(shape, in: rect) {
            snapshot.roundedClip(
                x: outline.rect.minX, y: outline.rect.minY, width: outline.rect.width, height: outline.rect.height,
                corners: outline.corners.map { ($0.width, $0.height) }
            ) { content(snapshot) }
            return
        }
        // GTK 4.8 has no mask: what the views draw is drawn with Cairo within the outline.
        guard let node = RenderNode.recording(content) else { return }
        snapshot.appendCairo(x: 0, y: 0, width: size.width, height: size.height) { cairo in
            PathRenderer.trace(shape.path(in: rect), in: cairo)
            cairo.fillRule = style.isEOFilled ? .evenOdd : .winding
            cairo.setAntialiasing(style.isAntialiased)
            cairo.clip()
            node.draw(cairo)
        }
    }

    /// Draws with the operations that aren't transformations, the first of which is the innermost. The layer is
    /// transformed as a whole, so that a blur is as large as the transformations inside of it make it.
    @MainActor
    private static func draw(
        _ operations: [_VisualOperation], _ snapshot: Snapshot, _ size: CGSize, _ layer: Layer,
        _ content: @escaping (Snapshot) -> Void
    ) {
        var draw = content
        var enlarged = 1.0
        for operation in operations {
            let inner = draw
            switch operation.kind {
            case .layer(.blur(let radius, let isOpaque)):
                let drawing = LayerDrawing.blur(radius: radius / max(enlarged, 0.001), isOpaque: isOpaque)
                draw = { drawing.draw($0, size, layer, inner) }
            case .layer(let drawing): draw = { drawing.draw($0, size, layer, inner) }
            case .opacity(let opacity): draw = { snapshot in snapshot.opacity(opacity) { inner(snapshot) } }
            case .move, .projection, .transform:
                guard let affine = operation.transform(size)?.affine else { continue }
                enlarged *= abs(affine.a * affine.d - affine.b * affine.c).squareRoot()
            }
        }
        draw(snapshot)
    }

    /// Blurs in the rectangle as if what is at its edges went on beyond them.
    @MainActor
    private static func blurOpaque(
        _ snapshot: Snapshot, _ size: CGSize, radius: Double, scale: Double, _ content: (Snapshot) -> Void
    ) {
        let rect = CGRect(origin: .zero, size: size)
        let session = DrawingSession(environment: EnvironmentValues(), scale: scale)
        guard let node = RenderNode.recording(content), let sharp = DrawingLayer(session: session, area: rect),
            let blurred = DrawingLayer(session: session, area: rect.insetBy(dx: -3 * radius, dy: -3 * radius)),
            let pixels = sharp.surface
        else { return }
        node.draw(sharp.cairo)
        let pattern = CairoPattern.surface(pixels)
        pattern.setExtend(.pads)
        blurred.cairo.setSource(pattern)
        blurred.cairo.paint()
        blurred.surface?.blur(radius * scale)
        snapshot.clip(x: 0, y: 0, width: size.width, height: size.height) { blurred.append(to: snapshot) }
    }
}
