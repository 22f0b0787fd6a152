/// A row with rows below it, which the user shows and hides.
public struct DisclosureTableRow<Label, Content>
where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {
    let label: Label
    let isExpanded: Binding<Bool>?
    let content: () -> Content
}

extension DisclosureTableRow {
    /// Creates a row for a value with rows below it, which is closed at first.
    nonisolated public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        self.init(label: TableRow(value), isExpanded: isExpanded, content: content)
    }
}

extension DisclosureTableRow: TableRowContent {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never

    @MainActor public static func _addRows(_ content: Self, to rows: inout _TableRows<Label.TableRowValue>) {
        // The head is one row.
        var head = _TableRows<Label.TableRowValue>(expansion: rows.expansion)
        head.traits = rows.traits
        Label._addRows(content.label, to: &head)
        guard head.count > 0, let id = head.id(at: 0) else { return }
        var record = head.record(at: 0)
        let isExpanded = content.isExpanded ?? rows.expansion.binding(AnyHashable(id), initially: false)
        record.disclosure = isExpanded
        let outer = rows.traits
        rows.traits = record.traits
        rows.add(record)
        rows.traits = outer
        guard isExpanded.wrappedValue else { return }
        rows.level += 1
        Content._addRows(content.content(), to: &rows)
        rows.level -= 1
    }
}

/// Trees of values: a row for each value, and below an open one those of its children.
public struct TableOutlineGroupContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data
    let children: KeyPath<Data.Element, Data?>

    nonisolated init(data: Data, children: KeyPath<Data.Element, Data?>) {
        self.data = data
        self.children = children
    }
}

extension TableOutlineGroupContent: TableRowContent {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    @MainActor public static func _addRows(_ content: Self, to rows: inout _TableRows<Data.Element>) {
        add(content.data, content.children, to: &rows)
    }

    @MainActor private static func add(
        _ data: Data, _ children: KeyPath<Data.Element, Data?>, to rows: inout _TableRows<Data.Element>
    ) {
        for element in data {
            guard let inner = element[keyPath: children] else {
                rows.add(TableRecord(value: element))
                continue
            }
            let isExpanded = rows.expansion.binding(AnyHashable(element.id), initially: false)
            rows.add(TableRecord(value: element, disclosure: isExpanded))
            guard isExpanded.wrappedValue else { continue }
            rows.level += 1
            add(inner, children, to: &rows)
            rows.level -= 1
        }
    }
}

extension OutlineGroup {
    /// Creates rows for trees of values.
    nonisolated public init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>)
    where
        DataElement == Data.Element, ID == DataElement.ID, Parent == TableRow<DataElement>,
        Leaf == TableRow<DataElement>,
        Subgroup == DisclosureTableRow<TableRow<DataElement>, TableOutlineGroupContent<Data>>
    {
        self.init(elements: Array(data), id: { $0.id }, children: { $0[keyPath: children] }, row: { TableRow($0) })
    }
}

extension OutlineGroup: TableRowContent
where
    Parent: TableRowContent, Leaf: TableRowContent, Subgroup: TableRowContent,
    Parent.TableRowValue == Leaf.TableRowValue,
    Parent.TableRowValue == Subgroup.TableRowValue, Data.Element: Identifiable
{
    public typealias TableRowValue = Leaf.TableRowValue
    public typealias TableRowBody = Never

    @MainActor public static func _addRows(_ content: Self, to rows: inout _TableRows<Leaf.TableRowValue>) {
        for element in content.elements {
            var head = _TableRows<Leaf.TableRowValue>(expansion: rows.expansion)
            Leaf._addRows(content.row(element), to: &head)
            guard head.count > 0 else { continue }
            var record = head.record(at: 0)
            guard let inner = content.children(element) else {
                rows.add(record)
                continue
            }
            let isExpanded = rows.expansion.binding(AnyHashable(element.id), initially: false)
            record.disclosure = isExpanded
            rows.add(record)
            guard isExpanded.wrappedValue else { continue }
            rows.level += 1
            _addRows(
                Self(elements: Array(inner), id: content.id, children: content.children, row: content.row), to: &rows)
            rows.level -= 1
        }
    }
}

// MARK: Sections

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    @MainActor public static func _addRows(_ content: Self, to rows: inout _TableRows<Content.TableRowValue>) {
        let isOpen = content.isExpanded?.wrappedValue ?? true
        if Parent.self != EmptyView.self {
            rows.add(TableRecord(header: AnyView(content.header), disclosure: content.isExpanded))
        }
        guard isOpen else { return }
        Content._addRows(content.content, to: &rows)
        if Footer.self != EmptyView.self {
            rows.add(TableRecord(header: AnyView(content.footer.font(.caption).foregroundStyle(.secondary))))
        }
    }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
    /// Creates rows below a localised title.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where V == Content.TableRowValue {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates rows below a title.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where V == Content.TableRowValue {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// Creates rows below a localised title, which the user can hide.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    ) where V == Content.TableRowValue {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates rows below a title, which the user can hide.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    ) where V == Content.TableRowValue {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
    /// Creates rows below a header.
    nonisolated public init<V>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
    ) where V == Content.TableRowValue {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

// MARK: Modifiers

/// Something that modifiers say about rows of a table.
public struct _TableRowModifier {
    let change: (inout Traits) -> Void
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier == _TableRowModifier {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    @MainActor public static func _addRows(_ content: Self, to rows: inout _TableRows<Content.TableRowValue>) {
        let outer = rows.traits
        content.modifier.change(&rows.traits)
        Content._addRows(content.content, to: &rows)
        rows.traits = outer
    }

    nonisolated public static var _rowCount: Int? { Content._rowCount }
}

/// What the context menu of a table's row shows.
enum TableRowMenuTrait: TraitKey {
    static var defaultValue: AnyView? { nil }
}

extension TableRowContent {
    nonisolated func trait<K: TraitKey>(_ key: K.Type, _ value: @escaping () -> K.Value) -> ModifiedContent<
        Self, _TableRowModifier
    > {
        ModifiedContent(content: self, modifier: _TableRowModifier { $0[K.self] = value() })
    }

    /// Gives each row a menu, which the secondary button of the mouse and the Menu key open.
    nonisolated public func contextMenu<M: View>(
        @ViewBuilder menuItems: @escaping () -> M
    ) -> some TableRowContent<TableRowValue> {
        trait(TableRowMenuTrait.self) { AnyView(menuItems()) }
    }

    /// Gives each row a menu. The desktop's menus show no preview of what they are for: `preview` isn't used.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: () -> P
    ) -> some TableRowContent<TableRowValue> {
        trait(TableRowMenuTrait.self) { AnyView(menuItems()) }
    }

    /// Whether the rows can't be selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        trait(SelectionDisabledTrait.self) { isDisabled }
    }
}
