import Foundation
internal import Gtk

/// What the user can do with rows: activate, delete and move them.
@MainActor
final class ListActions {
    private unowned let list: ListController
    private let keys = KeyController()

    init(_ list: ListController) {
        self.list = list
        list.view.activatesOnSingleClick = list.selectionModel.mode == .none
        list.view.onActivate { [weak list] position in
            list?.row(at: position)?.traits[RowActivationTrait.self]?()
        }
        keys.onKeyPressed { [weak self] key, modifiers in self?.keyPressed(key, modifiers) ?? false }
        list.view.addController(keys)
    }

    private func keyPressed(_ key: UInt32, _ modifiers: KeyModifiers) -> Bool {
        switch key {
        case 0xffff, 0xff9f: return delete()  // Delete, and the one of the number pad.
        case 0xff52 where modifiers.contains(.alt): return moveFocusedRow(by: -1)  // Up.
        case 0xff54 where modifiers.contains(.alt): return moveFocusedRow(by: 1)  // Down.
        default: return false
        }
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
