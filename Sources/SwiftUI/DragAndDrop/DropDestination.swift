import Foundation
internal import Gtk
import UniformTypeIdentifiers

/// Lets the user drop something onto a view.
public struct _DropModifier {
    let receiver: any DropReceiver
}

extension _DropModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        DropNode(view, context: context)
    }
}

private final class DropNode<V: View>: ItemModifierNode<V, _DropModifier> {
    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        let item = DropItem(node: self, child: child, receiver: modifier.receiver)
        host.dragging.add(item)
        return item
    }

    override func itemWasRemoved(_ item: UnaryItem) {
        if let item = item as? DropItem { host.dragging.remove(item) }
    }

    override func modifierDidChange(from old: _DropModifier) {
        for case let item as DropItem in wrappers { item.receiver = modifier.receiver }
    }

    override func willDestroy() {
        for case let item as DropItem in wrappers { host.dragging.remove(item) }
    }
}

/// What is done with drops onto a view.
final class DropHandler {
    let canTake: @MainActor (Drop) -> Bool
    let isTargeted: ((Bool) -> Void)?
    /// Reads the drop; returns whether it was taken.
    let perform: @MainActor (DropContent, CGPoint) async -> Bool

    init(
        canTake: @escaping @MainActor (Drop) -> Bool, isTargeted: ((Bool) -> Void)?,
        perform: @escaping @MainActor (DropContent, CGPoint) async -> Bool
    ) {
        self.canTake = canTake
        self.isTargeted = isTargeted
        self.perform = perform
    }

}

extension DropHandler: DropReceiver {
    func accepts(_ drop: Drop) -> Bool { canTake(drop) }

    func actions(_ drop: Drop, at point: CGPoint) -> DragActions {
        drop.actions.contains(.copy) ? .copy : drop.actions.intersection(.move)
    }

    func setTargeted(_ isTargeted: Bool, _ drop: Drop?, at point: CGPoint) { self.isTargeted?(isTargeted) }

    func take(_ drop: Drop, at point: CGPoint) -> Bool {
        let action = actions(drop, at: point)
        let perform = perform
        Task { @MainActor in
            let isTaken = await perform(DropContent(drop: drop), point)
            drop.finish(isTaken ? action : [])
        }
        return true
    }
}

extension View {
    /// Lets the user drop items onto the view.
    ///
    /// - Parameters:
    ///   - payloadType: the type of the items.
    ///   - action: gets the items and the place in the view; returns whether it took them.
    ///   - isTargeted: told when items are dragged over the view and away.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        // Views take drops on the main actor.
        nonisolated(unsafe) let (action, isTargeted) = (action, isTargeted)
        return modifier(
            _DropModifier(
                receiver: DropHandler(
                    canTake: { DropContent.canMake(T.self, of: $0.mimeTypes) }, isTargeted: isTargeted,
                    perform: { content, point in
                        let items = await content.items(T.self)
                        return !items.isEmpty && action(items, point)
                    })))
    }

    /// Lets the user drop data of some types onto the view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets the user drop data of some types onto the view, at a place.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        // Views take drops on the main actor.
        nonisolated(unsafe) let action = action
        return modifier(
            _DropModifier(
                receiver: DropHandler(
                    canTake: { DropContent(drop: $0).hasData(of: supportedContentTypes) },
                    isTargeted: { isTargeted?.wrappedValue = $0 },
                    perform: { content, point in
                        action(await content.providers(of: supportedContentTypes), point)
                    })))
    }

    /// Lets the user drop data of some types, given by their identifiers, onto the view.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets the user drop data of some types, given by their identifiers, onto the view, at a place.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets a delegate decide about drops of data of some types onto the view.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(_DropModifier(receiver: DelegateDropHandler(supportedContentTypes, delegate)))
    }
}
