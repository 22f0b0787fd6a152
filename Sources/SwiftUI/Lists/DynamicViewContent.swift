import Foundation

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
final class EditActions {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
}

enum EditActionsTrait: TraitKey {
    static var defaultValue: EditActions? { nil }
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
    let change: (EditActions) -> Void
}

extension EditModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        EditNode(view, context: context)
    }
}

private final class EditNode<V: View>: ModifierNode<V, EditModifier> {
    private let actions = EditActions()

    override func prepare() {
        modifier.change(actions)
    }

    override func modifierDidChange(from old: EditModifier) {
        modifier.change(actions)
    }

    override func collectEntries(into entries: inout EntryCollector) {
        // Modifiers further out are visited first, and what they allow holds, too.
        let outer = entries.traits[EditActionsTrait.self]
        if let outer {
            actions.delete = actions.delete ?? outer.delete.map { _ in { [weak outer] in outer?.delete?($0) } }
            actions.move = actions.move ?? outer.move.map { _ in { [weak outer] in outer?.move?($0, $1) } }
        }
        entries.with({ $0[EditActionsTrait.self] = actions }, { content?.collectEntries(into: &$0) })
    }
}

extension DynamicViewContent {
    /// Lets the user delete elements: with the Delete key, a swipe, or the row's menu. nil: they can't be deleted.
    ///
    /// - Parameter action: gets the indices of the elements to delete.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(EditModifier { $0.delete = action })
    }

    /// Lets the user move elements: with Alt and an arrow key, or the row's menu. nil: they can't be moved.
    ///
    /// - Parameter action: gets the indices of the elements to move, and the index in front of which they shall be.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(EditModifier { $0.move = action })
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
