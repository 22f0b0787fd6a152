internal import Gtk
import Observation

/// What lives: a view value passes by, its node keeps state, children, widgets and dependencies.
///
/// A node's identity is its place in the tree of its parents, the branch it is in and the `id` it was given.
/// Nodes own their children; a parent outlives them.
@MainActor
public class _Node {
    unowned(unsafe) let parent: _Node?
    let depth: Int
    let environment: EnvironmentScope
    unowned(unsafe) let host: ViewHost
    let lifecycle: LifecycleScope
    let isLazy: Bool
    let makesRows: Bool
    /// Part of a menu: controls are items of it instead of widgets.
    let isMenu: Bool

    /// False as soon as the node was removed from its tree; nothing is updated any more then.
    private(set) var isAlive = true
    /// Waiting in the updater's queue.
    var isQueued = false
    /// The nearest node above that changes transactions on their way down.
    unowned(unsafe) let transactionNode: _Node?
    /// Creation order, the tie-break between nodes of one depth.
    let serial: Int

    private var dependencies: [DependencySource] = []
    private var pendingDependencies: [DependencySource] = []
    /// Tells the latest observation from stale ones.
    private var observationStamp = 0
    /// Some node below writes a preference: its values may differ from the defaults.
    var hasPreferenceWriters = false
    var preferenceCache: [ObjectIdentifier: Any] = [:]

    private static var nextSerial = 0

    init(context: _NodeContext) {
        parent = context.parent
        depth = (context.parent?.depth ?? -1) + 1
        environment = context.environment
        host = context.host
        lifecycle = context.lifecycle
        isLazy = context.isLazy
        transactionNode = context.parent.flatMap { $0.changesTransactions ? $0 : $0.transactionNode }
        makesRows = context.makesRows
        isMenu = context.isMenu
        _Node.nextSerial += 1
        serial = _Node.nextSerial
        Counters.liveNodes += 1
    }

    deinit {
        MainThread.assume { Counters.liveNodes -= 1 }
    }

    /// The context in which a child of this node is made.
    var childContext: _NodeContext {
        _NodeContext(
            parent: self, environment: environment, host: host, lifecycle: lifecycle, isLazy: isLazy,
            makesRows: makesRows, isMenu: isMenu)
    }

    // MARK: To override

    /// Calls `visit` with each child, in view order.
    func visitChildren(_ visit: (_Node) -> Void) {}

    /// What a container of this node lays out, in view order.
    var items: [LayoutItem] { [] }

    /// Adds the items to a list, without making a list of its own where that can be helped.
    func appendItems(to items: inout [LayoutItem]) { items.append(contentsOf: self.items) }

    /// Evaluates again what this node computed from its dependencies.
    func updateSelf() {}

    /// The number or identity of items below `child` changed.
    func structureDidChange() {
        parent?.structureDidChange()
    }

    /// Adds what a container (a list, a picker, a tab view) treats as separate children.
    func collectEntries(into entries: inout EntryCollector) {
        entries.add(self)
    }

    /// A plain text that says what is shown below, for menus, titles and accessible names.
    var plainText: String {
        var parts: [String] = []
        visitChildren { child in
            let text = child.plainText
            if !text.isEmpty { parts.append(text) }
        }
        return parts.joined(separator: " ")
    }

    /// The words shown by this node or below it changed.
    func plainTextDidChange() {
        parent?.plainTextDidChange()
    }

