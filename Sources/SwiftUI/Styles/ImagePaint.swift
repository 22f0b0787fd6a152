import Foundation
internal import Gtk

/// A part of an image, repeated over what is filled.
///
///     Circle().strokeBorder(ImagePaint(image: Image("stripes")), lineWidth: 10)
public struct ImagePaint: ShapeStyle, Equatable {
    /// The image.
    public var image: Image
    /// The part of the image, as fractions of its size.
    public var sourceRect: CGRect
    /// A factor to the size of the image.
    public var scale: CGFloat

    /// Creates a style from a part of an image.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        let environment = context.environment
        return _Paint(
            .image(
                _PaintPicture(
                    image, in: environment, sourceRect: sourceRect, scale: scale,
                    pixels: max(1, environment.displayScale))))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A part of an image, repeated over what is filled.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// A part of an image to draw with, in fixed colours.
public final class _PaintPicture: Hashable, @unchecked Sendable {
    private let image: PreparedImage
    private let sourceRect: CGRect
    private let scale: CGFloat
    private let pixels: CGFloat
    private let environment: EnvironmentValues
    // Used on the main thread only.
    private var tile: (surface: CairoSurface, opacity: Double)?

    init(_ image: Image, in environment: EnvironmentValues, sourceRect: CGRect, scale: CGFloat, pixels: CGFloat) {
        self.image = MainThread.assume { image.prepare(in: environment) }
        self.environment = environment
        self.sourceRect = sourceRect
        self.scale = scale
        self.pixels = pixels
    }

    public static func == (lhs: _PaintPicture, rhs: _PaintPicture) -> Bool {
        lhs === rhs
            || (lhs.image == rhs.image && lhs.sourceRect == rhs.sourceRect && lhs.scale == rhs.scale
                && lhs.pixels == rhs.pixels)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(image.size.width)
        hasher.combine(image.size.height)
        hasher.combine(scale)
    }

    /// The size of a tile, in points.
    private var size: CGSize {
        CGSize(
            width: image.size.width * sourceRect.width * scale, height: image.size.height * sourceRect.height * scale)
    }

    /// The tiles; nil: the image is empty.
    func pattern(at origin: CGPoint, opacity: Double) -> CairoPattern? {
        let known = tile.flatMap { $0.opacity == opacity ? $0.surface : nil }
        guard let surface = known ?? makeTile(opacity: opacity) else { return nil }
        tile = (surface, opacity)
        let pattern = CairoPattern.surface(surface)
        pattern.setExtend(.repeats)
        // Tiles have whole pixels, which may be a little more or less than their size.
        let (x, y) = (
            CGFloat(surface.width) / pixels / size.width, CGFloat(surface.height) / pixels / size.height
        )
        pattern.setMatrix(Matrix2D(a: x, d: y, tx: -origin.x * x, ty: -origin.y * y))
        return pattern
    }

    private func makeTile(opacity: Double) -> CairoSurface? {
        let (width, height) = ((size.width * pixels).rounded(), (size.height * pixels).rounded())
        guard width >= 1, height >= 1, width * height <= DrawingLayer.largestPixelCount else { return nil }
        let surface = CairoSurface(width: Int(width), height: Int(height), scale: pixels)
        let node = MainThread.assume {
            RenderNode.recording { snapshot in
                let place = PreparedImage.Place(
                    themeColor: RGBA(environment.shapeStyleContext.resolve(.primary)), scale: Double(pixels * scale),
                    environment: environment)
                snapshot.opacity(opacity) { image.draw(snapshot, image.size, in: place) }
            }
        }
        let cairo = CairoContext(surface)
        cairo.scale(x: scale, y: scale)
        cairo.translate(x: -sourceRect.minX * image.size.width, y: -sourceRect.minY * image.size.height)
        node?.draw(cairo)
        return surface
    }
}
