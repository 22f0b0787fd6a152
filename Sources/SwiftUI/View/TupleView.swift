@_spi(Reflection) import Swift

/// Several views, in order; a container treats each as a child of its own.
public struct TupleView<T> {
    /// The views.
    public var value: T
    private let members: any TupleMembers.Type

    /// Creates a view from a tuple of views.
    nonisolated public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        members = MembersOf<repeat each Content>.self
    }
}

extension TupleView: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        TupleNode(view, context: context)
    }

    nonisolated public static var _viewCount: Int? {
        var total = 0
        var isKnown = true
        _ = _forEachField(of: T.self, options: []) { _, _, type, _ in
            if let view = type as? any View.Type, let count = view._viewCount {
                total += count
            } else {
                isKnown = false
            }
            return isKnown
        }
        return isKnown ? total : nil
    }

    nonisolated public static var _isSplit: Bool {
        var isSplit = false
        _ = _forEachField(of: T.self, options: []) { _, _, type, _ in
            if let view = type as? any View.Type, view._isSplit { isSplit = true }
            return !isSplit
        }
        return isSplit
    }

    @MainActor fileprivate func makeNodes(in context: _NodeContext) -> [_Node] {
        withUnsafePointer(to: value) { members.makeNodes($0, in: context) }
    }

    @MainActor fileprivate func update(_ nodes: [_Node]) {
        withUnsafePointer(to: value) { members.update($0, nodes) }
    }
}

/// The static types of a tuple's members, which `TupleView` itself can't name.
private protocol TupleMembers {
    @MainActor static func makeNodes(_ tuple: UnsafeRawPointer, in context: _NodeContext) -> [_Node]
    @MainActor static func update(_ tuple: UnsafeRawPointer, _ nodes: [_Node])
}

private struct MembersOf<each Content: View>: TupleMembers {
    @MainActor static func makeNodes(_ tuple: UnsafeRawPointer, in context: _NodeContext) -> [_Node] {
        let members = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
        var nodes: [_Node] = []
        repeat nodes.append((each Content).makeNode(each members, in: context))
        return nodes
    }

    @MainActor static func update(_ tuple: UnsafeRawPointer, _ nodes: [_Node]) {
        let members = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
        var index = 0
        func updateNext<V: View>(_ view: V) {
            unsafeDowncast(nodes[index], to: _ViewNode<V>.self).update(to: view)
            index += 1
        }
        repeat updateNext(each members)
    }
}

/// Children that are there for good, one after the other.
private final class TupleNode<T>: _ViewNode<TupleView<T>> {
    private var children: [_Node] = []
    private var cachedItems: [LayoutItem]?

    override init(_ view: TupleView<T>, context: _NodeContext) {
        super.init(view, context: context)
        children = view.makeNodes(in: childContext)
    }

    override func update(to view: TupleView<T>) {
        view.update(children)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        for child in children { visit(child) }
    }

    override var items: [LayoutItem] {
        if let cachedItems { return cachedItems }
        var items: [LayoutItem] = []
        for child in children { child.appendItems(to: &items) }
        cachedItems = items
        return items
    }

    override func structureDidChange() {
        cachedItems = nil
        super.structureDidChange()
    }

    override func collectEntries(into entries: inout EntryCollector) {
        for child in children { child.collectEntries(into: &entries) }
    }
}
