import Foundation
internal import Gtk

/// Keeps GTK's column view and the cells of ours in step, and knows where rows are.
@MainActor
final class TableController: RowsContainer {
    /// A column on the screen.
    @MainActor
    final class ShownColumn {
        let key: AnyHashable
        let pool: RowPool
        let column: Column
        var width = TableColumnWidth()
        /// The width that the user has given it, in points.
        var chosenWidth: CGFloat?
        var alignment = HorizontalAlignment.leading
        var isSortable = false
        var hasMenu = false

        init(key: AnyHashable, node: _Node) {
            self.key = key
            pool = RowPool(node: node)
            column = Column(title: "", factory: pool.factory)
        }
    }

    let model = ListModel()
    let selectionModel: SelectionModel
    let view: ColumnView
    let scroller = ScrolledWindow()
    private unowned let node: _Node
    /// The columns in the order of the source.
    private(set) var columns: [ShownColumn] = []
    /// What the rows are, independent of their type.
    var source: (any LazyElements)?
    /// The traits and the disclosure of a row.
    var traits: ((Int) -> Traits)?
    var disclosureOfRow: ((Int) -> Binding<Bool>?)?
    /// What can be done with a row's value.
    var editOfRow: ((Int) -> RowEdit?)?
    /// What can be dropped between rows.
    var insertion: RowInsertion?
    /// Whether a row stands for a value.
    var isValue: ((Int) -> Bool)?
    /// Called when the user gives a column another width.
    var widthDidChange: ((ShownColumn) -> Void)?
    private var total: CGFloat = 0
    private lazy var rowScroller = RowScroller(self)

    init(node: _Node, selectionMode: SelectionModel.Mode) {
        self.node = node
        selectionModel = SelectionModel(model, mode: selectionMode)
        view = ColumnView(selectionModel)
        scroller.setChild(view)
        model.itemAtPosition = { [weak self] position in
            self?.columns.lazy.compactMap { $0.pool.knownItem(at: position) }.first
        }
    }

    func dispose() {
        for column in columns { column.pool.dispose() }
        model.itemAtPosition = nil
    }

    /// Whether every other row has a background of its own.
    var stripes = false {
        didSet { if stripes != oldValue { for row in boundRows { stripe(row) } } }
    }
    /// What the edges of the table take from the width of its columns.
    var widthOfEdges: CGFloat = 0

    private func stripe(_ row: ListRow) {
        guard let position = row.listItem?.position, let widget = rowWidget(of: row) else { return }
        let wanted = stripes && position % 2 == 1
        guard widget.hasCSSClass("windsock-stripe") != wanted else { return }
        if wanted { widget.addCSSClass("windsock-stripe") } else { widget.removeCSSClass("windsock-stripe") }
    }

    // MARK: Columns

    func move(_ column: ShownColumn, to index: Int) {
        columns.removeAll { $0 === column }
        columns.insert(column, at: index)
    }

    func add(_ column: ShownColumn, at index: Int) {
        columns.insert(column, at: min(index, columns.count))
        column.pool.rowDidChange = { [weak self] row, _ in self?.stripe(row) }
        column.column.onWidthChanged { [weak self, weak column] in
            if let self, let column { userChangedWidth(of: column) }
        }
    }

    func remove(_ column: ShownColumn) {
        columns.removeAll { $0 === column }
        view.remove(column.column)
        column.pool.dispose()
    }

    private func userChangedWidth(of column: ShownColumn) {
        let asked = column.column.fixedWidth
        guard asked >= 0 else { return }
        let width = column.width.limited(CGFloat(asked))
        column.chosenWidth = width
        widthDidChange?(column)
        // GTK goes on with the width it has set; the others follow after that.
        Updater.shared.afterLayout { [weak self] in self?.shareWidth() }
    }

    /// The table is as wide as this from now on.
    func setTotalWidth(_ width: CGFloat) {
        guard width != total else { return }
        total = width
        shareWidth()
    }

    func shareWidth() {
        let shown = columns.filter(\.column.isVisible)
        guard total > 0, !shown.isEmpty else { return }
        let widths = TableColumnWidth.share(total, among: shown.map { ($0.width, $0.chosenWidth) })
        for (column, width) in zip(shown, widths) {
            let width = Int(width)
            if column.column.fixedWidth != width { column.column.fixedWidth = width }
        }
    }

    // MARK: Changes

    /// Tells GTK that rows gave way to others.
    func exchange(_ change: ElementsChange, elements: [any LazyElements]) {
        for (column, elements) in zip(columns, elements) {
            column.pool.elementsDidChange(elements, change)
            _ = column.pool.beginExchange(ListSegments(elements: elements, traits: traits(of: column)))
        }
        RowPool.exchange(change, in: model, of: columns.map(\.pool))
    }

    private func traits(of column: ShownColumn) -> Traits {
        var traits = Traits()
        traits[RowAlignmentTrait.self] = column.alignment
        return traits
    }

    // MARK: Rows

    var rowsWidget: Gtk.Widget { view.rowsWidget ?? view }
    var outerHost: ViewHost { node.host }
    var count: Int { model.count }
    var boundRows: [ListRow] { columns.flatMap(\.pool.boundRows) }

    func row(at position: Int) -> ListRow? { columns.lazy.compactMap { $0.pool.row(at: position) }.first }
    func position(of row: ListRow) -> Int? { row.isBound ? row.listItem?.position : nil }
    func rowWidget(of row: ListRow) -> Gtk.Widget? { row.host.widget.parent?.parent }
    func edit(at position: Int) -> RowEdit? { editOfRow?(position) }

    var insertions: [RowInsertion] { insertion.map { [$0] } ?? [] }
    var endOfInsertions: RowEdit? { count > 0 ? edit(at: count - 1).map { $0.after } : nil }
    func searchText(at position: Int) -> String? {
        guard isValue?(position) ?? true, let pool = columns.first?.pool else { return nil }
        return pool.row(at: position)?.searchText ?? pool.withTemporaryRow(at: position) { $0.searchText }
    }

    func disclosure(at position: Int) -> Binding<Bool>? { disclosureOfRow?(position) }

    func values(at positions: [Int]) -> [AnyHashable] {
        guard let source else { return [] }
        return positions.compactMap { position in
            guard position < source.count, isValue?(position) ?? true else { return nil }
            return source.id(at: position)
        }
    }

    func positions(of values: Set<AnyHashable>) -> [Int] {
        source?.indices(of: values).values.sorted() ?? []
    }

    var activatesOnSingleClick: Bool {
        get { view.activatesOnSingleClick }
        set { view.activatesOnSingleClick = newValue }
    }

    func onActivate(_ handler: @escaping @MainActor (Int) -> Void) { view.onActivate(handler) }
    func reveal(_ position: Int) { view.scroll(to: position) }

    func scroll(to position: Int, anchor: UnitPoint?) { rowScroller.scroll(to: position, anchor: anchor) }
}
