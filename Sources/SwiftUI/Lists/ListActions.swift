import Foundation
internal import Gtk

/// What the user can do with rows: activate, open and close, delete and move them.
@MainActor
final class ListActions {
    private unowned let list: any RowsContainer
    private let keys = KeyController()
    /// Sees keys before the rows.
    private let earlyKeys = KeyController()
    private var menuClick: ClickGesture?
    /// The context menu for the rows that are selected, or beside which the pointer is.
    weak var selectionMenu: (any SelectionMenu)? {
        didSet { if selectionMenu != nil { listenForMenu() } }
    }
    /// The menu of a single row, where the row's views have none.
    var rowMenu: ((Int) -> (any ContextMenuSource)?)? {
        didSet { if rowMenu != nil { listenForMenu() } }
    }

    init(_ list: any RowsContainer) {
        self.list = list
        list.activatesOnSingleClick = list.selectionModel.mode == .none
        list.onActivate { [weak self] in self?.activate($0) }
        keys.onKeyPressed { [weak self] key, modifiers in self?.keyPressed(key, modifiers) ?? false }
        list.rowsWidget.addController(keys)
        earlyKeys.capturesFirst = true
        earlyKeys.onKeyPressed { [weak self] key, modifiers in
            // Return, and Enter of the number pad.
            guard key == 0xff0d || key == 0xff8d, modifiers.isDisjoint(with: [.control, .alt, .super, .shift]) else {
                return false
            }
            return self?.activateDefault() ?? false
        }
        list.rowsWidget.addController(earlyKeys)
    }

    /// Return on a row that does nothing is for the window's default button: GTK's rows would keep it.
    private func activateDefault() -> Bool {
        guard selectionMenu?.hasPrimaryAction != true, let row = focusedRow, row.traits[RowActivationTrait.self] == nil,
            let widget = list.rowWidget(of: row), widget.isFocus
        else { return false }
        return widget.activateDefault()
    }

    private func activate(_ position: Int) {
        if let selectionMenu, selectionMenu.hasPrimaryAction {
            selectionMenu.performPrimaryAction(selectedValues(around: position))
        } else {
            list.row(at: position)?.traits[RowActivationTrait.self]?()
        }
    }

    private var selected: [Int] { list.selectionModel.mode == .none ? [] : list.selectionModel.selected }

    /// What is selected, if the row is part of it; or else the row.
    func selected(around position: Int) -> [Int] {
        let selected = selected
        return selected.contains(position) ? selected : [position]
    }

    private func selectedValues(around position: Int) -> [AnyHashable] {
        list.values(at: selected(around: position))
    }

    // MARK: Menus

    private func listenForMenu() {
        guard menuClick == nil else { return }
        let click = ClickGesture(button: 3)
        // Rows with menus of their own keep the press.
        click.onPressed { [weak self, unowned click] _, x, y in
            if self?.showMenu(CGPoint(x: x, y: y)) == true { click.claim() }
        }
        list.rowsWidget.addController(click)
        menuClick = click
    }

    /// The row, or the cell, at a point of GTK's list.
    func row(at point: CGPoint) -> ListRow? {
        var found: ListRow?
        for row in list.boundRows {
            guard row.host.widget.isMapped, let widget = list.rowWidget(of: row),
                let bounds = widget.bounds(in: list.rowsWidget), bounds.y <= point.y,
                point.y < bounds.y + bounds.height
            else { continue }
            found = row
            // Of the cells in a table's row the one at the point is meant.
            guard let cell = row.host.widget.bounds(in: list.rowsWidget) else { continue }
            if cell.x <= point.x, point.x < cell.x + cell.width { return row }
        }
        return found
    }

    /// Opens the menu at a point of GTK's list.
    private func showMenu(_ point: CGPoint) -> Bool {
        let row = row(at: point)
        let host = row?.host ?? list.outerHost
        guard let origin = list.rowsWidget.bounds(in: host.widget) else { return false }
        let place = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
        return showMenu(for: row, in: host, at: CGRect(origin: place, size: CGSize(width: 1, height: 1)))
    }

