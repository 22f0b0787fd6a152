import Foundation

// Tables whose rows are written out.

extension Table {
    /// Creates a table of rows.
    nonisolated public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: nil, customization: columnCustomization)
    }

    /// Creates a table of rows, one of which can be selected.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(), columns: columns(), selection: ListSelection(optional: selection),
            customization: columnCustomization)
    }

    /// Creates a table of rows, any number of which can be selected.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(), columns: columns(), selection: ListSelection(set: selection),
            customization: columnCustomization)
    }

    /// Creates a table of rows, whose columns can be sorted.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            rows: rows(), columns: columns(), selection: nil, sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }

    /// Creates a table of rows, one of which can be selected, whose columns can be sorted.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            rows: rows(), columns: columns(), selection: ListSelection(optional: selection),
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }

    /// Creates a table of rows, any number of which can be selected, whose columns can be sorted.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            rows: rows(), columns: columns(), selection: ListSelection(set: selection),
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }
}

// MARK: Trees

extension Table {
    /// Creates a table of trees of values.
    nonisolated public init<Data>(
        _ data: Data, children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: nil,
            customization: columnCustomization)
    }

    /// Creates a table of trees of values, one of which can be selected.
    nonisolated public init<Data>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            selection: ListSelection(optional: selection), customization: columnCustomization)
    }

    /// Creates a table of trees of values, any number of which can be selected.
    nonisolated public init<Data>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            selection: ListSelection(set: selection), customization: columnCustomization)
    }

    /// Creates a table of trees of values, whose columns can be sorted.
    nonisolated public init<Data, Sort>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Sort: SortComparator, Data.Element == Sort.Compared
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: nil,
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }

    /// Creates a table of trees of values, one of which can be selected, whose columns can be sorted.
    nonisolated public init<Data, Sort>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Sort: SortComparator, Data.Element == Sort.Compared
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            selection: ListSelection(optional: selection), sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }

    /// Creates a table of trees of values, any number of which can be selected, whose columns can be sorted.
    nonisolated public init<Data, Sort>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Sort: SortComparator, Data.Element == Sort.Compared
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            selection: ListSelection(set: selection), sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }
}
