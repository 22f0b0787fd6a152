import Foundation
internal import Gtk

/// A picture of pixels, as Core Graphics has it.
public final class CGImage: Equatable, @unchecked Sendable {
    // Not changed after the image was made.
    let surface: CairoSurface
    // Used on the main thread only.
    private var shown: (orientation: Image.Orientation, picture: LoadedPicture)?

    init(_ surface: CairoSurface) {
        self.surface = surface
    }

    /// Reads a picture file of any format that the desktop knows; nil if it can't be read.
    @MainActor
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL, let texture = try? Paintable.texture(path: url.path) else { return nil }
        self.init(texture.surface(width: texture.intrinsicWidth, height: texture.intrinsicHeight))
    }

    /// The width, in pixels.
    public var width: Int { surface.width }
    /// The height, in pixels.
    public var height: Int { surface.height }
    /// The bits of a component of a pixel.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel.
    public var bitsPerPixel: Int { 32 }

    /// A part of the picture, in pixels; nil if there is nothing.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let result = CairoSurface(width: Int(part.width), height: Int(part.height))
        let cairo = CairoContext(result)
        let source = CairoPattern.surface(surface)
        let scale = surface.scale
        source.setMatrix(Matrix2D(a: 1 / scale, d: 1 / scale, tx: part.minX / scale, ty: part.minY / scale))
        source.keepsPixels()
        cairo.setSource(source)
        cairo.paint()
        return CGImage(result)
    }

    /// The picture as the contents of a PNG file.
    ///
    /// - Throws: an error if the picture can't be written.
    public func pngData() throws -> Data { try surface.pngData() }

    /// The colour of a pixel; nil outside of the picture.
    public func color(x: Int, y: Int) -> Color.Resolved? {
        surface.pixel(x: x, y: y).map {
            Color.Resolved(red: Float($0.red), green: Float($0.green), blue: Float($0.blue), opacity: Float($0.alpha))
        }
    }

    /// Whether both are the same picture.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
}

extension Image {
    /// Creates an image of pixels with words that a screen reader says for it.
    ///
    /// - Parameters:
    ///   - cgImage: the pixels.
    ///   - scale: pixels per point.
    ///   - orientation: how the picture is turned.
    ///   - label: the words.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        self.init(source: .bitmap(cgImage, scale: scale, orientation), label: label)
    }

    /// Creates an image of pixels that screen readers pass over.
    ///
    /// - Parameters:
    ///   - cgImage: the pixels.
    ///   - scale: pixels per point.
    ///   - orientation: how the picture is turned.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        self.init(source: .bitmap(cgImage, scale: scale, orientation), isDecorative: true)
    }
}

extension CGImage {
    /// The picture to show; made once for an orientation and a scale.
    @MainActor
    func picture(scale: CGFloat, _ orientation: Image.Orientation) -> LoadedPicture {
        if let shown, shown.orientation == orientation, shown.picture.scale == scale { return shown.picture }
        let upright = orientation == .up ? surface : surface.turned(orientation)
        let picture = LoadedPicture(Paintable.texture(upright), scale: scale)
        shown = (orientation, picture)
        return picture
    }
}

extension CairoSurface {
    /// The picture as it is to be seen.
    func turned(_ orientation: Image.Orientation) -> CairoSurface {
        let (w, h) = (Double(width), Double(height))
        // From the points of the upright picture to those in the file.
        let matrix: Matrix2D =
            switch orientation {
            case .up: .identity
            case .upMirrored: Matrix2D(a: -1, d: 1, tx: w)
            case .down: Matrix2D(a: -1, d: -1, tx: w, ty: h)
            case .downMirrored: Matrix2D(a: 1, d: -1, ty: h)
            case .left: Matrix2D(a: 0, b: 1, c: -1, d: 0, tx: w, ty: 0)
            case .leftMirrored: Matrix2D(a: 0, b: 1, c: 1, d: 0)
            case .right: Matrix2D(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: h)
            case .rightMirrored: Matrix2D(a: 0, b: -1, c: -1, d: 0, tx: w, ty: h)
            }
        let isTurned = matrix.a == 0
        let result = CairoSurface(width: isTurned ? height : width, height: isTurned ? width : height)
        let cairo = CairoContext(result)
        let pattern = CairoPattern.surface(self)
        pattern.setMatrix(
            Matrix2D(
                a: matrix.a / scale, b: matrix.b / scale, c: matrix.c / scale, d: matrix.d / scale,
                tx: matrix.tx / scale, ty: matrix.ty / scale))
        pattern.keepsPixels()
        cairo.setSource(pattern)
        cairo.paint()
        return result
    }
}
