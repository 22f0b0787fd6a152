import Foundation
internal import Gtk

extension GraphicsContext {
    /// An image that is fixed by the drawing's environment.
    public struct ResolvedImage {
        /// The size of the image, in points.
        public let size: CGSize
        /// How far the image's baseline is below its top, in points.
        public let baseline: CGFloat
        /// What the image is drawn with where it is a template or a symbol; nil: its own colours.
        public var shading: Shading?

        let image: PreparedImage
    }

    /// Fixes an image by the drawing's environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        let environment = environment
        let prepared = MainThread.assume { image.prepare(in: environment) }
        let isTemplate = prepared.isTemplate || !prepared.hasOwnColors
        return ResolvedImage(
            size: prepared.size, baseline: prepared.size.height, shading: isTemplate ? .foreground : nil,
            image: prepared)
    }

    /// Draws an image stretched into a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard rect.width != 0, rect.height != 0, image.size.width > 0, image.size.height > 0 else { return }
        let rect = rect.standardized
        var prepared = image.image
        var place = PreparedImage.Place(
            themeColor: .black, scale: Double(pixelScale), environment: environment)
        place.isRightToLeft = environment.layoutDirection == .rightToLeft
        let isTemplate = prepared.isTemplate || !prepared.hasOwnColors
        let paint = image.shading.map { self.paint($0) }
        // A stencil first, if the colour can't be given to the image itself.
        var stencil: (paint: _Paint, isAbsolute: Bool)?
        if let paint, isTemplate {
            if case .color(let color) = paint.paint.source {
                prepared.color = RGBA(color)
            } else {
                prepared.color = .black
                stencil = paint
            }
        }
        let node = MainThread.assume { RenderNode.recording { prepared.draw($0, rect.size, in: place) } }
        guard let node else { return }
        drawWhole(bounds: rect) { cairo in
            cairo.translate(x: rect.minX, y: rect.minY)
            guard let stencil else {
                node.draw(cairo)
                return
            }
            let local = CGRect(origin: .zero, size: rect.size)
            cairo.pushGroup()
            node.draw(cairo)
            let mask = cairo.popGroup()
            let layout =
                stencil.isAbsolute ? CGRect(x: -rect.minX, y: -rect.minY, width: 1, height: 1) : local
            PathRenderer.setSource(stencil.paint, bounds: layout, area: local, in: cairo)
            cairo.mask(mask)
        }
    }

    /// Draws an image in its own size, with an anchor of it at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: anchor.frame(of: image.size, at: point))
    }

    /// Draws an image stretched into a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size, with an anchor of it at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// One of the drawing's symbols as it looks now.
    public struct ResolvedSymbol {
        /// The size of the view, in points.
        public var size: CGSize { symbol.size }

        let symbol: DrawnSymbol
    }

    /// The view with a tag among the symbols of the canvas; nil: there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        nonisolated(unsafe) let id = AnyHashable(id)
        nonisolated(unsafe) let symbols = session.symbols
        return MainThread.assume { symbols?.symbol(id) }.map { ResolvedSymbol(symbol: $0) }
    }

    /// Draws a symbol stretched into a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let rect = rect.standardized
        let size = symbol.size
        guard let node = symbol.symbol.node, size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else {
            return
        }
        // What a view draws may lie outside of its frame.
        let reach = node.bounds
        let (x, y) = (rect.width / size.width, rect.height / size.height)
        let bounds = CGRect(
            x: rect.minX + reach.x * x, y: rect.minY + reach.y * y, width: reach.width * x, height: reach.height * y)
        drawWhole(bounds: bounds) { cairo in
            cairo.translate(x: rect.minX, y: rect.minY)
            if rect.size != size { cairo.scale(x: x, y: y) }
            node.draw(cairo)
        }
    }

    /// Draws a symbol in its own size, with an anchor of it at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: anchor.frame(of: symbol.size, at: point))
    }
}

extension UnitPoint {
    /// The rectangle of a size whose anchor is at a point.
    func frame(of size: CGSize, at point: CGPoint) -> CGRect {
        CGRect(x: point.x - x * size.width, y: point.y - y * size.height, width: size.width, height: size.height)
    }
}
