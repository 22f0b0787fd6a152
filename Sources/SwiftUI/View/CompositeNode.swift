/// The node of a view with a body.
final class CompositeNode<V: View>: _ViewNode<V> {
    private var body: _ViewNode<V.Body>?
    private var slots: [AnyObject] = []

    override init(_ view: V, context: _NodeContext) {
        super.init(view, context: context)
        let initial = evaluateBody()
        body = V.Body.makeNode(initial, in: childContext)
    }

    override func update(to view: V) {
        var view = view
        let plan = ValueComparison.plan(for: V.self)
        let isSame = withUnsafeBytes(of: &self.view) { old in
            withUnsafeBytes(of: &view) { new in
                guard let old = old.baseAddress, let new = new.baseAddress else { return true }
                return ValueComparison.areEqual(old, new, by: plan)
            }
        }
        if isSame, slots.isEmpty || !hasNewIdentity { return }
        self.view = view
        updateSelf()
    }

    override var holdsState: Bool { slots.contains { ($0 as? any StatefulSlot)?.holdsState == true } }

    override func updateSelf() {
        if takeNewIdentity() { disposeSlots() }
        let value = evaluateBody()
        body?.update(to: value)
    }

    private func evaluateBody() -> V.Body {
        Counters.bodyEvaluations += 1
        return evaluate {
            // What the properties read while they are connected is what the body depends on, too.
            slots = _PropertyInstaller.install(&view, node: self, slots: slots)
            return view.body
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let body { visit(body) }
    }

    override var items: [LayoutItem] { body?.items ?? [] }
    override func appendItems(to items: inout [LayoutItem]) { body?.appendItems(to: &items) }

    override func collectEntries(into entries: inout EntryCollector) {
        body?.collectEntries(into: &entries)
    }

    private func disposeSlots() {
        for case let slot as any DisposableSlot in slots { slot.dispose() }
        slots = []
    }

    override func willDestroy() {
        disposeSlots()
    }
}
