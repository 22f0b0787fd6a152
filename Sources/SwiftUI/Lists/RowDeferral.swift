internal import Gtk

/// Puts off making rows that are out of sight. GTK binds some two hundred rows around the place that a list shows, a dozen
/// of which are seen: those are made before the frame is painted, the others when nothing more urgent is to do, or when
/// they come into sight.
@MainActor
final class RowDeferral {
    /// So many rows are made at once without asking where they are: about as many as are seen in a list of usual size.
    private static let atOnce = 24
    /// How long rows are made without a break, in milliseconds.
    private static let slice = Duration.milliseconds(6)
    /// So many rows that nobody needs are kept for elements whose rows were put off.
    private static let mostResting = 200

    private struct Entry {
        let item: ListItem
        let placeholder: Placeholder
    }

    private unowned let pool: RowPool
    private var entries: [UnsafeRawPointer: Entry] = [:]
    private var freePlaceholders: [Placeholder] = []
    /// Rows that were made since the last layout.
    private var made = 0
    /// How high a row is expected to be, since the last layout.
    private var expectedHeight: Int?
    private var waitsForLayout = false
    private var filling: MainLoop.Source?
    /// Rows that can stand for other elements.
    private(set) var resting: [ListRow] = []

    init(pool: RowPool) {
        self.pool = pool
    }

    var isEmpty: Bool { entries.isEmpty }

    /// Whether a row that is bound now had better be made later.
    func shallWait() -> Bool {
        if !waitsForLayout { waitForLayout() }
        made += 1
        return made > Self.atOnce
    }

    /// Has something keep the place of a row that is made later.
    func putOff(_ item: ListItem) {
        let placeholder = freePlaceholders.popLast() ?? Placeholder()
        let height = expectedHeight ?? pool.usualHeight
        expectedHeight = height
        placeholder.minimumHeight = height
        item.setChild(placeholder)
        entries[item.id] = Entry(item: item, placeholder: placeholder)
    }

    /// The row isn't waited for any more: it was bound to another position, or nobody shows it.
    func forget(_ item: ListItem) {
        entries[item.id] = nil
    }

    /// Keeps a row, which nothing shows now, for another element; false: there are enough of them.
    func rest(_ row: ListRow) -> Bool {
        guard !entries.isEmpty, resting.count < Self.mostResting else { return false }
        resting.append(row)
        return true
    }

    func takeResting(where suits: (ListRow) -> Bool) -> ListRow? {
        guard let index = resting.lastIndex(where: suits) else { return nil }
        return resting.remove(at: index)
    }

    /// Makes the row at a position, if it was put off.
    func make(at position: Int) {
        if let entry = entries.values.first(where: { $0.item.position == position }) { make(entry) }
    }

    func dispose() {
        filling?.cancel()
        filling = nil
        entries = [:]
        freePlaceholders = []
        disposeResting()
    }

    // MARK: Making

    private func make(_ entry: Entry) {
        entries[entry.item.id] = nil
        pool.bindNow(entry.item)
        if freePlaceholders.count < Self.atOnce, entry.placeholder.parent == nil {
            freePlaceholders.append(entry.placeholder)
        }
    }

    private func waitForLayout() {
        waitsForLayout = true
        Updater.shared.afterLayout { [weak self] in self?.layoutEnded() }
    }

    private func layoutEnded() {
        waitsForLayout = false
        made = 0
        expectedHeight = nil
        if entries.isEmpty { return }
        makeSeenRows()
        if entries.isEmpty {
            disposeResting()
        } else {
            // The list may be scrolled before all of them are there.
            waitForLayout()
            fillLater()
        }
    }

    /// Makes the rows that are in sight or almost.
    private func makeSeenRows() {
        guard let viewport = pool.viewport, viewport.isMapped else { return }
        let height = Double(viewport.height)
        let seen = entries.values.filter { entry in
            // GTK places only the rows that are seen.
            guard let bounds = entry.placeholder.bounds(in: viewport), bounds.height > 0 else { return false }
            return bounds.y + bounds.height > -height / 4 && bounds.y < height * 1.25
        }
        for entry in seen { make(entry) }
    }

    private func fillLater() {
        guard filling == nil else { return }
        filling = MainLoop.idle { [weak self] in self?.fill() }
    }

    private func fill() {
        filling = nil
        let end = ContinuousClock.now + Self.slice
        while ContinuousClock.now < end, let entry = entries.values.first { make(entry) }
        if entries.isEmpty { disposeResting() } else { fillLater() }
    }

    private func disposeResting() {
        let rows = resting
        resting = []
        for row in rows { row.dispose() }
    }
}
