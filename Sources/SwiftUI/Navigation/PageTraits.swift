internal import Gtk

/// What the views of a page say about the bars around it.
struct PageTraits: Equatable {
    var title: String?
    var subtitle: String?
    /// A container in the page has header bars of its own.
    var bringsBars = false

    /// Takes over what is nearer to the root.
    mutating func merge(_ outer: PageTraits) {
        title = outer.title ?? title
        subtitle = outer.subtitle ?? subtitle
        bringsBars = bringsBars || outer.bringsBars
    }
}

enum PageTraitsKey: PreferenceKey {
    static var defaultValue: PageTraits { PageTraits() }

    static func reduce(value: inout PageTraits, nextValue: () -> PageTraits) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        value.bringsBars = value.bringsBars || next.bringsBars
    }
}

/// Says something about the bars around the page that a view is in.
struct PageModifier {
    let change: (inout PageTraits, EnvironmentValues) -> Void

    nonisolated init(_ change: @escaping (inout PageTraits, EnvironmentValues) -> Void) {
        self.change = change
    }
}

extension PageModifier: PrimitiveModifier {
    static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PageModifierNode(view, context: context)
    }
}

private final class PageModifierNode<V: View>: ModifierNode<V, PageModifier> {
    private var traits = PageTraits()

    override func prepare() {
        becomePreferenceWriter()
        updateSelf()
    }

    override func modifierDidChange(from old: PageModifier) {
        updateSelf()
    }

    override func updateSelf() {
        let new = evaluate {
            var traits = PageTraits()
            modifier.change(&traits, EnvironmentValues(scope: environment))
            return traits
        }
        guard new != traits else { return }
        traits = new
        invalidatePreference(ObjectIdentifier(PageTraitsKey.self))
    }

    override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let inner = super.computePreference(key)
        guard key == PageTraitsKey.self else { return inner }
        var result = inner as? PageTraits ?? PageTraits()
        result.merge(traits)
        return result as? K.Value
    }

    override func willDestroy() {
        invalidatePreference(ObjectIdentifier(PageTraitsKey.self))
    }
}
