import Foundation
internal import Gtk
import UniformTypeIdentifiers

/// What is dragged with a row of a table.
enum TableRowDragTrait: TraitKey {
    static var defaultValue: DragSourceContent? { nil }
}

/// What can be dropped between the rows of a table.
enum TableRowInsertionTrait: TraitKey {
    static var defaultValue: RowInsertion? { nil }
}

extension TableRowContent {
    /// Lets the user drag the rows; what is dragged is an item.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        let source = DragSourceContent(item: payload)
        return trait(TableRowDragTrait.self) { source }
    }

    /// Lets the user drag the rows; what is dragged is what an item provider offers, nil: nothing.
    nonisolated public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> some TableRowContent<TableRowValue> {
        let source = DragSourceContent(provider: { action?() })
        return trait(TableRowDragTrait.self) { source }
    }
}

extension DynamicTableRowContent {
    /// Lets the user drop items between the rows.
    ///
    /// - Parameter action: gets the index in front of which the items are dropped, and the items.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ index: Int, _ items: [T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        nonisolated(unsafe) let action = action
        let insertion = RowInsertion(
            accepts: { DropContent.canMake(T.self, of: $0) },
            perform: { content, index in
                let items = await content.items(T.self)
                guard !items.isEmpty else { return false }
                action(index, items)
                return true
            })
        return trait(TableRowInsertionTrait.self) { insertion }
    }

    /// Lets the user drop data of some types between the rows.
    ///
    /// - Parameter action: gets the index in front of which the data is dropped, and what offers the data.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        nonisolated(unsafe) let action = action
        let insertion = RowInsertion(
            accepts: { DropContent.hasData(of: supportedContentTypes, in: $0) },
            perform: { content, index in
                let providers = await content.providers(of: supportedContentTypes)
                guard !providers.isEmpty else { return false }
                action(index, providers)
                return true
            })
        return trait(TableRowInsertionTrait.self) { insertion }
    }
}
