import Foundation

/// What the user can do with the elements of a bound collection.
///
///     List($items, editActions: [.delete, .move]) { $item in TextField("Name", text: $item.name) }
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Elements can be deleted.
    public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
    /// Elements can be moved.
    public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection, Data: MutableCollection {
    /// Elements can be deleted and moved.
    public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

extension EditActions where Data: MutableCollection, Data: RandomAccessCollection {
    /// What these actions do with a bound collection.
    func editing(_ data: Binding<Data>) -> ElementEditing? {
        guard !isEmpty else { return nil }
        let editing = ElementEditing()
        if rawValue & 1 != 0 {
            editing.delete = { offsets in
                if let rest = Self.removing(offsets, from: data.wrappedValue) { data.wrappedValue = rest }
            }
        }
        if rawValue & 2 != 0 {
            editing.move = { source, destination in
                var elements = Array(data.wrappedValue)
                elements.move(fromOffsets: source, toOffset: destination)
                var moved = data.wrappedValue
                for (index, element) in zip(moved.indices, elements) { moved[index] = element }
                data.wrappedValue = moved
            }
        }
        return editing
    }

    private static func removing(_ offsets: IndexSet, from data: Data) -> Data? {
        func rest<C: RangeReplaceableCollection>(_ collection: C) -> Data? {
            var collection = collection
            for offset in offsets.reversed() {
                collection.remove(at: collection.index(collection.startIndex, offsetBy: offset))
            }
            return collection as? Data
        }
        return (data as? any RangeReplaceableCollection).flatMap { rest($0) }
    }
}

/// The content of rows whose elements the user can delete and move.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    public var body: some View { content }
}

extension ForEach where Content: View {
    /// Creates a view for each element of a bound collection, whose elements the user can delete and move in a list.
    nonisolated public init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection, R: View,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Creates a view for each element of a bound collection, identified by the value at a key path, whose elements the
    /// user can delete and move in a list.
    nonisolated public init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
    {
        self.init(data, id: id) { EditableCollectionContent<R, C>(content: content($0)) }
        editing = editActions.editing(data)
    }
}

// MARK: Lists

extension List where SelectionValue == Never {
    /// Creates a list with a row for each element of a bound collection, whose elements the user can delete and move.
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(content: ForEach(data, editActions: editActions, content: rowContent), selection: nil)
    }

    /// Creates a list with a row for each element of a bound collection, identified by the value at a key path, whose
    /// elements the user can delete and move.
    nonisolated public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent), selection: nil)
    }
}

extension List {
    /// Creates a list with a row for each element of a bound collection, whose elements the user can delete and move, and
    /// any number of which can be selected.
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(
            content: ForEach(data, editActions: editActions, content: rowContent),
            selection: ListSelection(set: selection))
    }

    /// Creates a list with a row for each element of a bound collection, whose elements the user can delete and move, and
    /// one of which can be selected.
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(
            content: ForEach(data, editActions: editActions, content: rowContent),
            selection: ListSelection(optional: selection))
    }
}
