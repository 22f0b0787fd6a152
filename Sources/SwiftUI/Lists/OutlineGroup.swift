/// A tree of views for a tree of data: elements with children are disclosure groups.
///
///     OutlineGroup(folders, children: \.subfolders) { folder in Text(folder.name) }
///
/// Only the views of groups that are open are made.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
    let elements: [Data.Element]
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let row: (Data.Element) -> Leaf

    nonisolated init(
        elements: [Data.Element], id: @escaping (Data.Element) -> ID,
        children: @escaping (Data.Element) -> Data?, row: @escaping (Data.Element) -> Leaf
    ) {
        self.elements = elements
        self.id = id
        self.children = children
        self.row = row
    }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View {
        ForEach(data: elements, id: id) { element in
            OutlineElement(element: element, outline: self)
        }
    }
}

/// One element of an outline, with those below it.
private struct OutlineElement<Data, ID, Parent, Leaf, Subgroup>: View
where Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View {
    let element: Data.Element
    let outline: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>

    var body: some View {
        if let inner = outline.children(element) {
            DisclosureGroup {
                // The type of the tree would contain itself.
                AnyView(
                    OutlineGroup<Data, ID, Parent, Leaf, Subgroup>(
                        elements: Array(inner), id: outline.id, children: outline.children, row: outline.row))
            } label: {
                outline.row(element)
            }
        } else {
            outline.row(element)
        }
    }
}

/// The views of an opened element of an outline.
public struct OutlineSubgroupChildren: View {
    /// Nothing by itself: outlines show their elements' children directly.
    public var body: some View { EmptyView() }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
    Data.Element: Identifiable
{
    /// Creates a tree from one element, identified by its id.
    nonisolated public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(elements: [root], id: { $0.id }, children: { $0[keyPath: children] }, row: content)
    }

    /// Creates trees from a collection of elements, identified by their ids.
    nonisolated public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(elements: Array(data), id: { $0.id }, children: { $0[keyPath: children] }, row: content)
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates a tree from one element, identified by the value at a key path.
    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(elements: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, row: content)
    }

    /// Creates trees from a collection of elements, identified by the value at a key path.
    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(elements: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, row: content)
    }
}

/// The type of a list's content that is an outline.
public typealias _OutlineOf<Data: RandomAccessCollection, ID: Hashable, Row: View> = OutlineGroup<
    Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
>

extension List where SelectionValue == Never {
    /// Creates a list of trees, identified by their elements' ids.
    nonisolated public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == _OutlineOf<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: nil)
    }
}

extension List {
    /// Creates a list of trees, identified by their elements' ids, one of which can be selected.
    nonisolated public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == _OutlineOf<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(
            content: OutlineGroup(data, children: children, content: rowContent),
            selection: ListSelection(optional: selection))
    }

    /// Creates a list of trees, identified by their elements' ids, any number of which can be selected.
    nonisolated public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == _OutlineOf<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(
            content: OutlineGroup(data, children: children, content: rowContent),
            selection: ListSelection(set: selection))
    }
}