    /// The node's own value of a preference, combined with its children's.
    func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        visitChildren { child in
            guard child.hasPreferenceWriters, let next = child.preferenceValue(key) else { return }
            if var value = result {
                K.reduce(value: &value) { next }
                result = value
            } else {
                result = next
            }
        }
        return result
    }

    /// A preference below changed; consumers ask again.
    func preferenceChanged(_ key: ObjectIdentifier) {}

    /// Whether what is below gets another transaction than this node.
    var changesTransactions: Bool { false }

    /// Changes the transaction with which something below this node is updated.
    func changeTransaction(_ transaction: inout Transaction) {}

    /// Called once when the node leaves its tree, before its children do.
    func willDestroy() {}

    // MARK: Reuse in rows

    /// Whether something would be lost if the node were removed and made anew later: a state that was written.
    var holdsState: Bool { false }

    /// Whether the node can stand for another element after `exchangeIdentity`.
    var isRecyclable: Bool { true }

    /// Lets go of what the present identity is doing: it ends, and the update that follows is for another one.
    func identityWillEnd() {}

    /// The exchange of identities that the node takes part in; what it keeps in slots is made anew in it.
    private var exchange = 0
    private static var latestExchange = 0
    /// The exchange of identities going on; 0: none.
    private static var currentExchange = 0

    /// Whether an exchange of identities is going on: new values are no changes then.
    final var isExchangingIdentity: Bool { _Node.currentExchange != 0 }

    /// Whether the node hasn't yet begun its new identity.
    final var hasNewIdentity: Bool { exchange != 0 && exchange == _Node.currentExchange }

    /// Begins the new identity, if there is one.
    final func takeNewIdentity() -> Bool {
        defer { exchange = 0 }
        return hasNewIdentity
    }

    /// Has this node and everything below it stand for something else, whose value `update` brings. Nodes that the
    /// update doesn't reach have the same inputs as before, and nothing else to lose (see `holdsState`).
    final func exchangeIdentity(_ update: () -> Void) {
        _Node.latestExchange += 1
        let outer = _Node.currentExchange
        _Node.currentExchange = _Node.latestExchange
        func end(_ node: _Node) {
            node.identityWillEnd()
            node.exchange = _Node.currentExchange
            node.visitChildren(end)
        }
        end(self)
        update()
        _Node.currentExchange = outer
    }

    final var anyHoldsState: Bool { anyBelow { $0.holdsState } }

    final var allAreRecyclable: Bool { !anyBelow { !$0.isRecyclable } }

    private func anyBelow(_ test: (_Node) -> Bool) -> Bool {
        if test(self) { return true }
        var found = false
        visitChildren { if !found { found = $0.anyBelow(test) } }
        return found
    }

    // MARK: Life

    /// Takes this node and everything below it out of its tree.
    final func destroy() {
        guard isAlive else { return }
        isAlive = false
        willDestroy()
        visitChildren { $0.destroy() }
        for source in dependencies { source.remove(self) }
        dependencies = []
        preferenceCache = [:]
    }

    // MARK: Dependencies

    func dependencyChanged() {
        guard isAlive else { return }
        Updater.shared.mark(self)
    }

    final func recordRead(of source: DependencySource) {
        for known in pendingDependencies where known === source { return }
        pendingDependencies.append(source)
    }

    /// Runs `body`; what it reads becomes what this node depends on, and nothing else.
    final func evaluate<Result>(_ body: () -> Result) -> Result {
        // What marked the node is in what it reads now.
        isQueued = false
        let outer = Evaluation.current
        let outerPending = pendingDependencies
        Evaluation.current = self
        pendingDependencies = []
        observationStamp += 1
        let stamp = observationStamp
        let result = withObservationTracking(body) { [weak self] in
            MainThread.run { self?.observedChange(stamp: stamp) }
        }
        Evaluation.current = outer
        commitDependencies()
        pendingDependencies = outerPending
        return result
    }

    private func observedChange(stamp: Int) {
        guard isAlive, stamp == observationStamp else { return }
        dependencyChanged()
    }

    private func commitDependencies() {
        let old = dependencies
        let new = pendingDependencies
        if old.count == new.count, zip(old, new).allSatisfy({ $0 === $1 }) { return }
        for source in old where !new.contains(where: { $0 === source }) { source.remove(self) }
        for source in new where !old.contains(where: { $0 === source }) { source.add(self) }
        dependencies = new
    }

    /// `transaction` as the modifiers above this node change it.
    final func inheritedTransaction(_ transaction: Transaction) -> Transaction {
        guard let transactionNode else { return transaction }
        var result = transactionNode.inheritedTransaction(transaction)
        transactionNode.changeTransaction(&result)
        return result
    }

    // MARK: Preferences

    final func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard hasPreferenceWriters else { return nil }
        let id = ObjectIdentifier(key)
        if let cached = preferenceCache[id] { return (cached as? CachedPreference<K.Value>)?.value }
        let value = computePreference(key)
        preferenceCache[id] = CachedPreference(value: value)
        return value
    }

    /// Says that this node writes preferences, so that readers above visit it.
    final func becomePreferenceWriter() {
        var node: _Node? = self
        while let current = node, !current.hasPreferenceWriters {
            current.hasPreferenceWriters = true
            node = current.parent
        }
    }

    /// Makes every ancestor compute the preference again and tells those that use it.
    final func invalidatePreference(_ key: ObjectIdentifier) {
        preferenceCache[key] = nil
        var node = parent
        while let current = node {
            current.preferenceCache[key] = nil
            current.preferenceChanged(key)
            node = current.parent
        }
    }

    /// Children came, went or changed places: every preference below may combine differently.
    final func invalidateAllPreferences() {
        guard hasPreferenceWriters else { return }
        var keys: Set<ObjectIdentifier> = []
        func collect(_ node: _Node) {
            guard node.hasPreferenceWriters else { return }
            keys.formUnion(node.preferenceCache.keys)
            node.visitChildren(collect)
        }
        collect(self)
        for key in keys {
            preferenceCache[key] = nil
            preferenceChanged(key)
            invalidatePreference(key)
        }
    }
}

/// A computed preference; nil inside means that nobody below writes it.
private struct CachedPreference<Value> {
    let value: Value?
}

/// The node of a view of type `V`.
@MainActor
public class _ViewNode<V: View>: _Node {
    final var view: V

    init(_ view: V, context: _NodeContext) {
        self.view = view
        super.init(context: context)
    }

    /// Takes over a new value of the view at the same place.
    func update(to view: V) {
        self.view = view
    }
}

/// Where and under which conditions a node is made.
public struct _NodeContext {
    unowned(unsafe) var parent: _Node?
    var environment: EnvironmentScope
    unowned(unsafe) var host: ViewHost
    var lifecycle: LifecycleScope
    /// A lazy container asks for the elements of a ForEach one by one.
    var isLazy = false
    /// The container is a list: each view that is one child becomes a row, whose node is made in the row's own host.
    var makesRows = false
    /// Controls become items of a menu.
    var isMenu = false
}
