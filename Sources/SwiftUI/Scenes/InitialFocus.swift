internal import Gtk

/// The first focus of a new window: GTK begins with what stands first, a header bar; here it is in the content.
@MainActor
enum InitialFocus {
    /// How often it is tried: what scrolls shows its views a frame or two after the window.
    private static let attempts = 10

    /// Gives the focus to the first view of a page that takes it, unless the app gives it to one itself.
    static func give(to page: AnyPageNode, in window: Gtk.Window) {
        Updater.shared.afterLayout { [weak page, weak window] in attempt(attempts, page, window) }
    }

    private static func attempt(_ remaining: Int, _ page: AnyPageNode?, _ window: Gtk.Window?) {
        guard let page, page.isAlive, let window, window.focus?.isInHeaderBar ?? true else { return }
        let before = window.focus
        if moveIntoContent(of: page, in: window) { return }
        window.focus = before
        guard remaining > 0 else { return }
        MainLoop.timeout(milliseconds: 30) { [weak page, weak window] in attempt(remaining - 1, page, window) }
    }

    /// Goes from one view to the next until it isn't one of a header bar: pages inside have some, too.
    private static func moveIntoContent(of page: AnyPageNode, in window: Gtk.Window) -> Bool {
        let content = page.host.widget
        // As Tab does: asked to take the focus, what scrolls would keep it for itself.
        guard content.moveFocus(forward: true) else { return false }
        for _ in 0..<30 {
            guard let focus = window.focus else { return false }
            if !focus.isInHeaderBar { return true }
            guard content.moveFocus(forward: true) else { return false }
        }
        return false
    }
}

extension Gtk.Widget {
    /// Whether the widget is in a header bar, and no field there, which only the app gives the focus to.
    fileprivate var isInHeaderBar: Bool {
        if isEditingText { return false }
        var widget: Gtk.Widget? = self
        while let current = widget {
            if current.typeName.hasSuffix("HeaderBar") { return true }
            widget = current.parent
        }
        return false
    }
}
