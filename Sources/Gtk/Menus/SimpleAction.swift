import CAdwaita

/// A named thing that menus, buttons and keys do; some have a state.
@MainActor
public final class SimpleAction: GObjectReference {
    /// An action without a state, which takes no parameter.
    public init(_ name: String, _ handler: @escaping @MainActor () -> Void) {
        super.init(taking: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
        connect("activate") { _ in handler() }
    }

    /// An action that is on or off; `handler` is given the state asked for, which becomes the action's.
    public init(_ name: String, isOn: Bool, _ handler: @escaping @MainActor (Bool) -> Void) {
        super.init(
            taking: UnsafeMutableRawPointer(
                g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn.gboolean))))
        connect("change-state") { [unowned self] arguments in
            guard let value = arguments.variant(0) else { return }
            let isOn = g_variant_get_boolean(value) != 0
            self.isOn = isOn
            handler(isOn)
        }
    }

    /// An action that is one of several strings; menus check the item with the current one.
    public init(_ name: String, choice: String, _ handler: @escaping @MainActor (String) -> Void) {
        let type = g_variant_type_new("s")
        super.init(
            taking: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, type, g_variant_new_string(choice))))
        g_variant_type_free(type)
        connect("change-state") { [unowned self] arguments in
            guard let value = arguments.variant(0) else { return }
            let choice = String(cString: g_variant_get_string(value, nil))
            self.choice = choice
            handler(choice)
        }
    }

    /// The action's name, without the group's.
    public var name: String { String(cString: g_action_get_name(opaque)) }

    /// Whether the action can be done at the moment.
    public var isEnabled: Bool {
        get { g_action_get_enabled(opaque) != 0 }
        set { write { g_simple_action_set_enabled(opaque, newValue.gboolean) } }
    }

    /// The state of an action that is on or off; false for others.
    public var isOn: Bool {
        get {
            guard let state = g_action_get_state(opaque) else { return false }
            defer { g_variant_unref(state) }
            return String(cString: g_variant_get_type_string(state)) == "b" && g_variant_get_boolean(state) != 0
        }
        set { write { g_simple_action_set_state(opaque, g_variant_new_boolean(newValue.gboolean)) } }
    }

    /// The state of an action that is one of several strings; empty for others.
    public var choice: String {
        get {
            guard let state = g_action_get_state(opaque) else { return "" }
            defer { g_variant_unref(state) }
            guard String(cString: g_variant_get_type_string(state)) == "s" else { return "" }
            return String(cString: g_variant_get_string(state, nil))
        }
        set { write { g_simple_action_set_state(opaque, g_variant_new_string(newValue)) } }
    }

    /// Does the action, as a menu would.
    public func activate() { g_action_activate(opaque, nil) }

    /// Does an action that is one of several strings, as a menu would.
    public func activate(choice: String) { g_action_activate(opaque, g_variant_new_string(choice)) }
}

/// Actions under a common prefix.
@MainActor
public final class ActionGroup: GObjectReference {
    private var actions: [String: SimpleAction] = [:]

    /// No actions.
    public init() { super.init(taking: UnsafeMutableRawPointer(g_simple_action_group_new())) }

    /// Adds an action and keeps it, in place of one of the same name.
    public func add(_ action: SimpleAction) {
        actions[action.name] = action
        g_action_map_add_action(opaque, action.opaque)
    }

    /// Removes an action.
    public func remove(_ name: String) {
        actions[name] = nil
        g_action_map_remove_action(opaque, name)
    }

    /// The action of a name.
    public subscript(_ name: String) -> SimpleAction? { actions[name] }
}

extension Widget {
    /// Makes actions available as `prefix.name` in the widget and those inside it; nil removes the group.
    public func insertActionGroup(_ prefix: String, _ group: ActionGroup?) {
        gtk_widget_insert_action_group(pointer, prefix, group?.opaque)
    }

    /// Runs an action such as `win.close`; false if there is none.
    @discardableResult
    public func activateAction(_ name: String) -> Bool { gtk_widget_activate_action_variant(pointer, name, nil) != 0 }
}
