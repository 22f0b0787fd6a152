import Foundation
internal import Gtk

/// The running app: its process, scenes and windows.
@MainActor
final class AppRuntime {
    /// The app of this process; nil where there is none, as in tests of views.
    private(set) static var current: AppRuntime?

    static var shared: AppRuntime {
        guard let current else { fatalError("windows of scenes need a running app") }
        return current
    }

    let application: Application
    let applicationID: String
    let scope: EnvironmentScope
    private let host: ViewHost
    private let lifecycle: LifecycleScope
    private var app: _Node?
    private(set) lazy var menu = AppMenu(runtime: self)
    private var actions: [SimpleAction] = []
    /// The dialog in which documents are chosen, while it is shown.
    var chooser: FileChooserNative?
    /// What is told about documents that can't be opened, while it is shown.
    var message: MessageDialog?
    /// Whether windows have a menu: there is something in it that the app asked for.
    private(set) var hasMenu = false
    /// The open windows, the one used last at the end.
    private(set) var windows: [SceneWindow] = []
    /// Whether all windows are being closed together: they are opened again at the next start.
    var isQuitting = false
    /// What was noted last about the open windows.
    var recordedWindows: [WindowRecord]?
    private var wasStarted = false

    /// Made when GTK is ready.
    init(application: Application, id: String) {
        self.application = application
        applicationID = id
        scope = EnvironmentScope(parent: SystemEnvironment.shared.scope)
        host = ViewHost(depth: 0)
        lifecycle = LifecycleScope(parent: nil, isShown: true)
        AppRuntime.current = self
    }

    /// Runs an app on the main loop.
    static func run<A: App>(_ type: A.Type, arguments: [String] = CommandLine.arguments) -> Int32 {
        if arguments.dropFirst().first == "--previews", A.self != PreviewsApp.self {
            return run(PreviewsApp.self, arguments: Array(arguments.prefix(1)))
        }
        let application = Application(id: A._applicationID, flags: .handlesOpen)
        application.onStartup {
            let runtime = AppRuntime(application: application, id: A._applicationID)
            runtime.start(A.self)
        }
        application.onActivate { current?.activate() }
        application.onOpen { current?.open($0.compactMap { URL(string: $0) }) }
        application.onShutdown { current?.end() }
        return application.run(arguments)
    }

    nonisolated static var defaultApplicationID: String {
        let path = CommandLine.arguments.first ?? ""
        let program = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        let letters = program.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return "org.windsock." + (letters.first?.isLetter == true ? letters : "App" + letters)
    }

    func start<A: App>(_ type: A.Type) {
        Gtk.Window.setDefaultIconName(applicationID)
        let context = _NodeContext(parent: nil, environment: scope, host: host, lifecycle: lifecycle)
        app = AppNode(A(), context: context)
        addStandardActions()
        hasMenu = scenes.contains(where: \.isSettings) || hasCommands || hasDocuments
        menu.setNeedsUpdate()
        MainLoop.idle { SystemEnvironment.shared.followTimeZone() }
    }

    var rootNode: _Node? { app }

    func menuDidChange() {
        for window in windows where !window.isSettings && hasMenu {
            if window.page.menuBar == nil { window.page.menu = menu.model } else { window.page.menuBar = menu.barModel }
        }
    }

    private var hasCommands: Bool {
        var found = false
        func visit(_ node: _Node) {
            if node is any CommandsSource { found = true }
            if !found, !(node is any WindowScene) { node.visitChildren(visit) }
        }
        if let app { visit(app) }
        return found
    }

    /// What the window's list calls the app.
    var name: String {
        applicationID.split(separator: ".").last.map(String.init) ?? applicationID
    }

    private func addStandardActions() {
        add(SimpleAction("new-window") { [weak self] in self?.openNewWindow() })
        add(SimpleAction("quit") { [weak self] in self?.quit() })
        for action in makeDocumentActions() { add(action) }
        application.setAccelerators(["<Control>q"], for: "app.quit")
        application.setAccelerators(["<Control>w"], for: "window.close")
        if scenes.contains(where: \.isSettings) {
            add(SimpleAction("preferences") { OpenSettingsAction()() })
        }
    }

    private func add(_ action: SimpleAction) {
        actions.append(action)
        application.addAction(action)
    }

    func setEnabled(_ action: String, _ isEnabled: Bool) {
        guard let action = actions.first(where: { $0.name == action }), action.isEnabled != isEnabled else { return }
        action.isEnabled = isEnabled
    }

    /// Tells the windows of a scene apart from those of others, also when the app is started again.
    func identifier(of scene: any WindowScene) -> String {
        if let id = scene.sceneID { return id }
        let index = scenes.firstIndex { $0 === scene } ?? 0
        return index == 0 ? "main" : "scene\(index)"
    }

    /// Opens one more window of the scene in use, or else of the first that allows it.
    private func openNewWindow() {
        let scenes = scenes.filter { $0.allowsSeveralWindows && !$0.needsValues }
        let scene = scenes.first { scene in windows.last.map { $0.belongs(to: scene) } ?? false } ?? scenes.first
        scene?.openWindow(for: nil).present()
    }

    // MARK: Scenes

    /// The scenes with windows, in the order in which the app names them.
    var scenes: [any WindowScene] {
        var found: [any WindowScene] = []
        func visit(_ node: _Node) {
            if let scene = node as? any WindowScene { found.append(scene) } else { node.visitChildren(visit) }
        }
        if let app { visit(app) }
        return found
    }

