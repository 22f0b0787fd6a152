import Foundation
internal import Gtk

/// A scene that shows windows.
@MainActor
protocol WindowScene: _Node {
    var sceneID: String? { get }
    /// Whether "New Window" makes sense.
    var allowsSeveralWindows: Bool { get }
    var isSettings: Bool { get }
    /// Whether windows are opened for values.
    var takesValues: Bool { get }
    /// Whether a window can't be opened without a value.
    var needsValues: Bool { get }
    /// The windows that are open.
    var windows: [SceneWindow] { get }
    /// Whether a window is opened for a value of this type.
    func accepts(_ value: AnyHashable) -> Bool
    /// Makes a window, or finds the one that shows the value or is the scene's only one.
    func openWindow(for value: AnyHashable?) -> SceneWindow
    /// The window that shows a value.
    func window(for value: AnyHashable) -> SceneWindow?
    /// Adds what a window shows to what is kept about it; false if it can't be opened again.
    func complete(_ record: inout WindowRecord, for window: SceneWindow) -> Bool
    /// Opens a window again that was open when the app was quit; nil if that isn't possible.
    func openWindow(from record: WindowRecord) -> SceneWindow?
    func windowDidClose(_ window: SceneWindow)
    func title(in values: EnvironmentValues) -> String?
}

/// One window of a scene.
@MainActor
final class SceneWindow {
    let window: ApplicationWindow
    let content: WindowContent
    private unowned let scene: any WindowScene
    let page: AnyPageNode
    private let updateContent: (Any) -> Void
    private var isOpen = true
    private var isPresented = false
    let reference = WindowReference()
    /// The window's document, where it has one.
    let document: DocumentSession?
    private let undoManager: UndoManager
    private let gate = DismissalGate()
    /// Counts the windows of a scene that are open at a time.
    let number: Int
    /// Tells the window apart from others, also when the app is started again.
    let identifier: String
    private var shownSize: (width: Int, height: Int)?
    private var focusBefore: WeakReference?

    /// - Parameter number: The number that the window had when the app was quit; nil: the first that is free.
    init<Content: View>(
        scene: any WindowScene, content view: Content, document: DocumentSession? = nil, number: Int? = nil
    ) {
        let runtime = AppRuntime.shared
        self.document = document
        undoManager = document?.undoManager ?? UndoManager()
        self.number = number ?? (1...).first { number in !scene.windows.contains { $0.number == number } } ?? 1
        identifier = runtime.identifier(of: scene) + (self.number == 1 ? "" : "-\(self.number)")
        let window = ApplicationWindow(runtime.application)
        let content = WindowContent(window: window, environment: scene.environment)
        let values = EnvironmentValues(scope: scene.environment)
        var own = EnvironmentValues()
        self.window = window
        self.content = content
        self.scene = scene
        own.sceneWindow = reference
        own.scenePhase = .inactive
        own.dismiss = DismissAction(DismissAction.Target { [reference] in reference.window?.window.close() })
        own.undoManager = undoManager
        own.dismissalGate = gate
        own.sceneIdentifier = identifier
        content.scope.provide(own.overrides)
        let title = Evaluation.untracked { scene.title(in: values) } ?? runtime.name
        var made: PageNode<Content>?
        content.show { context in
            let node = PageNode(view, context: context) { page in
                page.fallbackTitle = title
                let hasMenu = runtime.hasMenu && !scene.isSettings
                let isBar = values.windowConfiguration.showsMenuBar
                page.menu = hasMenu && !isBar ? runtime.menu.model : nil
                page.menuBar = hasMenu && isBar ? runtime.menu.barModel : nil
                page.hidesHeaderBar = values.windowConfiguration.hidesTitleBar
                page.onTitle = { [unowned window] in if window.title != $0 ?? "" { window.title = $0 ?? "" } }
            }
            made = node
            return node
        }
        guard let node = made else { fatalError("a window has a page") }
        page = node
        updateContent = { [unowned node] in
            if let content = $0 as? Content { node.update(to: content) }
        }
        window.setContent(node.box)
        reference.window = self
        gate.close = { [weak self] in self?.window.close() }
        window.onCloseRequest { [weak self] in
            guard let self else { return true }
            if gate.mayClose(), self.document?.mayClose() ?? true { destroy() }
            return true
        }
        window.addController(ShortcutController.undoKeys(of: undoManager, in: window))
        window.onFocusChanged { [weak self] in self?.focusDidChange() }
        if let document {
            document.window = self
            document.onChange = { [weak self] in self?.documentDidChange() }
            documentDidChange()
        }
        window.onActiveChanged { [weak self] _ in self?.updatePhase() }
        window.onMap { [weak self] in self?.updatePhase() }
        window.onUnmap { [weak self] in self?.updatePhase() }
        runtime.windowDidOpen(self)
    }

