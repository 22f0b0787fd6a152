import Foundation
internal import Gtk

/// Lets the user drag a view.
public struct _DragModifier {
    let source: DragSourceContent
    let preview: (() -> AnyView)?
}

/// What is dragged, made when a drag begins.
struct DragSourceContent: Sendable {
    let make: @MainActor () -> ContentProvider?

    /// An item, which is asked for on the main actor.
    nonisolated init<T: Transferable>(item: @escaping () -> T) {
        nonisolated(unsafe) let item = item
        make = { DragContent.provider(of: item()) }
    }

    /// What an item provider offers, which is asked for on the main actor; nil: nothing.
    nonisolated init(provider: @escaping () -> NSItemProvider?) {
        nonisolated(unsafe) let provider = provider
        make = { provider().flatMap { DragContent.provider(of: $0) } }
    }
}

extension _DragModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        DragNode(view, context: context)
    }
}

private final class DragNode<V: View>: ItemModifierNode<V, _DragModifier> {
    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        let item = DragItem(node: self, child: child, content: modifier.source.make, preview: modifier.preview)
        host.dragging.add(item)
        return item
    }

    override func itemWasRemoved(_ item: UnaryItem) {
        if let item = item as? DragItem { host.dragging.remove(item) }
    }

    override func modifierDidChange(from old: _DragModifier) {
        for case let item as DragItem in wrappers {
            item.content = modifier.source.make
            item.preview = modifier.preview
        }
    }

    override func willDestroy() {
        for case let item as DragItem in wrappers { host.dragging.remove(item) }
    }
}

extension View {
    /// Lets the user drag the view; what is dragged is an item.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(_DragModifier(source: DragSourceContent(item: payload), preview: nil))
    }

    /// Lets the user drag the view; what is dragged is an item, and another view is shown beside the pointer.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(
            _DragModifier(
                source: DragSourceContent(item: payload), preview: { AnyView(preview()) }))
    }

    /// Lets the user drag the view; what is dragged is what an item provider offers.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(_DragModifier(source: DragSourceContent(provider: data), preview: nil))
    }

    /// Lets the user drag the view; what is dragged is what an item provider offers, and another view is shown beside the
    /// pointer.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(
            _DragModifier(
                source: DragSourceContent(provider: data), preview: { AnyView(preview()) }))
    }

    /// Lets the user drag a row of a list; nil: nothing is dragged.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(
            _DragModifier(
                source: DragSourceContent(provider: { action?() }), preview: nil))
    }
}
