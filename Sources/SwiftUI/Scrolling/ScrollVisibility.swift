import Foundation

extension LayoutItem {
    /// How much of the item is in the visible part of the scroll view around, from 0 to 1; outside of one: all.
    fileprivate var visiblePart: Double {
        guard let root = ancestor(named: ScrollViewSpace(axis: nil)) as? HostRootItem, let host = root.host else {
            return 1
        }
        return CGRect(origin: .zero, size: host.allocatedSize)
            .share(of: frame(in: .named(ScrollViewSpace(axis: nil))))
    }
}

extension CGRect {
    /// How much of another rectangle is in this one, from 0 to 1.
    fileprivate func share(of other: CGRect) -> Double {
        func share(_ start: CGFloat, _ end: CGFloat, _ from: CGFloat, _ to: CGFloat) -> Double {
            if end <= start { return start >= from && start <= to ? 1 : 0 }
            return max(0, min(end, to) - max(start, from)) / (end - start)
        }
        return share(other.minX, other.maxX, minX, maxX) * share(other.minY, other.maxY, minY, maxY)
    }
}

/// Tells when a view comes into sight in its scroll view, and when it goes out of it.
public struct _ScrollVisibilityModifier {
    let threshold: Double
    let action: (Bool) -> Void
}

extension _ScrollVisibilityModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ScrollVisibilityNode(view, context: context)
    }
}

private final class ScrollVisibilityNode<V: View>: ItemModifierNode<V, _ScrollVisibilityModifier>,
    LifecycleScope.Observer
{
    private var isVisible = false
    private var isScheduled = false
    private lazy var follower = PlaceFollower { [unowned self] in schedule() }

    private final class Item: UnaryItem {
        var wasPlaced: (() -> Void)?

        override func placeContent() {
            super.placeContent()
            wasPlaced?()
        }

        override func didMove() { wasPlaced?() }
    }

    override func contentWasMade() { lifecycle.add(self) }

    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        let item = Item(node: self, child: child)
        item.wasPlaced = { [weak self] in self?.schedule() }
        return item
    }

    override func willDestroy() {
        follower.stop()
        lifecycle.remove(self)
        tell(false)
    }

    override func identityWillEnd() { tell(false) }

    func scopeDidAppear() { schedule() }
    func scopeDidDisappear() { schedule() }

    private func tell(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        let action = modifier.action
        Updater.shared.afterLayout { action(visible) }
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        Updater.shared.afterLayout { [weak self] in
            guard let self else { return }
            isScheduled = false
            guard isAlive, let item = wrappers.first else { return }
            if !item.needsPlacement { follower.follow(item) }
            tell(lifecycle.isShown && !item.needsPlacement && item.visiblePart >= max(modifier.threshold, .ulpOfOne))
        }
    }
}

/// Tells which of the views of a target layout are in sight.
private final class TargetVisibilityHook<ID: Hashable>: ScrollHook {
    var threshold: Double
    var action: ([ID]) -> Void
    private var last: [ID] = []

    init(threshold: Double, action: @escaping ([ID]) -> Void) {
        self.threshold = threshold
        self.action = action
    }

    override var followsContent: Bool { true }

    override func geometryDidChange(_ geometry: ScrollGeometry, in host: ViewHost) {
        guard let target = host.scrollTarget, target.isEnabled else { return }
        let seen = host.visibleRect
        let ids = target.targets.compactMap { target -> ID? in
            guard seen.share(of: target.frame) >= max(threshold, .ulpOfOne) else { return nil }
            return target.id?.base as? ID
        }
        guard ids != last else { return }
        last = ids
        action(ids)
    }
}

/// Watches which of the views of a target layout are in sight.
public struct _ScrollTargetVisibilityModifier<ID: Hashable> {
    let threshold: Double
    let action: ([ID]) -> Void
}

extension _ScrollTargetVisibilityModifier: ScrollHookModifier {
    func makeHook() -> ScrollHook { TargetVisibilityHook(threshold: threshold, action: action) }

    func update(_ hook: ScrollHook) {
        guard let hook = hook as? TargetVisibilityHook<ID> else { return }
        hook.threshold = threshold
        hook.action = action
    }
}

extension View {
    /// Runs an action when the view comes into sight in the scroll view around, and when it goes out of sight.
    ///
    /// - Parameters:
    ///   - threshold: how much of the view has to be seen, from 0 to 1.
    ///   - action: gets whether the view is seen.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
    }

    /// Runs an action with the ids of those views of the `scrollTargetLayout()` in the first scroll view of this view that
    /// are in sight, whenever they are other ones.
    ///
    /// - Parameters:
    ///   - idType: the type of the ids.
    ///   - threshold: how much of a view has to be seen, from 0 to 1.
    ///   - action: gets the ids in the order of the layout.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(_ScrollTargetVisibilityModifier<ID>(threshold: threshold, action: action))
    }
}
