internal import Gtk

/// Keeps GTK's list and the rows of ours in step: which identities there are, which of them have rows, and which GTK row
/// shows which of ours.
@MainActor
final class ListController {
    private unowned let node: _Node
    let model = ListModel()
    let selectionModel: SelectionModel
    let view: ListView
    let scroller = ScrolledWindow()
    private let factory = SignalListItemFactory()

    private(set) var segments = ListSegments()
    /// Rows that are attached to a GTK row or kept aside.
    private var rows: [RowKey: ListRow] = [:]
    private var attached: [UnsafeRawPointer: ListRow] = [:]
    private var changes: [ObjectIdentifier: ElementsChange] = [:]
    private var isChanging = false
    /// Where to scroll when the list comes on the screen.
    private var scrollsWhenShown: (position: Int, anchor: UnitPoint?)?
    private var mapping: SignalConnection?
    /// The positions for which a known object was given to GTK in the change going on.
    private var recognised: [RowKey: Int] = [:]

    /// Called with a row when it is attached or its traits changed.
    var rowDidChange: ((ListRow, ListItem) -> Void)?

    init(node: _Node, selectionMode: SelectionModel.Mode) {
        self.node = node
        selectionModel = SelectionModel(model, mode: selectionMode)
        view = ListView(selectionModel, factory: factory)
        scroller.setChild(view)
        model.itemAtPosition = { [weak self] in self?.knownItem(at: $0) }
        factory.onBind { [weak self] in self?.bind($0) }
        factory.onUnbind { [weak self] in self?.attached[$0.id]?.isBound = false }
        factory.onTeardown { [weak self] in self?.tearDown($0) }
    }

    func dispose() {
        for row in rows.values { row.dispose() }
        rows = [:]
        attached = [:]
        model.itemAtPosition = nil
        rowDidChange = nil
    }

    /// The host that the list is in.
    var outerHost: ViewHost { node.host }

    // MARK: Rows

    /// The row that is shown at a position, if GTK has bound it.
    func row(at position: Int) -> ListRow? {
        guard let key = segments.key(at: position) else { return nil }
        if let row = rows[key], row.listItem?.position == position { return row }
        return attached.values.first { $0.isBound && $0.listItem?.position == position }
    }

    func position(of row: ListRow) -> Int? { row.isBound ? row.listItem?.position : nil }

    var boundRows: [ListRow] { attached.values.filter(\.isBound) }

    /// The row of something that is there in any case, made if it wasn't shown yet.
    func row(of segment: Int) -> ListRow? {
        let segment = segments.all[segment]
        guard case .content = segment.source else { return nil }
        let key = segment.key(at: 0)
        if let row = rows[key] { return row }
        let row = makeRow(segment, index: 0, key: key)
        return row
    }

    /// Which section a row's content is part of; nil for headers, footers and positions outside of the list.
    func section(at position: Int) -> Int? {
        guard let place = segments.locate(position) else { return nil }
        let segment = segments.all[place.segment]
        return segment.role == .content ? segment.section : nil
    }

    /// What the user can do with a row's element, and which one it is.
    func edit(at position: Int) -> (actions: EditActions, index: Int, count: Int)? {
        guard let place = segments.locate(position) else { return nil }
        let segment = segments.all[place.segment]
        guard segment.role == .content, let actions = segment.traits[EditActionsTrait.self] else { return nil }
        if case .element = segment.source { return (actions, place.index, segment.count) }
        return segment.traits[ElementPlaceTrait.self].map { (actions, $0.index, $0.count) }
    }

    /// Whether rows of a ForEach have tags that aren't the ids of their elements, as far as the rows that are shown tell.
    func usesTags(_ elements: any LazyElements) -> Bool {
        attached.values.contains { row in
            row.isBound && row.key.owner == ObjectIdentifier(elements) && row.traits[TagTrait.self] != nil
                && row.traits[TagTrait.self] != row.key.id
        }
    }

