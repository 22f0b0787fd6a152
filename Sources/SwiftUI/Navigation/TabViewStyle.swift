internal import Gtk

/// How a tab view shows its tabs.
enum TabViewForm: Equatable {
    /// In the header bar, or at the bottom of a narrow window.
    case tabs
    /// Not at all: pages are swiped through, with dots for them or without.
    case pages(showsDots: Bool)
    /// In a sidebar; as tabs in a narrow window.
    case sidebar

    var isPages: Bool { if case .pages = self { true } else { false } }
}

private enum TabViewFormKey: EnvironmentKey { static var defaultValue: TabViewForm { .tabs } }

extension EnvironmentValues {
    var tabViewForm: TabViewForm {
        get { self[TabViewFormKey.self] }
        set { self[TabViewFormKey.self] = newValue }
    }
}

/// The look of a tab view.
public protocol TabViewStyle {}

/// Tabs in the header bar, which go to the bottom in a narrow window.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A sidebar with the tabs, and the headings of their sections; in a narrow window tabs at the bottom.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// Tabs; as by default.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// Tabs; as by default.
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// Pages that are swiped or scrolled through, with a dot for each below.
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// When there are dots for the pages.
    public struct IndexDisplayMode: Equatable, Sendable {
        let showsDots: Bool
        /// Where there are several pages.
        public static let automatic = IndexDisplayMode(showsDots: true)
        /// At any time.
        public static let always = IndexDisplayMode(showsDots: true)
        /// Never.
        public static let never = IndexDisplayMode(showsDots: false)
    }

    let mode: IndexDisplayMode

    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// Tabs in the header bar.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A sidebar, or tabs in a narrow window.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// Tabs.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// Tabs.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that are swiped through, with dots.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages that are swiped through, with dots or without.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// Sets the look of the tab views in the view, when they are made.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        let form: TabViewForm =
            if let page = style as? PageTabViewStyle {
                .pages(showsDots: page.mode.showsDots)
            } else {
                style is SidebarAdaptableTabViewStyle ? .sidebar : .tabs
            }
        return environment(\.tabViewForm, form)
    }
}

/// A sidebar beside the views of a tab view.
@MainActor
final class TabSidebar {
    let widget = Box(.horizontal)
    let list = SidebarList()
    private let frame = ScrolledWindow()
    private let line = Separator(.vertical)

    init(stack: ViewStack) {
        frame.setChild(list)
        frame.setSizeRequest(width: 220, height: -1)
        widget.append(frame)
        widget.append(line)
        stack.hexpand = true
        widget.append(stack)
    }

    var isShown = true {
        didSet {
            frame.isVisible = isShown
            line.isVisible = isShown
        }
    }
}

/// What stands above a tab in a sidebar.
enum TabSectionTrait: TraitKey {
    static var defaultValue: String? { nil }
}

/// Tabs with a heading, which sidebars show.
public struct TabSection<Header: View, Content: TabContent> {
    let header: Header
    let content: Content

    /// Creates tabs with a heading of views, of which the texts are shown.
    nonisolated public init<SelectionValue>(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) where Content.TabValue == SelectionValue {
        self.content = content()
        self.header = header()
    }
}

extension TabSection where Header == Text {
    /// Creates tabs with a localised heading.
    nonisolated public init<SelectionValue>(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Content.TabValue == SelectionValue {
        self.content = content()
        header = Text(titleKey)
    }

    /// Creates tabs with a heading.
    @_disfavoredOverload
    nonisolated public init<SelectionValue, S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Content.TabValue == SelectionValue {
        self.content = content()
        header = Text(title)
    }
}

extension TabSection where Header == EmptyView {
    /// Creates tabs without a heading.
    nonisolated public init<SelectionValue>(@TabContentBuilder<SelectionValue> content: () -> Content)
    where Content.TabValue == SelectionValue {
        self.content = content()
        header = EmptyView()
    }
}

extension TabSection: TabContent, PrimitiveTabContent {
    public typealias TabValue = Content.TabValue

    @MainActor public var _tabs: AnyView {
        AnyView(content._tabs.modifier(TabSectionModifier(title: header as? Text)))
    }
}

private struct TabSectionModifier {
    let title: Text?
}

extension TabSectionModifier: PrimitiveModifier {
    static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        TabSectionNode(view, context: context)
    }
}

private final class TabSectionNode<V: View>: ModifierNode<V, TabSectionModifier> {
    override func collectEntries(into entries: inout EntryCollector) {
        let title = modifier.title?.resolvedString(in: EnvironmentValues(scope: environment))
        entries.with({ $0[TabSectionTrait.self] = title }, { content?.collectEntries(into: &$0) })
    }
}
