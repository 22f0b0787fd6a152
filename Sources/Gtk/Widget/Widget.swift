import CAdwaita
import CGtkShim

/// Any GTK widget.
@MainActor
open class Widget: GObjectReference {
    /// The widget as GTK's functions take it.
    public let pointer: UnsafeMutablePointer<GtkWidget>
    /// The name that a screen reader speaks, if this wrapper set one; GTK can't be asked for it.
    public internal(set) var accessibleLabel: String?

    /// Owns a widget that was just made, and counts it.
    public init(creating pointer: UnsafeMutablePointer<GtkWidget>) {
        self.pointer = pointer
        GtkCounters.widgetCreations += 1
        super.init(referencing: UnsafeMutableRawPointer(pointer))
    }

    /// Shares a widget that exists already.
    public init(wrapping pointer: UnsafeMutablePointer<GtkWidget>) {
        self.pointer = pointer
        super.init(referencing: UnsafeMutableRawPointer(pointer))
    }

    // MARK: State

    /// Whether the widget takes part in layout and drawing.
    public var isVisible: Bool {
        get { gtk_widget_get_visible(pointer) != 0 }
        set { write { gtk_widget_set_visible(pointer, newValue.gboolean) } }
    }

    /// Whether the parent wants the widget drawn at the moment.
    public var isChildVisible: Bool {
        get { gtk_widget_get_child_visible(pointer) != 0 }
        set { write { gtk_widget_set_child_visible(pointer, newValue.gboolean) } }
    }

    /// Whether the widget reacts to the user.
    public var isSensitive: Bool {
        get { gtk_widget_get_sensitive(pointer) != 0 }
        set { write { gtk_widget_set_sensitive(pointer, newValue.gboolean) } }
    }

    /// From 0, invisible, to 1.
    public var opacity: Double {
        get { gtk_widget_get_opacity(pointer) }
        set { write { gtk_widget_set_opacity(pointer, newValue) } }
    }

    /// Whether the pointer can hit the widget or something inside it.
    public var canTarget: Bool {
        get { gtk_widget_get_can_target(pointer) != 0 }
        set { write { gtk_widget_set_can_target(pointer, newValue.gboolean) } }
    }

    /// The text shown when the pointer rests on the widget.
    public var tooltipText: String? {
        get { String(borrowing: gtk_widget_get_tooltip_text(pointer)) }
        set { write { gtk_widget_set_tooltip_text(pointer, newValue) } }
    }

