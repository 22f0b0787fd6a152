import CAdwaita

/// Settings of the desktop that widgets follow.
@MainActor
public final class Settings: GObjectReference {
    /// The settings of the default display; nil without one.
    public static let shared: Settings? = gtk_settings_get_default().map { Settings($0) }

    private init(_ settings: OpaquePointer) { super.init(referencing: UnsafeMutableRawPointer(settings)) }

    /// The font of the desktop with its size, such as `Cantarell 11`.
    public var fontName: String {
        get { string("gtk-font-name") ?? "Sans 10" }
        set { setString("gtk-font-name", newValue) }
    }

    /// How much larger than usual texts are, from the resolution of 96 dots per inch that stands for 1.
    public var textScale: Double {
        get {
            let dpi = integer("gtk-xft-dpi")
            return dpi > 0 ? Double(dpi) / 1024 / 96 : 1
        }
        set { setInteger("gtk-xft-dpi", Int((newValue * 96 * 1024).rounded())) }
    }

    /// Whether things move.
    public var areAnimationsEnabled: Bool {
        get { boolean("gtk-enable-animations") }
        set { setBoolean("gtk-enable-animations", newValue) }
    }

    /// The greatest time between two clicks of a double click, in milliseconds.
    public var doubleClickTime: Int { integer("gtk-double-click-time") }

    /// Runs `handler` when font, text size or animations change, whoever changed them.
    public func onChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] {
        ["notify::gtk-font-name", "notify::gtk-xft-dpi", "notify::gtk-enable-animations"].map {
            connect($0) { _ in handler() }
        }
    }
}
