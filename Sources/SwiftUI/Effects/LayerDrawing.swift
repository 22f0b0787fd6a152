import Foundation
internal import Gtk

/// How a host is drawn as a whole.
enum LayerDrawing: Sendable {
    /// As it is, but nothing outside of its rectangle.
    case clippedToBounds
    /// Within a shape.
    case clipped(any Shape, FillStyle)
    case shadow(RGBA, radius: Double, x: Double, y: Double)
    case blur(radius: Double)
    /// Colours, as columns (red, green, blue, alpha, 1), are multiplied by five columns of four.
    case colors([Float])
    /// As it is, on black if it has no transparent parts.
    case group(isOpaque: Bool)
    /// As it says for the view's size and place.
    case byGeometry(@Sendable (GeometryProxy) -> [_VisualOperation])

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
    func draw(_ snapshot: Snapshot, _ size: CGSize, geometry: GeometryProxy, _ content: (Snapshot) -> Void) {
        func draw() { content(snapshot) }
        switch self {
        case .clippedToBounds: snapshot.clip(x: 0, y: 0, width: size.width, height: size.height, draw)
        case .clipped(let shape, let style): clip(snapshot, size, shape, style, content)
        case .shadow(let color, let radius, let x, let y): snapshot.shadow(color, radius: radius, x: x, y: y, draw)
        case .blur(let radius): snapshot.blur(radius: radius, draw)
        case .colors(let matrix): snapshot.multiplyColors(matrix, draw)
        case .group(let isOpaque):
            if isOpaque { snapshot.append(.black, x: 0, y: 0, width: size.width, height: size.height) }
            draw()
        case .byGeometry(let operations):
            Self.draw(operations(geometry)[...], snapshot, size, geometry, content)
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

    /// Draws with the operations, the first of which is the innermost.
    @MainActor
    private static func draw(
        _ operations: ArraySlice<_VisualOperation>, _ snapshot: Snapshot, _ size: CGSize, _ geometry: GeometryProxy,
        _ content: (Snapshot) -> Void
    ) {
        guard let last = operations.last else { return content(snapshot) }
        func inner(_ snapshot: Snapshot) { draw(operations.dropLast(), snapshot, size, geometry, content) }
        func transform(_ transform: CGAffineTransform) {
            snapshot.transform(Matrix2D(transform)) { inner(snapshot) }
        }
        switch last.kind {
        case .layer(let drawing): drawing.draw(snapshot, size, geometry: geometry, inner)
        case .opacity(let opacity): snapshot.opacity(opacity) { inner(snapshot) }
        case .move(let offset): transform(CGAffineTransform(translationX: offset.width, y: offset.height))
        case .projection(let projection): transform(projection(size))
        case .transform(let matrix, let anchor):
            let point = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
            transform(
                CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(matrix)
                    .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
        }
    }
}
