import CAdwaita

/// Pages of which one is shown, moving to the next one with a transition.
@MainActor
public final class Stack: Widget {
    /// No pages.
    public init() { super.init(creating: gtk_stack_new()) }

    /// Adds a page under a name.
    public func add(_ child: Widget, name: String) { gtk_stack_add_named(opaque, child.pointer, name) }
    /// Removes a page.
    public func remove(_ child: Widget) { gtk_stack_remove(opaque, child.pointer) }

    /// The name of the page that is shown. Names that don't exist are ignored.
    public var visibleName: String? {
        get { String(borrowing: gtk_stack_get_visible_child_name(opaque)) }
        set {
            guard let newValue, gtk_stack_get_child_by_name(opaque, newValue) != nil else { return }
            write { gtk_stack_set_visible_child_name(opaque, newValue) }
        }
    }

    /// Shows a page with a transition other than the stack's own.
    public func show(_ name: String, transition: GtkStackTransitionType) {
        guard gtk_stack_get_child_by_name(opaque, name) != nil else { return }
        write { gtk_stack_set_visible_child_full(opaque, name, transition) }
    }

    /// Shows a page that slides in: from the trailing edge, or from the leading one when going back.
    public func slide(to name: String, isBack: Bool) {
        show(name, transition: isBack ? GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT : GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT)
    }

    /// How one page gives way to the next.
    public var transition: GtkStackTransitionType {
        get { gtk_stack_get_transition_type(opaque) }
        set { write { gtk_stack_set_transition_type(opaque, newValue) } }
    }

    /// How long that takes, in milliseconds.
    public var transitionDuration: Int {
        get { Int(gtk_stack_get_transition_duration(opaque)) }
        set { write { gtk_stack_set_transition_duration(opaque, UInt32(clamping: newValue)) } }
    }

    /// Whether a transition is under way.
    public var isTransitionRunning: Bool { gtk_stack_get_transition_running(opaque) != 0 }

    /// Whether all pages count for the size in a direction.
    public func setHomogeneous(horizontal: Bool, vertical: Bool) {
        write {
            gtk_stack_set_hhomogeneous(opaque, horizontal.gboolean)
            gtk_stack_set_vhomogeneous(opaque, vertical.gboolean)
        }
    }

    /// Runs `handler` when a transition begins or ends.
    @discardableResult
    public func onTransitionRunningChanged(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        onNotify("transition-running") { [unowned self] in handler(isTransitionRunning) }
    }
}
