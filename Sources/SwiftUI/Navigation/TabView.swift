internal import Gtk

/// Views of which one is shown, chosen by tabs in the header bar of the page, or at its bottom in a narrow window.
///
///     TabView(selection: $tab) {
///         Tab("Arrivals", systemImage: "airplane.arrival", value: 0) { Arrivals() }
///         Tab("Departures", systemImage: "airplane.departure", value: 1) { Departures() }
///     }
///
/// Views that aren't shown keep their state.
public struct TabView<SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>?
    let content: Content

    nonisolated init(selection: Binding<SelectionValue>?, tabs: Content) {
        self.selection = selection
        content = tabs
    }

    /// Creates tabs whose selection is a tag.
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, tabs: content())
    }

    /// Creates tabs whose selection is the value of a tab.
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentView, C.TabValue == SelectionValue {
        self.init(selection: selection, tabs: TabContentView(content()))
    }
}

extension TabView where SelectionValue == Int {
    /// Creates tabs that keep the selection themselves.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, tabs: content())
    }
}

extension TabView where SelectionValue == Never, Content == TabContentView {
    /// Creates tabs that keep the selection themselves.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where C.TabValue == Never {
        self.init(selection: nil, tabs: TabContentView(content()))
    }
}

extension TabView: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        TabViewNode(view, context: context)
    }
}

/// The node of a tab view.
final class TabViewNode<SelectionValue: Hashable, Content: View>: LeafNode<TabView<SelectionValue, Content>> {
    private let stack = ViewStack()
    private lazy var switcher = TabSwitcher(stack: stack)
    private let form: TabViewForm
    private lazy var carousel = Carousel()
    private lazy var sidebar = TabSidebar(stack: stack)
    private var content: _ViewNode<Content>?
    private var tabs: [TabPage] = []
    private var tabsAreStale = true
    private var names = 0
    /// The tab that is shown where the app keeps no selection.
    private var ownSelection: ObjectIdentifier?

    override init(_ view: TabView<SelectionValue, Content>, context: _NodeContext) {
        form = Evaluation.untracked { EnvironmentValues(scope: context.environment).tabViewForm }
        super.init(view, context: context)
        becomePreferenceWriter()
        var inner = childContext
        inner.makesRows = true
        content = Content.makeNode(view.content, in: inner)
        updateSelf()
    }

    override func makeItem() -> WidgetItem {
        stack.onVisibleNameChanged { [unowned self] name in userDidChoose(name) }
        let flexibility = NativeFlexibility(width: true, height: true)
        switch form {
        case .tabs: return NativeItem(node: self, widget: stack, flexibility: flexibility)
        case .pages(let showsDots):
            carousel.showsDots = showsDots
            carousel.onPageChanged { [unowned self] index in
                if tabs.indices.contains(index) { userDidChoose(tabs[index].name) }
            }
            return NativeItem(node: self, widget: carousel, flexibility: flexibility)
        case .sidebar:
            sidebar.list.onSelected { [unowned self] index in
                if tabs.indices.contains(index) { stack.choose(tabs[index].name) }
            }
            return NativeItem(node: self, widget: sidebar.widget, flexibility: flexibility)
        }
    }

    override func update(to view: TabView<SelectionValue, Content>) {
        self.view = view
        content?.update(to: view.content)
        updateSelf()
    }

    override func updateSelf() {
        guard content != nil else { return }
        if tabsAreStale {
            tabsAreStale = false
            updateTabs()
        }
        let selection = evaluate {
            if form == .sidebar { isNarrow = EnvironmentValues(scope: environment).horizontalSizeClass == .compact }
            return view.selection.map { AnyHashable($0.wrappedValue) }
        }
        let index =
            selection.map { value in tabs.firstIndex { $0.matches(value) } }
            ?? tabs.firstIndex { ObjectIdentifier($0.content) == ownSelection }
        show(tabs.isEmpty ? nil : tabs[index ?? 0])
        guard form == .sidebar else { return }
        if sidebar.isShown == isNarrow {
            sidebar.isShown = !isNarrow
            invalidatePreference(ObjectIdentifier(PageTraitsKey.self))
        }
    }

    private var shown: TabPage?
    /// Whether there is no room for a sidebar.
    private var isNarrow = false

    private func show(_ tab: TabPage?) {
        if let tab, !form.isPages, stack.visibleName != tab.name { stack.visibleName = tab.name }
        if form == .sidebar { sidebar.list.selected = tabs.firstIndex { $0 === tab } }
        guard tab !== shown else { return }
        if form.isPages, let index = tabs.firstIndex(where: { $0 === tab }) {
            let isFirst = shown == nil
            // Pages have no places before the first layout.
            Updater.shared.afterLayout { [weak self] in self?.carousel.show(index, animated: !isFirst) }
        }
        shown = tab
        for other in tabs where other !== tab { other.lifecycle.setShown(false) }
        tab?.lifecycle.setShown(true)
        invalidatePreference(ObjectIdentifier(PageTraitsKey.self))
    }

    private func userDidChoose(_ name: String?) {
        guard let tab = tabs.first(where: { $0.name == name }), tab !== shown else { return }
        if let selection = view.selection {
            if let value = tab.tag?.base as? SelectionValue {
                selection.wrappedValue = value
            } else if let value = tab.tag.flatMap({ Optional<Any>.some($0.base) as? SelectionValue }) {
                selection.wrappedValue = value
            } else {
                Faults.report(
                    "tab-tag \(SelectionValue.self)",
                    "TabView: the tag of a tab isn't of the selection's type \(SelectionValue.self)")
            }
        } else {
            ownSelection = ObjectIdentifier(tab.content)
        }
        // The binding may have refused the value.
        Updater.shared.mark(self)
    }

