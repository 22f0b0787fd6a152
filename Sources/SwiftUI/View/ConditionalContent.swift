/// One of two views, as `if`/`else` and `switch` produce them. Each branch has an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage

    nonisolated init(storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ConditionalNode(view, context: context)
    }

    nonisolated public static var _viewCount: Int? {
        guard let first = TrueContent._viewCount, first == FalseContent._viewCount else { return nil }
        return first
    }

    nonisolated public static var _isSplit: Bool { TrueContent._isSplit || FalseContent._isSplit }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        OptionalNode(view, context: context)
    }

    nonisolated public static var _viewCount: Int? { Wrapped._viewCount == 0 ? 0 : nil }

    nonisolated public static var _isSplit: Bool { Wrapped._isSplit }
}

/// A node with one child that can be exchanged.
class SingleChildNode<V: View>: _ViewNode<V> {
    private(set) var child: _Node?

    /// Puts `new` in the place of the present child, which is destroyed.
    final func replaceChild(by new: _Node?) {
        let old = child
        if let old, old.hasPreferenceWriters { invalidateAllPreferences() }
        child = new
        old?.destroy()
        structureDidChange()
        if let new, new.hasPreferenceWriters { invalidateAllPreferences() }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override var items: [LayoutItem] { child?.items ?? [] }

    override func collectEntries(into entries: inout EntryCollector) {
        child?.collectEntries(into: &entries)
    }
}

private final class ConditionalNode<First: View, Second: View>: SingleChildNode<_ConditionalContent<First, Second>> {
    override init(_ view: _ConditionalContent<First, Second>, context: _NodeContext) {
        super.init(view, context: context)
        replaceChild(by: makeChild(view))
    }

    private func makeChild(_ view: _ConditionalContent<First, Second>) -> _Node {
        switch view.storage {
        case .trueContent(let content): First.makeNode(content, in: childContext)
        case .falseContent(let content): Second.makeNode(content, in: childContext)
        }
    }

    override func update(to view: _ConditionalContent<First, Second>) {
        let old = self.view.storage
        self.view = view
        switch (old, view.storage) {
        case (.trueContent, .trueContent(let content)):
            (child as? _ViewNode<First>)?.update(to: content)
        case (.falseContent, .falseContent(let content)):
            (child as? _ViewNode<Second>)?.update(to: content)
        default:
            replaceChild(by: makeChild(view))
        }
    }
}

private final class OptionalNode<Wrapped: View>: SingleChildNode<Wrapped?> {
    override init(_ view: Wrapped?, context: _NodeContext) {
        super.init(view, context: context)
        if let view { replaceChild(by: Wrapped.makeNode(view, in: childContext)) }
    }

    override func update(to view: Wrapped?) {
        self.view = view
        switch (child, view) {
        case (let child as _ViewNode<Wrapped>, let view?): child.update(to: view)
        case (nil, let view?): replaceChild(by: Wrapped.makeNode(view, in: childContext))
        case (.some, nil): replaceChild(by: nil)
        default: break
        }
    }
}
