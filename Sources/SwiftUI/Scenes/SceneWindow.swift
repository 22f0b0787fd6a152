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
    /// The windows that are open.
    var windows: [SceneWindow] { get }
    /// Whether a window is opened for a value of this type.
    func accepts(_ value: AnyHashable) -> Bool
    /// Makes a window, or finds the one that shows the value or is the scene's only one.
    func openWindow(for value: AnyHashable?) -> SceneWindow
    /// The window that shows a value.
    func window(for value: AnyHashable) -> SceneWindow?
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
    private let reference = WindowReference()

    init<Content: View>(scene: any WindowScene, content view: Content) {
        let runtime = AppRuntime.shared
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
        content.scope.provide(own.overrides)
        let title = Evaluation.untracked { scene.title(in: values) } ?? runtime.name
        var made: PageNode<Content>?
        content.show { context in
            let node = PageNode(view, context: context) { page in
                page.fallbackTitle = title
                page.menu = runtime.hasMenu && !scene.isSettings ? runtime.menu.model : nil
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
        window.onCloseRequest { [weak self] in
            self?.destroy()
            return true
        }
        window.onActiveChanged { [weak self] _ in self?.updatePhase() }
        window.onMap { [weak self] in self?.updatePhase() }
        window.onUnmap { [weak self] in self?.updatePhase() }
        runtime.windowDidOpen(self)
    }

    var isSettings: Bool { scene.isSettings }
    var urlHandlers: [(owner: ObjectIdentifier, handle: (URL) -> Void)] { reference.urlHandlers }
    func belongs(to scene: any WindowScene) -> Bool { self.scene === scene }

    func update<Content: View>(to view: Content) { updateContent(view) }

    /// Shows the window in front of the others.
    func present() {
        if !isPresented {
            isPresented = true
            let configuration = EnvironmentValues(scope: content.scope).windowConfiguration
            prepareSize(configuration)
        }
        window.present()
    }

    private func prepareSize(_ configuration: WindowConfiguration) {
        let limitsToContent =
            configuration.resizability == .contentSize || (configuration.resizability == .automatic && isSettings)
        let ideal = idealSize()
        if limitsToContent, !ideal.isFlexible.width, !ideal.isFlexible.height {
            window.isResizable = false
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

    /// Lets the views go and closes the window.
    func destroy() {
        guard isOpen else { return }
        isOpen = false
        content.dispose()
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
