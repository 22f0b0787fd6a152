/// The view that a modifier is applied to, as its `body(content:)` gets it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let source: ModifierContentSource

    nonisolated init(source: ModifierContentSource) {
        self.source = source
    }
}

extension _ViewModifier_Content: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ModifierContentNode(view, context: context)
    }

    nonisolated public static var _viewCount: Int? { nil }
}

/// Knows the modified view's present value and the nodes that show it.
@MainActor
class ModifierContentSource {
    fileprivate var nodes: [ObjectIdentifier: Unmanaged<_Node>] = [:]

    func makeNode(in context: _NodeContext) -> _Node { fatalError("the source of modified content makes its node") }
    func update(_ node: _Node) {}
}

private final class ModifierContentSourceOf<V: View>: ModifierContentSource {
    var value: V

    init(_ value: V) {
        self.value = value
    }

    override func makeNode(in context: _NodeContext) -> _Node {
        return V.makeNode(value, in: context)
    }

    override func update(_ node: _Node) {
        unsafeDowncast(node, to: _ViewNode<V>.self).update(to: value)
    }

    /// Gives a new value to every node that shows the content, without evaluating the modifier again.
    func change(to value: V) {
        self.value = value
        for node in nodes.values { update(node.takeUnretainedValue()) }
    }
}

private final class ModifierContentNode<M: ViewModifier>: SingleChildNode<_ViewModifier_Content<M>> {
    override init(_ view: _ViewModifier_Content<M>, context: _NodeContext) {
        super.init(view, context: context)
        connect()
    }

    private func connect() {
        let node = view.source.makeNode(in: childContext)
        view.source.nodes[ObjectIdentifier(self)] = Unmanaged.passUnretained(node)
        replaceChild(by: node)
    }

    override func update(to view: _ViewModifier_Content<M>) {
        guard self.view.source !== view.source else { return }
        self.view.source.nodes[ObjectIdentifier(self)] = nil
        self.view = view
        connect()
    }

    override func willDestroy() {
        view.source.nodes[ObjectIdentifier(self)] = nil
    }
}

/// The node of a view with a modifier that has a body.
final class ComposedModifierNode<V: View, M: ViewModifier>: _ViewNode<ModifiedContent<V, M>> {
    private let source: ModifierContentSourceOf<V>
    private var body: _ViewNode<M.Body>?
    private var slots: [AnyObject] = []
    private var modifier: M

    override init(_ view: ModifiedContent<V, M>, context: _NodeContext) {
        source = ModifierContentSourceOf(view.content)
        modifier = view.modifier
        super.init(view, context: context)
        body = M.Body.makeNode(evaluateBody(), in: childContext)
    }

    override func update(to view: ModifiedContent<V, M>) {
        var new = view.modifier
        let plan = ValueComparison.plan(for: M.self)
        let isSame = withUnsafeBytes(of: &modifier) { old in
            withUnsafeBytes(of: &new) { new in
                guard let old = old.baseAddress, let new = new.baseAddress else { return true }
                return ValueComparison.areEqual(old, new, by: plan)
            }
        }
        self.view = view
        if !isSame || hasNewIdentity {
            modifier = view.modifier
            updateSelf()
        }
        source.change(to: view.content)
    }

    override var holdsState: Bool { slots.contains { ($0 as? any StatefulSlot)?.holdsState == true } }

    override func updateSelf() {
        if takeNewIdentity() { disposeSlots() }
        let value = evaluateBody()
        body?.update(to: value)
    }

    private func evaluateBody() -> M.Body {
        Counters.bodyEvaluations += 1
        return evaluate {
            slots = _PropertyInstaller.install(&modifier, node: self, slots: slots)
            return modifier.body(content: _ViewModifier_Content<M>(source: source))
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let body { visit(body) }
    }

    override var items: [LayoutItem] { body?.items ?? [] }

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
