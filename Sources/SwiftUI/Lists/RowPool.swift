internal import Gtk

/// The rows of ours behind the rows of GTK's list, or behind the cells in one column of a table: which identities have
/// one, and which GTK row shows which of ours.
@MainActor
final class RowPool {
    private unowned let node: _Node
    let factory = SignalListItemFactory()

    private(set) var segments = ListSegments()
    /// Rows that are attached to a GTK row or kept aside.
    private var rows: [RowKey: ListRow] = [:]
    private var attached: [UnsafeRawPointer: ListRow] = [:]
    private var changes: [ObjectIdentifier: ElementsChange] = [:]
    /// The changes that the exchange of rows going on follows.
    private var changesGoingOn: [ObjectIdentifier: ElementsChange]?
    /// The positions for which a known object was given to GTK in the change going on.
    private var recognised: [RowKey: Int] = [:]
    /// Rows whose elements vanish in the exchange going on, by what they come from: GTK makes new rows for all that
    /// comes, but ours can stand for other elements.
    private var spares: [ObjectIdentifier: [ListRow]] = [:]
    /// Rows that GTK gave up in the exchange going on, which may be wanted again before it ends.
    private var givenUp: [ListRow] = []
    /// Where rows were taken out whose successors haven't come yet, and how many come.
    private var gap: (position: Int, added: Int)?
    /// Some id occurred more than once.
    private var hasCopies = false

    private lazy var deferral = RowDeferral(pool: self)
    /// What the list is seen through; rows outside of it may be made later. Nil: all are made at once.
    weak var viewport: Gtk.Widget?

    /// Called with a row when it is attached or its traits changed.
    var rowDidChange: ((ListRow, ListItem) -> Void)?

    init(node: _Node) {
        self.node = node
        factory.onBind { [weak self] in self?.bind($0) }
        factory.onUnbind { [weak self] item in
            self?.attached[item.id]?.isBound = false
            self?.deferral.forget(item)
        }
        factory.onTeardown { [weak self] in self?.tearDown($0) }
    }

    func dispose() {
        deferral.dispose()
        for row in rows.values { row.dispose() }
        rows = [:]
        attached = [:]
        rowDidChange = nil
    }

    // MARK: Rows

    /// The row that is shown at a position, if GTK has bound it.
    func row(at position: Int) -> ListRow? {
        if !deferral.isEmpty { deferral.make(at: position) }
        guard let key = segments.key(at: position) else { return nil }
        if let row = rows[key], row.isBound, row.listItem?.position == position { return row }
        guard hasCopies else { return nil }
        return attached.values.first { $0.isBound && $0.listItem?.position == position }
    }

    func position(of row: ListRow) -> Int? { row.isBound ? row.listItem?.position : nil }

    var boundRows: [ListRow] { attached.values.filter(\.isBound) }

    /// The row of something that is there in any case, made if it wasn't shown yet.
    func row(of segment: Int) -> ListRow? {
        let segment = segments.all[segment]
        guard case .content = segment.source else { return nil }
        let key = segment.key(at: 0)
        return rows[key] ?? makeRow(segment, index: 0, key: key)
    }

    /// What the modifiers of a row say that isn't shown.
    func temporaryTraits(at position: Int) -> Traits? { withTemporaryRow(at: position) { $0.traits } }

    /// Makes the tree of a row that isn't shown, and removes it again.
    func withTemporaryRow<Result>(at position: Int, _ body: (ListRow) -> Result) -> Result? {
        guard let place = segments.locate(position) else { return nil }
        let segment = segments.all[place.segment]
        let row = ListRow(
            source: segment.source, index: place.index, key: segment.key(at: place.index), role: segment.role,
            traits: segment.traits, in: node)
        defer { row.dispose() }
        return body(row)
    }

    private func makeRow(_ segment: ListSegment, index: Int, key: RowKey) -> ListRow {
        let row = ListRow(
            source: segment.source, index: index, key: key, role: segment.role, traits: segment.traits, in: node)
        rows[key] = row
        row.root?.traitsDidChange = { [weak self, weak row] in
            guard let self, let row, let item = row.listItem else { return }
            rowDidChange?(row, item)
        }
        return row
    }

    /// The position in the latest content of the one that GTK speaks of.
    private func finalPosition(_ position: Int) -> Int {
        gap.map { position < $0.position ? position : position + $0.added } ?? position
    }

    private func bind(_ item: ListItem) { bind(item, mayWait: viewport != nil) }

    /// Makes the row of a GTK row that was put off.
    func bindNow(_ item: ListItem) { bind(item, mayWait: false) }

    /// Whether GTK makes a new row for an element in the exchange going on, and takes away the one that it had.
    private func isBeingReplaced(_ row: ListRow, at position: Int, _ key: RowKey) -> Bool {
        guard changesGoingOn != nil, let former = row.listItem?.position else { return false }
        return former == position || segments.key(at: former) != key
    }

    /// How high rows are, as far as it's known, in points.
    var usualHeight: Int {
        let heights = attached.values.lazy.map { $0.host.widget.height }.filter { $0 > 0 }.prefix(8)
        return heights.isEmpty ? 32 : heights.reduce(0, +) / heights.count
    }

