import Foundation

/// Runs an action for addresses and files that the app is asked to open.
public struct _OpenURLModifier {
    let action: (URL) -> Void
}

extension _OpenURLModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        OpenURLNode(view, context: context)
    }
}

private final class OpenURLNode<V: View>: ModifierNode<V, _OpenURLModifier> {
    private var reference: WindowReference?

    override func contentWasMade() {
        reference = Evaluation.untracked { EnvironmentValues(scope: environment).sceneWindow }
        // Inner handlers come first, since their nodes are complete before.
        reference?.urlHandlers.append((ObjectIdentifier(self), { [weak self] in self?.modifier.action($0) }))
    }

    override func willDestroy() {
        let id = ObjectIdentifier(self)
        reference?.urlHandlers.removeAll { $0.owner == id }
    }
}

extension View {
    /// Runs an action for addresses and files that the app is asked to open: in the window that opens for them, or the one
    /// in use.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(_OpenURLModifier(action: action))
    }

    /// Says which addresses the view's window is preferred for, and which it takes at all: those that contain one of the
    /// texts. `*` is part of every address.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        modifier(_ExternalEventsModifier(preferring: preferring, allowing: allowing))
    }
}

/// Says which addresses a window is for.
public struct _ExternalEventsModifier {
    let preferring: Set<String>
    let allowing: Set<String>
}

extension _ExternalEventsModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ExternalEventsNode(view, context: context)
    }
}

private final class ExternalEventsNode<V: View>: ModifierNode<V, _ExternalEventsModifier> {
    private var reference: WindowReference?

    override func contentWasMade() {
        reference = Evaluation.untracked { EnvironmentValues(scope: environment).sceneWindow }
        apply()
    }

    override func modifierDidChange(from old: _ExternalEventsModifier) { apply() }

    private func apply() {
        reference?.preferredEvents = modifier.preferring
        reference?.allowedEvents = modifier.allowing
    }

    override func willDestroy() {
        reference?.preferredEvents = nil
        reference?.allowedEvents = nil
    }
}
