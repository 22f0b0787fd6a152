internal import Gtk

/// What the views of a page say about the bars around it.
struct PageTraits: Equatable {
    var title: String?
    var subtitle: String?
    /// A container in the page has header bars of its own.
    var bringsBars = false
    var hidesHeaderBar: Bool?
    var hidesBottomBar: Bool?
    var hidesBackButton: Bool?
    var headerAppearance = BarAppearance()
    var bottomAppearance = BarAppearance()
    var toolbar: [ToolbarEntry] = []
    /// The width of the column that the page is.
    var columnWidth: ColumnWidth?
    /// Shows the tabs of a tab view in the place of the title.
    var tabs: TabSwitcher?

    /// Combines what two views beside each other say: the first of them decides.
    mutating func reduce(_ next: PageTraits) {
        title = title ?? next.title
        subtitle = subtitle ?? next.subtitle
        bringsBars = bringsBars || next.bringsBars
        hidesHeaderBar = hidesHeaderBar ?? next.hidesHeaderBar
        hidesBottomBar = hidesBottomBar ?? next.hidesBottomBar
        hidesBackButton = hidesBackButton ?? next.hidesBackButton
        headerAppearance.reduce(next.headerAppearance)
        bottomAppearance.reduce(next.bottomAppearance)
        columnWidth = columnWidth ?? next.columnWidth
        toolbar += next.toolbar
        tabs = tabs ?? next.tabs
    }

    /// Takes over what a modifier around the views says.
    mutating func merge(_ outer: PageTraits) {
        let inner = self
        self = outer
        toolbar = []
        reduce(inner)
        toolbar += outer.toolbar
    }
}

enum PageTraitsKey: PreferenceKey {
    static var defaultValue: PageTraits { PageTraits() }

    static func reduce(value: inout PageTraits, nextValue: () -> PageTraits) { value.reduce(nextValue()) }
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

/// The node of a modifier that says something about the page.
class PageTraitsNode<V: View, M: ViewModifier>: ModifierNode<V, M> {
    private var traits = PageTraits()

    override func prepare() {
        becomePreferenceWriter()
    }

    override func contentWasMade() {
        updateSelf()
    }

    override func modifierDidChange(from old: M) {
        updateSelf()
    }

    /// What the modifier says; what it reads makes dependencies.
    func makeTraits() -> PageTraits { PageTraits() }

    final func traitsDidChange() {
        updateSelf()
    }

    override func updateSelf() {
        let new = evaluate { makeTraits() }
        guard new != traits else { return }
        traits = new
        invalidatePreference(ObjectIdentifier(PageTraitsKey.self))
    }

    override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let inner = content?.preferenceValue(key)
        guard key == PageTraitsKey.self else { return inner }
        var result = inner as? PageTraits ?? PageTraits()
        result.merge(traits)
        return result as? K.Value
    }

    override func willDestroy() {
        invalidatePreference(ObjectIdentifier(PageTraitsKey.self))
    }
}

private final class PageModifierNode<V: View>: PageTraitsNode<V, PageModifier> {
    override func makeTraits() -> PageTraits {
        var traits = PageTraits()
        modifier.change(&traits, EnvironmentValues(scope: environment))
        return traits
    }
}

/// What the bars of a page show for a page around it that has none of its own.
struct OuterChrome: Equatable {
    var toolbar: [ToolbarEntry] = []
    var menu: Gtk.Menu?
    var tabs: TabSwitcher?

    static func == (a: OuterChrome, b: OuterChrome) -> Bool {
        a.toolbar == b.toolbar && a.menu === b.menu && a.tabs === b.tabs
    }
}

private enum OuterChromeKey: EnvironmentKey { static var defaultValue: OuterChrome { OuterChrome() } }

extension EnvironmentValues {
    var outerChrome: OuterChrome {
        get { self[OuterChromeKey.self] }
        set { self[OuterChromeKey.self] = newValue }
    }
}
