internal import Gtk

/// Columns beside each other: a sidebar, an optional middle, and the detail. Where there is no room one column is shown
/// at a time, with a back button.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    let sidebar: Sidebar
    let content: Content?
    let detail: Detail
    let visibility: Binding<NavigationSplitViewVisibility>?
    let preferredColumn: Binding<NavigationSplitViewColumn>?
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
    private let name: String

    /// As the platform has it.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two columns; all columns where there are only two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// Only the detail.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let name: String

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The middle column.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last column.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension NavigationSplitView {
    /// Creates a view of three columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, preferredColumn: nil)
    }

    /// Creates a view of three columns; the binding says which are shown.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
            preferredColumn: nil)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a view of two columns.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: nil, preferredColumn: nil)
    }

    /// Creates a view of two columns; the binding says which are shown.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility, preferredColumn: nil)
    }

    /// Creates a view of two columns; the binding says which is shown where there is room for one.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: nil,
            preferredColumn: preferredCompactColumn)
    }
}

extension NavigationSplitView: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NavigationSplitNode(view, context: context)
    }
}

/// Moves between the columns of a split view.
@MainActor
final class SplitNavigator {
    /// Shows the first column, where one is shown at a time.
    var showSidebar: () -> Void = {}
    /// Shows the next column, where one is shown at a time.
    var reveal: () -> Void = {}
    /// Shows a view in the last column instead of its own content.
    var showDetail: (AnyView) -> Void = { _ in }
    /// The stack in the last column, if it is one.
    weak var detail: NavigationController?
    /// The lists in the first columns in which something is selected.
    var selecting: Set<ObjectIdentifier> = []
    /// What values become that links in columns without a stack lead to.
    let destinations = NavigationController()

    /// Shows what a value leads to: on the stack in the last column, or else in that column's place.
    func push(_ value: AnyHashable) {
        if let detail, detail.knows(value) {
            detail.reset()
            detail.push(value)
        } else if let view = destinations.view(for: .value(value)) {
            showDetail(view)
        }
    }

    /// The user selected something in a list: the next column shows it, from its beginning.
    func selectionDidChange() {
        detail?.reset()
        reveal()
    }
}

private enum SplitNavigatorKey: EnvironmentKey { static var defaultValue: SplitNavigator? { nil } }

extension EnvironmentValues {
    /// The split view whose sidebar or middle the view is in.
    var splitNavigator: SplitNavigator? {
        get { self[SplitNavigatorKey.self] }
        set { self[SplitNavigatorKey.self] = newValue }
    }
}

