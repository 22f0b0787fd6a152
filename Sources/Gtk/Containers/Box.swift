import CAdwaita

/// Children in a row or column, laid out by GTK.
@MainActor
public final class Box: Widget {
    /// An empty box; spacing in points.
    public init(_ orientation: Orientation, spacing: Int = 0) {
        super.init(creating: gtk_box_new(orientation.gtk, Int32(clamping: spacing)))
    }

    private var box: UnsafeMutablePointer<GtkBox> { cast() }

    /// Space between the children, in points.
    public var spacing: Int {
        get { Int(gtk_box_get_spacing(box)) }
        set { write { gtk_box_set_spacing(box, Int32(clamping: newValue)) } }
    }

    /// Whether all children get the same size.
    public var isHomogeneous: Bool {
        get { gtk_box_get_homogeneous(box) != 0 }
        set { write { gtk_box_set_homogeneous(box, newValue.gboolean) } }
    }

    /// Adds a child at the end.
    public func append(_ child: Widget) { gtk_box_append(box, child.pointer) }
    /// Adds a child at the beginning.
    public func prepend(_ child: Widget) { gtk_box_prepend(box, child.pointer) }
    /// Adds a child behind another.
    public func insert(_ child: Widget, after sibling: Widget?) {
        gtk_box_insert_child_after(box, child.pointer, sibling?.pointer)
    }
    /// Removes a child.
    public func remove(_ child: Widget) { gtk_box_remove(box, child.pointer) }
}

/// A line between things.
@MainActor
public final class Separator: Widget {
    /// A line in a direction.
    public init(_ orientation: Orientation) { super.init(creating: gtk_separator_new(orientation.gtk)) }
}

/// A child with others on top of it.
@MainActor
public final class Overlay: Widget {
    /// Nothing yet.
    public init() { super.init(creating: gtk_overlay_new()) }

    /// The child that gives the size.
    public func setChild(_ child: Widget?) { write { gtk_overlay_set_child(opaque, child?.pointer) } }
    /// Adds a child on top.
    public func addOverlay(_ child: Widget) { gtk_overlay_add_overlay(opaque, child.pointer) }
    /// Removes a child from the top.
    public func removeOverlay(_ child: Widget) { gtk_overlay_remove_overlay(opaque, child.pointer) }
}

/// A child that slides or fades in and out.
@MainActor
public final class Revealer: Widget {
    /// A hidden child.
    public init() { super.init(creating: gtk_revealer_new()) }

    /// The child.
    public func setChild(_ child: Widget?) { write { gtk_revealer_set_child(opaque, child?.pointer) } }

    /// Whether the child is shown, or on its way to it.
    public var revealsChild: Bool {
        get { gtk_revealer_get_reveal_child(opaque) != 0 }
        set { write { gtk_revealer_set_reveal_child(opaque, newValue.gboolean) } }
    }
}

/// A widget with a bar of search that drops down.
@MainActor
public final class SearchBar: Widget {
    /// A hidden bar.
    public init() { super.init(creating: gtk_search_bar_new()) }

    /// What the bar shows.
    public func setChild(_ child: Widget?) { write { gtk_search_bar_set_child(opaque, child?.pointer) } }
    /// The entry that Escape and typing belong to.
    public func connectEntry(_ entry: Editable) { gtk_search_bar_connect_entry(opaque, entry.opaque) }
    /// Keys typed elsewhere in `widget` begin a search.
    public func setKeyCaptureWidget(_ widget: Widget?) {
        write { gtk_search_bar_set_key_capture_widget(opaque, widget?.pointer) }
    }

    /// Whether the bar is shown.
    public var isSearching: Bool {
        get { gtk_search_bar_get_search_mode(opaque) != 0 }
        set { write { gtk_search_bar_set_search_mode(opaque, newValue.gboolean) } }
    }

    /// Runs `handler` when the user shows or hides the bar.
    @discardableResult
    public func onSearchingChanged(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        onNotify("search-mode-enabled") { [unowned self] in handler(isSearching) }
    }
}
