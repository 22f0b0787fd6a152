import CAdwaita
import CGtkShim

/// A list with columns. It scrolls inside a ``ScrolledWindow``.
@MainActor
public final class ColumnView: Widget {
    private let selection: SelectionModel
    private var columns: [Column] = []

    /// A list of the selection's items without columns.
    public init(_ selection: SelectionModel) {
        self.selection = selection
        g_object_ref(selection.raw)
        super.init(creating: gtk_column_view_new(selection.opaque))
    }

    /// Adds a column at the end and keeps it.
    public func append(_ column: Column) {
        columns.append(column)
        gtk_column_view_append_column(opaque, column.opaque)
    }

    /// Puts a column at a place; one that is there already is moved.
    public func insert(_ column: Column, at index: Int) {
        if !columns.contains(where: { $0 === column }) { columns.append(column) }
        write { gtk_column_view_insert_column(opaque, UInt32(clamping: index), column.opaque) }
    }

    /// Removes a column.
    public func remove(_ column: Column) {
        columns.removeAll { $0 === column }
        gtk_column_view_remove_column(opaque, column.opaque)
    }

    /// Whether there are lines between rows.
    public var showsRowSeparators: Bool {
        get { gtk_column_view_get_show_row_separators(opaque) != 0 }
        set { write { gtk_column_view_set_show_row_separators(opaque, newValue.gboolean) } }
    }

    /// Whether there are lines between columns.
    public var showsColumnSeparators: Bool {
        get { gtk_column_view_get_show_column_separators(opaque) != 0 }
        set { write { gtk_column_view_set_show_column_separators(opaque, newValue.gboolean) } }
    }

    /// Whether the user can drag columns to other places.
    public var isReorderable: Bool {
        get { gtk_column_view_get_reorderable(opaque) != 0 }
        set { write { gtk_column_view_set_reorderable(opaque, newValue.gboolean) } }
    }

    /// Whether one click activates a row.
    public var activatesOnSingleClick: Bool {
        get { gtk_column_view_get_single_click_activate(opaque) != 0 }
        set { write { gtk_column_view_set_single_click_activate(opaque, newValue.gboolean) } }
    }

    /// The columns in the order in which they are shown.
    public var shownOrder: [Column] {
        let list = columnList
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let raw = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(raw) }
            return columns.first { $0.raw == raw }
        }
    }

    private var columnList: OpaquePointer { gtk_column_view_get_columns(opaque) }

    private lazy var order = GObjectReference(referencing: UnsafeMutableRawPointer(columnList))

    /// Runs `handler` when columns come, go or change places.
    public func onColumnsChanged(_ handler: @escaping @MainActor () -> Void) {
        order.connect("items-changed") { _ in handler() }
    }

    /// The widget that has the rows, below the headers, shared.
    public var rowsWidget: Widget? {
        children.first { $0.typeName == "GtkColumnListView" || $0.typeName == "GtkListView" }
    }

    /// The headers of the visible columns in order, shared.
    public var headers: [Widget] {
        (children.first { $0.raw != rowsWidget?.raw }?.children ?? []).filter { $0.typeName == "GtkColumnViewTitle" }
    }

    /// Scrolls until the item at a position is visible.
    public func scroll(to position: Int) { runOnRows("list.scroll-to-item", position) }

    /// Activates the item at a position, as Return on it does.
    public func activate(_ position: Int) { runOnRows("list.activate-item", position) }

    /// Selects the item at a position as a click on it does; with `adding` as a click with Control held.
    public func select(_ position: Int, adding: Bool = false) {
        guard let rows = rowsWidget else { return }
        windsock_list_select(rows.pointer, UInt32(clamping: position), adding.gboolean)
    }

    private func runOnRows(_ action: String, _ position: Int) {
        guard let rows = rowsWidget else { return }
        gtk_widget_activate_action_variant(rows.pointer, action, g_variant_new_uint32(UInt32(clamping: position)))
    }

    // The sorter that clicks on headers change.
    private lazy var sorter = gtk_column_view_get_sorter(opaque).map {
        GObjectReference(referencing: UnsafeMutableRawPointer($0))
    }

    /// The column that sorts, as the headers show it; nil for none.
    ///
    /// GTK 4.8 doesn't tell, so the view's sorter compares two objects: a column's sorter notes that it was asked, and
    /// always answers the same, which a descending order turns round.
    public var sortOrder: (column: Column, ascending: Bool)? {
        guard let sorter else { return nil }
        let first = g_object_new_with_properties(Column.objectType, 0, nil, nil)!
        let second = g_object_new_with_properties(Column.objectType, 0, nil, nil)!
        defer {
            g_object_unref(first)
            g_object_unref(second)
        }
        Column.asked = nil
        let order = gtk_sorter_compare(sorter.cast(), first, second)
        guard let asked = Column.asked, let column = columns.first(where: { $0.raw == asked }) else { return nil }
        return (column, order == GTK_ORDERING_LARGER)
    }

    /// Runs `handler` when the user clicks on a header to sort.
    public func onSortOrderChanged(_ handler: @escaping @MainActor () -> Void) {
        sorter?.connect("changed", silenced: true) { _ in handler() }
    }

    /// Shows a column as the one that sorts; nil for none.
    public func sort(by column: Column?, ascending: Bool) {
        let order = ascending ? GTK_SORT_ASCENDING : GTK_SORT_DESCENDING
        let set = {
            gtk_column_view_sort_by_column(self.opaque, nil, GTK_SORT_ASCENDING)
            if let column { gtk_column_view_sort_by_column(self.opaque, column.opaque, order) }
        }
        write { if let sorter { sorter.withSignalsBlocked(set) } else { set() } }
    }

    /// Runs `handler` with the position of a row that is double-clicked or activated with Return.
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
        connect("activate") { handler(Int($0.unsigned(0))) }
    }
}