private final class NavigationSplitNode<Sidebar: View, Content: View, Detail: View>:
    LeafNode<NavigationSplitView<Sidebar, Content, Detail>>
{
    private struct Column {
        let name: String
        let scope: EnvironmentScope
        let page: NavigationPage
        /// What gives the page its width; the last column takes what is left over.
        let frame: Gtk.Widget
        /// The width where the views ask for none.
        let usualWidth: Int?

        /// What the views ask for.
        @MainActor var wanted: ColumnWidth? {
            page.page.traits.columnWidth ?? usualWidth.map { ColumnWidth(ideal: CGFloat($0)) }
        }

        /// A column that is shown alone is as wide as the window.
        @MainActor func applyWidth(isAlone: Bool, chosen: CGFloat?) {
            guard let width = wanted else { return }
            if let clamp = frame as? Clamp {
                let range = width.range
                let points = chosen.map { min(max($0, range.lowerBound), range.upperBound) } ?? width.ideal
                clamp.setWidth(Int(points.rounded()), isLimited: !isAlone)
            } else if let least = width.min {
                frame.setSizeRequest(width: Int(least), height: -1)
            }
        }
    }

    private let leaflet = Leaflet()
    private let navigator = SplitNavigator()
    private var columns: [Column] = []
    private var separators: [Separator] = []
    /// What people dragged the columns' widths to, by the columns' names.
    private var chosenWidths: [String: CGFloat] = [:]
    private lazy var resizer = ColumnResizer(leaflet) { [unowned self] in environment.isRightToLeft }
    private var override: AnyView?
    /// Which columns are shown where the app keeps no visibility.
    private var ownVisibility = NavigationSplitViewVisibility.automatic
    private(set) var version = 0
    private var title: String?
    private var wasFolded = false

    override func makeItem() -> WidgetItem {
        becomePreferenceWriter()
        leaflet.canNavigateBack = true
        leaflet.onFoldedChanged { [weak self] _ in self?.foldingDidChange() }
        leaflet.onVisibleNameChanged { [weak self] name in
            guard let self, let name, leaflet.isFolded else { return }
            view.preferredColumn?.wrappedValue = NavigationSplitViewColumn(name: name)
        }
        navigator.showSidebar = { [weak self] in
            guard let self, let index = columns.firstIndex(where: { $0.name == self.leaflet.visibleName }), index > 0
            else { return }
            showColumn(index - 1)
        }
        navigator.reveal = { [weak self] in
            guard let self, leaflet.isFolded,
                let index = columns.firstIndex(where: { $0.name == self.leaflet.visibleName }),
                index + 1 < columns.count
            else { return }
            showColumn(index + 1)
        }
        navigator.showDetail = { [weak self] view in
            guard let self else { return }
            override = view
            columns.last?.page.page.update(to: detailView)
        }
        return NativeItem(node: self, widget: leaflet, flexibility: NativeFlexibility(width: true, height: true))
    }

    /// Shows a column where one is shown at a time, and tells the app.
    private func showColumn(_ index: Int) {
        leaflet.visibleName = columns[index].name
        view.preferredColumn?.wrappedValue = NavigationSplitViewColumn(name: columns[index].name)
    }

    private var detailView: AnyView { override ?? AnyView(view.detail) }

    override func update(to view: NavigationSplitView<Sidebar, Content, Detail>) {
        self.view = view
        override = nil
        updateSelf()
        column("sidebar")?.page.page.update(to: AnyView(view.sidebar))
        if let content = view.content { column("content")?.page.page.update(to: AnyView(content)) }
        column("detail")?.page.page.update(to: detailView)
    }

    private func column(_ name: String) -> Column? { columns.first { $0.name == name } }

    override func apply() {
        if columns.isEmpty { Evaluation.untracked { makeColumns() } }
        let visibility = view.visibility?.wrappedValue ?? ownVisibility
        column("sidebar")?.frame.isVisible =
            visibility != .detailOnly && !(visibility == .doubleColumn && columns.count == 3)
        column("content")?.frame.isVisible = visibility != .detailOnly
        for (index, separator) in separators.enumerated() { separator.isVisible = columns[index].frame.isVisible }
        if let name = view.preferredColumn?.wrappedValue.name, leaflet.isFolded { leaflet.visibleName = name }
    }

    private func makeColumns() {
        add("sidebar", AnyView(view.sidebar), width: 280)
        if let content = view.content { add("content", AnyView(content), width: 300) }
        add("detail", AnyView(view.detail), width: nil)
        leaflet.visibleName = "sidebar"
        foldingDidChange()
        FocusedValueCenter.shared.add(self)
    }

    /// Shows or hides the sidebar; where one column is shown at a time, goes to it.
    private func toggleSidebar() {
        if leaflet.isFolded { return navigator.showSidebar() }
        let isShown = column("sidebar")?.frame.isVisible ?? false
        let hidden: NavigationSplitViewVisibility = columns.count == 3 ? .doubleColumn : .detailOnly
        if let visibility = view.visibility {
            visibility.wrappedValue = isShown ? hidden : .all
        } else {
            ownVisibility = isShown ? hidden : .all
            Updater.shared.mark(self)
        }
    }

    private func add(_ name: String, _ view: AnyView, width: Int?) {
        if !columns.isEmpty {
            let separator = Separator(.vertical)
            separators.append(separator)
            addBorder(separator, after: columns[columns.count - 1].name)
            leaflet.append(separator, name: "separator\(separators.count)", isNavigable: false)
        }
        let scope = EnvironmentScope(parent: environment)
        scope.provide(values(of: name))
        let page = NavigationPage(view, in: self, scope: scope, isShown: true) { [weak self] page in
            page.takesOuterMenu = name == "sidebar"
            page.takesOuterChrome = name == "detail"
            page.onTraits = { [weak self] _ in
                guard let self else { return }
                if let column = self.column(name) { applyWidth(of: column) }
                traitsDidChange()
            }
        }
        let clamp = width.map { _ in Clamp() }
        clamp?.setChild(page.widget)
        let frame = clamp ?? page.widget
        frame.hexpand = width == nil
        let column = Column(name: name, scope: scope, page: page, frame: frame, usualWidth: width)
        chosenWidths[name] = (UserDefaults.standard.object(forKey: widthKey(name)) as? Double).map { CGFloat($0) }
        applyWidth(of: column)
        columns.append(column)
        leaflet.append(frame, name: name)
    }

    private func applyWidth(of column: Column) {
        column.applyWidth(isAlone: leaflet.isFolded, chosen: chosenWidths[column.name])
    }

    /// Where the window remembers the width of a column.
    private func widthKey(_ name: String) -> String {
        SceneValues.prefix(of: EnvironmentValues(scope: environment).sceneIdentifier) + "Windsock.\(name)Width"
    }

    private func addBorder(_ separator: Separator, after name: String) {
        resizer.add(
            ColumnResizer.Border(
                separator: separator,
                width: { [unowned self] in
                    guard !leaflet.isFolded, let column = column(name), let range = column.wanted?.range,
                        range.lowerBound < range.upperBound
                    else { return nil }
                    return (CGFloat(column.frame.width), range)
                },
                resize: { [unowned self] width in
                    chosenWidths[name] = width
                    if let column = column(name) { applyWidth(of: column) }
                },
                ended: { [unowned self] in
                    guard let width = chosenWidths[name] else { return }
                    UserDefaults.standard.set(Double(width), forKey: widthKey(name))
                    StoredValues.shared.wasWritten(.standard)
                }))
    }

    private func values(of name: String) -> [ObjectIdentifier: Any] {
        var own = EnvironmentValues()
        let isFolded = leaflet.isFolded
        own.windowButtons = WindowButtons(start: isFolded || name == "sidebar", end: isFolded || name == "detail")
        own.columnBack = ColumnBack(isNeeded: isFolded && name != "sidebar", navigator: navigator)
        own.navigationController = nil
        if name != "detail" { own.splitNavigator = navigator } else { own.splitNavigator = nil }
        return own.overrides
    }

    private func foldingDidChange() {
        let isFolded = leaflet.isFolded
        for column in columns {
            column.scope.provide(values(of: column.name))
            let page = column.page.page
            page.windowButtons = (isFolded || column.name == "sidebar", isFolded || column.name == "detail")
            page.goBack = isFolded && column.name != "sidebar" ? { [navigator] in navigator.showSidebar() } : nil
        }
        // GTK folds while it lays out, when sizes can't be changed.
        Updater.shared.afterLayout { [weak self] in self?.arrange() }
    }

    /// Gives the columns their widths, and shows the right one where one is shown at a time.
    private func arrange() {
        guard isAlive, !columns.isEmpty else { return }
        let isFolded = leaflet.isFolded
        for column in columns { applyWidth(of: column) }
        guard isFolded, !wasFolded else { return wasFolded = isFolded }
        wasFolded = true
        // What was selected is of more interest than what it was selected from.
        leaflet.visibleName =
            Evaluation.untracked { view.preferredColumn?.wrappedValue.name }
            ?? columns[min(navigator.selecting.count, columns.count - 1)].name
    }

    // MARK: What is said to the page around

    private func traitsDidChange() {
        let new = columns.reversed().lazy.compactMap { $0.page.page.traits.title }.first
        guard new != title else { return }
        title = new
        invalidatePreference(ObjectIdentifier(PageTraitsKey.self))
    }

    override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == PageTraitsKey.self else { return super.computePreference(key) }
        var traits = PageTraits()
        traits.bringsBars = true
        traits.title = title
        return traits as? K.Value
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        for column in columns { visit(column.page.page) }
    }

    override func structureDidChange() {}

    override func willDestroy() {
        FocusedValueCenter.shared.remove(self)
        for column in columns { column.page.dispose() }
        super.willDestroy()
    }
}

extension NavigationSplitNode: FocusedValueWriter {
    var countsForScene: Bool { true }
    var hasFocus: Bool { item.hasFocusInside }

    func write(to values: inout FocusedValues) {
        values.sidebarToggle = SidebarToggle { [weak self] in self?.toggleSidebar() }
    }
}
