/// Puts the rows of a table together.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// A part as it is.
    nonisolated public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Value == Content.TableRowValue { content }

    /// No rows.
    nonisolated public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    /// The first part.
    nonisolated public static func buildPartialBlock<First: TableRowContent>(first: First) -> First
    where Value == First.TableRowValue { first }

    /// What there is so far, and one more part.
    nonisolated public static func buildPartialBlock<Before: TableRowContent, Next: TableRowContent>(
        accumulated: Before, next: Next
    ) -> TupleTableRowContent<Value, (Before, Next)>
    where Value == Before.TableRowValue, Value == Next.TableRowValue {
        TupleTableRowContent(value: (accumulated, next)) { parts, rows in
            Before._addRows(parts.0, to: &rows)
            Next._addRows(parts.1, to: &rows)
        }
    }

    /// A part that may be missing.
    nonisolated public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Value == Content.TableRowValue { content }

    /// One of two parts.
    nonisolated public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _ConditionalContent<First, Second>
    where Value == First.TableRowValue, Value == Second.TableRowValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The other of two parts.
    nonisolated public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _ConditionalContent<First, Second>
    where Value == First.TableRowValue, Value == Second.TableRowValue {
        _ConditionalContent(storage: .falseContent(second))
    }
}

/// No rows of a table.
public struct EmptyTableRowContent<Value: Identifiable> {
    nonisolated init() {}
}

extension EmptyTableRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    @MainActor public static func _addRows(_ content: Self, to rows: inout _TableRows<Value>) {}
}

/// Several parts of a table's rows.
public struct TupleTableRowContent<Value: Identifiable, T> {
    /// The parts.
    public var value: T
    let add: @MainActor (T, inout _TableRows<Value>) -> Void

    nonisolated init(value: T, add: @escaping @MainActor (T, inout _TableRows<Value>) -> Void) {
        self.value = value
        self.add = add
    }
}

extension TupleTableRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    @MainActor public static func _addRows(_ content: Self, to rows: inout _TableRows<Value>) {
        content.add(content.value, &rows)
    }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableRowBody = Never

    @MainActor public static func _addRows(_ content: Self, to rows: inout _TableRows<Wrapped.TableRowValue>) {
        if let content { Wrapped._addRows(content, to: &rows) }
    }
}

extension _ConditionalContent: TableRowContent
where
    TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue
{
    public typealias TableRowValue = TrueContent.TableRowValue
    public typealias TableRowBody = Never

    @MainActor public static func _addRows(_ content: Self, to rows: inout _TableRows<TrueContent.TableRowValue>) {
        switch content.storage {
        case .trueContent(let first): TrueContent._addRows(first, to: &rows)
        case .falseContent(let second): FalseContent._addRows(second, to: &rows)
        }
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    /// Creates a group of rows.
    nonisolated public init<Value>(@TableRowBuilder<Value> content: () -> Content)
    where Value == Content.TableRowValue {
        self.init(_content: content())
    }

    @MainActor public static func _addRows(_ content: Self, to rows: inout _TableRows<Content.TableRowValue>) {
        Content._addRows(content.content, to: &rows)
    }
}
