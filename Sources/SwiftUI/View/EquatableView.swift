/// A view that is evaluated only when its value differs from the last one by `==`.
public struct EquatableView<Content: Equatable & View> {
    /// The view.
    public var content: Content

    /// Wraps a view.
    nonisolated public init(content: Content) {
        self.content = content
    }
}

extension EquatableView: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        EquatableNode(view, context: context)
    }

    nonisolated public static var _viewCount: Int? { Content._viewCount }

    nonisolated public static var _isSplit: Bool { Content._isSplit }
}

private final class EquatableNode<Content: Equatable & View>: SingleChildNode<EquatableView<Content>> {
    override init(_ view: EquatableView<Content>, context: _NodeContext) {
        super.init(view, context: context)
        replaceChild(by: Content.makeNode(view.content, in: childContext))
    }

    override func update(to view: EquatableView<Content>) {
        guard self.view.content != view.content else { return }
        self.view = view
        (child as? _ViewNode<Content>)?.update(to: view.content)
    }
}

extension View where Self: Equatable {
    /// Evaluates the view only when its value differs from the last one by `==`.
    nonisolated public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
