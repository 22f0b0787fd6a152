import CGtkShim

/// How much the process has asked of GTK, for tests that hold the layers above to account.
///
/// The counters are plain integers written on the main thread only.
public enum GtkCounters {
    /// How many times a property setter of a wrapper was run.
    nonisolated(unsafe) public static var propertyWrites = 0
    /// How many widgets were created through the wrappers.
    nonisolated(unsafe) public static var widgetCreations = 0
    /// How many hosts, texts and drawings exist.
    public static var liveShimWidgets: Int { Int(windsock_live_widgets()) }
}
