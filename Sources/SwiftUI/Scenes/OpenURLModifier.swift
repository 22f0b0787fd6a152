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

    /// Says which addresses the window of the view is preferred for; windows are chosen by their scenes here.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        self
    }
}
