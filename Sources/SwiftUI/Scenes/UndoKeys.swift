internal import Gtk

extension ShortcutController {
    /// The keys that undo and redo changes in a window: Ctrl-Z, Ctrl-Shift-Z and Ctrl-Y. They are for the field with the
    /// focus first.
    static func undoKeys(of manager: UndoManager, in window: Gtk.Window) -> ShortcutController {
        let keys = ShortcutController(isGlobal: true)
        func add(_ key: String, _ action: @escaping (UndoManager) -> Bool) {
            keys.add(key) { [weak manager, weak window] in
                guard let manager, let window, !(window.focus?.isEditingText ?? false) else { return false }
                return action(manager)
            }
        }
        add("<Control>z") { $0.undoChange() }
        add("<Control><Shift>z") { $0.redoChange() }
        add("<Control>y") { $0.redoChange() }
        return keys
    }
}

extension UndoManager {
    /// Undoes the last change; false if there is none.
    func undoChange() -> Bool {
        guard canUndo else { return false }
        undo()
        return true
    }

    /// Makes the change again that was undone last; false if there is none.
    func redoChange() -> Bool {
        guard canRedo else { return false }
        redo()
        return true
    }
}
