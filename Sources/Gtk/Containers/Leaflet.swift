import CAdwaita

/// Pages side by side where there is room, and one at a time where there isn't.
@MainActor
public final class Leaflet: Widget {
    /// No pages.
    public init() { super.init(creating: adw_leaflet_new()) }

    /// Adds a page under a name. Only navigable ones are visited when one page is shown at a time.
    public func append(_ child: Widget, name: String, isNavigable: Bool = true) {
        let page = adw_leaflet_append(opaque, child.pointer)
        adw_leaflet_page_set_name(page, name)
        adw_leaflet_page_set_navigatable(page, isNavigable.gboolean)
    }

    /// Removes a page.
    public func remove(_ child: Widget) { adw_leaflet_remove(opaque, child.pointer) }

    /// The name of the current page. Names that don't exist are ignored.
    public var visibleName: String? {
        get { String(borrowing: adw_leaflet_get_visible_child_name(opaque)) }
        set {
            guard let newValue, adw_leaflet_get_child_by_name(opaque, newValue) != nil else { return }
            write { adw_leaflet_set_visible_child_name(opaque, newValue) }
        }
    }

    /// Whether one page is shown at a time.
    public var isFolded: Bool { adw_leaflet_get_folded(opaque) != 0 }

    /// Whether the leaflet may show one page at a time.
    public var canUnfold: Bool {
        get { adw_leaflet_get_can_unfold(opaque) != 0 }
        set { write { adw_leaflet_set_can_unfold(opaque, newValue.gboolean) } }
    }

    /// Whether a swipe goes back.
    public var canNavigateBack: Bool {
        get { adw_leaflet_get_can_navigate_back(opaque) != 0 }
        set { write { adw_leaflet_set_can_navigate_back(opaque, newValue.gboolean) } }
    }

    /// Goes a page back or forward; false at the end.
    @discardableResult
    public func navigate(back: Bool) -> Bool {
        adw_leaflet_navigate(opaque, back ? ADW_NAVIGATION_DIRECTION_BACK : ADW_NAVIGATION_DIRECTION_FORWARD) != 0
    }

    /// Runs `handler` when the pages fold or unfold.
    @discardableResult
    public func onFoldedChanged(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        onNotify("folded") { [unowned self] in handler(isFolded) }
    }

    /// Runs `handler` when the user goes to another page.
    @discardableResult
    public func onVisibleNameChanged(_ handler: @escaping @MainActor (String?) -> Void) -> SignalConnection {
        onNotify("visible-child") { [unowned self] in handler(visibleName) }
    }
}

/// A content with a side pane that can be hidden, and lies over the content where there is no room.
@MainActor
public final class Flap: Widget {
    /// Nothing yet.
    public init() { super.init(creating: adw_flap_new()) }

    /// The main part.
    public func setContent(_ content: Widget?) { write { adw_flap_set_content(opaque, content?.pointer) } }
    /// The side pane.
    public func setFlap(_ flap: Widget?) { write { adw_flap_set_flap(opaque, flap?.pointer) } }
    /// The line between both.
    public func setSeparator(_ separator: Widget?) { write { adw_flap_set_separator(opaque, separator?.pointer) } }

    /// Whether the side pane is at the trailing edge.
    public var isAtEnd: Bool {
        get { adw_flap_get_flap_position(opaque) == GTK_PACK_END }
        set { write { adw_flap_set_flap_position(opaque, newValue ? GTK_PACK_END : GTK_PACK_START) } }
    }

    /// Whether the side pane is shown.
    public var revealsFlap: Bool {
        get { adw_flap_get_reveal_flap(opaque) != 0 }
        set { write { adw_flap_set_reveal_flap(opaque, newValue.gboolean) } }
    }

    /// Whether the side pane stays as it is when it comes to lie over the content.
    public var isLocked: Bool {
        get { adw_flap_get_locked(opaque) != 0 }
        set { write { adw_flap_set_locked(opaque, newValue.gboolean) } }
    }

    /// Whether the side pane lies over the content.
    public var isFolded: Bool { adw_flap_get_folded(opaque) != 0 }

    /// Runs `handler` when the user shows or hides the side pane.
    @discardableResult
    public func onRevealChanged(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        onNotify("reveal-flap") { [unowned self] in handler(revealsFlap) }
    }
}
