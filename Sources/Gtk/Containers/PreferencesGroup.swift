import CAdwaita

/// Rows in a box with a title and a description.
@MainActor
public final class PreferencesGroup: Widget {
    /// An empty group.
    public init(title: String = "") {
        super.init(creating: adw_preferences_group_new())
        adw_preferences_group_set_title(cast(), title)
    }

    /// The title, as Pango markup; empty for none.
    public var title: String {
        get { String(cString: adw_preferences_group_get_title(cast())) }
        set { write { adw_preferences_group_set_title(cast(), newValue) } }
    }

    /// The text below the title, as Pango markup; empty for none.
    public var groupDescription: String {
        get { String(borrowing: adw_preferences_group_get_description(cast())) ?? "" }
        set { write { adw_preferences_group_set_description(cast(), newValue) } }
    }

    /// What is shown beside the title.
    public func setHeaderSuffix(_ widget: Widget?) {
        write { adw_preferences_group_set_header_suffix(cast(), widget?.pointer) }
    }

    /// Adds a row at the end.
    public func add(_ row: Widget) { adw_preferences_group_add(cast(), row.pointer) }
    /// Removes a row.
    public func remove(_ row: Widget) { adw_preferences_group_remove(cast(), row.pointer) }
}

/// A row with a title, a smaller one below, and widgets at both ends.
@MainActor
public final class ActionRow: Widget {
    /// A row.
    public init(title: String = "", subtitle: String = "") {
        super.init(creating: adw_action_row_new())
        adw_preferences_row_set_use_markup(cast(), 0)
        adw_preferences_row_set_title(cast(), title)
        adw_action_row_set_subtitle(cast(), subtitle)
    }

    /// The title, plain text.
    public var title: String {
        get { String(cString: adw_preferences_row_get_title(cast())) }
        set { write { adw_preferences_row_set_title(cast(), newValue) } }
    }

    /// The smaller title, plain text.
    public var subtitle: String {
        get { String(borrowing: adw_action_row_get_subtitle(cast())) ?? "" }
        set { write { adw_action_row_set_subtitle(cast(), newValue) } }
    }

    /// Adds a widget at the leading edge.
    public func addPrefix(_ widget: Widget) { adw_action_row_add_prefix(cast(), widget.pointer) }
    /// Adds a widget at the trailing edge.
    public func addSuffix(_ widget: Widget) { adw_action_row_add_suffix(cast(), widget.pointer) }
    /// Removes a widget.
    public func remove(_ widget: Widget) { adw_action_row_remove(cast(), widget.pointer) }
    /// The widget that a click on the row activates.
    public func setActivatableWidget(_ widget: Widget?) {
        write { adw_action_row_set_activatable_widget(cast(), widget?.pointer) }
    }

    /// Runs `handler` when the row is clicked.
    @discardableResult
    public func onActivated(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("activated") { _ in handler() }
    }
}

/// Rows that are made one by one: short lists in a box.
@MainActor
public final class ListBox: Widget {
    /// An empty list in which nothing can be selected.
    public init() {
        super.init(creating: gtk_list_box_new())
        gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
    }

    /// Adds a row; -1 for the end.
    public func insert(_ row: Widget, at position: Int = -1) {
        gtk_list_box_insert(opaque, row.pointer, Int32(clamping: position))
    }

    /// Removes a row.
    public func remove(_ row: Widget) { gtk_list_box_remove(opaque, row.pointer) }
}

/// A page that says why there is nothing.
@MainActor
public final class StatusPage: Widget {
    /// A page with an icon, a title and a text, which is plain.
    public init(iconName: String? = nil, title: String = "", text: String = "") {
        super.init(creating: adw_status_page_new())
        adw_status_page_set_icon_name(opaque, iconName)
        setTitle(title, text: text)
    }

    /// Replaces both texts, which are plain.
    public func setTitle(_ title: String, text: String) {
        write {
            adw_status_page_set_title(opaque, String(taking: g_markup_escape_text(title, -1)))
            adw_status_page_set_description(opaque, String(taking: g_markup_escape_text(text, -1)))
        }
    }

    /// The icon's name in the theme.
    public var iconName: String? {
        get { String(borrowing: adw_status_page_get_icon_name(opaque)) }
        set { write { adw_status_page_set_icon_name(opaque, newValue) } }
    }

    /// What is shown below the text.
    public func setChild(_ child: Widget?) { write { adw_status_page_set_child(opaque, child?.pointer) } }
}

/// A child over which short messages appear.
@MainActor
public final class ToastOverlay: Widget {
    /// Nothing yet.
    public init() { super.init(creating: adw_toast_overlay_new()) }

    /// The child.
    public func setChild(_ child: Widget?) { write { adw_toast_overlay_set_child(opaque, child?.pointer) } }

    /// Shows a plain text for some seconds (0: until it is closed), with a button if it has a title and a handler.
    public func show(
        _ text: String, seconds: Int = 5, button: String? = nil, action: (@MainActor () -> Void)? = nil
    ) {
        let escaped = String(taking: g_markup_escape_text(text, -1)) ?? ""
        // The overlay takes one reference over and the wrapper the other, which lives until the toast is gone.
        let toast = GObjectReference(referencing: UnsafeMutableRawPointer(adw_toast_new(escaped)))
        adw_toast_set_timeout(toast.opaque, UInt32(clamping: seconds))
        if let button, let action {
            adw_toast_set_button_label(toast.opaque, button)
            toast.connect("button-clicked") { _ in action() }
        }
        toasts.append(toast)
        toast.connect("dismissed") { [weak self, unowned toast] _ in
            self?.toasts.removeAll { $0 === toast }
        }
        adw_toast_overlay_add_toast(opaque, toast.opaque)
    }

    private var toasts: [GObjectReference] = []
}
