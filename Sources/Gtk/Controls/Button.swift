import CAdwaita
import CGtkShim

/// Something to press.
@MainActor
open class Button: Widget {
    /// An empty button.
    public init() { super.init(creating: gtk_button_new()) }

    /// A button with a text.
    public init(label: String) { super.init(creating: gtk_button_new_with_label(label)) }

    /// A button with an icon of the theme. Give it an accessible label.
    public init(iconName: String) { super.init(creating: gtk_button_new_from_icon_name(iconName)) }

    override init(creating pointer: UnsafeMutablePointer<GtkWidget>) { super.init(creating: pointer) }

    private var button: UnsafeMutablePointer<GtkButton> { cast() }

    /// The text; nil if the button shows something else.
    public var label: String? {
        get { String(borrowing: gtk_button_get_label(button)) }
        set { write { gtk_button_set_label(button, newValue ?? "") } }
    }

    /// The icon's name; nil if the button shows something else.
    public var iconName: String? {
        get { String(borrowing: gtk_button_get_icon_name(button)) }
        set { write { gtk_button_set_icon_name(button, newValue ?? "") } }
    }

    /// Cuts a text that is too long, so that the button may get narrower than its text.
    public func truncatesLabel() {
        guard let child = gtk_button_get_child(button), windsock_is_a(child, gtk_label_get_type()) != 0 else { return }
        gtk_label_set_ellipsize(OpaquePointer(child), PANGO_ELLIPSIZE_END)
    }

    /// Whether an underscore in the text marks the letter that presses the button with Alt.
    public var usesUnderline: Bool {
        get { gtk_button_get_use_underline(button) != 0 }
        set { write { gtk_button_set_use_underline(button, newValue.gboolean) } }
    }

    /// Whether the button is drawn without a frame until the pointer is over it.
    public var hasFrame: Bool {
        get { gtk_button_get_has_frame(button) != 0 }
        set { write { gtk_button_set_has_frame(button, newValue.gboolean) } }
    }

    /// Shows a widget in the button.
    public func setChild(_ child: Widget?) { write { gtk_button_set_child(button, child?.pointer) } }

    /// The action that the button runs, such as `app.quit`.
    public func setActionName(_ name: String?) {
        write { gtk_actionable_set_action_name(opaque, name) }
    }

    /// Runs `handler` when the button is pressed and released, or activated by a key.
    @discardableResult
    public func onClicked(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("clicked", silenced: true) { _ in handler() }
    }

    /// Runs `handler` with whether the button is held down, when that changes.
    @discardableResult
    public func onPressedChanged(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        let active = GTK_STATE_FLAG_ACTIVE.rawValue
        return connect("state-flags-changed") { [unowned self] arguments in
            let isActive = gtk_widget_get_state_flags(pointer).rawValue & active != 0
            if isActive != (arguments.flags(0) & active != 0) { handler(isActive) }
        }
    }

    /// Presses the button, as a click would.
    public func click() { windsock_emit(raw, "clicked") }
}

/// A button that stays down.
@MainActor
public final class ToggleButton: Button {
    /// An empty button.
    public override init() { super.init(creating: gtk_toggle_button_new()) }

    /// A button with a text.
    public override init(label: String) { super.init(creating: gtk_toggle_button_new_with_label(label)) }

    /// A button with an icon of the theme.
    public override init(iconName: String) {
        super.init(creating: gtk_toggle_button_new())
        gtk_button_set_icon_name(cast(), iconName)
    }

    /// Whether the button is down.
    public var isActive: Bool {
        get { gtk_toggle_button_get_active(cast()) != 0 }
        set { write { gtk_toggle_button_set_active(cast(), newValue.gboolean) } }
    }

    /// Joins the group of another button, of which one at most is down; nil leaves the group.
    public func setGroup(_ other: ToggleButton?) { write { gtk_toggle_button_set_group(cast(), other?.cast()) } }

    /// Runs `handler` with the new state when the user changes it.
    @discardableResult
    public func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        connect("toggled", silenced: true) { [unowned self] _ in handler(isActive) }
    }
}

/// A button that opens an address.
@MainActor
public final class LinkButton: Button {
    /// Shows `label` and opens `uri`.
    public init(uri: String, label: String) {
        super.init(creating: gtk_link_button_new_with_label(uri, label))
    }

    /// The address.
    public var uri: String {
        get { String(cString: gtk_link_button_get_uri(opaque)) }
        set { write { gtk_link_button_set_uri(opaque, newValue) } }
    }

    /// Whether the link was followed.
    public var isVisited: Bool {
        get { gtk_link_button_get_visited(opaque) != 0 }
        set { write { gtk_link_button_set_visited(opaque, newValue.gboolean) } }
    }

    /// Runs `handler` when the link is followed; it returns whether it opened the address itself.
    @discardableResult
    public func onActivateLink(_ handler: @escaping @MainActor () -> Bool) -> SignalConnection {
        connect("activate-link") { $0.answer(handler()) }
    }
}