    private func bind(_ item: ListItem, mayWait: Bool) {
        guard let position = item.position.map(finalPosition), let place = segments.locate(position) else { return }
        let segment = segments.all[place.segment]
        let old = attached[item.id]
        var key = segment.key(at: place.index)
        if let old, old.key == key, old.child != nil || old.root?.isAlive == true {
            old.isBound = true
            rowDidChange?(old, item)
            return
        }
        while let other = rows[key], other.isBound, other !== old, !isBeingReplaced(other, at: position, key) {
            let id = key.id.map { "\($0)" } ?? ""
            Faults.report(
                "duplicate-id \(key.owner)",
                "\(type(of: segment.source.node)): the id \(id) occurs more than once; updates may go to the wrong row")
            key.copy += 1
            hasCopies = true
        }
        let row: ListRow
        if let known = rows[key], known.root?.isAlive == true {
            if let former = known.listItem, former.id != item.id {
                attached[former.id] = nil
                take(known, outOf: former)
            }
            giveUp(old, for: item)
            row = known
            known.update(to: place.index)
            if case .content = known.source { known.root?.update(outerTraits: segment.traits) }
            known.attach(to: item)
        } else if mayWait, case .element = segment.source, deferral.shallWait() {
            giveUp(old, for: item)
            deferral.putOff(item)
            return
        } else if let old, canRecycle(old, for: segment) {
            rows[old.key] = nil
            row = old
            rows[key] = row
            row.recycle(to: place.index, key: key)
        } else if old == nil, let spare = takeSpare(for: segment) ?? takeResting(for: segment) {
            // Taken out first: it disappears as what it was.
            detach(spare)
            if let item = spare.listItem { take(spare, outOf: item) }
            if rows[spare.key] === spare { rows[spare.key] = nil }
            row = spare
            rows[key] = row
            row.recycle(to: place.index, key: key)
            row.attach(to: item)
        } else {
            giveUp(old, for: item)
            row = makeRow(segment, index: place.index, key: key)
            row.attach(to: item)
        }
        attached[item.id] = row
        row.isBound = true
        row.item = item.item
        rowDidChange?(row, item)
        Updater.shared.resolveNow(row.host)
    }

    private func canRecycle(_ row: ListRow, for segment: ListSegment) -> Bool {
        guard case .element(let old) = row.source, case .element(let new) = segment.source, old === new,
            row.root?.isAlive == true, row.root?.role == segment.role
        else { return false }
        return !row.holdsState && row.isRecyclable
    }

    private func takeSpare(for segment: ListSegment) -> ListRow? {
        guard case .element(let elements) = segment.source else { return nil }
        let owner = ObjectIdentifier(elements)
        while let row = spares[owner]?.popLast() {
            if canRecycle(row, for: segment) { return row }
        }
        return nil
    }

    private func takeResting(for segment: ListSegment) -> ListRow? {
        deferral.takeResting { canRecycle($0, for: segment) }
    }

    /// Takes a row's widget out of a GTK row. GTK would give the keyboard focus in it to its own row, and scroll there and
    /// bind rows while it's in the middle of doing so: the focus is let go before, and given back after the layout.
    private func take(_ row: ListRow, outOf item: ListItem) {
        if let focus = row.host.widget.focusInside {
            row.host.widget.dropFocus()
            Updater.shared.afterLayout { [weak self] in
                guard let viewport = self?.viewport, let root = viewport.root, root.focusInside == nil else { return }
                if !focus.isMapped || !focus.grabFocus() { viewport.grabFocus() }
            }
        }
        item.setChild(nil)
    }

    /// A GTK row shows something else from now on: what it showed is kept aside if it must be.
    private func giveUp(_ row: ListRow?, for item: ListItem) {
        guard let row else { return }
        attached[item.id] = nil
        row.isBound = false
        row.item = nil
        if row.root?.isAlive == true, changesGoingOn != nil || row.isWorthKeeping {
            row.listItem = nil
            take(row, outOf: item)
            if changesGoingOn != nil { givenUp.append(row) }
        } else {
            restOrRemove(row)
        }
    }

    /// Keeps a row that nobody needs while there are elements that it may stand for soon.
    private func restOrRemove(_ row: ListRow) {
        guard case .element = row.source, row.root?.isAlive == true, deferral.rest(row) else {
            remove(row)
            return
        }
        if rows[row.key] === row { rows[row.key] = nil }
        if let item = row.listItem { take(row, outOf: item) }
        row.listItem = nil
    }

    private func tearDown(_ item: ListItem) {
        deferral.forget(item)
        giveUp(attached[item.id], for: item)
    }

    private func remove(_ row: ListRow) {
        if rows[row.key] === row { rows[row.key] = nil }
        if let item = row.listItem { take(row, outOf: item) }
        row.dispose()
    }

    // MARK: Changes

    func elementsDidChange(_ elements: any LazyElements, _ change: ElementsChange) {
        let id = ObjectIdentifier(elements)
        changes[id] = changes[id]?.followed(by: change, finalCount: elements.count) ?? change
    }

