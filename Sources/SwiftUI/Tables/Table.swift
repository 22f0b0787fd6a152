import Foundation

/// Rows of values in columns, of which only those that are seen exist.
///
///     Table(flights, selection: $selected, sortOrder: $order) {
///         TableColumn("Airline", value: \.airline)
///         TableColumn("Gate") { flight in Text(flight.gate) }.width(80)
///     }
///
/// A click on the header of a column with a value writes `sortOrder`; the app sorts its data by it. The rows are
/// identified by their values' ids, which is also what a selection consists of.
public struct Table<Value, Rows, Columns>
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    let rows: Rows
    let columns: Columns
    let selection: ListSelection<Value.ID>?
    let sorting: TableSorting?
    let customization: Binding<TableColumnCustomization<Value>>?

    nonisolated init(
        rows: Rows, columns: Columns, selection: ListSelection<Value.ID>?, sorting: TableSorting? = nil,
        customization: Binding<TableColumnCustomization<Value>>?
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sorting = sorting
        self.customization = customization
    }
}

extension Table: View {
    public var body: some View {
        StyledTable(table: TableBody(table: self))
    }
}

/// What the headers of a table show about its order, and how clicks on them change it.
struct TableSorting {
    /// The comparators in force, the most important one first; reading makes a dependency.
    let current: () -> [Any]
    /// Makes a comparator the most important one.
    let choose: (Any) -> Void

    nonisolated init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
        current = { order.wrappedValue }
        choose = { comparator in
            guard let first = comparator as? Sort else { return }
            let others = order.wrappedValue.filter { $0.reordered(.forward) != first.reordered(.forward) }
            order.wrappedValue = [first] + others
        }
    }
}

extension SortComparator {
    /// The same comparison in a given order.
    func reordered(_ order: SortOrder) -> Self {
        var copy = self
        copy.order = order
        return copy
    }
}

// MARK: Tables of data

extension Table {
    /// Creates a table with a row for each value.
    nonisolated public init<Data>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: nil,
            customization: columnCustomization)
    }

    /// Creates a table with a row for each value, one of which can be selected.
    nonisolated public init<Data>(
        _ data: Data, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(optional: selection),
            customization: columnCustomization)
    }

    /// Creates a table with a row for each value, any number of which can be selected.
    nonisolated public init<Data>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(set: selection),
            customization: columnCustomization)
    }

    /// Creates a table with a row for each value, whose columns can be sorted.
    nonisolated public init<Data, Sort>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Sort: SortComparator, Data.Element == Sort.Compared
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: nil,
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }

    /// Creates a table with a row for each value, one of which can be selected, whose columns can be sorted.
    nonisolated public init<Data, Sort>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Sort: SortComparator, Data.Element == Sort.Compared
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(optional: selection),
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }

    /// Creates a table with a row for each value, any number of which can be selected, whose columns can be sorted.
    nonisolated public init<Data, Sort>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Sort: SortComparator, Data.Element == Sort.Compared
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(set: selection),
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }
}
