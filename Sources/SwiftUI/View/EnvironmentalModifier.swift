/// A modifier that becomes another one by the environment it is used in.
///
///     struct Dimmed: EnvironmentalModifier {
///         func resolve(in environment: EnvironmentValues) -> Faded {
///             Faded(amount: environment.isEnabled ? 0 : 0.5)
///         }
///     }
@MainActor
@preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The modifier that is applied in the end.
    associatedtype ResolvedModifier: ViewModifier

    /// The modifier for an environment; called again when a value changes that was read from it.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    nonisolated public static var _isTransparent: Bool { ResolvedModifier._isTransparent }

    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        EnvironmentalModifierNode(view, context: context)
    }
}

private final class EnvironmentalModifierNode<V: View, M: EnvironmentalModifier>: SingleChildNode<ModifiedContent<V, M>>
{
    private typealias Resolved = ModifiedContent<V, M.ResolvedModifier>

    private var resolved: Resolved {
        let modifier = evaluate { view.modifier.resolve(in: EnvironmentValues(scope: environment)) }
        return ModifiedContent(content: view.content, modifier: modifier)
    }

    override init(_ view: ModifiedContent<V, M>, context: _NodeContext) {
        super.init(view, context: context)
        replaceChild(by: Resolved.makeNode(resolved, in: childContext))
    }

    override func update(to view: ModifiedContent<V, M>) {
        self.view = view
        updateSelf()
    }

    override func updateSelf() {
        (child as? _ViewNode<Resolved>)?.update(to: resolved)
    }
}
