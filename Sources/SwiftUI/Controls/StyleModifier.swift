/// Puts a style into the environment, on top of the one that is in force.
struct StyleModifier<Style, Configuration, Content: View> {
    let style: Style
    let key: WritableKeyPath<EnvironmentValues, StyleBox<Configuration>?>
    /// What controls of the module make of the style without asking it; nil for styles of the app.
    let builtIn: @MainActor (Style) -> Any?
    let make: @MainActor (Style, Configuration) -> Content

    nonisolated init(
        style: Style, key: WritableKeyPath<EnvironmentValues, StyleBox<Configuration>?>,
        builtIn: @escaping @MainActor (Style) -> Any?,
        make: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        self.style = style
        self.key = key
        self.builtIn = builtIn
        self.make = make
    }
}

extension StyleModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        StyleNode(view, context: context)
    }
}

private final class StyleNode<V: View, Style, Configuration, Content: View>:
    ModifierNode<V, StyleModifier<Style, Configuration, Content>>
{
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

    override func modifierDidChange(from old: StyleModifier<Style, Configuration, Content>) {
        updateSelf()
    }

    override func updateSelf() {
        guard let scope else { return }
        let modifier = modifier
        let values = evaluate {
            var values = EnvironmentValues(scope: environment)
            values[keyPath: modifier.key] = StyleBoxOf(
                modifier.style, outer: values[keyPath: modifier.key], builtIn: modifier.builtIn(modifier.style)
            ) { style, configuration in
                AnyView(StyleBody(style: style, configuration: configuration, make: modifier.make))
            }
            return values.overrides
        }
        scope.provide(values)
    }
}
