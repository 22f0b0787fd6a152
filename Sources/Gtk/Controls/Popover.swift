import CAdwaita
import CGtkShim

/// A bubble that belongs to a widget.
@MainActor
open class Popover: Widget {
    /// An empty bubble.
    public init() { super.init(creating: gtk_popover_new()) }

    /// A menu; nil: one without items yet.
    public init(menu: Menu?) {
        super.init(creating: gtk_popover_menu_new_from_model(menu?.model))
        keepFocusOnItems()
    }

    /// Replaces the items of a bubble that was made as a menu.
    public func setMenu(_ menu: Menu?) {
        write { gtk_popover_menu_set_menu_model(opaque, menu?.model) }
        keepFocusOnItems()
    }

    /// GTK 4.8 lets the part that scrolls a menu have the focus: Down on the only item would leave it, and Return would do
    /// nothing then.
    private func keepFocusOnItems() {
        func visit(_ widget: Widget) {
            if widget.typeName == "GtkScrolledWindow" { widget.isFocusable = false }
            widget.children.forEach(visit)
        }
        visit(self)
    }

    /// Puts a widget into a place of a bubble that was made as a menu; false if the menu has no such place.
    @discardableResult
    public func addChild(_ child: Widget, id: String) -> Bool {
        var isAdded = false
        write { isAdded = gtk_popover_menu_add_child(opaque, child.pointer, id) != 0 }
        return isAdded
    }

    private var popover: UnsafeMutablePointer<GtkPopover> { cast() }

    // What can take the focus when nothing inside does.
    private var content: Bin?

    /// What the bubble shows.
    public func setChild(_ child: Widget?) {
        if content == nil {
            let bin = Bin()
            gtk_popover_set_child(popover, bin.pointer)
            content = bin
        }
        content?.setChild(child)
    }

    /// Attaches the bubble to a widget of the window, which must place it (`present()`) when it is allocated. Take it off
    /// with `unparent()` before the widget goes away, but not in the frame in which it closes: GTK 4.8, still to move the
    /// focus on, would never free it.
    public func setParent(_ parent: Widget) {
        guard gtk_widget_get_parent(pointer) == nil else { return }
        gtk_widget_set_parent(pointer, parent.pointer)
    }

    /// The rectangle of the parent that the bubble points to, in its points; nil for all of it.
    public func setPointingTo(_ rectangle: (x: Int, y: Int, width: Int, height: Int)?) {
        write {
            if let rectangle {
                var gdk = GdkRectangle(
                    x: Int32(clamping: rectangle.x), y: Int32(clamping: rectangle.y),
                    width: Int32(clamping: rectangle.width), height: Int32(clamping: rectangle.height))
                gtk_popover_set_pointing_to(popover, &gdk)
            } else {
                gtk_popover_set_pointing_to(popover, nil)
            }
        }
    }

    /// The side of the parent on which the bubble prefers to be.
    public var position: GtkPositionType {
        get { gtk_popover_get_position(popover) }
        set { write { gtk_popover_set_position(popover, newValue) } }
    }

    /// A side of what the bubble points at.
    public enum Side: Sendable {
        case left
        case right
        case top
        case bottom
    }

    /// Sets the side of the parent on which the bubble prefers to be.
    public func setSide(_ side: Side) {
        position =
            switch side {
            case .left: GTK_POS_LEFT
            case .right: GTK_POS_RIGHT
            case .top: GTK_POS_TOP
            case .bottom: GTK_POS_BOTTOM
            }
    }

    /// Whether a click outside or Escape closes the bubble.
    public var autohides: Bool {
        get { gtk_popover_get_autohide(popover) != 0 }
        set { write { gtk_popover_set_autohide(popover, newValue.gboolean) } }
    }

    /// Whether the bubble has an arrow.
    public var hasArrow: Bool {
        get { gtk_popover_get_has_arrow(popover) != 0 }
        set { write { gtk_popover_set_has_arrow(popover, newValue.gboolean) } }
    }

    /// Shows the bubble.
    ///
    /// Content in which nothing takes the focus takes it as a whole: GTK 4.8 would write a warning where the window has no
    /// focus either.
    public func popUp() {
        if let content {
            content.isFocusable = false
            content.isFocusable = !Popover.hasFocusable(content.pointer)
        }
        gtk_popover_popup(popover)
    }
    /// Closes the bubble.
    public func popDown() { gtk_popover_popdown(popover) }

