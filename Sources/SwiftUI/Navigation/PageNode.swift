internal import Gtk

/// A content with a header bar: of a window, a column, or a step of a navigation stack.
///
/// What the views inside say about the page is written to the bars in the update step. A page whose content has header
/// bars of its own shows none; what it would show in it is offered to the pages inside.
class AnyPageNode: _Node {
    let box = PageBox()
    private(set) var bars: PageBars?
    private(set) var traits = PageTraits()
    private let scope: EnvironmentScope
    /// Called when the title changed.
    var onTitle: ((String?) -> Void)?
    /// Called when what the views say about the page changed.
    var onTraits: ((PageTraits) -> Void)?
    /// The title where the views say none.
    var fallbackTitle: String? {
        didSet { if fallbackTitle != oldValue { Updater.shared.mark(self) } }
    }
    /// The subtitle where the views say none.
    var fallbackSubtitle: String? {
        didSet { if fallbackSubtitle != oldValue { Updater.shared.mark(self) } }
    }
    /// The app's menu.
    var menu: Gtk.Menu? {
        didSet { if menu !== oldValue { Updater.shared.mark(self) } }
    }
    /// The app's menus in a bar; the page has it in any case.
    var menuBar: Gtk.Menu? {
        didSet { if menuBar !== oldValue { Updater.shared.mark(self) } }
    }
    private var menuBarWidget: MenuBar?
    private var shownMenuBar: Gtk.Menu?

    /// The bar stands below the page's own header bar, or above those of the pages inside.
    private func showMenuBar() {
        guard menuBar !== shownMenuBar else { return }
        shownMenuBar = menuBar
        if let menuBar {
            if let menuBarWidget { return menuBarWidget.setMenu(menuBar) }
            let bar = MenuBar(menuBar)
            menuBarWidget = bar
            box.addTopBar(bar)
        } else if let bar = menuBarWidget {
            box.removeBar(bar)
            menuBarWidget = nil
        }
    }

    /// Whether the page has no header bar where the views don't ask for it.
    var hidesHeaderBar = false
    /// Whether the bar shows the window's buttons at its edges.
    var windowButtons: (start: Bool, end: Bool) = (true, true) {
        didSet { if windowButtons != oldValue { Updater.shared.mark(self) } }
    }
    /// Goes back; nil where there is nothing to go back to.
    var goBack: (() -> Void)? {
        didSet { if (goBack == nil) != (oldValue == nil) { Updater.shared.mark(self) } }
    }
    /// Whether the page stands for the one around it, whose toolbar and tabs it shows.
    var takesOuterChrome = true {
        didSet { if takesOuterChrome != oldValue { Updater.shared.mark(self) } }
    }
    /// Whether the page shows the menu of the one around it.
    var takesOuterMenu = true {
        didSet { if takesOuterMenu != oldValue { Updater.shared.mark(self) } }
    }

    override init(context: _NodeContext) {
        scope = EnvironmentScope(parent: context.environment)
        super.init(context: context)
        box.setContent(context.host.widget)
        offer(OuterChrome())
    }

    private func offer(_ chrome: OuterChrome) {
        scope.set(\.outerChrome, to: chrome)
    }

    override var childContext: _NodeContext {
        var context = super.childContext
        context.environment = scope
        return context
    }

    override func preferenceChanged(_ key: ObjectIdentifier) {
        if key == ObjectIdentifier(PageTraitsKey.self) { Updater.shared.mark(self) }
    }

    override func structureDidChange() {
        host.childrenDidChange()
    }

    // What is said about the page concerns only its own bars.
    override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        key == PageTraitsKey.self ? nil : super.computePreference(key)
    }

    override func updateSelf() {
        var traits = PageTraits()
        visitChildren { child in
            if let value = child.preferenceValue(PageTraitsKey.self) { traits.reduce(value) }
        }
        let (outer, isInSheet) = evaluate {
            let values = EnvironmentValues(scope: environment)
            return (values.outerChrome, values.isInSheet)
        }
        var chrome = outer
        if !takesOuterChrome {
            chrome.toolbar = []
            chrome.tabs = nil
        }
        if !takesOuterMenu { chrome.menu = nil }
        chrome.menu = chrome.menu ?? menu
        self.traits = traits
        let title = traits.title ?? fallbackTitle
        onTitle?(title)
        onTraits?(traits)
        let hidesHeaderBar = traits.hidesHeaderBar ?? hidesHeaderBar
        if traits.bringsBars {
            bars?.remove()
            bars = nil
            offer(
                OuterChrome(
                    toolbar: chrome.toolbar + traits.toolbar, menu: chrome.menu, tabs: traits.tabs ?? chrome.tabs))
        } else {
            offer(OuterChrome())
            let bars = bars ?? PageBars(box)
            self.bars = bars
            let toolbar = chrome.toolbar + traits.toolbar
            // A sheet that can be cancelled has no other button that closes it.
            let hidesWindowButtons = isInSheet && toolbar.contains(where: \.cancels)
            bars.apply(
                PageBars.Content(
                    title: title, subtitle: traits.subtitle ?? fallbackSubtitle,
                    usesWindowTitle: onTitle != nil && title != "",
                    toolbar: toolbar, tabs: traits.tabs ?? chrome.tabs, menu: chrome.menu,
                    hidesHeaderBar: hidesHeaderBar, hidesBottomBar: traits.hidesBottomBar == true,
                    showsBackButton: goBack != nil && traits.hidesBackButton != true,
                    windowButtons: hidesWindowButtons ? (false, false) : windowButtons,
                    headerAppearance: traits.headerAppearance, bottomAppearance: traits.bottomAppearance),
                goBack: { [weak self] in self?.goBack?() })
        }
        showMenuBar()
    }
}

/// A page whose content is a view.
final class PageNode<Content: View>: AnyPageNode {
    private var child: _ViewNode<Content>?

    /// Makes a page; `configure` sets it up before its views are made.
    init(_ content: Content, context: _NodeContext, configure: (AnyPageNode) -> Void = { _ in }) {
        super.init(context: context)
        configure(self)
        child = Content._makeNode(content, in: childContext)
        updateSelf()
    }

    func update(to content: Content) {
        child?.update(to: content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override var items: [LayoutItem] { child?.items ?? [] }

    override func collectEntries(into entries: inout EntryCollector) {
        child?.collectEntries(into: &entries)
    }
}