    // MARK: Documents and undoing

    /// The title says which document is shown, and whether it has changes that aren't saved.
    private func documentDidChange() {
        guard let document else { return }
        page.fallbackTitle = (document.isEdited ? "• " : "") + document.name
        page.fallbackSubtitle = document.folder
        AppRuntime.current?.documentDidChange()
        AppRuntime.current?.recordWindows()
    }

    /// Undoes what was done last: typing, where a field has the focus.
    func undo() {
        restoreFocus()
        if let focus = window.focus, focus.isEditingText {
            focus.activateAction("text.undo")
        } else {
            _ = undoManager.undoChange()
        }
    }

    /// Does again what was undone last.
    func redo() {
        restoreFocus()
        if let focus = window.focus, focus.isEditingText {
            focus.activateAction("text.redo")
        } else {
            _ = undoManager.redoChange()
        }
    }

    private func focusDidChange() {
        guard let focus = window.focus, !focus.isInMenu, focusBefore?.widget?.raw != focus.raw else { return }
        focusBefore = WeakReference(focus)
    }

    /// Gives the focus back to what had it before a menu was opened.
    func restoreFocus() {
        guard window.focus?.isInMenu ?? true, let before = focusBefore?.widget, before.isMapped else { return }
        before.grabFocus()
    }

    // MARK: The window

    var isSettings: Bool { scene.isSettings }
    var urlHandlers: [(owner: ObjectIdentifier, handle: (URL) -> Void)] { reference.urlHandlers }
    func belongs(to scene: any WindowScene) -> Bool { self.scene === scene }

    func update<Content: View>(to view: Content) { updateContent(view) }

    /// Shows the window in front of the others.
    func present() {
        let isNew = !isPresented
        if isNew {
            isPresented = true
            let configuration = EnvironmentValues(scope: content.scope).windowConfiguration
            prepareSize(configuration)
            // Preferences open over the window in use.
            if isSettings { window.setTransientFor(AppRuntime.shared.windows.last { !$0.isSettings }?.window) }
        }
        window.present()
        if isNew { InitialFocus.give(to: page, in: window) }
        if shownSize == nil { MainLoop.timeout(milliseconds: 500) { [weak self] in self?.noteSize() } }
    }

    private func prepareSize(_ configuration: WindowConfiguration) {
        let limitsToContent =
            configuration.resizability == .contentSize || (configuration.resizability == .automatic && isSettings)
        let ideal = idealSize()
        if limitsToContent, !ideal.isFlexible.width, !ideal.isFlexible.height {
            window.isResizable = false
            return
        }
        if configuration.restores, let stored = WindowSizes.size(of: identifier) {
            window.setDefaultSize(width: stored.width, height: stored.height)
            if stored.isMaximized { window.maximize() }
            return
        }
        if let size = configuration.defaultSize {
            window.setDefaultSize(width: Int(size.width), height: Int(size.height))
            return
        }
        if configuration.idealSize == .maximum { window.maximize() }
        if configuration.idealSize == .fitToContent { return }
        // A content that takes what it is offered opens in a useful size.
        window.setDefaultSize(
            width: ideal.isFlexible.width ? max(Int(ideal.size.width), isSettings ? 480 : 900) : -1,
            height: ideal.isFlexible.height ? max(Int(ideal.size.height), isSettings ? 360 : 650) : -1)
    }

