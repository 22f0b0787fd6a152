/// The views that would like to be the first of a namespace to have the focus.
@MainActor
private enum FocusScopes {
    /// A view that was proposed.
    struct Member {
        let namespace: Namespace.ID
        let isPreferred: () -> Bool
        let focus: () -> Void
    }

    static var members: [ObjectIdentifier: Member] = [:]
    /// The order in which views were proposed.
    static var order: [ObjectIdentifier] = []

    static func add(_ node: AnyObject, _ member: Member) {
        let id = ObjectIdentifier(node)
        if members.updateValue(member, forKey: id) == nil { order.append(id) }
    }

    static func remove(_ node: AnyObject) {
        let id = ObjectIdentifier(node)
        members[id] = nil
        order.removeAll { $0 == id }
    }

    static func reset(_ namespace: Namespace.ID) {
        let own = order.compactMap { members[$0] }.filter { $0.namespace == namespace }
        own.first { $0.isPreferred() }?.focus()
    }
}

/// Gives the focus back to the view of a namespace that is to have it first.
public struct ResetFocusAction {
    /// Moves the focus to the view of the namespace that has `prefersDefaultFocus(_:in:)`.
    @MainActor public func callAsFunction(in namespace: Namespace.ID) { FocusScopes.reset(namespace) }
}

extension EnvironmentValues {
    /// Gives the focus back to the view of a namespace that is to have it first.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// Proposes a view for the first focus.
private struct PreferredFocusModifier {
    let isPreferred: Bool
    let namespace: Namespace.ID
    let move: () -> Void
}

extension PreferredFocusModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PreferredFocusNode(view, context: context)
    }
}

private final class PreferredFocusNode<V: View>: ModifierNode<V, PreferredFocusModifier>, LifecycleScope.Observer {
    private var isDone = false

    override func contentWasMade() {
        FocusScopes.add(
            self,
            FocusScopes.Member(
                namespace: modifier.namespace, isPreferred: { [unowned self] in modifier.isPreferred },
                focus: { [unowned self] in modifier.move() }))
        lifecycle.add(self)
    }

    func scopeDidAppear() {
        guard !isDone else { return }
        isDone = true
        // The window gives the focus to its first widget when it is shown.
        Updater.shared.afterLayout { [weak self] in
            guard let self, isAlive, modifier.isPreferred else { return }
            modifier.move()
        }
    }

    func scopeDidDisappear() {}

    override func willDestroy() {
        FocusScopes.remove(self)
        lifecycle.remove(self)
    }
}

/// Content that takes the focus when it is proposed for it.
private struct PreferredFocus: ViewModifier {
    let isPreferred: Bool
    let namespace: Namespace.ID
    @FocusState private var isFocused: Bool

    nonisolated init(isPreferred: Bool, namespace: Namespace.ID) {
        self.isPreferred = isPreferred
        self.namespace = namespace
    }

    func body(content: Content) -> some View {
        let focus = $isFocused
        content.focused(focus)
            .modifier(
                PreferredFocusModifier(isPreferred: isPreferred, namespace: namespace) { focus.wrappedValue = true })
    }
}

extension View {
    /// Proposes the view as the one of a namespace that has the focus when the window appears, and again when
    /// `resetFocus` asks for that.
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        modifier(PreferredFocus(isPreferred: prefersDefaultFocus, namespace: namespace))
    }

    /// Says that the view is where a namespace proposes views for the focus. The namespace alone tells them apart here.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}
