/// Binds the identity of a view to a value.
public struct _IDModifier<ID: Hashable> {
    let id: ID
}

extension _IDModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        IDNode(view, context: context)
    }
}

private final class IDNode<V: View, ID: Hashable>: SingleChildNode<ModifiedContent<V, _IDModifier<ID>>>,
    IdentifiedNode
{
    var identity: AnyHashable { AnyHashable(view.modifier.id) }

    override init(_ view: ModifiedContent<V, _IDModifier<ID>>, context: _NodeContext) {
        super.init(view, context: context)
        replaceChild(by: V.makeNode(view.content, in: childContext))
    }

    override func update(to view: ModifiedContent<V, _IDModifier<ID>>) {
        let isSame = self.view.modifier.id == view.modifier.id
        self.view = view
        if isSame {
            (child as? _ViewNode<V>)?.update(to: view.content)
        } else {
            replaceChild(by: V.makeNode(view.content, in: childContext))
        }
    }
}

/// Marks a view with a value by which a selection refers to it.
public struct _TagModifier<Value: Hashable> {
    let value: Value
    let includesOptional: Bool
}

extension _TagModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        TagNode(view, context: context)
    }
}

/// A node of a view with a tag.
protocol TaggedNode: _Node {
    var tagValue: AnyHashable { get }
}

private final class TagNode<V: View, Value: Hashable>: ModifierNode<V, _TagModifier<Value>>, TaggedNode {
    var tagValue: AnyHashable { AnyHashable(modifier.value) }

    override func modifierDidChange(from old: _TagModifier<Value>) {
        if old.value != modifier.value { structureDidChange() }
    }

    override func collectEntries(into entries: inout EntryCollector) {
        let tag = tagValue
        entries.with({ $0[TagTrait.self] = tag }, { content?.collectEntries(into: &$0) })
    }
}

extension View {
    /// Binds the view's identity to `id`: when it changes, all state below starts anew.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(_IDModifier(id: id))
    }

    /// Gives the view a value by which the selection of a list, picker or tab view refers to it.
    ///
    /// - Parameter includeOptional: whether the tag also stands for an optional of its type (it always does here).
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TagModifier(value: tag, includesOptional: includeOptional))
    }
}
