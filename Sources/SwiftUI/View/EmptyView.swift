/// A view that shows nothing and takes neither space nor spacing.
public struct EmptyView: Sendable {
    /// Creates an empty view.
    nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        EmptyNode(view, context: context)
    }

    nonisolated public static var _viewCount: Int? { 0 }
}

private final class EmptyNode: _ViewNode<EmptyView> {
    override func collectEntries(into entries: inout EntryCollector) {}
}
