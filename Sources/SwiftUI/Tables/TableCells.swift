internal import Gtk

/// Makes the views in the cells of one column.
class TableCells<Value: Identifiable> {
    /// Makes the node of a cell; below the root that the caller gives in `context`.
    @MainActor func makeCell(at index: Int, of column: TableColumnNode<Value>, in context: _NodeContext)
        -> any LazyChild
    {
        fatalError("the cells of a column know their views")
    }
}

final class TableCellsOf<Value: Identifiable, Content: View>: TableCells<Value> {
    let content: (Value) -> Content

    init(_ content: @escaping (Value) -> Content) {
        self.content = content
    }

    @MainActor override func makeCell(
        at index: Int, of column: TableColumnNode<Value>, in context: _NodeContext
    ) -> any LazyChild {
        // Rows that are all plain values need nothing around their cells.
        guard column.isStructured else {
            return TableCellNode<Value, Content, Content?>(column, index, context) { cells, record in
                record.value.map(cells.content)
            }
        }
        let isFirst = column.isFirst
        return TableCellNode<Value, Content, TableOutlineCell<Content>>(column, index, context) { cells, record in
            TableOutlineCell(
                content: record.value.map(cells.content), header: isFirst ? record.header : nil,
                level: isFirst ? record.level : 0, isExpanded: isFirst ? record.disclosure : nil,
                isIndented: isFirst && record.value != nil)
        }
    }
}

/// A cell in a table with groups of rows: the first one in a row is set in by the row's level and opens and closes what is
/// below the row.
struct TableOutlineCell<Content: View>: View {
    let content: Content?
    let header: AnyView?
    let level: Int
    let isExpanded: Binding<Bool>?
    let isIndented: Bool

    var body: some View {
        HStack(spacing: 4) {
            if level > 0 { Color.clear.frame(width: CGFloat(level) * 18, height: 1) }
            if let isExpanded {
                Disclosure(isExpanded: isExpanded)
            } else if isIndented {
                Color.clear.frame(width: 16, height: 1)
            }
            if let content { content } else if let header { header.font(.headline) }
        }
    }

    /// The arrow that opens and closes a group of rows.
    private struct Disclosure: View {
        let isExpanded: Binding<Bool>

        init(isExpanded: Binding<Bool>) {
            self.isExpanded = isExpanded
        }

        var body: some View {
            Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
                .frame(width: 16, height: 16)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation { isExpanded.wrappedValue.toggle() } }
                .accessibilityHidden(true)
        }
    }
}

/// The node of one cell's views. What they read concerns only them.
final class TableCellNode<Value: Identifiable, Content: View, Shown: View>: _Node, LazyChild, IdentifiedNode {
    typealias Make = (TableCellsOf<Value, Content>, TableRecord<Value>) -> Shown

    private weak var column: TableColumnNode<Value>?
    private var record: TableRecord<Value>
    private var cells: TableCellsOf<Value, Content>?
    private let make: Make
    private var child: _ViewNode<Shown>?
    private(set) var identity: AnyHashable

    init(_ column: TableColumnNode<Value>, _ index: Int, _ context: _NodeContext, make: @escaping Make) {
        self.column = column
        self.make = make
        record = column.record(at: index)
        identity = column.id(at: index)
        cells = column.cells as? TableCellsOf<Value, Content>
        super.init(context: context)
        guard let value = evaluated() else { return }
        child = Shown.makeNode(value, in: childContext)
    }

    var node: _Node { self }

    private func evaluated() -> Shown? {
        guard let cells else { return nil }
        return evaluate { make(cells, record) }
    }

    func update(to index: Int) {
        guard let column else { return }
        let new = column.record(at: index)
        let newCells = column.cells as? TableCellsOf<Value, Content>
        let isSame =
            !isQueued && isSameContent(newCells) && new.level == record.level && new.header == nil
            && new.disclosure?.wrappedValue == record.disclosure?.wrappedValue
            && ValueComparison.areEqual(record.value, new.value)
        record = new
        cells = newCells
        if !isSame { updateSelf() }
    }

    /// The same closure makes the same of an equal value.
    private func isSameContent(_ new: TableCellsOf<Value, Content>?) -> Bool {
        guard let new, let cells else { return false }
        return new === cells || ValueComparison.areEqual(cells.content, new.content)
    }

    func recycle(to index: Int) {
        guard let column else { return }
        identity = column.id(at: index)
        record = column.record(at: index)
        cells = column.cells as? TableCellsOf<Value, Content>
        exchangeIdentity { updateSelf() }
    }

    override func updateSelf() {
        if let value = evaluated() { child?.update(to: value) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override var items: [LayoutItem] { child?.items ?? [] }

    override func collectEntries(into entries: inout EntryCollector) {
        let id = identity
        entries.with({ $0[ElementIDTrait.self] = id }, { child?.collectEntries(into: &$0) })
    }
}

/// The cells of one column as elements, which the column's rows ask for.
final class TableColumnNode<Value: Identifiable>: _Node, LazyElements {
    weak var owner: (any LazyElementsOwner)?
    var cells: TableCells<Value>
    /// The table's rows, and whether some of them aren't plain values.
    var rows: _TableRows<Value>
    let isStructured: Bool
    let isFirst: Bool
    private var children: [ObjectIdentifier: _Node] = [:]

    init(cells: TableCells<Value>, rows: _TableRows<Value>, isFirst: Bool, context: _NodeContext) {
        self.cells = cells
        self.rows = rows
        self.isFirst = isFirst
        isStructured = rows.isStructured
        super.init(context: context)
    }

    var count: Int { rows.count }
    func id(at index: Int) -> AnyHashable { rows.key(at: index) }
    func record(at index: Int) -> TableRecord<Value> { rows.record(at: index) }
    func indices(of ids: Set<AnyHashable>) -> [AnyHashable: Int] { rows.indices(of: ids) }

    func makeChild(at index: Int, in context: _NodeContext) -> any LazyChild {
        makeChild(at: index, under: self, in: context)
    }

    func makeChild(at index: Int, under root: _Node, in context: _NodeContext) -> any LazyChild {
        var context = context
        context.parent = root
        return cells.makeCell(at: index, of: self, in: context)
    }

    func adopt(_ root: _Node) { children[ObjectIdentifier(root)] = root }
    func abandon(_ root: _Node) { children[ObjectIdentifier(root)] = nil }

    override func visitChildren(_ visit: (_Node) -> Void) {
        for child in children.values.sorted(by: { $0.serial < $1.serial }) { visit(child) }
    }

    override func structureDidChange() {}

    override func collectEntries(into entries: inout EntryCollector) { entries.add(self as any LazyElements) }
}
