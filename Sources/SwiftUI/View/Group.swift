/// Several views that are treated as one where a single view is asked for, without adding any layout.
///
/// A modifier on a group applies to each of its children.
public struct Group<Content> {
    let content: Content

    /// Creates a group of contents of another kind than views, in modules beside this one.
    nonisolated package init(_content: Content) { content = _content }

    /// The content.
    nonisolated package var _content: Content { content }
}

extension Group: View, PrimitiveView where Content: View {
    /// Creates a group of views.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        GroupNode(view, context: context)
    }

    nonisolated public static var _viewCount: Int? { Content._viewCount }

    nonisolated public static var _isSplit: Bool { Content._isSplit }
}

private final class GroupNode<Content: View>: SingleChildNode<Group<Content>> {
    override init(_ view: Group<Content>, context: _NodeContext) {
        super.init(view, context: context)
        replaceChild(by: Content.makeNode(view.content, in: childContext))
    }

    override func update(to view: Group<Content>) {
        (child as? _ViewNode<Content>)?.update(to: view.content)
    }
}
