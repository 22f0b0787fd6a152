import CAdwaita

/// A window. GTK keeps it until it is closed.
@MainActor
open class Window: Widget {
    /// The window as GTK's functions take it.
    public var window: UnsafeMutablePointer<GtkWindow> { cast() }

    override init(creating pointer: UnsafeMutablePointer<GtkWidget>) { super.init(creating: pointer) }

    /// The icon of the windows that have none of their own, by its name in the theme.
    public static func setDefaultIconName(_ name: String) { gtk_window_set_default_icon_name(name) }

    /// All windows of the process, shared.
    public static var all: [Widget] {
        guard let list = gtk_window_list_toplevels() else { return [] }
        defer { g_list_free(list) }
        return sequence(first: list, next: { $0.pointee.next }).compactMap { link in
            link.pointee.data.map { Widget(wrapping: $0.assumingMemoryBound(to: GtkWidget.self)) }
        }
    }

    /// The title.
    public var title: String {
        get { String(borrowing: gtk_window_get_title(window)) ?? "" }
        set { write { gtk_window_set_title(window, newValue) } }
    }

    /// The size in points that the window has when it is next shown; -1 for the content's own.
    public func setDefaultSize(width: Int, height: Int) {
        write { gtk_window_set_default_size(window, Int32(clamping: width), Int32(clamping: height)) }
    }

    /// The size that the window has when it isn't maximized, in points.
    public var defaultSize: (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_window_get_default_size(window, &width, &height)
        return (Int(width), Int(height))
    }

    /// Whether the user can change the size.
    public var isResizable: Bool {
        get { gtk_window_get_resizable(window) != 0 }
        set { write { gtk_window_set_resizable(window, newValue.gboolean) } }
    }

    /// Whether the window blocks the one it belongs to.
    public var isModal: Bool {
        get { gtk_window_get_modal(window) != 0 }
        set { write { gtk_window_set_modal(window, newValue.gboolean) } }
    }

    /// The window that this one belongs to.
    public func setTransientFor(_ parent: Window?) { write { gtk_window_set_transient_for(window, parent?.window) } }

    /// Whether the window is the one the user works in.
    public var isActive: Bool { gtk_window_is_active(window) != 0 }
    /// Whether the window fills the screen's work area.
    public var isMaximized: Bool { gtk_window_is_maximized(window) != 0 }
    /// Whether the window fills the screen.
    public var isFullscreen: Bool { gtk_window_is_fullscreen(window) != 0 }

    /// Fills the screen's work area.
    public func maximize() { gtk_window_maximize(window) }
    /// Goes back to the size before.
    public func unmaximize() { gtk_window_unmaximize(window) }
    /// Fills the screen.
    public func fullscreen() { gtk_window_fullscreen(window) }
    /// Goes back to the size before.
    public func unfullscreen() { gtk_window_unfullscreen(window) }
    /// Puts the window away.
    public func minimize() { gtk_window_minimize(window) }

    /// Shows the window in front of the others.
    public func present() { gtk_window_present(window) }
    /// Closes the window as the user does: handlers of `onCloseRequest` can refuse.
    public func close() { gtk_window_close(window) }
    /// Ends the window at once.
    public func destroy() { gtk_window_destroy(window) }

    /// Where the window's widget begins on its surface, in points: beyond the shadow.
    public var surfaceOffset: (x: Double, y: Double) {
        var x = 0.0
        var y = 0.0
        gtk_native_get_surface_transform(opaque, &x, &y)
        return (x, y)
    }

    /// The widget that Return activates, shared.
    public var defaultWidget: Widget? { gtk_window_get_default_widget(window).map { Widget(wrapping: $0) } }

    /// The widget that Return activates.
    public func setDefaultWidget(_ widget: Widget?) { write { gtk_window_set_default_widget(window, widget?.pointer) } }

    /// The widget with the keyboard focus, shared.
    public var focus: Widget? {
        get { gtk_window_get_focus(window).map { Widget(wrapping: $0) } }
        set { write { gtk_window_set_focus(window, newValue?.pointer) } }
    }

    /// Whether mnemonics and the focus are marked.
    public var isFocusVisible: Bool {
        get { gtk_window_get_focus_visible(window) != 0 }
        set { write { gtk_window_set_focus_visible(window, newValue.gboolean) } }
    }

    /// Runs `handler` when the user wants to close the window; it returns whether the window stays open.
    @discardableResult
    public func onCloseRequest(_ handler: @escaping @MainActor () -> Bool) -> SignalConnection {
        connect("close-request") { $0.answer(handler()) }
    }

    /// Runs `handler` when the window becomes active or no longer is.
    @discardableResult
    public func onActiveChanged(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        onNotify("is-active") { [unowned self] in handler(isActive) }
    }

    /// Runs `handler` when the focus moves to another widget.
    @discardableResult
    public func onFocusChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("notify::focus-widget") { _ in handler() }
    }

    /// Runs `handler` when the window is gone.
    @discardableResult
    public func onDestroy(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("destroy") { _ in handler() }
    }
}

/// An app's window, without a title bar of its own: the content has a ``HeaderBar``.
@MainActor
public final class ApplicationWindow: Window {
    /// A window that keeps the app running.
    public init(_ application: Application) {
        super.init(creating: adw_application_window_new(application.cast()))
    }

    /// What the window shows.
    public func setContent(_ content: Widget?) {
        write { adw_application_window_set_content(cast(), content?.pointer) }
    }

    /// Makes an action available as `win.name`.
    public func addAction(_ action: SimpleAction) { g_action_map_add_action(opaque, action.opaque) }
}

/// A window beside the app's, such as a sheet or a test's window.
@MainActor
public final class DialogWindow: Window {
    /// A window; with a parent it blocks it.
    public init(parent: Window? = nil) {
        super.init(creating: adw_window_new())
        if let parent {
            gtk_window_set_transient_for(window, parent.window)
            gtk_window_set_modal(window, 1)
        }
    }

    /// What the window shows.
    public func setContent(_ content: Widget?) { write { adw_window_set_content(cast(), content?.pointer) } }
}

/// A window with pages of preferences groups.
@MainActor
public final class PreferencesWindow: Window {
    /// An empty window.
    public init(parent: Window? = nil) {
        super.init(creating: adw_preferences_window_new())
        gtk_window_set_transient_for(window, parent?.window)
    }

    /// Adds a page with groups.
    public func addPage(title: String, iconName: String?, groups: [PreferencesGroup]) {
        let page = Widget(creating: adw_preferences_page_new())
        adw_preferences_page_set_title(page.cast(), title)
        adw_preferences_page_set_icon_name(page.cast(), iconName)
        for group in groups { adw_preferences_page_add(page.cast(), group.cast()) }
        adw_preferences_window_add(cast(), page.cast())
    }
}
