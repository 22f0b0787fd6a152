internal import Gtk

/// The order of one frame: update, layout, effects, paint.
///
/// A change only marks nodes and asks for a frame. When the frame comes, marked nodes are evaluated from the root
/// down, hosts whose layout changed are measured and placed by GTK's layout step, effects run after it, and what
/// they change is updated and laid out again before anything is painted, a bounded number of times.
@MainActor
final class Updater {
    static let shared = Updater()

    enum Phase {
        case idle, update, layout, effects
    }

    private(set) var phase = Phase.idle
    /// Tells the passes of the update step apart.
    private(set) var passNumber = 0
    /// A binary heap ordered by depth, then by creation.
    private var queue: [_Node] = []
    private var evaluationsInPass: [ObjectIdentifier: Int] = [:]
    private var effects: [@MainActor () -> Void] = []
    private var dirtyHosts: [ViewHost] = []
    private var isFrameRequested = false
    private var frameSources: [ObjectIdentifier: FrameSource] = [:]
    private var effectRounds = 0
    /// Windows whose layout this frame's effects wait for.
    private var unlaidSources: Set<ObjectIdentifier> = []
    private var hasWaited = false

    /// More evaluations of one node in one pass mean that two nodes keep changing each other.
    private let evaluationLimit = 100
    /// How often effects may ask for another round before the frame is painted.
    private let effectRoundLimit = 3

    // MARK: Marking

    /// Has `node` evaluated again in the coming frame.
    func mark(_ node: _Node) {
        let transaction = Transaction.current
        if !transaction.isEmpty { pendingTransactions[ObjectIdentifier(node)] = transaction }
        guard !node.isQueued else { return }
        node.isQueued = true
        push(node)
        requestFrame()
    }

    private var pendingTransactions: [ObjectIdentifier: Transaction] = [:]

    /// Runs `effect` after the layout of this frame.
    func afterLayout(_ effect: @escaping @MainActor () -> Void) {
        effects.append(effect)
        requestFrame()
    }

    /// The host has to be measured or placed again.
    func layoutNeeded(_ host: ViewHost) {
        guard !host.isInLayoutQueue else { return }
        host.isInLayoutQueue = true
        dirtyHosts.append(host)
        requestFrame()
    }

    /// Has GTK measure and place a host again at once, for hosts that change while GTK asks for their sizes.
    func resolveNow(_ host: ViewHost) {
        forget(host)
        host.resolveLayout()
    }

    func forget(_ host: ViewHost) {
        guard host.isInLayoutQueue else { return }
        host.isInLayoutQueue = false
        dirtyHosts.removeAll { $0 === host }
    }

    var hasWork: Bool { !queue.isEmpty || !effects.isEmpty || !dirtyHosts.isEmpty }

    // MARK: Frames

    /// A window that paints frames.
    func add(_ source: FrameSource) {
        frameSources[ObjectIdentifier(source)] = source
        if hasWork { source.requestFrame() }
    }

    func remove(_ source: FrameSource) {
        frameSources[ObjectIdentifier(source)] = nil
        unlaidSources.remove(ObjectIdentifier(source))
        if isFrameRequested {
            isFrameRequested = false
            requestFrame()
        }
    }

    /// Has all windows laid out once more before they are painted.
    func requestLayout() {
        for source in frameSources.values where source.canPaint { source.requestLayout() }
    }

    private func requestFrame() {
        guard !isFrameRequested, phase != .update else { return }
        isFrameRequested = true
        var asked = false
        for source in frameSources.values where source.canPaint {
            source.requestFrame()
            asked = true
        }
        if !asked {
            // Nothing is shown: there is no frame clock, but state must still settle.
            MainLoop.idle { [weak self] in self?.frameWithoutClock() }
        }
    }

    /// The update step, at the beginning of a window's frame.
    func frameBegan() {
        isFrameRequested = false
        effectRounds = 0
        runUpdates()
        resolveLayout()
        if !queue.isEmpty || !dirtyHosts.isEmpty { requestFrame() }
        // GTK leaves the layout step out where no widget asked for it.
        guard !effects.isEmpty else { return }
        unlaidSources = []
        for (id, source) in frameSources where source.canPaint {
            source.requestLayout()
            if !hasWaited { unlaidSources.insert(id) }
        }
    }

    /// The effects step, after GTK laid a window out and before it paints.
    func layoutEnded(of source: FrameSource) {
        guard phase == .idle, !effects.isEmpty || !queue.isEmpty else { return }
        let id = ObjectIdentifier(source)
        let isWaitedFor = unlaidSources.remove(id) != nil
        // Every window has its own clock, and an effect may concern another one. A window that doesn't come to its
        // layout, being out of sight, is waited for no longer than a frame.
        if isWaitedFor, !unlaidSources.isEmpty {
            hasWaited = true
            isFrameRequested = true
            source.requestFrame()
            return
        }
        hasWaited = false
        unlaidSources = []
        guard effectRounds < effectRoundLimit else {
            requestFrame()
            return
        }
        effectRounds += 1
        runEffects()
        runUpdates()
        resolveLayout()
        if hasWork { requestFrame() }
    }

