/// A part of a window that is shown or not as a whole: the window itself, a list row, a tab, a page of a stack.
///
/// Views in it appear when it is shown and disappear when it isn't any more, or when they leave the tree.
@MainActor
final class LifecycleScope {
    /// Something that wants to know.
    @MainActor
    protocol Observer: AnyObject {
        func scopeDidAppear()
        func scopeDidDisappear()
    }

    private(set) var isShown: Bool
    private let parent: LifecycleScope?
    private var ownIsShown: Bool
    private var observers: [ObjectIdentifier: any Observer] = [:]
    private var order: [ObjectIdentifier] = []
    private var children: [ObjectIdentifier: WeakScope] = [:]

    private struct WeakScope {
        weak var scope: LifecycleScope?
    }

    init(parent: LifecycleScope?, isShown: Bool) {
        self.parent = parent
        ownIsShown = isShown
        self.isShown = isShown && (parent?.isShown ?? true)
        parent?.children[ObjectIdentifier(self)] = WeakScope(scope: self)
    }

    /// Shows or hides the part.
    func setShown(_ shown: Bool) {
        guard shown != ownIsShown else { return }
        ownIsShown = shown
        resolve()
    }

    /// Everything in the part begins anew, as other identities than before.
    func renew() {
        guard isShown else { return }
        for id in order { observers[id]?.scopeDidAppear() }
    }

    private func resolve() {
        let shown = ownIsShown && (parent?.isShown ?? true)
        guard shown != isShown else { return }
        isShown = shown
        for id in order {
            guard let observer = observers[id] else { continue }
            if shown { observer.scopeDidAppear() } else { observer.scopeDidDisappear() }
        }
        children = children.filter { $0.value.scope != nil }
        for child in children.values { child.scope?.resolve() }
    }

    func add(_ observer: any Observer) {
        let id = ObjectIdentifier(observer)
        observers[id] = observer
        order.append(id)
        if isShown { observer.scopeDidAppear() }
    }

    /// Forgets `observer`, which disappears if it had appeared.
    func remove(_ observer: any Observer) {
        let id = ObjectIdentifier(observer)
        guard observers.removeValue(forKey: id) != nil else { return }
        order.removeAll { $0 == id }
        if isShown { observer.scopeDidDisappear() }
    }
}