/// A column of a column view.
@MainActor
public final class Column: GObjectReference {
    // The column whose sorter was asked last.
    static var asked: UnsafeMutableRawPointer?
    static let objectType = windsock_object_type()
    private let factory: SignalListItemFactory

    /// A column with a title whose cells the factory makes.
    public init(title: String, factory: SignalListItemFactory) {
        self.factory = factory
        g_object_ref(factory.raw)
        super.init(taking: UnsafeMutableRawPointer(gtk_column_view_column_new(title, factory.opaque)))
    }

    /// The title.
    public var title: String {
        get { String(borrowing: gtk_column_view_column_get_title(opaque)) ?? "" }
        set { write { gtk_column_view_column_set_title(opaque, newValue) } }
    }

    /// Whether the user can change the width.
    public var isResizable: Bool {
        get { gtk_column_view_column_get_resizable(opaque) != 0 }
        set { write { gtk_column_view_column_set_resizable(opaque, newValue.gboolean) } }
    }

    /// Whether the column takes up space left over.
    public var expands: Bool {
        get { gtk_column_view_column_get_expand(opaque) != 0 }
        set { write { gtk_column_view_column_set_expand(opaque, newValue.gboolean) } }
    }

    /// The width in points; -1 for the cells' own.
    public var fixedWidth: Int {
        get { Int(gtk_column_view_column_get_fixed_width(opaque)) }
        set { write { gtk_column_view_column_set_fixed_width(opaque, Int32(clamping: newValue)) } }
    }

    /// Whether the column is shown.
    public var isVisible: Bool {
        get { gtk_column_view_column_get_visible(opaque) != 0 }
        set { write { gtk_column_view_column_set_visible(opaque, newValue.gboolean) } }
    }

    /// The menu that the secondary button opens on the header.
    public func setHeaderMenu(_ menu: Menu?) {
        write {
            gtk_column_view_column_set_header_menu(
                opaque, menu.map { UnsafeMutableRawPointer($0.raw).assumingMemoryBound(to: GMenuModel.self) })
        }
    }

    /// Runs `handler` when the user changes the width.
    public func onWidthChanged(_ handler: @escaping @MainActor () -> Void) { onNotify("fixed-width", handler) }

    /// Makes the header clickable for sorting, or not. The order itself is up to the owner of the list.
    public func setSortable(_ sortable: Bool) {
        write {
            guard sortable else { return gtk_column_view_column_set_sorter(opaque, nil) }
            // The header needs a sorter to be clicked; what it compares says only which column was asked.
            let sorter = gtk_custom_sorter_new(
                { _, _, column in
                    Column.asked = column
                    return GTK_ORDERING_LARGER.rawValue
                }, raw, nil)!
            gtk_column_view_column_set_sorter(
                opaque, UnsafeMutableRawPointer(sorter).assumingMemoryBound(to: GtkSorter.self))
            g_object_unref(UnsafeMutableRawPointer(sorter))
        }
    }
}
