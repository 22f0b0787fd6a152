/// What makes up the rows of a table.
@MainActor
@preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// What a row stands for.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// What the rows consist of.
    associatedtype TableRowBody: TableRowContent

    /// The rows that the content consists of.
    @TableRowBuilder<TableRowValue> @MainActor @preconcurrency var tableRowBody: TableRowBody { get }

    /// Adds the rows to a table's; used by the module only.
    @MainActor static func _addRows(_ content: Self, to rows: inout _TableRows<TableRowValue>)
    /// How many rows each value of the type is, if that is known; used by the module only.
    nonisolated static var _rowCount: Int? { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    @MainActor public static func _addRows(_ content: Self, to rows: inout _TableRows<TableRowValue>) {
        TableRowBody._addRows(content.tableRowBody, to: &rows)
    }
}

extension TableRowContent {
    nonisolated public static var _rowCount: Int? { nil }
}

/// Row content of the module, which adds its rows itself.
@MainActor
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {}

extension TableRowContent where TableRowBody == Never {
    public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableRowContent {
    public typealias TableRowValue = Never
    public typealias TableRowBody = Never
    @MainActor public static func _addRows(_ content: Never, to rows: inout _TableRows<Never>) {}
}

/// One row of a table.
public struct TableRow<Value: Identifiable> {
    let value: Value

    /// Creates the row of a value.
    nonisolated public init(_ value: Value) {
        self.value = value
    }
}

extension TableRow: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    @MainActor public static func _addRows(_ content: TableRow, to rows: inout _TableRows<Value>) {
        rows.add(TableRecord(value: content.value))
    }

    nonisolated public static var _rowCount: Int? { 1 }
}

/// Row content that is made from a collection.
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

/// A row for each value of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    /// The values.
    public let data: Data

    nonisolated init(data: Data) {
        self.data = data
    }
}

extension TableForEachContent: DynamicTableRowContent {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    @MainActor public static func _addRows(_ content: Self, to rows: inout _TableRows<Data.Element>) {
        let data = content.data
        let (level, traits) = (rows.level, rows.traits)
        func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
        let storage: UnsafeRawPointer? =
            Data.self == [Data.Element].self
            ? data.withContiguousStorageIfAvailable { $0.baseAddress.map { UnsafeRawPointer($0) } } ?? nil : nil
        rows.add(
            _TableRows.Segment(
                count: data.count,
                record: { TableRecord(value: element($0), level: level, traits: traits) },
                id: { element($0).id }, storage: storage))
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    @MainActor public static func _addRows(_ content: Self, to rows: inout _TableRows<Content.TableRowValue>) {
        let data = content.data
        guard Content._rowCount == 1 else {
            for element in data { Content._addRows(content.content(element), to: &rows) }
            return
        }
        var empty = _TableRows<Content.TableRowValue>(expansion: rows.expansion)
        empty.level = rows.level
        empty.traits = rows.traits
        func record(_ index: Int) -> TableRecord<Content.TableRowValue> {
            var one = empty
            Content._addRows(content.content(data[data.index(data.startIndex, offsetBy: index)]), to: &one)
            return one.record(at: 0)
        }
        rows.add(_TableRows.Segment(count: data.count, record: record, id: { record($0).value?.id }))
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
    /// Creates rows for each element, identified by its id.
    nonisolated public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where V == Content.TableRowValue {
        self.init(data: data, id: { $0.id }, content: content)
    }

    /// Creates the row of each element.
    nonisolated public init(_ data: Data) where Content == TableRow<Data.Element> {
        self.init(data: data, id: { $0.id }, content: { TableRow($0) })
    }
}

extension ForEach where Content: TableRowContent {
    /// Creates rows for each element, identified by the value at a key path.
    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
}
