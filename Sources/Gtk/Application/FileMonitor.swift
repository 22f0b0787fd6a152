import CAdwaita

/// Tells of files that change in a folder, without polling.
@MainActor
public final class FileMonitor: GObjectReference {
    /// Watches a folder that exists; nil if the system can't.
    public init?(folder: String) {
        let file = g_file_new_for_path(folder)!
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let monitor = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else { return nil }
        super.init(taking: UnsafeMutableRawPointer(monitor))
    }

    isolated deinit {
        g_file_monitor_cancel(cast())
    }

    /// Runs `handler` with the path of a file that was made, changed, removed or renamed (both names, one after the
    /// other).
    @discardableResult
    public func onChange(_ handler: @escaping @MainActor (String) -> Void) -> SignalConnection {
        connect("changed") { arguments in
            for index in 0...1 {
                guard let file = arguments.object(index) else { continue }
                if let path = String(taking: g_file_get_path(OpaquePointer(file))) { handler(path) }
            }
        }
    }
}
