import CAdwaita
import CGtkShim
import Foundation

/// A picture in memory to draw on, with premultiplied alpha.
public final class CairoSurface {
    /// Cairo's surface.
    public let pointer: OpaquePointer

    /// Takes over a reference.
    public init(taking pointer: OpaquePointer) { self.pointer = pointer }

    /// A transparent picture of a size in pixels, drawn on in points of `scale` pixels. Sizes under 1 count as 1.
    public init(width: Int, height: Int, scale: Double = 1) {
        pointer = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(clamping: max(width, 1)), Int32(clamping: max(height, 1)))
        cairo_surface_set_device_scale(pointer, scale, scale)
    }

    /// A picture of nothing but opacities, of a size in pixels.
    ///
    /// - Parameter write: writes the opacities, row by row; the rows are so many bytes apart.
    public init(
        alphaWidth width: Int, height: Int, scale: Double, write: (UnsafeMutablePointer<UInt8>, Int) -> Void
    ) {
        pointer = cairo_image_surface_create(
            CAIRO_FORMAT_A8, Int32(clamping: max(width, 1)), Int32(clamping: max(height, 1)))
        cairo_surface_flush(pointer)
        if let data = cairo_image_surface_get_data(pointer) {
            write(data, Int(cairo_image_surface_get_stride(pointer)))
        }
        cairo_surface_mark_dirty(pointer)
        cairo_surface_set_device_scale(pointer, scale, scale)
    }

    deinit { cairo_surface_destroy(pointer) }

    /// The width in pixels.
    public var width: Int { Int(cairo_image_surface_get_width(pointer)) }
    /// The height in pixels.
    public var height: Int { Int(cairo_image_surface_get_height(pointer)) }
    /// Pixels per point of what is drawn.
    public var scale: Double {
        var (x, y) = (1.0, 1.0)
        cairo_surface_get_device_scale(pointer, &x, &y)
        return x
    }
    /// Whether Cairo could make the picture and draw on it.
    public var isValid: Bool { cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS }

    /// The colour of a pixel; nil outside of the picture.
    public func pixel(x: Int, y: Int) -> RGBA? {
        guard x >= 0, y >= 0, x < width, y < height else { return nil }
        cairo_surface_flush(pointer)
        guard let data = cairo_image_surface_get_data(pointer) else { return nil }
        let row = data + y * Int(cairo_image_surface_get_stride(pointer))
        let value = UnsafeRawPointer(row).load(fromByteOffset: x * 4, as: UInt32.self)
        let alpha = Double(value >> 24) / 255
        guard alpha > 0 else { return .clear }
        func component(_ shift: UInt32) -> Double { Double(value >> shift & 0xff) / 255 / alpha }
        return RGBA(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }

    // MARK: Documents

    /// A document to draw pages on, of a size in points; written when it is finished.
    public static func pdf(path: String, width: Double, height: Double) -> CairoSurface {
        CairoSurface(taking: cairo_pdf_surface_create(path, width, height))
    }

    /// The size of the pages of a document from now on, in points.
    public func setPageSize(width: Double, height: Double) {
        guard cairo_surface_get_type(pointer) == CAIRO_SURFACE_TYPE_PDF else { return }
        cairo_pdf_surface_set_size(pointer, width, height)
    }

    /// A drawing in a file, of a size in points; written when it is finished.
    public static func svg(path: String, width: Double, height: Double) -> CairoSurface {
        CairoSurface(taking: cairo_svg_surface_create(path, width, height))
    }

    /// Writes what is left to be written; nothing can be drawn any more.
    ///
    /// - Throws: ``CairoError`` when the file can't be written.
    public func finish() throws {
        cairo_surface_finish(pointer)
        try CairoError.check(cairo_surface_status(pointer))
    }

    // MARK: Pixels

    /// Blurs the picture as far as a bell curve with this standard deviation, in pixels.
    public func blur(_ deviation: Double) { windsock_surface_blur(pointer, deviation) }

    /// Multiplies colours by four rows of five: what red, green, blue, alpha and 1 contribute to each component.
    ///
    /// - Parameter isLinear: whether components are taken without the gamma curve of sRGB.
    public func multiplyColors(_ rows: [Float], isLinear: Bool = false) {
        precondition(rows.count == 20, "A matrix of colours has four rows of five.")
        windsock_surface_multiply_colors(pointer, rows, isLinear ? 1 : 0)
    }

    /// Fills with a colour where the opacity is in a range, and clears the rest.
    public func threshold(_ range: ClosedRange<Double>, color: RGBA) {
        var gdk = color.gdk
        windsock_surface_threshold(pointer, range.lowerBound, range.upperBound, &gdk)
    }

    /// Lays another picture of the same size over this one, adding up what both lack of white.
    public func burn(_ source: CairoSurface) { windsock_surface_burn(pointer, source.pointer) }

    /// Replaces the picture by another one seen through a projection.
    ///
    /// - Parameter matrix: what takes a point of this picture to one of the other, in pixels.
    public func project(_ source: CairoSurface, by matrix: Matrix3D) {
        windsock_surface_project(pointer, source.pointer, matrix.values)
    }

    /// Whether all that was drawn goes to pixels in memory.
    public var isImage: Bool { cairo_surface_get_type(pointer) == CAIRO_SURFACE_TYPE_IMAGE }

    /// The picture as a PNG file's contents.
    ///
    /// - Throws: ``CairoError`` when Cairo can't write the picture.
    public func pngData() throws -> Data {
        let box = DataBox()
        let status = cairo_surface_write_to_png_stream(
            pointer,
            { closure, bytes, count in
                let box = Unmanaged<DataBox>.fromOpaque(closure!).takeUnretainedValue()
                box.data.append(bytes!, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(box).toOpaque())
        try CairoError.check(status)
        return box.data
    }

    /// Writes the picture as a PNG file.
    ///
    /// - Throws: ``CairoError`` when the file can't be written.
    public func writePNG(to path: String) throws {
        try CairoError.check(cairo_surface_write_to_png(pointer, path))
    }

    /// Reads a PNG file.
    ///
    /// - Throws: ``CairoError`` when there is no such file or it isn't a PNG.
    public static func png(at path: String) throws -> CairoSurface {
        let surface = CairoSurface(taking: cairo_image_surface_create_from_png(path))
        try CairoError.check(cairo_surface_status(surface.pointer))
        return surface
    }
}

/// Why Cairo couldn't read or write a picture.
public struct CairoError: Error, CustomStringConvertible {
    /// Cairo's words for it.
    public let description: String

    static func check(_ status: cairo_status_t) throws {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw CairoError(description: String(cString: cairo_status_to_string(status)))
    }
}

private final class DataBox {
    var data = Data()
}