    /// What the modifiers of a row say that isn't shown: its tree is made and removed again.
    func temporaryTraits(of elements: any LazyElements, at index: Int) -> Traits? {
        guard let start = segments.start(of: ObjectIdentifier(elements)),
            let place = segments.locate(start + index)
        else { return nil }
        let segment = segments.all[place.segment]
        let row = ListRow(
            source: segment.source, index: index, key: segment.key(at: index), role: segment.role,
            traits: segment.traits, in: node)
        defer { row.dispose() }
        return row.traits
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

    private func bind(_ item: ListItem) {
        guard let position = item.position, let place = segments.locate(position) else { return }
        let segment = segments.all[place.segment]
        let old = attached[item.id]
        var key = segment.key(at: place.index)
        if let old, old.key == key, old.child != nil || old.root?.isAlive == true {
            old.isBound = true
            rowDidChange?(old, item)
            return
        }
        while let other = rows[key], other.isBound, other !== old {
            let id = key.id.map { "\($0)" } ?? ""
            Faults.report(
                "duplicate-id \(key.owner)",
                "\(type(of: segment.source.node)): the id \(id) occurs more than once; updates may go to the wrong row")
            key.copy += 1
        }
        let row: ListRow
        if let known = rows[key], known.root?.isAlive == true {
            if let former = known.listItem, former.id != item.id { attached[former.id] = nil }
            giveUp(old, for: item)
            row = known
            known.update(to: place.index)
            known.attach(to: item)
        } else if let old, canRecycle(old, for: segment) {
            rows[old.key] = nil
            row = old
            rows[key] = row
            row.recycle(to: place.index, key: key)
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

    /// A GTK row shows something else from now on: what it showed is kept aside if it must be.
    private func giveUp(_ row: ListRow?, for item: ListItem) {
        guard let row else { return }
        attached[item.id] = nil
        row.isBound = false
        row.item = nil
        if row.root?.isAlive == true, row.holdsState {
            row.listItem = nil
            item.setChild(nil)
        } else {
            remove(row)
        }
    }

    private func tearDown(_ item: ListItem) {
        giveUp(attached[item.id], for: item)
    }

    private func remove(_ row: ListRow) {
        if rows[row.key] === row { rows[row.key] = nil }
        row.dispose()
    }

    // MARK: Scrolling

    /// The row of an element, or of a view with an `id(_:)`.
    func position(of id: AnyHashable) -> Int? {
        for (number, segment) in segments.all.enumerated() {
            switch segment.source {
            case .element(let elements):
                if let index = elements.indices(of: [id])[id] { return segments.starts[number] + index }
            case .content:
                guard let row = row(of: number), let root = row.root else { continue }
                if row.traits[ElementIDTrait.self] == id || root.hasNode(identifiedBy: id) {
                    return segments.starts[number]
                }
            }
        }
        return nil
    }

    /// Scrolls until a row is seen; with an anchor until the same point of the row and of the visible part meet. A list
    /// that isn't on the screen does so when it comes there: before, GTK doesn't know where its rows are.
    func scroll(to position: Int, anchor: UnitPoint?) {
        guard scroller.isMapped else {
            scrollsWhenShown = (position, anchor)
            if mapping == nil { mapping = view.onMap { [unowned self] in listWasShown() } }
            return
        }
        scrollsWhenShown = nil
        view.scroll(to: position)
        if let anchor { align(position, with: anchor, attempts: 8) }
    }

    private func listWasShown() {
        Updater.shared.afterLayout { [weak self] in
            guard let self, let place = scrollsWhenShown, place.position < segments.count else { return }
            scroll(to: place.position, anchor: place.anchor)
        }
    }

    /// GTK scrolls no farther than needed, and only estimates how far rows are that it hasn't shown: where a row is then
    /// is known after the next layout, and the rest of the way is scrolled until the row is where it belongs.
    private func align(_ position: Int, with anchor: UnitPoint, attempts: Int) {
        guard attempts > 0 else { return }
        view.queueAllocate()
        Updater.shared.afterLayout { [weak self] in
            guard let self else { return }
            if let widget = row(at: position)?.host.widget.parent, widget.isMapped,
                let bounds = widget.bounds(in: scroller)
            {
                let distance = (bounds.y + bounds.height * anchor.y - Double(scroller.height) * anchor.y).rounded()
                let before = scroller.vertical.value
                scroller.vertical.value = before + distance
                if scroller.vertical.value == before { return }
            } else {
                // It wasn't laid out when it was asked first.
                view.scroll(to: position)
            }
            align(position, with: anchor, attempts: attempts - 1)
        }
    }

    // MARK: Changes

    func elementsDidChange(_ elements: any LazyElements, _ change: ElementsChange) {
        let id = ObjectIdentifier(elements)
        changes[id] = changes[id]?.followed(by: change, finalCount: elements.count) ?? change
    }

    /// Takes over what changed in the content: GTK is told of one range of rows that gave way to others, and recognises
    /// the rows in it that are still there by their objects.
    func update(content: _Node, owner: any LazyElementsOwner) {
        let old = segments
        let new = ListSegments(content: content)
        for case .element(let elements) in new.all.map(\.source) where elements.owner !== owner {
            elements.owner = owner
        }
        let same = old.unchanged(comparedTo: new, changes: changes)
        let changes = changes
        self.changes = [:]
        segments = new
        for row in rows.values { row.isFresh = false }
        let removed = old.count - same.prefix - same.suffix
        let added = new.count - same.prefix - same.suffix
        if removed > 0 || added > 0 {
            isChanging = true
            recognised = [:]
            model.replace(at: same.prefix, removed: removed, added: added)
            isChanging = false
            removeVanishedRows(changes)
        }
        updateRows(changes)
        // Rows may have become the first or the last of their section.
        for row in boundRows { if let item = row.listItem { rowDidChange?(row, item) } }
    }

    private func knownItem(at position: Int) -> GObjectReference? {
        guard isChanging, let key = segments.key(at: position), let row = rows[key], let item = row.item else {
            return nil
        }
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
