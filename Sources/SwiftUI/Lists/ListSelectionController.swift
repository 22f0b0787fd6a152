internal import Gtk

/// Keeps GTK's selection, which is of positions, and the app's, which is of tags and ids, in step.
@MainActor
final class ListSelectionController {
    private unowned let list: ListController
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

    init(_ list: ListController) {
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
        let positions = positions(of: values)
        ignoringChanges {
            if model.selected != positions { model.selected = positions }
        }
    }

    private func userDidSelect() {
        guard !isIgnoring else { return }
        let positions = model.selected
        let selected = positions.compactMap(value)
        shown = Set(selected)
        write?(selected)
        // Return and a double click activate a row; in a list with one selected row a single click does so, too.
        if model.mode == .single, let position = positions.first {
            list.row(at: position)?.traits[RowActivationTrait.self]?()
        }
        // The binding may have refused the value.
        refresh?()
    }

    /// The value that a selection has for a row: its tag, or else its element's id.
    func value(at position: Int) -> AnyHashable? {
        guard let place = list.segments.locate(position) else { return nil }
        let segment = list.segments.all[place.segment]
        guard segment.role == .content else { return nil }
        switch segment.source {
        case .content:
            return list.row(of: place.segment).flatMap { value(of: $0) }
        case .element(let elements):
            if let row = list.row(at: position) { return value(of: row) }
            if list.usesTags(elements) { return list.temporaryTraits(of: elements, at: place.index).flatMap(value) }
            return segment.traits[TagTrait.self] ?? elements.id(at: place.index)
        }
    }

    private func value(of row: ListRow) -> AnyHashable? { value(of: row.traits) }

    private func value(of traits: Traits) -> AnyHashable? {
        if traits[SelectionDisabledTrait.self] { return nil }
        return traits[TagTrait.self] ?? traits[ElementIDTrait.self]
    }

    /// The rows of a ForEach whose views have tags of their own, which only their views know: those that are shown are
    /// asked first, and others only if a value is still missing and there aren't too many of them.
    private func taggedPositions(of values: Set<AnyHashable>, in start: Int, count: Int) -> [Int] {
        let range = start..<start + count
        var found: [Int: AnyHashable] = [:]
        for row in list.boundRows {
            guard let position = list.position(of: row), range.contains(position), let value = value(of: row),
                values.contains(value)
            else { continue }
            found[position] = value
        }
        if Set(found.values).count < values.count, count <= Self.searchedTags {
            for position in range where found[position] == nil {
                guard let value = value(at: position), values.contains(value) else { continue }
                found[position] = value
            }
        }
        return Array(found.keys)
    }

    private static let searchedTags = 1000

    private func positions(of values: Set<AnyHashable>) -> [Int] {
        guard !values.isEmpty else { return [] }
        var found: [Int] = []
        let segments = list.segments
        for (number, segment) in segments.all.enumerated() where segment.role == .content {
            switch segment.source {
            case .content:
                if let value = list.row(of: number).flatMap({ value(of: $0) }), values.contains(value) {
                    found.append(segments.starts[number])
                }
            case .element(let elements):
                if list.usesTags(elements) {
                    found += taggedPositions(of: values, in: segments.starts[number], count: segment.count)
                } else {
                    for index in elements.indices(of: values).values {
                        found.append(segments.starts[number] + index)
                    }
                }
            }
        }
        return found.sorted()
    }
}