    /// The scenes that show a window when the app starts.
    private var launchScenes: [any WindowScene] {
        let scenes = scenes.filter { !$0.isSettings }
        let behaviors = scenes.map { EnvironmentValues(scope: $0.environment).windowConfiguration.launchBehavior }
        var chosen = zip(scenes, behaviors).filter { $0.1 == .presented }.map(\.0)
        let automatic = zip(scenes, behaviors).filter { $0.1 == .automatic }.map(\.0)
        func isExtra(_ scene: any WindowScene) -> Bool {
            EnvironmentValues(scope: scene.environment).windowConfiguration.isExtra
        }
        if chosen.isEmpty, let first = automatic.first(where: { !isExtra($0) }) ?? automatic.first { chosen = [first] }
        return chosen
    }

    /// The app was started, maybe once more.
    func activate() {
        if let window = windows.last(where: { !$0.isSettings }) {
            window.present()
        } else {
            let known = wasStarted ? [] : restorableWindows
            wasStarted = true
            // What the app starts with is always there, behind what comes back.
            let first = launchScenes
            for scene in first where !known.contains(where: { $0.scene === scene }) { start(scene) }
            for (scene, record) in known { scene.openWindow(from: record)?.present() }
            for scene in first where scene.windows.isEmpty { start(scene) }
        }
    }

    private func start(_ scene: any WindowScene) {
        if let scene = scene as? any DocumentScene, !scene.createsDocuments {
            chooseDocument()
        } else {
            scene.openWindow(for: nil).present()
        }
    }

    /// The app was asked to open addresses.
    func open(_ urls: [URL]) {
        let documents = urls.filter { documentScene(for: $0) != nil }
        // Who opens a document wants to see that one.
        if !documents.isEmpty { wasStarted = true }
        openDocuments(documents)
        let others = urls.filter { !documents.contains($0) }
        guard !others.isEmpty || (windows.isEmpty && message == nil) else { return }
        activate()
        for url in others {
            guard let window = window(for: url) else { continue }
            window.present()
            // After the layout: tasks and actions of appearing come first.
            Updater.shared.afterLayout { [weak window] in window?.urlHandlers.first?.handle(url) }
        }
    }

    /// The window that shows an address: one whose views prefer it, one of a scene that is for it, or else one that takes it.
    private func window(for url: URL) -> SceneWindow? {
        func conditions(_ scope: EnvironmentScope) -> Set<String>? {
            EnvironmentValues(scope: scope).windowConfiguration.handledEvents
        }
        func takes(_ window: SceneWindow) -> Bool {
            if let allowed = window.reference.allowedEvents, !WindowReference.matches(allowed, url) { return false }
            return conditions(window.content.scope).map { WindowReference.matches($0, url) } ?? true
        }
        let candidates = windows.reversed().filter { !$0.urlHandlers.isEmpty && !$0.isSettings }
        if let preferred = candidates.first(where: { window in
            window.reference.preferredEvents.map { WindowReference.matches($0, url) } ?? false
        }) {
            return preferred
        }
        let scene = scenes.first { scene in
            conditions(scene.environment).map { WindowReference.matches($0, url) } ?? false
        }
        if let scene {
            return scene.windows.last { window in takes(window) && candidates.contains { $0 === window } }
                ?? scene.openWindow(for: nil)
        }
        return candidates.first(where: takes) ?? candidates.first
    }

    func openWindow(id: String?, value: AnyHashable?) {
        let scene = scenes.first { scene in
            if let id, scene.sceneID != id { return false }
            if let value { return scene.accepts(value) }
            return true
        }
        guard let scene else {
            Faults.report(
                "no-scene \(id ?? "") \(value.map { "\(type(of: $0.base))" } ?? "")",
                "openWindow: no scene of the app has the id \(id ?? "-")"
                    + (value.map { " and takes values of type \(type(of: $0.base))" } ?? ""))
            return
        }
        scene.openWindow(for: value).present()
    }

    func dismissWindows(id: String?, value: AnyHashable?) {
        for scene in scenes {
            if let id, scene.sceneID != id { continue }
            if let value, !scene.accepts(value) { continue }
            if let value {
                scene.window(for: value)?.window.close()
            } else {
                for window in scene.windows { window.window.close() }
            }
        }
    }

    // MARK: Windows

    func windowDidOpen(_ window: SceneWindow) {
        windows.append(window)
        isQuitting = false
        documentDidChange()
        MainLoop.idle { [weak self] in self?.recordWindows() }
    }

    func windowDidClose(_ window: SceneWindow) {
        windows.removeAll { $0 === window }
        phaseDidChange()
        recordWindows()
        // The preferences don't keep an app alive.
        if !windows.isEmpty, windows.allSatisfy(\.isSettings) {
            for window in windows { window.window.close() }
        }
    }

    func phaseDidChange() {
        if let active = windows.firstIndex(where: { $0.window.isActive }), active != windows.count - 1 {
            windows.append(windows.remove(at: active))
            recordWindows()
        }
        documentDidChange()
        let phase = windows.map(\.phase).max() ?? .background
        scope.set(\.scenePhase, to: phase)
    }

    func end() {
        isQuitting = true
        for window in windows { window.destroy() }
        app?.destroy()
        app = nil
        actions = []
        Updater.shared.settle()
    }
}
