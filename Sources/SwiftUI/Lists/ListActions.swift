import Foundation
internal import Gtk

/// What the user can do with rows: activate, delete and move them.
@MainActor
final class ListActions {
    private unowned let list: ListController
    private unowned let selection: ListSelectionController
    private let keys = KeyController()
    private var menuClick: ClickGesture?
    /// The context menu for the rows that are selected, or beside which the pointer is.
    weak var selectionMenu: (any SelectionMenu)? {
        didSet { if selectionMenu != nil { listenForMenu() } }
    }

    init(_ list: ListController, _ selection: ListSelectionController) {
        self.list = list
        self.selection = selection
        list.view.activatesOnSingleClick = list.selectionModel.mode == .none
        list.view.onActivate { [weak self] in self?.activate($0) }
        keys.onKeyPressed { [weak self] key, modifiers in self?.keyPressed(key, modifiers) ?? false }
        list.view.addController(keys)
    }

    private func activate(_ position: Int) {
        if let selectionMenu, selectionMenu.hasPrimaryAction {
            selectionMenu.performPrimaryAction(selectedValues(around: position))
        } else {
            list.row(at: position)?.traits[RowActivationTrait.self]?()
        }
    }

    // MARK: The menu for the selection

    /// What is selected, if the row is part of it; or else what the row stands for.
    private func selectedValues(around position: Int) -> [AnyHashable] {
        let selected = list.selectionModel.mode == .none ? [] : list.selectionModel.selected
        return (selected.contains(position) ? selected : [position]).compactMap(selection.value)
    }

    private func listenForMenu() {
        guard menuClick == nil else { return }
        let click = ClickGesture(button: 3)
        // Rows with menus of their own keep the press.
        click.onPressed { [weak self, unowned click] _, x, y in
            if self?.showSelectionMenu(CGPoint(x: x, y: y)) == true { click.claim() }
        }
        list.view.addController(click)
        menuClick = click
    }

    /// Opens the menu at a point of GTK's list.
    private func showSelectionMenu(_ point: CGPoint) -> Bool {
        let row = list.boundRows.first { row in
            guard row.host.widget.isMapped, let bounds = row.host.widget.bounds(in: list.view) else { return false }
            return bounds.y <= point.y && point.y < bounds.y + bounds.height
        }
        let host = row?.host ?? list.outerHost
        guard let origin = list.view.bounds(in: host.widget) else { return false }
        let place = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
        return showSelectionMenu(for: row, in: host, at: CGRect(origin: place, size: CGSize(width: 1, height: 1)))
    }

    private func showSelectionMenu(for row: ListRow?, in host: ViewHost, at frame: CGRect) -> Bool {
        guard let selectionMenu else { return false }
        selectionMenu.selection = row.flatMap { list.position(of: $0) }.map(selectedValues) ?? []
        return host.contextMenus.show(selectionMenu, at: frame)
    }

    // MARK: Keys

    private func keyPressed(_ key: UInt32, _ modifiers: KeyModifiers) -> Bool {
        switch key {
        case 0xffff, 0xff9f: return delete()  // Delete, and the one of the number pad.
        case 0xff52 where modifiers.contains(.alt): return moveFocusedRow(by: -1)  // Up.
        case 0xff67: return showMenu()  // Menu.
        case 0xffc7 where modifiers.contains(.shift): return showMenu()  // F10.
        case 0xff54 where modifiers.contains(.alt): return moveFocusedRow(by: 1)  // Down.
        default: return false
        }
    }

    /// Opens the context menu of the row with the focus.
    private func showMenu() -> Bool {
        let row = list.boundRows.first { $0.host.widget.parent?.containsFocus == true }
        guard let row else { return false }
        if row.host.contextMenus.showForRow() { return true }
        return showSelectionMenu(for: row, in: row.host, at: CGRect(origin: .zero, size: row.host.visibleRect.size))
    }

    private var focusedPosition: Int? {
        list.boundRows.first { $0.host.widget.parent?.containsFocus == true }.flatMap { list.position(of: $0) }
    }

    /// Deletes the selected rows, or the one with the focus, as far as their ForEach can.
    private func delete() -> Bool {
        var positions = list.selectionModel.mode == .none ? [] : list.selectionModel.selected
        if positions.isEmpty, let focused = focusedPosition { positions = [focused] }
        return delete(positions)
    }

    @discardableResult
    func delete(_ positions: [Int]) -> Bool {
        var actions: [ObjectIdentifier: (delete: (IndexSet) -> Void, offsets: IndexSet)] = [:]
        for position in positions {
            guard let edit = list.edit(at: position), let delete = edit.actions.delete else { continue }
            actions[ObjectIdentifier(edit.actions), default: (delete, IndexSet())].offsets.insert(edit.index)
        }
        for action in actions.values { action.delete(action.offsets) }
        return !actions.isEmpty
    }

    private func moveFocusedRow(by distance: Int) -> Bool {
        guard let position = focusedPosition else { return false }
        return move(position, by: distance)
    }

    @discardableResult
    func move(_ position: Int, by distance: Int) -> Bool {
        guard let edit = list.edit(at: position), let move = edit.actions.move else { return false }
        let target = edit.index + distance
        guard target >= 0, target < edit.count else { return false }
        // The destination counts places before the move: behind the next row is two further on.
        move(IndexSet(integer: edit.index), distance > 0 ? target + 1 : target)
        return true
    }
}
