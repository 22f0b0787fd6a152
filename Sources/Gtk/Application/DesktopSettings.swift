import CAdwaita

/// A group of the desktop's settings (GSettings), such as `org.gnome.desktop.interface`.
@MainActor
public final class DesktopSettings: GObjectReference {
    /// The settings of a schema; nil where it isn't installed.
    public init?(schema: String) {
        guard let source = g_settings_schema_source_get_default(),
            let found = g_settings_schema_source_lookup(source, schema, 1)
        else { return nil }
        g_settings_schema_unref(found)
        super.init(taking: UnsafeMutableRawPointer(g_settings_new(schema)))
    }

    /// Sets a switch.
    public func set(_ key: String, _ value: Bool) { _ = g_settings_set_boolean(cast(), key, value.gboolean) }
    /// Sets a text or a choice.
    public func set(_ key: String, _ value: String) { _ = g_settings_set_string(cast(), key, value) }
    /// Goes back to the usual value.
    public func reset(_ key: String) { g_settings_reset(cast(), key) }
}
