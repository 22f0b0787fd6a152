import Foundation

/// A column of a table: a title, and a view for each row.
///
///     TableColumn("Gate", value: \.gate) { flight in Text(flight.gate).bold() }
public struct TableColumn<RowValue, Sort, Content, Label>
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
    let label: Text
    let comparator: Sort?
    let content: (RowValue) -> Content

    nonisolated init(label: Text, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }
}

extension TableColumn: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    @MainActor public static func _addColumns(_ content: Self, to columns: inout _TableColumns<RowValue>) {
        columns.add(
            TableColumnSpec(
                key: AnyHashable(ObjectIdentifier(Content.self)), title: content.label, comparator: content.comparator,
                cells: TableCellsOf(content.content)))
    }
}

// MARK: Columns that sort nothing

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a localised title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// Creates a column with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// Creates a column with a text as its title.
    nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// Creates a column with a localised title that shows a string.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column with a title that shows a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column with a text as its title that shows a string.
    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

// MARK: Columns that sort by a comparator

extension TableColumn where Label == Text {
    /// Creates a column with a localised title, by which a comparator sorts.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue == Sort.Compared {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// Creates a column with a title, by which a comparator sorts.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue == Sort.Compared {
        self.init(label: Text(title), comparator: comparator, content: content)
    }

    /// Creates a column with a text as its title, by which a comparator sorts.
    nonisolated public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue == Sort.Compared {
        self.init(label: text, comparator: comparator, content: content)
    }
}

// MARK: Columns that sort by a value

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column with a localised title, which sorts by a value.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column with a title, which sorts by a value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column with a text as its title, which sorts by a value.
    nonisolated public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column with a localised title, which sorts by a value that a comparator compares.
    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }

    /// Creates a column with a title, which sorts by a value that a comparator compares.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a column with a localised title that shows a string and sorts by it.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column with a title that shows a string and sorts by it.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(title), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column with a text as its title that shows a string and sorts by it.
    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String> & Sendable) {
        self.init(label: text, comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column with a localised title that shows a string and sorts by it as a comparator compares.
    nonisolated public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable, comparator: C
    ) where C.Compared == String {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// Creates a column with a title that shows a string and sorts by it as a comparator compares.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, String> & Sendable, comparator: C
    ) where C.Compared == String {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }
}
