import CAdwaita

/// An icon.
@MainActor
public final class Image: Widget {
    /// An icon of the theme.
    public init(iconName: String? = nil) { super.init(creating: gtk_image_new_from_icon_name(iconName)) }

    /// The icon's name in the theme; nil if the image shows something else.
    public var iconName: String? {
        get { String(borrowing: gtk_image_get_icon_name(opaque)) }
        set { write { gtk_image_set_from_icon_name(opaque, newValue) } }
    }

    /// Shows a picture file; a sign for a missing picture if it can't be read.
    public func setFile(_ path: String) { write { gtk_image_set_from_file(opaque, path) } }

    /// Shows a paintable.
    public func setPaintable(_ paintable: Paintable?) {
        write { gtk_image_set_from_paintable(opaque, paintable?.opaque) }
    }

    /// The size in points; -1 for the theme's.
    public var pixelSize: Int {
        get { Int(gtk_image_get_pixel_size(opaque)) }
        set { write { gtk_image_set_pixel_size(opaque, Int32(clamping: newValue)) } }
    }
}

/// A picture at its own size or scaled to its place.
@MainActor
public final class Picture: Widget {
    /// A picture of a paintable.
    public init(_ paintable: Paintable? = nil) {
        super.init(creating: gtk_picture_new_for_paintable(paintable?.opaque))
    }

    /// What is shown.
    public func setPaintable(_ paintable: Paintable?) { write { gtk_picture_set_paintable(opaque, paintable?.opaque) } }

    /// Whether the picture may get smaller than it is.
    public var canShrink: Bool {
        get { gtk_picture_get_can_shrink(opaque) != 0 }
        set { write { gtk_picture_set_can_shrink(opaque, newValue.gboolean) } }
    }

    /// Whether width and height keep their ratio.
    public var keepsAspectRatio: Bool {
        get { boolean("keep-aspect-ratio") }
        set { setBoolean("keep-aspect-ratio", newValue) }
    }

    /// What the picture shows, in words.
    public var alternativeText: String? {
        get { String(borrowing: gtk_picture_get_alternative_text(opaque)) }
        set { write { gtk_picture_set_alternative_text(opaque, newValue) } }
    }
}
