import Foundation
internal import Gtk

/// A context menu for what is selected in a list.
public struct _SelectionMenuModifier<I: Hashable, Items: View> {
    let menu: (Set<I>) -> Items
    let primaryAction: ((Set<I>) -> Void)?
}

extension _SelectionMenuModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        SelectionMenuNode(view, context: context)
    }
}

/// The context menu of a list, as the list sees it.
@MainActor
protocol SelectionMenu: ContextMenuSource {
    /// The rows that the menu is about to open for.
    var selection: [AnyHashable] { get set }
    var hasPrimaryAction: Bool { get }
    func performPrimaryAction(_ values: [AnyHashable])
}

/// A selection menu in the environment.
struct SelectionMenuReference: Equatable {
    weak var menu: (any SelectionMenu)?

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.menu === rhs.menu }
}

private enum SelectionMenuKey: EnvironmentKey {
    static var defaultValue: SelectionMenuReference? { nil }
}

extension EnvironmentValues {
    /// The context menu of the list.
    var selectionMenu: SelectionMenuReference? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

private final class SelectionMenuNode<V: View, I: Hashable, Items: View>:
    ModifierNode<V, _SelectionMenuModifier<I, Items>>, SelectionMenu
{
    private var scope: EnvironmentScope?
    var selection: [AnyHashable] = []

    override func prepare() {
        let scope = EnvironmentScope(parent: environment)
        scope.set(\.selectionMenu, to: SelectionMenuReference(menu: self))
        self.scope = scope
    }

    override var contentContext: _NodeContext {
        var context = childContext
        if let scope { context.environment = scope }
        return context
    }

    private func values(_ selection: [AnyHashable]) -> Set<I> { Set(selection.compactMap { $0.base as? I }) }

    var menuContent: AnyView { AnyView(modifier.menu(values(selection))) }
    var hasPrimaryAction: Bool { modifier.primaryAction != nil }

    func performPrimaryAction(_ values: [AnyHashable]) { modifier.primaryAction?(self.values(values)) }
}

extension View {
    /// Gives a list inside the view a context menu for rows, and something to do when rows are activated by a double
    /// click or Return.
    ///
    /// - Parameters:
    ///   - itemType: the type of the list's selection.
    ///   - menu: makes the menu for the rows that it's opened on: the selected ones, or else the one under the pointer;
    ///     none beside all rows.
    ///   - primaryAction: what to do with the rows that are activated.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(_SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
    }
}
