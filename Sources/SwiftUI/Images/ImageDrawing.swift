import Foundation
internal import Gtk

/// A picture that is drawn when it is needed. Compared by identity.
final class ImageDrawing: Equatable, @unchecked Sendable {
    let size: CGSize
    let isOpaque: Bool
    // Called on the main thread only.
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.isOpaque = isOpaque
        self.renderer = renderer
    }

    static func == (lhs: ImageDrawing, rhs: ImageDrawing) -> Bool { lhs === rhs }

    /// Draws the picture into a rectangle at the origin.
    @MainActor
    func draw(_ snapshot: Snapshot, _ size: CGSize, in place: PreparedImage.Place) {
        guard self.size.width > 0, self.size.height > 0 else { return }
        let stretch = CGSize(width: size.width / self.size.width, height: size.height / self.size.height)
        let session = DrawingSession(environment: place.environment, scale: place.scale)
        guard let layer = DrawingLayer(session: session, area: CGRect(origin: .zero, size: size)) else { return }
        if isOpaque { layer.fillBlack() }
        var context = GraphicsContext(layer: layer)
        context.scaleBy(x: stretch.width, y: stretch.height)
        renderer(&context)
        layer.append(to: snapshot)
    }
}

extension Image {
    /// Creates an image that is drawn.
    ///
    /// - Parameters:
    ///   - size: the size of the image, in points.
    ///   - label: what a screen reader says for it; nil: nothing.
    ///   - opaque: whether the image has no transparent parts; where nothing is drawn it is black then.
    ///   - colorMode: the colours to work with; drawing is done in sRGB in any case.
    ///   - renderer: draws the image, whenever that is needed.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let drawing = ImageDrawing(size: size, isOpaque: opaque, renderer: renderer)
        self.init(source: .drawing(drawing), label: label, isDecorative: label == nil)
    }
}