    private static func hasFocusable(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard gtk_widget_get_visible(widget) != 0, gtk_widget_get_can_focus(widget) != 0,
            gtk_widget_get_sensitive(widget) != 0
        else { return false }
        if gtk_widget_get_focusable(widget) != 0 { return true }
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            if hasFocusable(current) { return true }
            child = gtk_widget_get_next_sibling(current)
        }
        return false
    }
    /// Places the bubble anew; the parent's allocate must call it.
    public func present() { gtk_popover_present(popover) }

    /// Runs `handler` when the bubble was closed.
    @discardableResult
    public func onClosed(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("closed") { _ in handler() }
    }
}

/// A button that opens a menu or a popover.
@MainActor
public final class MenuButton: Widget {
    /// A button without a menu.
    public init() { super.init(creating: gtk_menu_button_new()) }

    /// A button that is part of another widget.
    init(inside pointer: UnsafeMutablePointer<GtkWidget>) { super.init(wrapping: pointer) }

    /// The button's text.
    public var label: String? {
        get { String(borrowing: gtk_menu_button_get_label(opaque)) }
        set { write { gtk_menu_button_set_label(opaque, newValue ?? "") } }
    }

    /// The button's icon.
    public var iconName: String? {
        get { String(borrowing: gtk_menu_button_get_icon_name(opaque)) }
        set { write { gtk_menu_button_set_icon_name(opaque, newValue ?? "") } }
    }

    /// Shows a widget in the button.
    public func setChild(_ child: Widget?) { write { gtk_menu_button_set_child(opaque, child?.pointer) } }

    /// Opens a menu.
    public func setMenu(_ menu: Menu?) { write { gtk_menu_button_set_menu_model(opaque, menu?.model) } }

    /// Runs `handler` each time before the menu opens, to set it.
    public func onCreatePopup(_ handler: @escaping @MainActor () -> Void) {
        let box = Unmanaged.passRetained(PopupHandler(handler))
        gtk_menu_button_set_create_popup_func(
            opaque,
            { _, context in
                MainActor.assumeIsolated {
                    Unmanaged<PopupHandler>.fromOpaque(context!).takeUnretainedValue().handler()
                }
            }, box.toOpaque(), { Unmanaged<PopupHandler>.fromOpaque($0!).release() })
    }

    private final class PopupHandler {
        let handler: @MainActor () -> Void
        init(_ handler: @escaping @MainActor () -> Void) { self.handler = handler }
    }

    /// Whether the button has an arrow beside an icon or a child of its own; beside a text it always has one.
    public var alwaysShowsArrow: Bool {
        get { gtk_menu_button_get_always_show_arrow(opaque) != 0 }
        set { write { gtk_menu_button_set_always_show_arrow(opaque, newValue.gboolean) } }
    }

    /// Opens a popover.
    public func setPopover(_ popover: Popover?) { write { gtk_menu_button_set_popover(opaque, popover?.pointer) } }

    /// Whether the button is the window's main menu, which F10 opens.
    public var isPrimary: Bool {
        get { gtk_menu_button_get_primary(opaque) != 0 }
        set { write { gtk_menu_button_set_primary(opaque, newValue.gboolean) } }
    }

    /// Whether the button has a frame.
    public var hasFrame: Bool {
        get { gtk_menu_button_get_has_frame(opaque) != 0 }
        set { write { gtk_menu_button_set_has_frame(opaque, newValue.gboolean) } }
    }

    /// Opens the menu.
    public func popUp() { gtk_menu_button_popup(opaque) }
    /// Closes the menu.
    public func popDown() { gtk_menu_button_popdown(opaque) }

    // GTK 4.8 tells of an open menu only through the toggle button inside.
    /// The button inside, which takes the focus.
    public private(set) lazy var toggle: Widget? = children.first {
        windsock_is_a($0.raw, gtk_toggle_button_get_type()) != 0
    }

    /// Whether the menu is open.
    public var isActive: Bool { toggle?.boolean("active") ?? false }

    /// Runs `handler` when the menu opens or closes.
    public func onActiveChanged(_ handler: @escaping @MainActor (Bool) -> Void) {
        toggle?.onNotify("active") { [unowned self] in handler(isActive) }
    }
}