    /// Makes pages for new tabs and removes those of tabs that are gone.
    private func updateTabs() {
        var collector = EntryCollector()
        content?.collectEntries(into: &collector)
        var old: [ObjectIdentifier: TabPage] = [:]
        for tab in tabs { old[ObjectIdentifier(tab.content)] = tab }
        tabs = collector.entries.compactMap { entry in
            guard let content = entry.node as? any RowContent else { return nil }
            if let known = old.removeValue(forKey: ObjectIdentifier(content)) {
                known.outerTraits = entry.traits
                return known
            }
            names += 1
            let tab = TabPage(content, traits: entry.traits, name: "tab\(names)", in: self)
            tab.onChange = { [unowned self] in
                tabsAreStale = true
                Updater.shared.mark(self)
            }
            let label = tab.label
            if !form.isPages {
                stack.add(tab.host.widget, name: tab.name, title: label.title, iconName: label.iconName)
            }
            return tab
        }
        for gone in old.values {
            if shown === gone { shown = nil }
            if !form.isPages { stack.remove(gone.host.widget) }
            gone.dispose()
        }
        if form.isPages { return carousel.setPages(tabs.map(\.host.widget)) }
        for tab in tabs { tab.writeLabel(to: stack) }
        guard form == .sidebar else { return }
        sidebar.list.setRows(
            tabs.map { tab in
                let label = tab.label
                return .init(
                    title: label.title, iconName: label.iconName, badge: label.badge,
                    heading: tab.outerTraits[TabSectionTrait.self])
            })
    }

    override func structureDidChange() {
        guard content != nil else { return }
        tabsAreStale = true
        Updater.shared.mark(self)
    }

    override func plainTextDidChange() {
        structureDidChange()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content { visit(content) }
    }

    override func collectEntries(into entries: inout EntryCollector) {
        entries.add(self)
    }

    override var plainText: String { "" }

    override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == PageTraitsKey.self else { return super.computePreference(key) }
        // The tab that is shown speaks for the page.
        var traits = shown?.root?.preferenceValue(PageTraitsKey.self) ?? PageTraits()
        if form == .tabs || (form == .sidebar && isNarrow) { traits.tabs = switcher }
        return traits as? K.Value
    }

    override func willDestroy() {
        for tab in tabs { tab.dispose() }
        tabs = []
        shown = nil
        super.willDestroy()
        invalidatePreference(ObjectIdentifier(PageTraitsKey.self))
    }
}

/// One tab with what it shows.
@MainActor
private final class TabPage {
    let content: any RowContent
    let name: String
    let host: ViewHost
    let lifecycle: LifecycleScope
    private(set) var root: TabRootNode?
    var outerTraits: Traits
    var onChange: (() -> Void)?
    private var written: TabLabel?

    init(_ content: any RowContent, traits: Traits, name: String, in node: _Node) {
        self.content = content
        self.name = name
        outerTraits = traits
        host = ViewHost(depth: node.host.depth + 1)
        lifecycle = LifecycleScope(parent: node.lifecycle, isShown: false)
        host.setRoot { host in
            let context = _NodeContext(
                parent: content, environment: content.environment, host: host, lifecycle: lifecycle)
            let root = TabRootNode(content, context: context) { [weak self] in self?.onChange?() }
            self.root = root
            return root
        }
        content.adopt(root)
    }

    private var traits: Traits {
        var entries = EntryCollector()
        entries.traits = outerTraits
        root?.collectEntries(into: &entries)
        return entries.entries.first?.traits ?? outerTraits
    }

    var tag: AnyHashable? { traits[TagTrait.self] ?? traits[ElementIDTrait.self] }

    func matches(_ value: AnyHashable) -> Bool {
        guard let tag else { return false }
        return tag == value || (value.base as? any OptionalValue)?.wrappedHashable == tag
    }

    var label: TabLabel {
        let traits = traits
        var label = traits[TabLabelTrait.self] ?? TabLabel()
        if let badge = traits[BadgeTrait.self]?.resolvedString(in: EnvironmentValues(scope: content.environment)) {
            if let number = Int(badge) { label.badge = number } else { label.title += " (\(badge))" }
        }
        return label
    }

    func writeLabel(to stack: ViewStack) {
        let label = Evaluation.untracked { self.label }
        guard label != written else { return }
        written = label
        stack.update(host.widget, title: label.title, iconName: label.iconName, badge: label.badge)
    }

    func dispose() {
        lifecycle.setShown(false)
        content.adopt(nil)
        root = nil
        host.dispose()
    }
}

/// An optional, for comparing a tag with what a selection holds.
private protocol OptionalValue {
    var wrappedHashable: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
    fileprivate var wrappedHashable: AnyHashable? {
        guard let value = self else { return nil }
        return AnyHashable(value)
    }
}

/// The root of the views of a tab.
private final class TabRootNode: _Node {
    private var child: _Node?
    private let onChange: () -> Void

    init(_ content: any RowContent, context: _NodeContext, onChange: @escaping () -> Void) {
        self.onChange = onChange
        super.init(context: context)
        child = content.makeContent(in: childContext)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override var items: [LayoutItem] { child?.items ?? [] }

    override func structureDidChange() {
        host.childrenDidChange()
        if child != nil { onChange() }
    }

    // Words inside a tab don't concern the tab view.
    override func plainTextDidChange() {}

    override func collectEntries(into entries: inout EntryCollector) {
        child?.collectEntries(into: &entries)
    }
}
