internal import Gtk

/// Keeps GTK's selection, which is of positions, and the app's, which is of tags and ids, in step.
@MainActor
final class ListSelectionController {
    private unowned let list: any RowsContainer
    private let model: SelectionModel
    /// The app's selection.
    var values: Set<AnyHashable> = []
    /// Has the list look again at what the app's selection is.
    var refresh: (() -> Void)?
    /// Writes what the user selected.
    var write: (([AnyHashable]) -> Void)?
    /// What GTK's selection was last made to show; nil: it must be made anew.
    private var shown: Set<AnyHashable>?
    private var isIgnoring = false

    init(_ list: any RowsContainer) {
        self.list = list
        model = list.selectionModel
        guard model.mode != .none else { return }
        model.onSelectionChanged { [weak self] in self?.userDidSelect() }
    }

    /// Runs a change of the rows: GTK changes its selection on the way, which isn't the user's doing.
    func ignoringChanges(_ body: () -> Void) {
        isIgnoring = true
        body()
        isIgnoring = false
    }

    func contentDidChange() {
        shown = nil
    }

    /// Has GTK show the app's selection.
    func apply() {
        guard model.mode != .none, shown != values else { return }
        shown = values
        let positions = list.positions(of: values)
        ignoringChanges {
            if model.selected != positions { model.selected = positions }
        }
    }

    private func userDidSelect() {
        guard !isIgnoring else { return }
        let positions = model.selected
        let selected = list.values(at: positions)
        shown = Set(selected)
        write?(selected)
        // Return and a double click activate a row; in a list with one selected row a single click does so, too.
        if model.mode == .single, let position = positions.first {
            list.row(at: position)?.traits[RowActivationTrait.self]?()
        }
        // The binding may have refused the value.
        refresh?()
    }
}
