internal import Gtk

/// A root with pages above it, of which the topmost is shown with a header bar and a back button.
///
///     NavigationStack(path: $path) {
///         FlightList()
///             .navigationDestination(for: Flight.self) { FlightDetails(flight: $0) }
///     }
///
/// Pages under the topmost keep their state. Alt-Left, Escape (but in sheets, which it closes), the back
/// button of the mouse, a swipe with a finger and the header bar's button go back.
public struct NavigationStack<Data, Root: View> {
    let access: PathAccess?
    let root: Root

    /// Creates a stack that keeps its path itself.
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        access = nil
        self.root = root()
    }

    /// Creates a stack over a path of any values.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        access = PathAccess(
            get: { path.wrappedValue.elements },
            append: { value in
                path.wrappedValue.elements.append(value)
                return true
            },
            truncate: { count in path.wrappedValue.elements.removeSubrange(count...) })
        self.root = root()
    }

    /// Creates a stack over a path of values of one type.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        access = PathAccess(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            append: { value in
                guard let element = value.base as? Data.Element else { return false }
                path.wrappedValue.append(element)
                return true
            },
            truncate: { count in path.wrappedValue.removeLast(path.wrappedValue.count - count) })
        self.root = root()
    }
}

extension NavigationStack: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NavigationStackNode(view, context: context)
    }
}

private final class NavigationStackNode<Data, Root: View>: LeafNode<NavigationStack<Data, Root>> {
    private let stack = Stack()
    private let controller = NavigationController()
    private var rootPage: NavigationPage?
    private var pages: [(target: NavigationController.Target, page: NavigationPage, name: String)] = []
    private var leaving: [NavigationPage] = []
    private var scope: EnvironmentScope?
    private var gesture: ClickGesture?
    private var shortcuts: ShortcutController?
    private var swipe: SwipeGesture?
    private var nextName = 0
    private var title: String?

    override func makeItem() -> WidgetItem {
        becomePreferenceWriter()
        stack.transitionDuration = 200
        stack.onTransitionRunningChanged { [weak self] in if !$0 { self?.forgetLeaving() } }
        // Wherever the focus is, so that a link in a sidebar can be followed and left by keyboard.
        let shortcuts = ShortcutController(isGlobal: true)
        _ = shortcuts.add("<Alt>Left") { [weak self] in self?.goBack() ?? false }
        _ = shortcuts.add("Escape") { [weak self] in
            // Escape closes a sheet as a whole.
            guard let self, !EnvironmentValues(scope: environment).isInSheet else { return false }
            return goBack()
        }
        stack.addController(shortcuts)
        let swipe = SwipeGesture()
        swipe.onSwipe { [weak self] x, y in
            guard let self, abs(x) > 400, abs(x) > 2 * abs(y) else { return }
            if (x > 0) != environment.isRightToLeft { _ = goBack() }
        }
        stack.addController(swipe)
        self.swipe = swipe
        self.shortcuts = shortcuts
        let gesture = ClickGesture(button: 8)
        gesture.onPressed { [weak self] _, _, _ in _ = self?.goBack() }
        stack.addController(gesture)
        self.gesture = gesture
        return NativeItem(node: self, widget: stack, flexibility: NativeFlexibility(width: true, height: true))
    }

    private func goBack() -> Bool {
        guard !pages.isEmpty, stack.isMapped else { return false }
        controller.pop()
        return true
    }

    override func update(to view: NavigationStack<Data, Root>) {
        super.update(to: view)
        rootPage?.page.update(to: AnyView(view.root))
    }

    override func apply() {
        controller.access = view.access
        values.columnBack?.navigator.detail = controller
        // Reading the path makes the dependency.
        _ = view.access?.get()
        let buttons = values.windowButtons
        let back = values.columnBack
        if rootPage == nil { makeRoot() }
        rootPage?.page.windowButtons = (buttons.start, buttons.end)
        rootPage?.page.goBack = back.flatMap { back in back.isNeeded ? { back.navigator.showSidebar() } : nil }
        for entry in pages { entry.page.page.windowButtons = (buttons.start, buttons.end) }
        Evaluation.untracked { controller.synchronize() }
    }

    private func makeRoot() {
        let scope = EnvironmentScope(parent: environment)
        self.scope = scope
        var own = EnvironmentValues()
        own.navigationController = controller
        scope.provide(own.overrides)
        controller.show = { [weak self] in self?.show($0) }
        controller.refresh = { [weak self] in self?.refresh() }
        let page = NavigationPage(AnyView(view.root), in: self, scope: scope, isShown: true) { [weak self] page in
            page.onTraits = { [weak self] _ in self?.traitsDidChange() }
        }
        rootPage = page
        stack.add(page.widget, name: "root")
        // The page spoke of itself before it was the root.
        traitsDidChange()
    }

    // MARK: Pages

    private func show(_ targets: [NavigationController.Target]) {
        guard rootPage != nil else { return }
        var common = 0
        while common < pages.count, common < targets.count, pages[common].target == targets[common] { common += 1 }
        let before = pages.count
        let popped = pages[common...].map(\.page)
        pages.removeSubrange(common...)
        for target in targets[common...] {
            // What has no destination yet is shown as soon as it has one.
            guard let view = controller.view(for: target) else { break }
            push(target, view)
        }
        guard !popped.isEmpty || pages.count != before else { return }
        let isBack = pages.count < before
        rootPage?.lifecycle.setShown(pages.isEmpty)
        for (index, entry) in pages.enumerated() { entry.page.lifecycle.setShown(index == pages.count - 1) }
        for page in popped { page.lifecycle.setShown(false) }
        leaving += popped
        stack.slide(to: pages.last?.name ?? "root", isBack: isBack)
        if !stack.isTransitionRunning { forgetLeaving() }
        traitsDidChange()
    }

    private func push(_ target: NavigationController.Target, _ view: AnyView) {
        guard let scope else { return }
        let own = EnvironmentScope(parent: scope)
        var values = EnvironmentValues()
        values.dismiss = DismissAction(DismissAction.Target { [controller] in controller.pop() })
        values.isPresented = true
        own.provide(values.overrides)
        let buttons = EnvironmentValues(scope: environment).windowButtons
        let page = NavigationPage(view, in: self, scope: own, isShown: false) { [weak self] page in
            page.takesOuterChrome = false
            page.windowButtons = (buttons.start, buttons.end)
            page.goBack = { [weak self] in _ = self?.goBack() }
            page.onTraits = { [weak self] _ in self?.traitsDidChange() }
        }
        nextName += 1
        let name = "page\(nextName)"
        pages.append((target, page, name))
        stack.add(page.widget, name: name)
    }

    private func refresh() {
        for entry in pages {
            if let view = controller.view(for: entry.target) { entry.page.page.update(to: view) }
        }
    }

    private func forgetLeaving() {
        let gone = leaving
        leaving = []
        for page in gone {
            stack.remove(page.widget)
            page.dispose()
        }
    }

    // MARK: What is said to the page around

    private func traitsDidChange() {
        let new = (pages.last?.page ?? rootPage)?.page.traits.title
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
        if let rootPage { visit(rootPage.page) }
        for entry in pages { visit(entry.page.page) }
        for page in leaving { visit(page.page) }
    }

    override func structureDidChange() {}

    override func willDestroy() {
        forgetLeaving()
        for entry in pages { entry.page.dispose() }
        rootPage?.dispose()
        super.willDestroy()
    }
}
