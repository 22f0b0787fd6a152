import CAdwaita

/// A window's title bar.
@MainActor
public final class HeaderBar: Widget {
    /// A bar with the window's title.
    public init() { super.init(creating: adw_header_bar_new()) }

    /// Adds a widget at the leading edge.
    public func packStart(_ child: Widget) { adw_header_bar_pack_start(opaque, child.pointer) }
    /// Adds a widget at the trailing edge.
    public func packEnd(_ child: Widget) { adw_header_bar_pack_end(opaque, child.pointer) }
    /// Removes a widget.
    public func remove(_ child: Widget) { adw_header_bar_remove(opaque, child.pointer) }
    /// Replaces the title; nil for the window's.
    public func setTitleWidget(_ widget: Widget?) { write { adw_header_bar_set_title_widget(opaque, widget?.pointer) } }

    /// Whether the window's buttons are shown at the leading and the trailing edge.
    public func setShowsTitleButtons(start: Bool, end: Bool) {
        write {
            adw_header_bar_set_show_start_title_buttons(opaque, start.gboolean)
            adw_header_bar_set_show_end_title_buttons(opaque, end.gboolean)
        }
    }
}

/// A title with a smaller one below.
@MainActor
public final class WindowTitle: Widget {
    /// A title.
    public init(title: String, subtitle: String = "") { super.init(creating: adw_window_title_new(title, subtitle)) }

    /// The title.
    public var title: String {
        get { String(cString: adw_window_title_get_title(opaque)) }
        set { write { adw_window_title_set_title(opaque, newValue) } }
    }

    /// The smaller title.
    public var subtitle: String {
        get { String(cString: adw_window_title_get_subtitle(opaque)) }
        set { write { adw_window_title_set_subtitle(opaque, newValue) } }
    }
}

/// A content with bars above and below.
@MainActor
public final class PageBox: Widget {
    private let top = Box(.vertical)
    private let bottom = Box(.vertical)
    private let middle = Bin()

    /// An empty page.
    public init() {
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        super.init(creating: box)
        middle.vexpand = true
        for part in [top, middle, bottom] as [Widget] { gtk_box_append(cast(), part.pointer) }
    }

    /// Adds a bar below the ones at the top.
    public func addTopBar(_ bar: Widget) { top.append(bar) }
    /// Adds a bar below the ones at the bottom.
    public func addBottomBar(_ bar: Widget) { bottom.append(bar) }
    /// Removes a bar.
    public func removeBar(_ bar: Widget) {
        let parent = gtk_widget_get_parent(bar.pointer)
        if parent == top.pointer { top.remove(bar) } else if parent == bottom.pointer { bottom.remove(bar) }
    }
    /// What is between the bars.
    public func setContent(_ content: Widget?) { middle.setChild(content) }
}

/// A widget with one child that gets all of its place.
@MainActor
public final class Bin: Widget {
    /// An empty bin.
    public init() { super.init(creating: adw_bin_new()) }

    /// The child.
    public func setChild(_ child: Widget?) { write { adw_bin_set_child(cast(), child?.pointer) } }
}

/// A child that isn't made wider than suits it.
@MainActor
public final class Clamp: Widget {
    /// The greatest width in points.
    public init(maximumSize: Int = 600) {
        super.init(creating: adw_clamp_new())
        adw_clamp_set_maximum_size(opaque, Int32(clamping: maximumSize))
    }

    /// The child.
    public func setChild(_ child: Widget?) { write { adw_clamp_set_child(opaque, child?.pointer) } }

    /// Wants exactly a width in points, unless the child needs more; without a limit it takes what it gets.
    public func setWidth(_ width: Int, isLimited: Bool = true) {
        write {
            // More than any screen has; the greatest number makes the clamp's sums overflow.
            let greatest = isLimited ? Int32(clamping: width) : 1 << 20
            adw_clamp_set_maximum_size(opaque, greatest)
            adw_clamp_set_tightening_threshold(opaque, greatest)
        }
        setSizeRequest(width: width, height: -1)
    }

    /// The greatest width in points.
    public var maximumSize: Int {
        get { Int(adw_clamp_get_maximum_size(opaque)) }
        set { write { adw_clamp_set_maximum_size(opaque, Int32(clamping: newValue)) } }
    }
}
