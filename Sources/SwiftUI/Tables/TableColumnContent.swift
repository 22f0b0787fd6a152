import Foundation

/// What makes up the columns of a table.
@MainActor
@preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What a row stands for.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// What sorts the rows by a column; Never where none does.
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    /// What the columns consist of.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that the content consists of.
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> @MainActor @preconcurrency
    var tableColumnBody: TableColumnBody { get }

    /// Adds the columns to a table's; used by the module only.
    @MainActor static func _addColumns(_ content: Self, to columns: inout _TableColumns<TableRowValue>)
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    @MainActor public static func _addColumns(_ content: Self, to columns: inout _TableColumns<TableRowValue>) {
        TableColumnBody._addColumns(content.tableColumnBody, to: &columns)
    }
}

extension TableColumnContent where TableColumnBody == Never {
    public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableColumnContent {
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never
    @MainActor public static func _addColumns(_ content: Never, to columns: inout _TableColumns<Never>) {}
}

/// One column of a table as the table knows it.
struct TableColumnSpec<Value: Identifiable> {
    /// Tells columns apart while the table lives.
    var key: AnyHashable
    var title: Text
    /// What sorts by the column.
    var comparator: Any?
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic
    var customizationID: String?
    var defaultVisibility = Visibility.automatic
    var disabledBehavior = TableColumnCustomizationBehavior()
    var cells: TableCells<Value>
}

/// The columns of a table in order, gathered from its column content; used by the module only.
@MainActor
public struct _TableColumns<Value: Identifiable> {
    var all: [TableColumnSpec<Value>] = []
    /// Where the columns being gathered are written.
    var path: [AnyHashable] = []

    init() {}

    mutating func add(_ column: TableColumnSpec<Value>) {
        var column = column
        column.key = AnyHashable(path + [column.key])
        all.append(column)
    }

    /// Gathers what is below a place in the source.
    mutating func at(_ place: AnyHashable, _ gather: (inout _TableColumns) -> Void) {
        path.append(place)
        gather(&self)
        path.removeLast()
    }

    /// Changes the columns that `gather` adds.
    mutating func changing(_ change: (inout TableColumnSpec<Value>) -> Void, _ gather: (inout _TableColumns) -> Void) {
        let first = all.count
        gather(&self)
        for index in first..<all.count { change(&all[index]) }
    }
}

/// Puts the columns of a table together.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// A part as it is.
    nonisolated public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
    where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator { content }

    /// A part whose columns sort nothing, in a table that can be sorted.
    @_disfavoredOverload
    nonisolated public static func buildExpression<Content: TableColumnContent>(
        _ content: Content
    ) -> _UnsortedColumns<Content, Sort>
    where RowValue == Content.TableRowValue, Content.TableColumnSortComparator == Never {
        _UnsortedColumns(content: content)
    }

    /// The first part.
    nonisolated public static func buildPartialBlock<First: TableColumnContent>(first: First) -> First
    where RowValue == First.TableRowValue, Sort == First.TableColumnSortComparator { first }

    /// What there is so far, and one more part.
    nonisolated public static func buildPartialBlock<Before: TableColumnContent, Next: TableColumnContent>(
        accumulated: Before, next: Next
    ) -> TupleTableColumnContent<RowValue, Sort, (Before, Next)>
    where
        RowValue == Before.TableRowValue, Sort == Before.TableColumnSortComparator, RowValue == Next.TableRowValue,
        Sort == Next.TableColumnSortComparator
    {
        TupleTableColumnContent(value: (accumulated, next)) { parts, columns in
            columns.at(0) { Before._addColumns(parts.0, to: &$0) }
            columns.at(1) { Next._addColumns(parts.1, to: &$0) }
        }
    }

    /// A part that may be missing.
    nonisolated public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content?
    where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator { content }

    /// One of two parts.
    nonisolated public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first: First
    ) -> _ConditionalContent<First, Second>
    where
        RowValue == First.TableRowValue, RowValue == Second.TableRowValue, Sort == First.TableColumnSortComparator,
        Sort == Second.TableColumnSortComparator
    { _ConditionalContent(storage: .trueContent(first)) }

    /// The other of two parts.
    nonisolated public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        second: Second
    ) -> _ConditionalContent<First, Second>
    where
        RowValue == First.TableRowValue, RowValue == Second.TableRowValue, Sort == First.TableColumnSortComparator,
        Sort == Second.TableColumnSortComparator
    { _ConditionalContent(storage: .falseContent(second)) }
}

/// Columns that sort nothing, in a table that can be sorted.
public struct _UnsortedColumns<Content: TableColumnContent, Sort: SortComparator> {
    let content: Content

    nonisolated init(content: Content) {
        self.content = content
    }
}

extension _UnsortedColumns: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    @MainActor public static func _addColumns(_ content: Self, to columns: inout _TableColumns<TableRowValue>) {
        Content._addColumns(content.content, to: &columns)
    }
}

/// Several parts of a table's columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
    /// The parts.
    public var value: T
    let add: @MainActor (T, inout _TableColumns<RowValue>) -> Void

    nonisolated init(value: T, add: @escaping @MainActor (T, inout _TableColumns<RowValue>) -> Void) {
        self.value = value
        self.add = add
    }
}

extension TupleTableColumnContent: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    @MainActor public static func _addColumns(_ content: Self, to columns: inout _TableColumns<RowValue>) {
        content.add(content.value, &columns)
    }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    public typealias TableColumnBody = Never

    @MainActor public static func _addColumns(_ content: Self, to columns: inout _TableColumns<Wrapped.TableRowValue>) {
        if let content { Wrapped._addColumns(content, to: &columns) }
    }
}

extension _ConditionalContent: TableColumnContent
where
    TrueContent: TableColumnContent, FalseContent: TableColumnContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue,
    TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
    public typealias TableColumnBody = Never

    @MainActor public static func _addColumns(
        _ content: Self, to columns: inout _TableColumns<TrueContent.TableRowValue>
    ) {
        switch content.storage {
        case .trueContent(let first): columns.at(true) { TrueContent._addColumns(first, to: &$0) }
        case .falseContent(let second): columns.at(false) { FalseContent._addColumns(second, to: &$0) }
        }
    }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    public typealias TableColumnBody = Never

    /// Creates a group of columns.
    nonisolated public init<Value, Sort>(@TableColumnBuilder<Value, Sort> content: () -> Content)
    where Value == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
        self.init(_content: content())
    }

    @MainActor public static func _addColumns(_ content: Self, to columns: inout _TableColumns<Content.TableRowValue>) {
        Content._addColumns(content.content, to: &columns)
    }
}

/// A column for each element of a collection.
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>
where
    Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
    Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
    /// The elements.
    public let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content
}

extension TableColumnForEach: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    /// Creates columns for each element, identified by the value at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Creates columns for each element, identified by its id.
    nonisolated public init(
        _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    )
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, id: { $0.id }, content: content)
    }

    @MainActor public static func _addColumns(_ content: Self, to columns: inout _TableColumns<RowValue>) {
        for element in content.data {
            columns.at(AnyHashable(content.id(element))) { Content._addColumns(content.content(element), to: &$0) }
        }
    }
}