    /// Whether the widget is on the screen, as far as its window is.
    public var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }
    /// Whether the widget is part of a window.
    public var isRooted: Bool { gtk_widget_get_root(pointer) != nil }
    /// Whether anything drawn outside of the widget is cut off.
    public var clipsOverflow: Bool {
        get { gtk_widget_get_overflow(pointer) == GTK_OVERFLOW_HIDDEN }
        set { write { gtk_widget_set_overflow(pointer, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) } }
    }

    /// The name that tests and style sheets (`#name`) know the widget by.
    public var name: String {
        get { String(cString: gtk_widget_get_name(pointer)) }
        set { write { gtk_widget_set_name(pointer, newValue) } }
    }

    /// The name of the pointer's shape over the widget, as CSS names them; nil for the parent's.
    public var cursorName: String? {
        get { gtk_widget_get_cursor(pointer).flatMap { String(borrowing: gdk_cursor_get_name($0)) } }
        set { write { gtk_widget_set_cursor_from_name(pointer, newValue) } }
    }

    /// The widget's own text direction; nil follows the default.
    public var direction: TextDirection? {
        get {
            switch gtk_widget_get_direction(pointer) {
            case GTK_TEXT_DIR_RTL: .rightToLeft
            default: .leftToRight
            }
        }
        set { write { gtk_widget_set_direction(pointer, newValue?.gtk ?? GTK_TEXT_DIR_NONE) } }
    }

    /// Sets the text direction of the widget and of its parts, which don't follow it by themselves: the buttons of a
    /// stepper, the arrow of a menu. Hosts inside have directions of their own.
    public func setDirectionThroughout(_ direction: TextDirection) {
        self.direction = direction
        for child in children where !child.typeName.hasPrefix("WindsockHost") {
            child.setDirectionThroughout(direction)
        }
    }

    /// Runs `handler` when the widget comes on the screen.
    @discardableResult
    public func onMap(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("map", after: true) { _ in handler() }
    }

    /// Runs `handler` when the widget leaves the screen.
    @discardableResult
    public func onUnmap(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("unmap") { _ in handler() }
    }

    // MARK: Keyboard focus

    /// Whether the widget itself can have the keyboard focus.
    public var isFocusable: Bool {
        get { gtk_widget_get_focusable(pointer) != 0 }
        set { write { gtk_widget_set_focusable(pointer, newValue.gboolean) } }
    }

    /// Whether the widget or anything inside it can have the keyboard focus.
    public var canFocus: Bool {
        get { gtk_widget_get_can_focus(pointer) != 0 }
        set { write { gtk_widget_set_can_focus(pointer, newValue.gboolean) } }
    }

    /// Whether the widget has the keyboard focus of its window, be the window active or not.
    public var isFocus: Bool { gtk_widget_is_focus(pointer) != 0 }
    /// Whether the widget has the keyboard focus of the active window.
    public var hasFocus: Bool { gtk_widget_has_focus(pointer) != 0 }

    /// Whether the window's keyboard focus is the widget or inside it.
    public var containsFocus: Bool {
        guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root) else { return false }
        return focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
    }

    /// What has the window's keyboard focus, if that is the widget or inside it.
    public var focusInside: Widget? {
        guard containsFocus, let root = gtk_widget_get_root(pointer) else { return nil }
        return gtk_root_get_focus(root).map { Widget(wrapping: $0) }
    }

    /// Gives the keyboard focus to the widget; false if it doesn't take it.
    @discardableResult
    public func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

    /// Takes the keyboard focus from the widget and those inside it; no widget of the window has it then.
    public func dropFocus() {
        guard containsFocus, let root = gtk_widget_get_root(pointer) else { return }
        write { gtk_root_set_focus(root, nil) }
    }

    /// Moves the focus within the widget with Tab, or with Shift and Tab; false at the end.
    @discardableResult
    public func moveFocus(forward: Bool) -> Bool {
        gtk_widget_child_focus(pointer, forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD) != 0
    }

    private var rootWindow: UnsafeMutablePointer<GtkWindow>? {
        guard let root = gtk_widget_get_root(pointer).map({ UnsafeMutableRawPointer($0) }),
            windsock_is_a(root, gtk_window_get_type()) != 0
        else { return nil }
        return root.assumingMemoryBound(to: GtkWindow.self)
    }

    /// Activates what Return activates in the widget's window; false if there is nothing, or it can't be used at the moment.
    public func activateDefault() -> Bool {
        guard let window = rootWindow, let widget = gtk_window_get_default_widget(window),
            gtk_widget_is_sensitive(widget) != 0
        else { return false }
        return gtk_widget_activate(widget) != 0
    }

    /// Makes the widget the one that Return activates in its window.
    ///
    /// - Returns: The window, where the widget has to resign before it goes away.
    @discardableResult
    public func becomeDefault() -> WeakReference? {
        guard let window = rootWindow else { return nil }
        write { gtk_window_set_default_widget(window, pointer) }
        return WeakReference(raw: UnsafeMutableRawPointer(window))
    }

    /// Makes Return activate nothing in a window if it activates this widget. To be called before such a widget goes away,
    /// also where it was taken out of the window: GTK keeps the widget without holding it.
    public func resignDefault(in window: WeakReference?) {
        guard let window = window?.widget.map({ UnsafeMutableRawPointer($0.pointer) }) else { return }
        let root = window.assumingMemoryBound(to: GtkWindow.self)
        guard gtk_window_get_default_widget(root) == pointer else { return }
        write { gtk_window_set_default_widget(root, nil) }
    }

    /// Does what a click on the widget or its mnemonic does; false if it has no such action.
    @discardableResult
    public func activate() -> Bool { gtk_widget_activate(pointer) != 0 }

    // MARK: Style

    /// Adds a style class.
    public func addCSSClass(_ name: String) { write { gtk_widget_add_css_class(pointer, name) } }
    /// Removes a style class.
    public func removeCSSClass(_ name: String) { write { gtk_widget_remove_css_class(pointer, name) } }
    /// The style classes that the widget has.
    public var cssClasses: [String] {
        guard let names = gtk_widget_get_css_classes(pointer) else { return [] }
        defer { g_strfreev(names) }
        var classes: [String] = []
        var index = 0
        while let name = names[index] {
            classes.append(String(cString: name))
            index += 1
        }
        return classes
    }
    /// Whether the widget has a style class.
    public func hasCSSClass(_ name: String) -> Bool { gtk_widget_has_css_class(pointer, name) != 0 }

    /// Replaces all style classes.
    public func setCSSClasses(_ names: [String]) {
        write {
            withCStrings(names) { gtk_widget_set_css_classes(pointer, $0) }
        }
    }

    /// The text colour that the theme gives to the widget.
    public var themeColor: RGBA {
        var color = GdkRGBA()
        windsock_widget_get_color(pointer, &color)
        return RGBA(color)
    }

    /// A colour that the theme has a name for, such as `accent_bg_color`; nil if it has none.
    public func themeColor(named name: String) -> RGBA? {
        var color = GdkRGBA()
        guard gtk_style_context_lookup_color(gtk_widget_get_style_context(pointer), name, &color) != 0 else {
            return nil
        }
        return RGBA(color)
    }

    // MARK: Tree

    /// Puts the widget into `host` behind `sibling`, or first; moves it when it is there already.
    public func insert(into host: Widget, after sibling: Widget?) {
        windsock_widget_insert_after(pointer, host.pointer, sibling?.pointer)
    }

    /// Takes the widget out of its parent. Only for children of hosts; nothing happens without a parent.
    public func unparent() {
        if gtk_widget_get_parent(pointer) != nil { gtk_widget_unparent(pointer) }
    }

    /// The parent, shared.
    public var parent: Widget? { gtk_widget_get_parent(pointer).map { Widget(wrapping: $0) } }
    /// The window, or other root, shared.
    public var root: Widget? {
        gtk_widget_get_root(pointer).map {
            Widget(wrapping: UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
        }
    }

    /// The children in order, shared.
    public var children: [Widget] {
        var result: [Widget] = []
        var child = gtk_widget_get_first_child(pointer)
        while let current = child {
            result.append(Widget(wrapping: current))
            child = gtk_widget_get_next_sibling(current)
        }
        return result
    }
}

/// Runs `body` with a NULL-terminated array of C strings.
func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) throws -> Result
) rethrows -> Result {
    let copies = strings.map { g_strdup($0) }
    defer { for copy in copies { g_free(copy) } }
    var pointers: [UnsafePointer<CChar>?] = copies.map { UnsafePointer($0) }
    pointers.append(nil)
    return try pointers.withUnsafeMutableBufferPointer { try body($0.baseAddress!) }
}
