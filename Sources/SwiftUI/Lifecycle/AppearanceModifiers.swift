/// Runs actions when a view appears and disappears.
public struct _AppearanceModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

extension _AppearanceModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        AppearanceNode(view, context: context)
    }
}

private final class AppearanceNode<V: View>: ModifierNode<V, _AppearanceModifier>, LifecycleScope.Observer {
    /// Whether the action of appearing ran, so that the one of disappearing is due.
    private var hasAppeared = false
    private var isLeaving = false
    /// Grows with each identity that ends: what was due to one isn't done for the next.
    private var identity = 0
    /// What an identity that ended while it was leaving is still owed.
    private var farewell: (() -> Void)?

    override func contentWasMade() {
        lifecycle.add(self)
    }

    override func willDestroy() {
        lifecycle.remove(self)
    }

    func scopeDidAppear() {
        Updater.shared.afterLayout { [weak self, identity] in
            guard let self, isAlive, lifecycle.isShown, !hasAppeared, identity == self.identity else { return }
            hasAppeared = true
            modifier.appear?()
        }
    }

    func scopeDidDisappear() {
        isLeaving = true
        // The node may be gone when the effects of this frame run.
        Updater.shared.afterLayout { [self] in
            isLeaving = false
            if let farewell {
                self.farewell = nil
                farewell()
            }
            guard hasAppeared, !isAlive || !lifecycle.isShown else { return }
            hasAppeared = false
            modifier.disappear?()
        }
    }

    override func identityWillEnd() {
        identity += 1
        guard hasAppeared else { return }
        hasAppeared = false
        let action = modifier.disappear
        // In its turn: another view may have begun to stand for the same element since.
        if isLeaving { farewell = action } else { Updater.shared.afterLayout { action?() } }
    }
}

/// Runs a task while a view is shown, and starts it anew when a value changes.
public struct _TaskModifier<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void
}

extension _TaskModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        TaskNode(view, context: context)
    }
}

private final class TaskNode<V: View, ID: Equatable>: ModifierNode<V, _TaskModifier<ID>>, LifecycleScope.Observer {
    private var task: Task<Void, Never>?

    override func contentWasMade() {
        lifecycle.add(self)
    }

    override func willDestroy() {
        lifecycle.remove(self)
        cancel()
    }

    override func modifierDidChange(from old: _TaskModifier<ID>) {
        guard old.id != modifier.id, task != nil else { return }
        cancel()
        scopeDidAppear()
    }

    func scopeDidAppear() {
        Updater.shared.afterLayout { [weak self] in
            guard let self, isAlive, lifecycle.isShown, task == nil else { return }
            let action = modifier.action
            task = Task(priority: modifier.priority) { await action() }
        }
    }

    func scopeDidDisappear() {
        cancel()
    }

    override func identityWillEnd() {
        cancel()
    }

    private func cancel() {
        task?.cancel()
        task = nil
    }
}

/// Runs an action when a value changes.
public struct _ChangeModifier<Value: Equatable> {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void
}

extension _ChangeModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ChangeNode(view, context: context)
    }
}

private final class ChangeNode<V: View, Value: Equatable>: ModifierNode<V, _ChangeModifier<Value>> {
    /// The value before the changes of this frame; several of them are one.
    private var before: Value?
    private var isScheduled = false
    /// The action is due because the view appeared.
    private var isInitial = false

    override func contentWasMade() {
        if modifier.initial { schedule(from: nil) }
    }

    override func identityWillEnd() {
        before = nil
        if modifier.initial { schedule(from: nil) }
    }

    override func modifierDidChange(from old: _ChangeModifier<Value>) {
        if old.value != modifier.value, !isExchangingIdentity { schedule(from: old.value) }
    }

    /// - Parameter value: the value before; nil when the view has only just appeared.
    private func schedule(from value: Value?) {
        if let value, before == nil { before = value }
        if value == nil { isInitial = true }
        guard !isScheduled else { return }
        isScheduled = true
        let transaction = Transaction.current
        Updater.shared.afterLayout { [weak self] in
            guard let self else { return }
            isScheduled = false
            guard isAlive else { return }
            let isInitial = isInitial
            let new = modifier.value
            let old = isInitial ? new : before ?? new
            before = nil
            self.isInitial = false
            guard isInitial || old != new else { return }
            let action = modifier.action
            Transaction.perform(transaction) { action(old, new) }
        }
    }
}

extension View {
    /// Runs an action when the view appears.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs an action when the view disappears.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: nil, disappear: action))
    }

    /// Runs an asynchronous action when the view appears, and cancels it when the view disappears.
    nonisolated public func task(
        name: String? = nil, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: 0, priority: priority, action: TaskAction(action).run))
    }

    /// Runs an asynchronous action when the view appears; when `id` changes it's cancelled and started anew.
    nonisolated public func task<T: Equatable>(
        id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: value, priority: priority, action: TaskAction(action).run))
    }

    /// Runs an action when a value changes; with `initial` also when the view appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Runs an action when a value changes; with `initial` also when the view appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// Runs an action with the new value when a value changes.
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, initial: false) { _, new in action(new) })
    }
}

/// An asynchronous action that was handed over for good.
private struct TaskAction: @unchecked Sendable {
    private let action: @isolated(any) () async -> Void

    nonisolated init(_ action: sending @escaping @isolated(any) () async -> Void) {
        self.action = action
    }

    @MainActor func run() async {
        await action()
    }
}
