import CAdwaita

/// Light and dark, contrast and accent of the desktop.
@MainActor
public final class StyleManager: GObjectReference {
    /// What the app asks for.
    public enum ColorScheme: Sendable {
        /// The desktop's choice.
        case system
        case light
        case dark
    }

    /// The style of the default display.
    public static let shared = StyleManager()

    private init() { super.init(referencing: UnsafeMutableRawPointer(adw_style_manager_get_default())) }

    /// Whether windows are dark.
    public var isDark: Bool { adw_style_manager_get_dark(opaque) != 0 }
    /// Whether the desktop asks for high contrast.
    public var isHighContrast: Bool { adw_style_manager_get_high_contrast(opaque) != 0 }

    /// What the app asks for.
    public var colorScheme: ColorScheme {
        get {
            switch adw_style_manager_get_color_scheme(opaque) {
            case ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_PREFER_LIGHT: .light
            case ADW_COLOR_SCHEME_FORCE_DARK, ADW_COLOR_SCHEME_PREFER_DARK: .dark
            default: .system
            }
        }
        set {
            let scheme: AdwColorScheme =
                switch newValue {
                case .system: ADW_COLOR_SCHEME_DEFAULT
                case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
                case .dark: ADW_COLOR_SCHEME_FORCE_DARK
                }
            GtkCounters.propertyWrites += 1
            adw_style_manager_set_color_scheme(opaque, scheme)
        }
    }

    /// Runs `handler` when the windows become light or dark, or the contrast changes, whoever changed it.
    public func onChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] {
        ["notify::dark", "notify::high-contrast"].map { connect($0) { _ in handler() } }
    }
}
