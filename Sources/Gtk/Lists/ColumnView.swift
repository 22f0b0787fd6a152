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
