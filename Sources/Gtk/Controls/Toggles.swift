import CAdwaita

/// A switch between on and off.
@MainActor
public final class Switch: Widget {
    /// A switch that is off.
    public init() { super.init(creating: gtk_switch_new()) }

    /// Whether the switch is on.
    public var isActive: Bool {
        get { gtk_switch_get_active(opaque) != 0 }
        set { write { gtk_switch_set_active(opaque, newValue.gboolean) } }
    }

    /// Runs `handler` with the new state when the user changes it.
    @discardableResult
    public func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        onNotify("active") { [unowned self] in handler(isActive) }
    }
}

/// A check box, or a radio button when it is in a group.
@MainActor
public final class CheckButton: Widget {
    /// A check box, with a text or nothing beside it.
    public init(label: String? = nil) { super.init(creating: gtk_check_button_new_with_label(label)) }

    private var button: UnsafeMutablePointer<GtkCheckButton> { cast() }

    /// Whether the box is checked.
    public var isActive: Bool {
        get { gtk_check_button_get_active(button) != 0 }
        set { write { gtk_check_button_set_active(button, newValue.gboolean) } }
    }

    /// Whether the box shows that it stands for some that are checked and some that aren't.
    public var isInconsistent: Bool {
        get { gtk_check_button_get_inconsistent(button) != 0 }
        set { write { gtk_check_button_set_inconsistent(button, newValue.gboolean) } }
    }

    /// The text beside the box.
    public var label: String? {
        get { String(borrowing: gtk_check_button_get_label(button)) }
        set { write { gtk_check_button_set_label(button, newValue) } }
    }

    /// Shows a widget beside the box.
    public func setChild(_ child: Widget?) { write { gtk_check_button_set_child(button, child?.pointer) } }

    /// Joins the group of another button, of which one at most is checked; nil leaves the group.
    public func setGroup(_ other: CheckButton?) { write { gtk_check_button_set_group(button, other?.cast()) } }

    /// Runs `handler` with the new state when the user changes it.
    @discardableResult
    public func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        connect("toggled", silenced: true) { [unowned self] _ in handler(isActive) }
    }
}
