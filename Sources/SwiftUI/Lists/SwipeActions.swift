internal import Gtk

/// Actions of a list row at one of its edges.
public struct _SwipeActionsModifier<Actions: View> {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
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
    /// Whether swiping all the way performs the first action.
    var allowsFullSwipe: Bool { get }
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
    var allowsFullSwipe: Bool { modifier.allowsFullSwipe }
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
        let commands = commands?() ?? RowCommands()
        return AnyView(
            Group {
                ForEach(contents.indices, id: \.self) { contents[$0] }
                if !commands.isEmpty { Section { RowCommandItems(commands: commands) } }
            })
    }

    /// Has the context menu of the row offer its actions.
    func offerActions() {
        let hasActions = !traits[SwipeActionsTrait.self].isEmpty || commands.map { !$0().isEmpty } ?? false
        if hasActions || offersActions { host.contextMenus.row = hasActions ? self : nil }
        offersActions = hasActions
    }
}

extension RowRootNode {
    /// What gives the row actions at an edge.
    func swipeSources(_ edge: HorizontalEdge) -> [any RowActionsSource] {
        traits[SwipeActionsTrait.self].filter { $0.isAlive && $0.edge == edge }
    }

    /// Rows with actions can be moved aside.
    func updateSwipe() {
        let hasActions = !traits[SwipeActionsTrait.self].isEmpty
        if hasActions, swipe == nil {
            swipe = RowSwipe(self)
            // What is moved aside doesn't lie over what is beside the list.
            host.widget.clipsOverflow = true
        } else if !hasActions, let old = swipe {
            old.remove()
            swipe = nil
            swipeDidChange()
            host.widget.clipsOverflow = false
        }
    }

    /// The views of the actions that are shown.
    func swipeActionsView(_ swipe: RowSwipe) -> AnyView {
        AnyView(
            RowSwipeActions(contents: swipeSources(swipe.edge).map(\.actionsContent), edge: swipe.edge) {
                [weak swipe] in
                swipe?.close()
            })
    }

    /// Does what the first of the actions that are shown does.
    func performFirstSwipeAction() {
        var first: Gtk.Button?
        func visit(_ item: LayoutItem) {
            if first == nil, let leaf = item as? WidgetItem { first = leaf.widget as? Gtk.Button }
            item.visitItems(visit)
        }
        swipeItems.forEach(visit)
        first?.click()
    }
}

/// What the menu of a row offers because of its ForEach.
struct RowCommands {
    var delete: (@MainActor () -> Void)?
    var moveUp: (@MainActor () -> Void)?
    var moveDown: (@MainActor () -> Void)?

    var isEmpty: Bool { delete == nil && moveUp == nil && moveDown == nil }

    init() {}

    @MainActor
    init(_ edit: RowEdit, at position: Int, _ actions: ListActions) {
        if edit.canDelete { delete = { [weak actions] in actions?.delete([position]) } }
        guard edit.canMove else { return }
        if edit.index > 0 { moveUp = { [weak actions] in actions?.move(position, by: -1) } }
        if edit.index < edit.count - 1 { moveDown = { [weak actions] in actions?.move(position, by: 1) } }
    }
}

private struct RowCommandItems: View {
    let commands: RowCommands

    var body: some View {
        if let move = commands.moveUp { Button("Move Up", action: move) }
        if let move = commands.moveDown { Button("Move Down", action: move) }
        if let delete = commands.delete { Button("Delete", role: .destructive, action: delete) }
    }
}

extension View {
    /// Gives a list row actions at an edge.
    ///
    /// Dragging the row aside with the pointer or a finger shows them, and so do two fingers on a touchpad. They are also
    /// items of the row's context menu, which the secondary button of the mouse, a long touch and the Menu key open;
    /// there those of the leading edge come first.
    ///
    /// - Parameter allowsFullSwipe: whether dragging nearly all the way performs the first action.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(_SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
    }
}
