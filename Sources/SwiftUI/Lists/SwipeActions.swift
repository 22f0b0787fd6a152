/// Actions of a list row at one of its edges.
public struct _SwipeActionsModifier<Actions: View> {
    let edge: HorizontalEdge
    let actions: Actions
}

extension _SwipeActionsModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        SwipeActionsNode(view, context: context)
    }
}

/// A node that gives a row actions.
@MainActor
protocol RowActionsSource: _Node {
    var edge: HorizontalEdge { get }
    var actionsContent: AnyView { get }
}

/// What gives a row actions, in the order in which it is written.
enum SwipeActionsTrait: TraitKey {
    static var defaultValue: [any RowActionsSource] { [] }
}

private final class SwipeActionsNode<V: View, Actions: View>: ModifierNode<V, _SwipeActionsModifier<Actions>>,
    RowActionsSource
{
    var edge: HorizontalEdge { modifier.edge }
    var actionsContent: AnyView { AnyView(modifier.actions) }

    override func modifierDidChange(from old: _SwipeActionsModifier<Actions>) {
        host.contextMenuContentDidChange()
    }

    override func collectEntries(into entries: inout EntryCollector) {
        // Outer modifiers, which are written later, were visited before.
        entries.with({ $0[SwipeActionsTrait.self].insert(self, at: 0) }, { content?.collectEntries(into: &$0) })
    }
}

extension RowRootNode: ContextMenuSource {
    /// The row's actions: those of the leading edge first.
    var menuContent: AnyView {
        let sources = traits[SwipeActionsTrait.self].filter(\.isAlive)
        let contents = (sources.filter { $0.edge == .leading } + sources.filter { $0.edge == .trailing })
            .map(\.actionsContent)
        return AnyView(ForEach(contents.indices, id: \.self) { contents[$0] })
    }

    /// Has the context menu of the row offer its actions.
    func offerActions() {
        let hasActions = !traits[SwipeActionsTrait.self].isEmpty
        if hasActions || offersActions { host.contextMenus.row = hasActions ? self : nil }
        offersActions = hasActions
    }
}

extension View {
    /// Gives a list row actions at an edge.
    ///
    /// On the desktop they are items of the row's context menu, which the secondary button of the mouse, a long touch
    /// and the Menu key open; those of the leading edge come first. Rows aren't moved aside by the fingers, so that
    /// `allowsFullSwipe` makes no difference.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(_SwipeActionsModifier(edge: edge, actions: content()))
    }
}
