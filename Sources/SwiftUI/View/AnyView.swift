/// A view of any type. When the type of the wrapped view changes, the old one is removed with its state.
public struct AnyView {
    let storage: AnyViewStorage

    /// Wraps a view.
    nonisolated public init<V: View>(_ view: V) {
        storage = (view as? AnyView)?.storage ?? AnyViewStorageOf(view)
    }

    /// Wraps a view.
    nonisolated public init<V: View>(erasing view: V) {
        self.init(view)
    }
}

extension AnyView: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        AnyViewNode(view, context: context)
    }

    nonisolated public static var _viewCount: Int? { nil }
}

/// A boxed view that knows its type.
class AnyViewStorage {
    var type: Any.Type { fatalError("the storage of a view knows its type") }
    @MainActor func makeNode(in context: _NodeContext) -> _Node { fatalError("the storage of a view makes its node") }
    @MainActor func update(_ node: _Node) {}
}

private final class AnyViewStorageOf<V: View>: AnyViewStorage {
    let view: V

    init(_ view: V) {
        self.view = view
    }

    override var type: Any.Type { V.self }

    @MainActor override func makeNode(in context: _NodeContext) -> _Node { V.makeNode(view, in: context) }

    @MainActor override func update(_ node: _Node) {
        unsafeDowncast(node, to: _ViewNode<V>.self).update(to: view)
    }
}

private final class AnyViewNode: SingleChildNode<AnyView> {
    override init(_ view: AnyView, context: _NodeContext) {
        super.init(view, context: context)
        replaceChild(by: view.storage.makeNode(in: childContext))
    }

    override func update(to view: AnyView) {
        let old = self.view.storage
        self.view = view
        if old === view.storage { return }
        if old.type == view.storage.type, let child {
            view.storage.update(child)
        } else {
            replaceChild(by: view.storage.makeNode(in: childContext))
        }
    }
}
