/// Adds items to the toolbar of the page that a view is in.
struct ToolbarModifier<Items: ToolbarContent> {
    let items: Items
    /// The toolbar's id, where people can arrange it.
    let id: String?

    nonisolated init(items: Items, id: String? = nil) {
        self.items = items
        self.id = id
    }
}

extension ToolbarModifier: PrimitiveModifier {
    static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ToolbarModifierNode(view, context: context)
    }
}

private final class ToolbarModifierNode<V: View, Items: ToolbarContent>: PageTraitsNode<V, ToolbarModifier<Items>> {
    private var toolbar: ToolbarRootNode<Items>?

    override func contentWasMade() {
        let root = ToolbarRootNode(modifier.items, context: childContext)
        root.onChange = { [unowned self] in traitsDidChange() }
        toolbar = root
        updateSelf()
    }

    override func modifierDidChange(from old: ToolbarModifier<Items>) {
        toolbar?.update(to: modifier.items)
    }

    override func makeTraits() -> PageTraits {
        var traits = PageTraits()
        toolbar?.collect(into: &traits.toolbar)
        if let id = modifier.id {
            let customization = ToolbarCustomization.of(id)
            let items = traits.toolbar.filter { $0.id != nil && !$0.isFixed }
            customization.setItems(
                items.map { item in
                    let id = item.id ?? ""
                    let title = item.title()
                    return .init(id: id, title: title.isEmpty ? id : title, showsByDefault: item.showsByDefault)
                })
            traits.toolbar.removeAll { item in
                guard let id = item.id, !item.isFixed else { return false }
                return !customization.isShown(id, byDefault: item.showsByDefault)
            }
        }
        return traits
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        super.visitChildren(visit)
        if let toolbar { visit(toolbar) }
    }

    override var plainText: String { content?.plainText ?? "" }
}

/// Hears about changes of the items and keeps them from the layout around.
private final class ToolbarRootNode<Items: ToolbarContent>: _AnyToolbarNode {
    private var child: _ToolbarNode<Items>?
    var onChange: (() -> Void)?

    init(_ items: Items, context: _NodeContext) {
        super.init(context: context)
        child = Items._makeToolbar(items, in: childContext)
    }

    func update(to items: Items) {
        child?.update(to: items)
    }

    override func structureDidChange() { onChange?() }
    override func plainTextDidChange() {}

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

extension View {
    /// Adds items to the header bar of the page or window that shows the view.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()))
    }

    /// Adds views to the header bar of the page or window that shows the view, at its trailing edge.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
    }

    /// Adds items to a toolbar that people can arrange: with ``ToolbarCommands`` in the app's menu they hide and show its
    /// items, which is remembered under the id.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content(), id: id))
            .focusedSceneValue(\.customizableToolbar, id)
    }

    /// Shows or hides bars of the page; those of phones that are none here are passed over.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, in: bars)
    }

    /// Shows or hides bars of the page; those of phones that are none here are passed over.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, in: bars)
    }

    nonisolated private func toolbarVisibility(_ visibility: Visibility, in bars: [ToolbarPlacement]) -> some View {
        modifier(
            PageModifier { traits, _ in
                guard visibility != .automatic else { return }
                if bars.isEmpty || bars.contains(where: { $0.isHeaderBar }) {
                    traits.hidesHeaderBar = visibility == .hidden
                }
                if bars.contains(.bottomBar) { traits.hidesBottomBar = visibility == .hidden }
            })
    }

    /// Removes a part that toolbars have by themselves; only the title can be removed here.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        modifier(PageModifier { traits, _ in if defaultItemKind == .title { traits.title = "" } })
    }

    /// Hides the header bar of the page.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        modifier(PageModifier { traits, _ in traits.hidesHeaderBar = hidden })
    }

    /// Hides the back button of the page; the keys for going back still work.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modifier(PageModifier { traits, _ in traits.hidesBackButton = hidesBackButton })
    }

    /// Adds items to the header bar of the page.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Adds an item to the leading edge of the page's header bar.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Adds an item to the trailing edge of the page's header bar.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// Adds a menu of what can be done with what the title names; it stands beside the title, behind an arrow.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        toolbar {
            ToolbarItem(placement: .navigation) {
                Menu(content: content) { Label("More", systemImage: "chevron.down") }
                    .menuIndicator(.hidden)
            }
        }
    }

    /// The size of the title; titles of header bars have one size on this desktop.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// What a toolbar is for; header bars look the same on this desktop.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// The look of toolbars in windows that the view opens; they have the desktop's.
    nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }

    /// The look of windows that the view opens; they have the desktop's.
    nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

    /// A phone's status bar; there is none here.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// What a phone's system lays over apps; there is nothing of it here.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// A bar of a window.
public struct ToolbarPlacement: Hashable, Sendable {
    let name: String
    /// The header bar.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The header bar.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// A phone's tab bar; there is none here.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The header bar.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

    /// A bar of its own; there is none here.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
        ToolbarPlacement(name: "accessoryBar \(id)")
    }

    var isHeaderBar: Bool { self == .automatic || self == .navigationBar || self == .windowToolbar }
}

/// A part that toolbars have by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The field of a search.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// How a title is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String
    /// The desktop's choice.
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    /// Large.
    public static let large = ToolbarTitleDisplayMode(name: "large")
    /// In the bar, large.
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    /// The desktop's choice.
    public static let automatic = ToolbarRole(name: "automatic")
    /// Going through a hierarchy.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// Browsing.
    public static let browser = ToolbarRole(name: "browser")
    /// Editing.
    public static let editor = ToolbarRole(name: "editor")
}
