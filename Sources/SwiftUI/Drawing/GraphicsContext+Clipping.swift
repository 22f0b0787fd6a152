import Foundation
internal import Gtk

extension GraphicsContext {
    /// How something is cut off.
    public struct ClipOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The inside is cut off instead of the outside.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// The rectangle around what isn't cut off, in this context's coordinates.
    public var clipBoundingRect: CGRect {
        let bounds = clip?.bounds.intersection(layer.area) ?? layer.area
        guard !bounds.isNull, transform.a * transform.d != transform.b * transform.c else { return .zero }
        return bounds.applying(transform.inverted())
    }

    /// Cuts off what is drawn from now on outside of a path.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        if options.contains(.inverse) {
            clipToLayer(options: .inverse) { $0.fill(path, with: .color(.black), style: style) }
            return
        }
        let placed = path.applying(transform)
        let bounds = placed.boundingRect
        clip = ClipNode(.path(placed, style), bounds: bounds.isNull ? .zero : bounds, parent: clip)
    }

    /// Cuts off what is drawn from now on as far as a layer is transparent.
    ///
    /// - Parameters:
    ///   - opacity: a factor to the layer's opacity.
    ///   - options: whether the opaque part is cut off instead.
    ///   - content: draws the layer; its context begins with this one's transformation and nothing else.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let area = clip?.bounds.intersection(layer.area) ?? layer.area
        guard !area.isNull, let mask = DrawingLayer(session: session, area: area), let surface = mask.surface else {
            return
        }
        var context = GraphicsContext(layer: mask)
        context.transform = transform
        try content(&context)
        if options.contains(.inverse) || opacity < 1 {
            let isInverse = options.contains(.inverse)
            let factor = Float(isInverse ? -opacity : opacity)
            surface.multiplyColors([Float](repeating: 0, count: 18) + [factor, isInverse ? 1 : 0])
        }
        clip = ClipNode(.mask(surface, origin: mask.area.origin), bounds: mask.area, parent: clip)
    }
}
