import CAdwaita

/// Pages that a switcher chooses from.
@MainActor
public final class ViewStack: Widget {
    /// No pages.
    public init() { super.init(creating: adw_view_stack_new()) }

    /// Adds a page with what its tab shows.
    public func add(_ child: Widget, name: String, title: String, iconName: String?) {
        let page = adw_view_stack_add_titled(opaque, child.pointer, name, title)
        adw_view_stack_page_set_icon_name(page, iconName)
    }

    /// Removes a page.
    public func remove(_ child: Widget) { adw_view_stack_remove(opaque, child.pointer) }

    /// Changes what a page's tab shows. A badge of 0 is none.
    public func update(
        _ child: Widget, title: String, iconName: String?, badge: Int = 0, needsAttention: Bool = false,
        isVisible: Bool = true
    ) {
        guard let page = adw_view_stack_get_page(opaque, child.pointer) else { return }
        write {
            adw_view_stack_page_set_title(page, title)
            adw_view_stack_page_set_icon_name(page, iconName)
            adw_view_stack_page_set_badge_number(page, UInt32(clamping: badge))
            adw_view_stack_page_set_needs_attention(page, needsAttention.gboolean)
            adw_view_stack_page_set_visible(page, isVisible.gboolean)
        }
    }

    /// The name of the page that is shown. Names that don't exist are ignored.
    public var visibleName: String? {
        get { String(borrowing: adw_view_stack_get_visible_child_name(opaque)) }
        set {
            guard let newValue, adw_view_stack_get_child_by_name(opaque, newValue) != nil else { return }
            write { adw_view_stack_set_visible_child_name(opaque, newValue) }
        }
    }

    /// Chooses a page as a switcher does: handlers hear of it.
    public func choose(_ name: String) { adw_view_stack_set_visible_child_name(opaque, name) }

    /// Runs `handler` when the user chooses a page.
    @discardableResult
    public func onVisibleNameChanged(_ handler: @escaping @MainActor (String?) -> Void) -> SignalConnection {
        onNotify("visible-child") { [unowned self] in handler(visibleName) }
    }
}

/// The tabs of a view stack.
@MainActor
public final class ViewSwitcher: Widget {
    /// The tabs; narrow ones have the icon above the title.
    public init(_ stack: ViewStack, isWide: Bool = true) {
        super.init(creating: adw_view_switcher_new())
        adw_view_switcher_set_stack(opaque, stack.opaque)
        adw_view_switcher_set_policy(opaque, isWide ? ADW_VIEW_SWITCHER_POLICY_WIDE : ADW_VIEW_SWITCHER_POLICY_NARROW)
    }
}

/// The tabs of a view stack in a header bar, which become a title where there is no room.
@MainActor
public final class ViewSwitcherTitle: Widget {
    /// The tabs.
    public init(_ stack: ViewStack) {
        super.init(creating: adw_view_switcher_title_new())
        adw_view_switcher_title_set_stack(opaque, stack.opaque)
    }

    /// The title shown where there is no room.
    public var title: String {
        get { String(cString: adw_view_switcher_title_get_title(opaque)) }
        set { write { adw_view_switcher_title_set_title(opaque, newValue) } }
    }

    /// Whether the title is shown: a ``ViewSwitcherBar`` should show the tabs then.
    public var isTitleVisible: Bool { adw_view_switcher_title_get_title_visible(opaque) != 0 }

    /// Runs `handler` when the title takes the place of the tabs, or the other way round.
    @discardableResult
    public func onTitleVisibleChanged(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        onNotify("title-visible") { [unowned self] in handler(isTitleVisible) }
    }
}

/// The tabs of a view stack at the bottom of a narrow window.
@MainActor
public final class ViewSwitcherBar: Widget {
    /// Hidden tabs.
    public init(_ stack: ViewStack) {
        super.init(creating: adw_view_switcher_bar_new())
        adw_view_switcher_bar_set_stack(opaque, stack.opaque)
    }

    /// Whether the tabs are shown.
    public var isRevealed: Bool {
        get { adw_view_switcher_bar_get_reveal(opaque) != 0 }
        set { write { adw_view_switcher_bar_set_reveal(opaque, newValue.gboolean) } }
    }
}
