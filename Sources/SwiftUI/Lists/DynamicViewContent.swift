import Foundation
import UniformTypeIdentifiers

/// A view that makes its content from a collection, whose elements the user can delete, move and insert in a list.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

/// What the user can do with the elements of a ForEach. It stays the same object while the closures change.
final class ElementEditing {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    /// What can be dropped between the elements.
    var insertion: RowInsertion?
}

enum ElementEditingTrait: TraitKey {
    static var defaultValue: ElementEditing? { nil }
}

/// The index of a row's element and how many there are, for a ForEach whose elements all have nodes.
struct ElementPlace {
    var index: Int
    var count: Int
}

enum ElementPlaceTrait: TraitKey {
    static var defaultValue: ElementPlace? { nil }
}

struct EditModifier {
    let change: (ElementEditing) -> Void
}

extension EditModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        EditNode(view, context: context)
    }
}

private final class EditNode<V: View>: ModifierNode<V, EditModifier> {
    private let actions = ElementEditing()

    override func prepare() {
        modifier.change(actions)
    }

    override func modifierDidChange(from old: EditModifier) {
        modifier.change(actions)
    }

    override func collectEntries(into entries: inout EntryCollector) {
        // Modifiers further out are visited first, and what they allow holds, too.
        let outer = entries.traits[ElementEditingTrait.self]
        if let outer {
            actions.delete = actions.delete ?? outer.delete.map { _ in { [weak outer] in outer?.delete?($0) } }
            actions.move = actions.move ?? outer.move.map { _ in { [weak outer] in outer?.move?($0, $1) } }
            actions.insertion = actions.insertion ?? outer.insertion
        }
        entries.with({ $0[ElementEditingTrait.self] = actions }, { content?.collectEntries(into: &$0) })
    }
}

extension DynamicViewContent {
    /// Lets the user delete elements: with the Delete key or in the row's menu. nil: they can't be deleted.
    ///
    /// - Parameter action: gets the indices of the elements to delete.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(EditModifier { $0.delete = action })
    }

    /// Lets the user move elements: by dragging, with Alt and an arrow key, or in the row's menu. nil: they can't be moved.
    ///
    /// - Parameter action: gets the indices of the elements to move, and the index in front of which they shall be.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(EditModifier { $0.move = action })
    }

    /// Lets the user drop data of some types between the elements.
    ///
    /// - Parameter action: gets the index in front of which the data is dropped, and what offers the data.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        // Rows take drops on the main actor, where they were made.
        nonisolated(unsafe) let action = action
        let insertion = RowInsertion(
            accepts: { DropContent.hasData(of: supportedContentTypes, in: $0) },
            perform: { content, index in
                let providers = await content.providers(of: supportedContentTypes)
                guard !providers.isEmpty else { return false }
                action(index, providers)
                return true
            })
        return modifier(EditModifier { $0.insertion = insertion })
    }

    /// Lets the user drop data of some types, given by their identifiers, between the elements.
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
    }

    /// Lets the user drop items between the elements.
    ///
    /// - Parameter action: gets the items and the index in front of which they are dropped.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        // Rows take drops on the main actor, where they were made.
        nonisolated(unsafe) let action = action
        let insertion = RowInsertion(
            accepts: { DropContent.canMake(T.self, of: $0) },
            perform: { content, index in
                let items = await content.items(T.self)
                guard !items.isEmpty else { return false }
                action(items, index)
                return true
            })
        return modifier(EditModifier { $0.insertion = insertion })
    }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
    /// Moves the elements at some indices in front of the one at `destination`, which counts before the move.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[$0] }
        let before = source.count { $0 < destination }
        remove(atOffsets: source)
        insert(contentsOf: moved, at: destination - before)
    }
}

extension RangeReplaceableCollection where Index == Int {
    /// Removes the elements at some indices.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for index in offsets.reversed() { remove(at: index) }
    }
}
