import CAdwaita

/// The screen that windows are on.
@MainActor
public enum Display {
    static var pointer: OpaquePointer? { gdk_display_get_default() }

    /// Beeps.
    public static func beep() { if let pointer { gdk_display_beep(pointer) } }

    /// Adds a style sheet for all windows.
    public static func add(_ provider: CSSProvider) {
        guard let pointer else { return }
        gtk_style_context_add_provider_for_display(
            pointer, provider.opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    /// Removes a style sheet.
    public static func remove(_ provider: CSSProvider) {
        guard let pointer else { return }
        gtk_style_context_remove_provider_for_display(pointer, provider.opaque)
    }

    /// The size of the first screen in points; nil if there is none.
    public static var screenSize: (width: Int, height: Int)? {
        guard let pointer, let monitors = gdk_display_get_monitors(pointer),
            let monitor = g_list_model_get_item(monitors, 0)
        else { return nil }
        defer { g_object_unref(monitor) }
        var geometry = GdkRectangle()
        gdk_monitor_get_geometry(OpaquePointer(monitor), &geometry)
        return (Int(geometry.width), Int(geometry.height))
    }
}

/// A style sheet.
@MainActor
public final class CSSProvider: GObjectReference {
    /// A style sheet in CSS as GTK reads it; mistakes are reported to the log.
    public init(_ css: String = "") {
        super.init(taking: UnsafeMutableRawPointer(gtk_css_provider_new()))
        load(css)
    }

    /// Replaces the style sheet.
    public func load(_ css: String) { gtk_css_provider_load_from_data(cast(), css, -1) }
}

/// The desktop's icons.
@MainActor
public final class IconTheme: GObjectReference {
    /// The icons of the default display; nil without one.
    public static let shared: IconTheme? = Display.pointer.map {
        IconTheme(gtk_icon_theme_get_for_display($0))
    }

    private init(_ theme: OpaquePointer) { super.init(referencing: UnsafeMutableRawPointer(theme)) }

    /// Adds a folder with icons, laid out as themes are (`hicolor/scalable/actions/name-symbolic.svg`).
    public func addSearchPath(_ path: String) { gtk_icon_theme_add_search_path(opaque, path) }

    /// Whether there is an icon of a name.
    public func hasIcon(_ name: String) -> Bool { gtk_icon_theme_has_icon(opaque, name) != 0 }

    /// An icon to draw, of a size in points; a sign for a missing icon if there is none of the name.
    public func icon(_ name: String, size: Int, scale: Int = 1, direction: TextDirection = .default) -> Paintable {
        let icon = gtk_icon_theme_lookup_icon(
            opaque, name, nil, Int32(clamping: size), Int32(clamping: scale), direction.gtk,
            GtkIconLookupFlags(rawValue: 0))
        return Paintable(taking: icon!)
    }
}

/// The names and values of keys.
public enum Keyval {
    /// The value of a key's name, such as `Return` or `a`; nil if there is none.
    public static func named(_ name: String) -> UInt32? {
        let value = gdk_keyval_from_name(name)
        return value == GDK_KEY_VoidSymbol ? nil : value
    }

    /// The name of a key's value; nil if it has none.
    public static func name(of value: UInt32) -> String? { String(borrowing: gdk_keyval_name(value)) }

    /// The character that a key writes; nil for keys that write none.
    public static func character(of value: UInt32) -> Character? {
        let scalar = gdk_keyval_to_unicode(value)
        return scalar == 0 ? nil : Unicode.Scalar(scalar).map { Character($0) }
    }

    /// The value of the key that writes a character.
    public static func writing(_ scalar: Unicode.Scalar) -> UInt32 { gdk_unicode_to_keyval(scalar.value) }
}