    private func showMenu(for row: ListRow?, in host: ViewHost, at frame: CGRect) -> Bool {
        let position = row.flatMap { list.position(of: $0) }
        if let position, let menu = rowMenu?(position) { return host.contextMenus.show(menu, at: frame) }
        guard let selectionMenu else { return false }
        selectionMenu.selection = position.map(selectedValues) ?? []
        return host.contextMenus.show(selectionMenu, at: frame)
    }

    // MARK: Keys

    private func keyPressed(_ key: UInt32, _ modifiers: KeyModifiers) -> Bool {
        let isPlain = modifiers.isDisjoint(with: [.control, .alt, .super, .shift])
        switch key {
        case 0xffff, 0xff9f: return delete()  // Delete, and the one of the number pad.
        case 0xff52 where modifiers.contains(.alt): return moveFocusedRow(by: -1)  // Up.
        case 0xff54 where modifiers.contains(.alt): return moveFocusedRow(by: 1)  // Down.
        case 0xff67: return showMenuAtFocus()  // Menu.
        case 0xffc7 where modifiers.contains(.shift): return showMenuAtFocus()  // F10.
        case 0xff53 where isPlain: return disclose(!isRightToLeft)  // Right.
        case 0xff51 where isPlain: return disclose(isRightToLeft)  // Left.
        default: return modifiers.isDisjoint(with: [.control, .alt, .super]) && typeSelect.key(key, from: focusedRow)
        }
    }

    private lazy var typeSelect = TypeSelect(list)

    private var isRightToLeft: Bool { list.rowsWidget.direction == .rightToLeft }

    private var focusedRow: ListRow? { list.boundRows.first { list.rowWidget(of: $0)?.containsFocus == true } }

    /// The row with the focus, if it isn't in a control of the row.
    private var focusedPosition: Int? { focusedRow.flatMap { list.position(of: $0) } }

    /// Opens the context menu of the row with the focus.
    private func showMenuAtFocus() -> Bool {
        guard let row = focusedRow else { return false }
        if row.host.contextMenus.showForRow() { return true }
        return showMenu(for: row, in: row.host, at: CGRect(origin: .zero, size: row.host.visibleRect.size))
    }

    /// Opens or closes the group whose head has the focus; false if there is nothing to do.
    private func disclose(_ opens: Bool) -> Bool {
        // The head of a group may be a button, which has the focus then.
        guard let row = focusedRow, let widget = list.rowWidget(of: row),
            widget.isFocus || widget.focusInside?.typeName == "GtkButton", let position = list.position(of: row),
            let isExpanded = list.disclosure(at: position), isExpanded.wrappedValue != opens
        else { return false }
        withAnimation { isExpanded.wrappedValue = opens }
        return true
    }

    // MARK: Deleting and moving

    /// Deletes the selected rows, or the one with the focus, as far as their ForEach can.
    private func delete() -> Bool {
        // A text field in a row deletes letters.
        guard focusedRow.flatMap({ list.rowWidget(of: $0) })?.isFocus ?? true else { return false }
        var positions = selected
        if positions.isEmpty, let focused = focusedPosition { positions = [focused] }
        return delete(positions)
    }

    @discardableResult
    func delete(_ positions: [Int]) -> Bool {
        var actions: [ObjectIdentifier: (delete: (IndexSet) -> Void, offsets: IndexSet)] = [:]
        for position in positions {
            guard let edit = list.edit(at: position), edit.canDelete, let delete = edit.actions.delete else { continue }
            actions[ObjectIdentifier(edit.actions), default: (delete, IndexSet())].offsets.insert(edit.index)
        }
        for action in actions.values { withAnimation { action.delete(action.offsets) } }
        return !actions.isEmpty
    }

    private func moveFocusedRow(by distance: Int) -> Bool {
        guard let position = focusedPosition else { return false }
        return move(position, by: distance)
    }

    @discardableResult
    func move(_ position: Int, by distance: Int) -> Bool {
        guard let edit = list.edit(at: position), edit.canMove, let move = edit.actions.move else { return false }
        let target = edit.index + distance
        guard target >= 0, target < edit.count else { return false }
        // The destination counts places before the move: behind the next row is two further on.
        move(IndexSet(integer: edit.index), distance > 0 ? target + 1 : target)
        return true
    }
}
