import Observation

/// Changes values of the environment for the modified view.
public struct _EnvironmentModifier {
    let change: (inout EnvironmentValues) -> Void
}

extension _EnvironmentModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        EnvironmentNode(view, context: context)
    }
}

final class EnvironmentNode<V: View>: ModifierNode<V, _EnvironmentModifier> {
    private var scope: EnvironmentScope?

    override func prepare() {
        scope = EnvironmentScope(parent: environment)
        updateSelf()
    }

    override var contentContext: _NodeContext {
        var context = childContext
        if let scope { context.environment = scope }
        return context
    }

    override func modifierDidChange(from old: _EnvironmentModifier) {
        updateSelf()
    }

    override func updateSelf() {
        guard let scope else { return }
        let values = evaluate {
            var values = EnvironmentValues(scope: environment)
            modifier.change(&values)
            return values.overrides
        }
        let wasRightToLeft = scope.isRightToLeft
        scope.provide(values)
        if scope.isRightToLeft != wasRightToLeft, let content {
            for item in content.items { item.layoutDirectionDidChange() }
        }
    }
}

extension View {
    /// Sets a value of the environment for the view and everything in it.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Puts an observable object into the environment, where it's found by its type; nil takes it away.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentModifier { $0[T.self] = object })
    }

    /// Changes an inherited value of the environment for the view and everything in it.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
}
