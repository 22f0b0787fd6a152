import CAdwaita

/// The desktop's dialog to choose files. Keep it while it is shown.
@MainActor
public final class FileChooserNative: GObjectReference {
    /// What is chosen.
    public enum Action: Sendable {
        case open
        case save
        case selectFolder
    }

    /// A dialog; nil for the desktop's own words on the buttons.
    public init(title: String, parent: Window?, action: Action, accept: String? = nil, cancel: String? = nil) {
        let value: GtkFileChooserAction =
            switch action {
            case .open: GTK_FILE_CHOOSER_ACTION_OPEN
            case .save: GTK_FILE_CHOOSER_ACTION_SAVE
            case .selectFolder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
            }
        super.init(
            taking: UnsafeMutableRawPointer(
                gtk_file_chooser_native_new(title, parent?.window, value, accept, cancel)))
        gtk_native_dialog_set_modal(cast(), 1)
    }

    /// Whether several files can be chosen.
    public func setAllowsMultiple(_ allows: Bool) {
        write { gtk_file_chooser_set_select_multiple(opaque, allows.gboolean) }
    }

    /// The name of the file to save, as it is in the dialog's field; nil when nothing is saved.
    public var currentName: String? { String(taking: gtk_file_chooser_get_current_name(opaque)) }

    /// The name proposed for a file to save.
    public func setCurrentName(_ name: String) { write { gtk_file_chooser_set_current_name(opaque, name) } }

    /// Selects a file, which is shown in its folder.
    public func select(_ path: String) {
        let file = g_file_new_for_path(path)!
        write { _ = gtk_file_chooser_set_file(opaque, file, nil) }
        g_object_unref(UnsafeMutableRawPointer(file))
    }

    /// The folder shown first. Folders that don't exist are ignored: GTK would show a modal message about them, which
    /// stays when the dialog goes.
    public func setCurrentFolder(_ path: String) {
        let file = g_file_new_for_path(path)!
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard g_file_query_exists(file, nil) != 0 else { return }
        write { _ = gtk_file_chooser_set_current_folder(opaque, file, nil) }
    }

    /// Adds a filter by suffixes without the dot, MIME types and patterns such as `*`.
    public func addFilter(
        name: String, suffixes: [String] = [], mimeTypes: [String] = [], patterns: [String] = []
    ) {
        let filter = gtk_file_filter_new()!
        gtk_file_filter_set_name(filter, name)
        for suffix in suffixes { gtk_file_filter_add_suffix(filter, suffix) }
        for type in mimeTypes { gtk_file_filter_add_mime_type(filter, type) }
        for pattern in patterns { gtk_file_filter_add_pattern(filter, pattern) }
        gtk_file_chooser_add_filter(opaque, filter)
        g_object_unref(UnsafeMutableRawPointer(filter))
    }

    /// Shows the dialog.
    public func show() { gtk_native_dialog_show(cast()) }
    /// Hides the dialog.
    public func hide() { gtk_native_dialog_hide(cast()) }

    /// Runs `handler` with the paths that were chosen; nil when the dialog was cancelled.
    @discardableResult
    public func onResponse(_ handler: @escaping @MainActor ([String]?) -> Void) -> SignalConnection {
        connect("response") { [unowned self] arguments in
            handler(arguments.integer(0) == Int(GTK_RESPONSE_ACCEPT.rawValue) ? paths : nil)
        }
    }

    private var paths: [String] {
        guard let files = gtk_file_chooser_get_files(opaque) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(files)) }
        return (0..<g_list_model_get_n_items(files)).compactMap { position in
            guard let file = g_list_model_get_item(files, position) else { return nil }
            defer { g_object_unref(file) }
            return String(taking: g_file_get_path(OpaquePointer(file)))
        }
    }
}
