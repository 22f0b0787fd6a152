internal import Gtk

/// Keeps GTK's list and the rows of ours in step, and knows where rows are.
@MainActor
final class ListController: RowsContainer {
    let model = ListModel()
    let selectionModel: SelectionModel
    let view: ListView
    let scroller = ScrolledWindow()
    private unowned let node: _Node
    let pool: RowPool
    private lazy var rowScroller = RowScroller(self)
    private(set) lazy var headers = StickyHeaders(self)

    /// Called with a row when it is attached or its traits changed.
    var rowDidChange: ((ListRow, ListItem) -> Void)? {
        get { pool.rowDidChange }
        set { pool.rowDidChange = newValue }
    }

    init(node: _Node, selectionMode: SelectionModel.Mode) {
        self.node = node
        pool = RowPool(node: node)
        selectionModel = SelectionModel(model, mode: selectionMode)
        view = ListView(selectionModel, factory: pool.factory)
        scroller.setChild(view)
        pool.viewport = scroller
        model.itemAtPosition = { [weak self] in self?.pool.knownItem(at: $0) }
    }

    func dispose() {
        headers.dispose()
        pool.dispose()
        model.itemAtPosition = nil
    }

    /// The host that the list is in.
    var outerHost: ViewHost { node.host }

    // MARK: Rows

    var segments: ListSegments { pool.segments }
    var count: Int { segments.count }
    var boundRows: [ListRow] { pool.boundRows }

    /// The row that is shown at a position, if GTK has bound it.
    func row(at position: Int) -> ListRow? { pool.row(at: position) }
    func position(of row: ListRow) -> Int? { pool.position(of: row) }
    /// The row of something that is there in any case, made if it wasn't shown yet.
    func row(of segment: Int) -> ListRow? { pool.row(of: segment) }

    /// Which section a row's content is part of; nil for headers, footers and positions outside of the list.
    func section(at position: Int) -> Int? {
        guard let place = segments.locate(position) else { return nil }
        let segment = segments.all[place.segment]
        return segment.role == .content ? segment.section : nil
    }

    func rowWidget(of row: ListRow) -> Gtk.Widget? { row.gtkRow }

    func edit(at position: Int) -> RowEdit? {
        guard let place = segments.locate(position) else { return nil }
        let segment = segments.all[place.segment]
        guard segment.role == .content, let actions = segment.traits[ElementEditingTrait.self] else { return nil }
        let traits = row(at: position)?.traits ?? pool.temporaryTraits(at: position) ?? segment.traits
        let canDelete = actions.delete != nil && !traits[DeleteDisabledTrait.self]
        let canMove = actions.move != nil && !traits[MoveDisabledTrait.self]
        if case .element = segment.source {
            return RowEdit(
                actions: actions, index: place.index, count: segment.count, canDelete: canDelete, canMove: canMove)
        }
        return segment.traits[ElementPlaceTrait.self].map {
            RowEdit(actions: actions, index: $0.index, count: $0.count, canDelete: canDelete, canMove: canMove)
        }
    }

    var insertions: [RowInsertion] {
        segments.all.compactMap { $0.traits[ElementEditingTrait.self]?.insertion }
    }

    var endOfInsertions: RowEdit? {
        guard let segment = segments.all.last(where: { $0.role == .content }),
            let actions = segment.traits[ElementEditingTrait.self]
        else { return nil }
        let count: Int
        if case .element(let elements) = segment.source {
            count = elements.count
        } else {
            guard let place = segment.traits[ElementPlaceTrait.self] else { return nil }
            count = place.count
        }
        return RowEdit(actions: actions, index: count, count: count, canDelete: false, canMove: false)
    }

    func searchText(at position: Int) -> String? {
        guard section(at: position) != nil else { return nil }
        return row(at: position)?.searchText ?? pool.withTemporaryRow(at: position) { $0.searchText }
    }

    func disclosure(at position: Int) -> Binding<Bool>? { row(at: position)?.traits[DisclosureTrait.self] }

    var rowsWidget: Gtk.Widget { view }

    var activatesOnSingleClick: Bool {
        get { view.activatesOnSingleClick }
        set { view.activatesOnSingleClick = newValue }
    }

    func onActivate(_ handler: @escaping @MainActor (Int) -> Void) { view.onActivate(handler) }

    func reveal(_ position: Int) { view.scroll(to: position) }

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

    /// Scrolls until a row is seen; with an anchor until the same point of the row and of the visible part meet.
    func scroll(to position: Int, anchor: UnitPoint?) { rowScroller.scroll(to: position, anchor: anchor) }

    // MARK: Changes

    func elementsDidChange(_ elements: any LazyElements, _ change: ElementsChange) {
        pool.elementsDidChange(elements, change)
    }

    /// Takes over what changed in the content.
    func update(content: _Node, owner: any LazyElementsOwner) {
        let new = ListSegments(content: content)
        for case .element(let elements) in new.all.map(\.source) where elements.owner !== owner {
            elements.owner = owner
        }
        let change = pool.beginExchange(new)
        RowPool.exchange(change, in: model, of: [pool])
        headers.ask()
    }
}