    /// Takes over what changed in the content; returns the one range of rows that gave way to others. The caller tells
    /// GTK about it, which recognises the rows in it that are still there by their objects, with `exchange`.
    func beginExchange(_ new: ListSegments) -> ElementsChange {
        let old = segments
        let same = old.unchanged(comparedTo: new, changes: changes)
        changesGoingOn = changes
        changes = [:]
        segments = new
        for row in rows.values { row.isFresh = false }
        recognised = [:]
        let change = ElementsChange(
            position: same.prefix, removed: old.count - same.prefix - same.suffix,
            added: new.count - same.prefix - same.suffix)
        findSpares(change)
        return change
    }

    private func findSpares(_ change: ElementsChange) {
        spares = [:]
        guard change.removed > 0, change.added > 0 else { return }
        let removed = change.position..<change.position + change.removed
        for row in boundRows {
            guard let position = row.listItem?.position, removed.contains(position) else { continue }
            guard row.key.id != nil, row.key.copy == 0, row.placeholder == nil, case .element = row.source,
                !row.holdsState
            else { continue }
            spares[row.key.owner, default: []].append(row)
        }
        for (owner, rows) in spares {
            guard case .element(let elements)? = rows.first?.source else { continue }
            let found = elements.indices(of: Set(rows.compactMap(\.key.id)))
            spares[owner] = rows.filter { row in row.key.id.map { found[$0] == nil } ?? false }
        }
    }

    /// From how many rows on that come for others GTK isn't asked to recognise those that stay: it would look at each.
    private static let largestRecognised = 10_000

    /// Tells GTK of an exchange that was begun, on behalf of all pools whose rows are in the list.
    static func exchange(_ change: ElementsChange, in model: ListModel, of pools: [RowPool]) {
        if change.removed > 0, change.added > largestRecognised, !pools.contains(where: \.hasFocus) {
            for pool in pools { pool.gap = (change.position, change.added) }
            model.replace(at: change.position, removed: change.removed, added: 0)
            for pool in pools { pool.gap = nil }
            model.replace(at: change.position, removed: 0, added: change.added)
        } else {
            model.replace(at: change.position, removed: change.removed, added: change.added)
        }
        for pool in pools { pool.endExchange(change) }
    }

    private var hasFocus: Bool { boundRows.contains { $0.host.widget.containsFocus } }

    private func endExchange(_ change: ElementsChange) {
        guard let changes = changesGoingOn else { return }
        changesGoingOn = nil
        spares = [:]
        for row in givenUp where !row.isBound && rows[row.key] === row && !row.isWorthKeeping { restOrRemove(row) }
        givenUp = []
        if !change.isEmpty { removeVanishedRows(changes) }
        updateRows(changes)
        // Rows may have become the first or the last of their section.
        for row in boundRows {
            guard let item = row.listItem else { continue }
            // What is said about a view that is a row is said outside of the row.
            if !row.isFresh, case .content = row.source, let position = item.position,
                let place = segments.locate(position)
            {
                row.root?.update(outerTraits: segments.all[place.segment].traits)
            }
            rowDidChange?(row, item)
        }
    }

    /// The object that stands for the row at a position, if the row was there before the change going on.
    func knownItem(at position: Int) -> GObjectReference? {
        let position = finalPosition(position)
        guard changesGoingOn != nil, let key = segments.key(at: position), let row = rows[key], let item = row.item
        else { return nil }
        // A second element with the same id is something else.
        guard recognised[key, default: position] == position else { return nil }
        recognised[key] = position
        return item
    }

    private func removeVanishedRows(_ changes: [ObjectIdentifier: ElementsChange]) {
        let owners = Set(segments.all.map(\.owner))
        var keptAside: [ObjectIdentifier: [ListRow]] = [:]
        for row in rows.values where !row.isBound {
            if row.root?.isAlive != true || !owners.contains(row.key.owner) {
                detach(row)
                remove(row)
            } else if row.key.id != nil, changes[row.key.owner]?.isEmpty == false {
                keptAside[row.key.owner, default: []].append(row)
            }
        }
        for rows in keptAside.values {
            guard case .element(let elements) = rows[0].source else { continue }
            let found = elements.indices(of: Set(rows.compactMap(\.key.id)))
            for row in rows where row.key.copy > 0 || row.key.id.map({ found[$0] == nil }) ?? true {
                detach(row)
                remove(row)
            }
        }
    }

    private func detach(_ row: ListRow) {
        if let item = row.listItem { attached[item.id] = nil }
    }

    /// Gives the latest elements to the rows that were there before.
    private func updateRows(_ changes: [ObjectIdentifier: ElementsChange]) {
        guard !changes.isEmpty else { return }
        var starts: [ObjectIdentifier: Int] = [:]
        for owner in changes.keys { starts[owner] = segments.start(of: owner) }
        for row in boundRows where !row.isFresh {
            guard let start = starts[row.key.owner], let position = row.listItem?.position else { continue }
            row.update(to: position - start)
        }
    }
}
