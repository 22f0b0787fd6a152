internal import Gtk

/// Ties the keyboard focus of a view to a focus state.
public struct _FocusedModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    /// What the state is while the view has the focus.
    let value: Value
    /// What it is when the focus leaves for none of the state's views.
    let none: Value
}

extension _FocusedModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        FocusedNode(view, context: context)
    }
}

private final class FocusedNode<V: View, Value: Hashable>: ModifierNode<V, _FocusedModifier<Value>> {
    private var widget: Gtk.Widget?
    private var controller: FocusController?
    private var connections: [SignalConnection] = []
    private var isWanted = false
    /// Waits for the view to be shown.
    private var mapping: SignalConnection?

    override func contentWasMade() {
        listen()
        updateSelf()
    }

    override func updateContent(to value: V) {
        super.updateContent(to: value)
        updateSelf()
    }

    override func structureDidChange() {
        super.structureDidChange()
        listen()
    }

    /// Follows the focus of the view's first widget, which is the control where the view is a control.
    private func listen() {
        let first = firstWidget
        guard first !== widget else { return }
        stopListening()
        widget = first
        guard let first else { return }
        let controller = FocusController()
        connections = [
            controller.onEnter { [weak self] in self?.focusDidCome() },
            controller.onLeave { [weak self] in self?.focusDidLeave() },
        ]
        first.addController(controller)
        self.controller = controller
    }

    private func stopListening() {
        for connection in connections { connection.disconnect() }
        connections = []
        if let controller { widget?.removeController(controller) }
        controller = nil
    }

    private var firstWidget: Gtk.Widget? {
        var leaves: [WidgetItem] = []
        func visit(_ item: LayoutItem) {
            if let leaf = item as? WidgetItem { leaves.append(leaf) } else { item.visitItems(visit) }
        }
        items.forEach(visit)
        // In forms the label of a field stands before it.
        return (leaves.first { !($0 is TextItem) } ?? leaves.first)?.widget
    }

    private func focusDidCome() {
        isWanted = true
        modifier.binding.wrappedValue = modifier.value
    }

    private func focusDidLeave() {
        isWanted = false
        // Another view of the same state may have got it already.
        if Evaluation.untracked({ modifier.binding.wrappedValue == modifier.value }) {
            modifier.binding.wrappedValue = modifier.none
        }
    }

    override func updateSelf() {
        let wasWanted = isWanted
        isWanted = evaluate { modifier.binding.wrappedValue == modifier.value }
        guard isWanted != wasWanted else { return }
        // The view may be new, or disabled until now: it takes the focus when it has its place.
        Updater.shared.afterLayout { [weak self] in self?.moveFocus() }
    }

    private func moveFocus() {
        mapping?.disconnect()
        mapping = nil
        guard isAlive, let widget, isWanted != widget.containsFocus else { return }
        if !isWanted {
            widget.dropFocus()
        } else if !widget.isMapped {
            // What scrolls shows its views after the first layout.
            mapping = widget.onMap { [weak self] in MainLoop.idle { self?.moveFocus() } }
        } else if !widget.grabFocus(), !widget.moveFocus(forward: true) {
            modifier.binding.wrappedValue = modifier.none
        }
    }

    override func willDestroy() {
        mapping?.disconnect()
        stopListening()
    }
}

extension View {
    /// Ties the keyboard focus of the view to a state, which is `value` while the view has it.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(_FocusedModifier(binding: binding, value: value, none: noFocus(of: value)))
    }

    /// Ties the keyboard focus of the view to a state, which is true while the view has it.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(_FocusedModifier(binding: condition, value: true, none: false))
    }
}

/// The value of a state none of whose views has the focus: nil where there is one, else false.
private func noFocus<Value: Hashable>(of value: Value) -> Value {
    if let type = Value.self as? any ExpressibleByNilLiteral.Type, let none = type.init(nilLiteral: ()) as? Value {
        return none
    }
    return (false as? Value) ?? value
}