    private func frameWithoutClock() {
        guard isFrameRequested else { return }
        if frameSources.values.contains(where: \.canPaint) {
            // A window was shown meanwhile: what waits for a layout waits for that one.
            isFrameRequested = false
            requestFrame()
            return
        }
        frameBegan()
        for _ in 0..<effectRoundLimit where !effects.isEmpty || !queue.isEmpty {
            runEffects()
            runUpdates()
            resolveLayout()
        }
    }

    // MARK: Steps

    /// Evaluates what is marked, from the root down, until nothing is.
    func runUpdates() {
        guard !queue.isEmpty, phase != .update else { return }
        let outer = phase
        phase = .update
        defer {
            phase = outer
            evaluationsInPass.removeAll(keepingCapacity: true)
        }
        Counters.updatePasses += 1
        passNumber += 1
        var deferred: [_Node] = []
        while let node = pop() {
            let transaction = pendingTransactions.removeValue(forKey: ObjectIdentifier(node))
            // A node that its parent brought up to date since isn't evaluated again.
            guard node.isAlive, node.isQueued else { continue }
            node.isQueued = false
            let count = evaluationsInPass[ObjectIdentifier(node), default: 0] + 1
            evaluationsInPass[ObjectIdentifier(node)] = count
            if count > evaluationLimit {
                Faults.report(
                    "endless-update \(type(of: node))",
                    "\(type(of: node)) changes what it depends on each time it is evaluated; put off to the next frame")
                deferred.append(node)
                continue
            }
            Transaction.perform(node.inheritedTransaction(transaction ?? Transaction())) {
                node.updateSelf()
            }
        }
        for node in deferred where !node.isQueued {
            node.isQueued = true
            push(node)
        }
    }

    /// Takes hosts off the list and tells GTK what has to be measured or placed again.
    func resolveLayout() {
        while !dirtyHosts.isEmpty {
            // Inner hosts first: their answers may make an outer one dirty.
            let hosts = dirtyHosts.sorted { $0.depth > $1.depth }
            dirtyHosts = []
            for host in hosts {
                host.isInLayoutQueue = false
                host.resolveLayout()
            }
        }
    }

    private func runEffects() {
        let outer = phase
        phase = .effects
        defer { phase = outer }
        let due = effects
        effects = []
        for effect in due { effect() }
    }

    /// Runs `body` as part of the layout: what it marks waits for the next frame, except for nodes that `body` makes
    /// or updates itself.
    func duringLayout<Result>(_ body: () -> Result) -> Result {
        let outer = phase
        phase = .layout
        defer { phase = outer }
        return body()
    }

    /// A reader of geometry updates its content in the middle of the layout, and what hangs on that content with it.
    func updateDuringLayout(below node: _Node, _ body: () -> Void) {
        let outer = phase
        phase = .update
        body()
        var later: [_Node] = []
        while let next = pop() {
            guard next.isAlive, next.isQueued else { continue }
            next.isQueued = false
            if next.isBelow(node) {
                let transaction = pendingTransactions.removeValue(forKey: ObjectIdentifier(next))
                Transaction.perform(next.inheritedTransaction(transaction ?? Transaction())) { next.updateSelf() }
            } else {
                later.append(next)
            }
        }
        phase = outer
        for node in later {
            node.isQueued = true
            push(node)
        }
        if !queue.isEmpty { requestFrame() }
    }

    /// Does everything that is due at once, without waiting for a frame: for tests and for hosts without a window.
    func settle(rounds: Int = 10) {
        for _ in 0..<rounds where hasWork {
            runUpdates()
            resolveLayout()
            runEffects()
        }
    }

    // MARK: The heap

    private func isBefore(_ a: _Node, _ b: _Node) -> Bool {
        a.depth != b.depth ? a.depth < b.depth : a.serial < b.serial
    }

    private func push(_ node: _Node) {
        queue.append(node)
        var index = queue.count - 1
        while index > 0 {
            let up = (index - 1) / 2
            guard isBefore(queue[index], queue[up]) else { break }
            queue.swapAt(index, up)
            index = up
        }
    }

    private func pop() -> _Node? {
        guard let first = queue.first else { return nil }
        let last = queue.removeLast()
        if queue.isEmpty { return first }
        queue[0] = last
        var index = 0
        while true {
            let left = 2 * index + 1
            guard left < queue.count else { break }
            let right = left + 1
            let child = right < queue.count && isBefore(queue[right], queue[left]) ? right : left
            guard isBefore(queue[child], queue[index]) else { break }
            queue.swapAt(index, child)
            index = child
        }
        return first
    }
}

/// What can be asked for a frame: a window.
@MainActor
protocol FrameSource: AnyObject {
    var canPaint: Bool { get }
    func requestFrame()
    /// Asks for the layout step, in the frame going on if it hasn't passed yet.
    func requestLayout()
}

extension _Node {
    func isBelow(_ ancestor: _Node) -> Bool {
        var node: _Node? = self
        while let current = node, current.depth >= ancestor.depth {
            if current === ancestor { return true }
            node = current.parent
        }
        return false
    }
}