    /// What the window was opened with: another size at the end was chosen by the user.
    private func noteSize() {
        if isOpen, shownSize == nil, window.isMapped { shownSize = window.defaultSize }
    }

    private func storeSize() {
        guard let shownSize, window.isResizable,
            EnvironmentValues(scope: content.scope).windowConfiguration.restores
        else { return }
        let size = window.defaultSize
        let wasMaximized = WindowSizes.size(of: identifier)?.isMaximized ?? false
        guard size != shownSize || window.isMaximized != wasMaximized else { return }
        WindowSizes.store((size.width, size.height, window.isMaximized), of: identifier)
    }

    private func idealSize() -> (size: CGSize, isFlexible: (width: Bool, height: Bool)) {
        guard let item = content.host.rootItem else { return (.zero, (true, true)) }
        let ideal = item.sizeThatFits(.unspecified)
        let most = item.sizeThatFits(.infinity)
        return (ideal, (most.width > ideal.width, most.height > ideal.height))
    }

    private func updatePhase() {
        let phase: ScenePhase = !window.isMapped ? .background : window.isActive ? .active : .inactive
        content.scope.set(\.scenePhase, to: phase)
        AppRuntime.shared.phaseDidChange()
    }

    var phase: ScenePhase { EnvironmentValues(scope: content.scope).scenePhase }

    /// Whether a window like this one begins anew when this one was closed. The first window of a scene stands for the scene:
    /// it is found as it was left.
    private var isForgotten: Bool { number != 1 || scene.takesValues }

    /// Lets the views go and closes the window.
    func destroy() {
        guard isOpen else { return }
        isOpen = false
        storeSize()
        content.dispose()
        if isForgotten, !AppRuntime.shared.isQuitting { SceneValues.remove(of: identifier) }
        scene.windowDidClose(self)
        AppRuntime.shared.windowDidClose(self)
        window.destroy()
    }
}

/// The window that views are in.
@MainActor
final class WindowReference {
    weak var window: SceneWindow?
    /// What the views in the window do with addresses that the app is asked to open; inner views come first.
    var urlHandlers: [(owner: ObjectIdentifier, handle: (URL) -> Void)] = []
    /// What addresses contain that the window is preferred for, and that it takes at all; nil: its views don't say.
    var preferredEvents: Set<String>?
    var allowedEvents: Set<String>?

    /// Whether one of some conditions is part of an address; `*` is part of all.
    static func matches(_ conditions: Set<String>, _ url: URL) -> Bool {
        let text = url.absoluteString
        return conditions.contains { $0 == "*" || (!$0.isEmpty && text.contains($0)) }
    }
}

/// The sizes of windows that people changed, in the user's defaults.
enum WindowSizes {
    private static func key(_ window: String) -> String { "WindowSize/" + window }

    static func size(of window: String) -> (width: Int, height: Int, isMaximized: Bool)? {
        guard let numbers = UserDefaults.standard.array(forKey: key(window)) as? [Int], numbers.count == 3,
            numbers[0] > 0, numbers[1] > 0
        else { return nil }
        return (numbers[0], numbers[1], numbers[2] != 0)
    }

    static func store(_ size: (width: Int, height: Int, isMaximized: Bool), of window: String) {
        UserDefaults.standard.set([size.width, size.height, size.isMaximized ? 1 : 0], forKey: key(window))
        StoredValues.shared.wasWritten(.standard)
    }
}

private enum SceneWindowKey: EnvironmentKey {
    static var defaultValue: WindowReference? { nil }
}

extension EnvironmentValues {
    var sceneWindow: WindowReference? {
        get { self[SceneWindowKey.self] }
        set { self[SceneWindowKey.self] = newValue }
    }
}
