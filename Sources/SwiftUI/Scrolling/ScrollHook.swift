import Foundation

/// What a modifier around a scroll view wants to hear of it.
@MainActor
class ScrollHook {
    /// The scroll view that the hook belongs to: the first one below the modifier.
    weak var owner: AnyObject?

    /// Whether phases are to be told.
    var wantsPhases: Bool { false }

    /// Whether the hook depends on more than the geometry.
    var followsContent: Bool { false }

    /// The scroll view was laid out, or scrolled.
    func geometryDidChange(_ geometry: ScrollGeometry, in host: ViewHost) {}

    /// The scroll view began or ended to move.
    func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext) {}
}

/// The hooks that the scroll view below is to serve.
struct ScrollHooks {
    var hooks: [ScrollHook] = []
}

private enum ScrollHooksKey: EnvironmentKey {
    static var defaultValue: ScrollHooks { ScrollHooks() }
}

extension EnvironmentValues {
    var scrollHooks: ScrollHooks {
        get { self[ScrollHooksKey.self] }
        set { self[ScrollHooksKey.self] = newValue }
    }
}

/// A modifier that makes a hook for the first scroll view in a view.
@MainActor
protocol ScrollHookModifier: PrimitiveModifier {
    func makeHook() -> ScrollHook
    /// Takes over what the modifier says now.
    func update(_ hook: ScrollHook)
}

extension ScrollHookModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ScrollHookNode(view, context: context)
    }
}

private final class ScrollHookNode<V: View, M: ScrollHookModifier>: ModifierNode<V, M> {
    private var hook: ScrollHook?
    private var scope: EnvironmentScope?

    override func prepare() {
        let hook = modifier.makeHook()
        self.hook = hook
        let scope = EnvironmentScope(parent: environment)
        var values = EnvironmentValues(scope: environment)
        values.scrollHooks.hooks.append(hook)
        scope.provide(values.overrides)
        self.scope = scope
    }

    override var contentContext: _NodeContext {
        var context = childContext
        if let scope { context.environment = scope }
        return context
    }

    override func modifierDidChange(from old: M) {
        if let hook { modifier.update(hook) }
    }
}
