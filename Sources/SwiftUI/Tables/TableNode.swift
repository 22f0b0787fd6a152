import Foundation
internal import Gtk

/// The table itself, without a style.
struct TableBody<Value, Rows, Columns>
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    let table: Table<Value, Rows, Columns>
}

extension TableBody: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        TableNode(view, context: context)
    }
}

/// A table, whatever it shows.
@MainActor
protocol AnyTableNode: _Node {
    var controller: TableController { get }
}

/// The node of a table: a GTK column view in a scrolled window.
final class TableNode<Value, Rows, Columns>: LeafNode<TableBody<Value, Rows, Columns>>, AnyTableNode,
    ScrollTargetContainer
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    private typealias ColumnNode = TableColumnNode<Value>

    private var table: TableController!
    var controller: TableController { table }
    private var selection: ListSelectionController!
    private var actions: ListActions!
    private let expansion = TableExpansion()
    private var rows: _TableRows<Value>
    private var columns: [TableColumnSpec<Value>] = []
    private var columnNodes: [AnyHashable: ColumnNode] = [:]
    private var headers: TableHeaders!
    private let cellScope: EnvironmentScope
    private var rowMenu: TableRowMenu?
    private var dragging: ListDragging?
    private let editing = ElementEditing()

    override init(_ view: TableBody<Value, Rows, Columns>, context: _NodeContext) {
        rows = _TableRows(expansion: expansion)
        cellScope = EnvironmentScope(parent: context.environment)
        super.init(view, context: context)
    }

    override func makeItem() -> WidgetItem {
        // Cells are lines: what doesn't fit in a column is cut off.
        cellScope.set(\.lineLimit, to: 1)
        let mode: SelectionModel.Mode =
            switch view.table.selection.map(\.allowsSeveral) {
            case nil: .none
            case false?: .single
            case true?: .multiple
            }
        let table = TableController(node: self, selectionMode: mode)
        self.table = table
        table.traits = { [unowned self] in rows.record(at: $0).traits }
        table.disclosureOfRow = { [unowned self] in $0 < rows.count ? rows.record(at: $0).disclosure : nil }
        table.isValue = { [unowned self] in rows.id(at: $0) != nil }
        expansion.didChange = { [unowned self] in Updater.shared.mark(self) }
        selection = ListSelectionController(table)
        selection.write = { [unowned self] in
            self.view.table.selection?.write($0)
            guard !$0.isEmpty else { return }
            Evaluation.untracked { values.splitNavigator }?.selectionDidChange()
        }
        selection.refresh = { [unowned self] in Updater.shared.mark(self) }
        actions = ListActions(table)
        headers = TableHeaders(table)
        headers.sort = { [unowned self] in self.view.table.sorting?.choose($0) }
        headers.customize = { [unowned self] change in
            guard let binding = self.view.table.customization else { return }
            var customization = TableCustomizationState(binding.wrappedValue)
            change(&customization)
            let new = customization.applied(to: binding.wrappedValue)
            if new != binding.wrappedValue { binding.wrappedValue = new }
        }
        headers.refresh = { [unowned self] in Updater.shared.mark(self) }
        table.scroller.setPolicy(horizontal: .automatic, vertical: .automatic)
        return TableItem(node: self, controller: table)
    }

    // MARK: Updating

    override func apply() {
        let values = values
        var rows = _TableRows<Value>(expansion: expansion)
        Rows._addRows(view.table.rows, to: &rows)
        var columns = _TableColumns<Value>()
        Columns._addColumns(view.table.columns, to: &columns)
        let customization = view.table.customization.map { TableCustomizationState($0.wrappedValue) }
        TableAppearance.apply(values, to: controller)
        selection.values = view.table.selection?.values ?? []
        actions.selectionMenu = values.selectionMenu?.menu
        update(rows: rows, columns: columns.all)
        headers.update(
            columns.all.map {
                TableHeaders.Column(
                    key: $0.key, title: $0.title.resolvedString(in: values), comparator: $0.comparator,
                    alignment: $0.alignment, id: $0.customizationID, defaultVisibility: $0.defaultVisibility,
                    disabled: $0.disabledBehavior)
            }, customization: customization, order: view.table.sorting?.current() ?? [])
        controller.shareWidth()
        selection.apply()
    }

    private func update(rows new: _TableRows<Value>, columns specs: [TableColumnSpec<Value>]) {
        let old = rows
        rows = new
        columns = specs
        let change = new.change(from: old)
        // Cells with and without something around them are different views.
        let isRebuilt = new.isStructured != old.isStructured
        let wanted = Set(specs.map(\.key))
        for column in controller.columns where isRebuilt || !wanted.contains(column.key) {
            controller.remove(column)
            columnNodes.removeValue(forKey: column.key)?.destroy()
        }
        for (index, spec) in specs.enumerated() {
            let column = shownColumn(spec, at: index)
            column.width = spec.width
            column.alignment = spec.alignment.horizontal
            column.column.isResizable =
                spec.width.minimum < spec.width.maximum && !spec.disabledBehavior.contains(.resize)
        }
        controller.source = specs.first.flatMap { columnNodes[$0.key] }
        if actions.rowMenu == nil, new.count > 0,
            new.record(at: 0).traits[TableRowMenuTrait.self] != nil || new.isStructured
        {
            actions.rowMenu = { [unowned self] in menu(ofRowAt: $0) }
        }
        selection.ignoringChanges {
            controller.exchange(change, elements: specs.compactMap { columnNodes[$0.key] })
        }
        if !change.isEmpty { selection.contentDidChange() }
        updateDragging()
    }

    private func shownColumn(_ spec: TableColumnSpec<Value>, at index: Int) -> TableController.ShownColumn {
        if let node = columnNodes[spec.key], let place = controller.columns.firstIndex(where: { $0.key == spec.key }) {
            node.cells = spec.cells
            node.rows = rows
            let column = controller.columns[place]
            if place != index { controller.move(column, to: index) }
            return column
        }
        var context = childContext
        context.environment = cellScope
        columnNodes[spec.key] = ColumnNode(cells: spec.cells, rows: rows, isFirst: index == 0, context: context)
        let column = TableController.ShownColumn(key: spec.key, node: self)
        column.pool.viewport = table.scroller
        controller.add(column, at: index)
        return column
    }

    /// Rows can be dragged, or something dropped between them, as far as the first row tells.
    private func updateDragging() {
        guard rows.count > 0 else { return }
        let traits = rows.record(at: 0).traits
        let insertion = traits[TableRowInsertionTrait.self]
        controller.insertion = insertion
        guard dragging == nil, insertion != nil || traits[TableRowDragTrait.self] != nil else { return }
        let dragging = ListDragging(controller, actions)
        dragging.rowContent = { [unowned self] in
            $0 < rows.count ? rows.record(at: $0).traits[TableRowDragTrait.self]?.make() : nil
        }
        self.dragging = dragging
        controller.editOfRow = { [unowned self] position in
            guard position < rows.count,
                let insertion = rows.record(at: position).traits[TableRowInsertionTrait.self]
            else { return nil }
            editing.insertion = insertion
            let place = rows.place(of: position)
            return RowEdit(
                actions: editing, index: place.index, count: place.count, canDelete: false, canMove: false)
        }
    }

    private func menu(ofRowAt position: Int) -> (any ContextMenuSource)? {
        guard position < rows.count, let content = rows.record(at: position).traits[TableRowMenuTrait.self] else {
            return nil
        }
        let menu = TableRowMenu(content: content, context: childContext)
        rowMenu?.destroy()
        rowMenu = menu
        return menu
    }

    func scrollToElement(_ id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard let position = rows.indices(of: [id])[id] else { return false }
        controller.scroll(to: position, anchor: anchor)
        return true
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        for spec in columns { if let node = columnNodes[spec.key] { visit(node) } }
        if let rowMenu { visit(rowMenu) }
    }

    override func structureDidChange() {}

    override func willDestroy() {
        expansion.didChange = nil
        controller.dispose()
        super.willDestroy()
    }

    override var isRecyclable: Bool { false }
    override var plainText: String { "" }
}

/// What the context menu of one row consists of.
private final class TableRowMenu: _Node, ContextMenuSource {
    let menuContent: AnyView

    init(content: AnyView, context: _NodeContext) {
        menuContent = content
        super.init(context: context)
    }
}

/// A table in its layout, which has its columns share the width that it gets.
private final class TableItem: NativeItem {
    private let controller: TableController

    init(node: _Node, controller: TableController) {
        self.controller = controller
        super.init(
            node: node, widget: controller.scroller, flexibility: NativeFlexibility(width: true, height: true),
            ideal: CGSize(width: 400, height: 320))
    }

    override func placeContent() {
        controller.setTotalWidth(frame.width.rounded() - controller.widthOfEdges)
        super.placeContent()
    }
}
