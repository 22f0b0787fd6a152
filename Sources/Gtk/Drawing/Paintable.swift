import CAdwaita
import CGtkShim
import Foundation

/// Something with a picture: a texture, an icon of the theme.
@MainActor
public final class Paintable: GObjectReference {
    /// Shares GDK's paintable.
    public init(wrapping paintable: OpaquePointer) { super.init(referencing: UnsafeMutableRawPointer(paintable)) }

    init(taking paintable: OpaquePointer) { super.init(taking: UnsafeMutableRawPointer(paintable)) }

    /// The width the picture has of itself, in points; 0 if it has none.
    public var intrinsicWidth: Int { Int(gdk_paintable_get_intrinsic_width(opaque)) }
    /// The height the picture has of itself, in points; 0 if it has none.
    public var intrinsicHeight: Int { Int(gdk_paintable_get_intrinsic_height(opaque)) }

    /// Reads a picture file.
    ///
    /// - Throws: ``GtkError`` when it can't be read or has no known format.
    public static func texture(path: String) throws -> Paintable {
        try Paintable(taking: GtkError.unwrap { gdk_texture_new_from_filename(path, &$0) })
    }

    /// Reads a picture from a file's contents.
    ///
    /// - Throws: ``GtkError`` when it has no known format.
    public static func texture(data: Data) throws -> Paintable {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        return try Paintable(taking: GtkError.unwrap { gdk_texture_new_from_bytes(bytes, &$0) })
    }

    /// A picture from a surface's pixels, copied.
    public static func texture(_ surface: CairoSurface) -> Paintable {
        cairo_surface_flush(surface.pointer)
        let stride = Int(cairo_image_surface_get_stride(surface.pointer))
        let bytes = g_bytes_new(cairo_image_surface_get_data(surface.pointer), gsize(stride * surface.height))
        defer { g_bytes_unref(bytes) }
        // Cairo's ARGB32 in the machine's byte order.
        let format = UInt32(1).littleEndian == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
        return Paintable(
            taking: gdk_memory_texture_new(
                Int32(surface.width), Int32(surface.height), format, bytes, gsize(stride)))
    }

    /// The picture drawn onto a new surface; the surface's pixels are `scale` times the points.
    public func surface(width: Int, height: Int, scale: Double = 1) -> CairoSurface {
        let surface = CairoSurface(
            width: Int((Double(width) * scale).rounded()), height: Int((Double(height) * scale).rounded()), scale: scale
        )
        let snapshot = gtk_snapshot_new()!
        gdk_paintable_snapshot(opaque, snapshot, Double(width), Double(height))
        if let node = gtk_snapshot_free_to_node(snapshot) {
            let context = CairoContext(surface)
            gsk_render_node_draw(node, context.pointer)
            gsk_render_node_unref(node)
        }
        return surface
    }

    /// What a part of a widget looks like at the moment; nil if that is nothing.
    public static func part(of widget: Widget, x: Double, y: Double, width: Double, height: Double) -> Paintable? {
        let whole = gtk_widget_paintable_new(widget.pointer)!
        defer { g_object_unref(UnsafeMutableRawPointer(whole)) }
        let snapshot = gtk_snapshot_new()!
        var area = graphene_rect_t()
        graphene_rect_init(&area, 0, 0, Float(width), Float(height))
        gtk_snapshot_push_clip(snapshot, &area)
        var offset = graphene_point_t(x: Float(-x), y: Float(-y))
        gtk_snapshot_translate(snapshot, &offset)
        gdk_paintable_snapshot(
            whole, snapshot, Double(gtk_widget_get_width(widget.pointer)),
            Double(gtk_widget_get_height(widget.pointer)))
        gtk_snapshot_pop(snapshot)
        var size = graphene_size_t(width: Float(width), height: Float(height))
        return gtk_snapshot_free_to_paintable(snapshot, &size).map { Paintable(taking: $0) }
    }

    /// What a widget looks like, kept up to date.
    public static func widget(_ widget: Widget) -> Paintable {
        Paintable(taking: gtk_widget_paintable_new(widget.pointer))
    }
}

/// A picture that was decoded, on any thread.
public final class DecodedTexture: @unchecked Sendable {
    private let pointer: OpaquePointer

    /// Reads a picture from a file's contents.
    ///
    /// - Throws: ``GtkError`` when it has no known format.
    public init(_ data: Data) throws {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        pointer = try GtkError.unwrap { gdk_texture_new_from_bytes(bytes, &$0) }
    }

    /// Reads a picture file.
    ///
    /// - Throws: ``GtkError`` when it can't be read or has no known format.
    public init(path: String) throws {
        pointer = try GtkError.unwrap { gdk_texture_new_from_filename(path, &$0) }
    }

    /// Reads a file of lines and curves as a picture of a size in pixels.
    ///
    /// - Throws: ``GtkError`` when it can't be read or has no known format.
    public init(path: String, width: Int, height: Int) throws {
        let pixels = try GtkError.unwrap {
            gdk_pixbuf_new_from_file_at_scale(path, Int32(clamping: width), Int32(clamping: height), 0, &$0)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        pointer = gdk_texture_new_for_pixbuf(pixels)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// The width, in pixels.
    public var width: Int { Int(gdk_texture_get_width(pointer)) }
    /// The height, in pixels.
    public var height: Int { Int(gdk_texture_get_height(pointer)) }

    /// The picture to show.
    @MainActor public func paintable() -> Paintable { Paintable(wrapping: pointer) }

    /// The size that a picture file has, without reading its pixels; nil if its format isn't known.
    public static func size(path: String) -> (width: Int, height: Int)? {
        var width: Int32 = 0
        var height: Int32 = 0
        guard gdk_pixbuf_get_file_info(path, &width, &height) != nil else { return nil }
        return (Int(width), Int(height))
    }
}
