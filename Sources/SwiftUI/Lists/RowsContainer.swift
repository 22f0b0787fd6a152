internal import Gtk

/// A list or a table, as far as selecting, activating, deleting and moving rows are concerned.
@MainActor
protocol RowsContainer: AnyObject {
    var selectionModel: SelectionModel { get }
    /// The widget that has the rows, inside of what scrolls.
    var rowsWidget: Gtk.Widget { get }
    var scroller: ScrolledWindow { get }
    /// The host that the container is in.
    var outerHost: ViewHost { get }
    /// How many rows there are.
    var count: Int { get }
    /// The rows, or cells, that GTK has bound.
    var boundRows: [ListRow] { get }
    func row(at position: Int) -> ListRow?
    func position(of row: ListRow) -> Int?
    /// GTK's row that a row, or cell, is in.
    func rowWidget(of row: ListRow) -> Gtk.Widget?
    /// What the user can do with a row's element, and which one it is.
    func edit(at position: Int) -> RowEdit?
    /// The values that a selection has for rows; those that have none are left out.
    func values(at positions: [Int]) -> [AnyHashable]
    func positions(of values: Set<AnyHashable>) -> [Int]
    /// What can be dropped between rows, somewhere in the list.
    var insertions: [RowInsertion] { get }
    /// The end of the last ForEach in the list, if the user can change it there.
    var endOfInsertions: RowEdit? { get }
    /// The text that a row is found by; nil for headers.
    func searchText(at position: Int) -> String?
    /// What opens and closes the group that a row is the head of.
    func disclosure(at position: Int) -> Binding<Bool>?
    /// Runs `handler` with the row that is double-clicked or activated with Return.
    func onActivate(_ handler: @escaping @MainActor (Int) -> Void)
    var activatesOnSingleClick: Bool { get set }
    /// Brings a row into sight.
    func reveal(_ position: Int)
}

/// What the user can do with the element of a row.
struct RowEdit {
    var actions: ElementEditing
    /// The element's index in its ForEach, which has `count` elements.
    var index: Int
    var count: Int
    var canDelete: Bool
    var canMove: Bool

    /// The place behind the element.
    var after: RowEdit {
        var next = self
        next.index += 1
        return next
    }
}
