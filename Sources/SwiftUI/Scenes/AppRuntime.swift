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
    /// Whether windows have a menu: there is something in it that the app asked for.
    private(set) var hasMenu = false
    /// The open windows, the one used last at the end.
    private(set) var windows: [SceneWindow] = []

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
        hasMenu = scenes.contains(where: \.isSettings) || hasCommands
        menu.setNeedsUpdate()
    }

    var rootNode: _Node? { app }

    func menuDidChange() {
        for window in windows where !window.isSettings && hasMenu { window.page.menu = menu.model }
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

    /// Opens one more window of the scene in use, or else of the first that allows it.
    private func openNewWindow() {
        let scenes = scenes.filter { $0.allowsSeveralWindows && !$0.takesValues }
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
        if chosen.isEmpty, let first = zip(scenes, behaviors).first(where: { $0.1 == .automatic })?.0 {
            chosen = [first]
        }
        return chosen
    }

    /// The app was started, maybe once more.
    func activate() {
        if let window = windows.last(where: { !$0.isSettings }) {
            window.present()
        } else {
            for scene in launchScenes { scene.openWindow(for: nil).present() }
        }
    }

    /// The app was asked to open addresses.
    func open(_ urls: [URL]) {
        activate()
        for url in urls {
            let text = url.absoluteString
            func accepts(_ window: SceneWindow) -> Bool {
                guard let conditions = EnvironmentValues(scope: window.content.scope).windowConfiguration.handledEvents
                else { return true }
                return conditions.contains { $0 == "*" || text.contains($0) }
            }
            let candidates = windows.reversed().filter { !$0.urlHandlers.isEmpty && !$0.isSettings }
            guard let window = candidates.first(where: accepts) ?? candidates.first else { continue }
            // After the layout: tasks and actions of appearing come first.
            Updater.shared.afterLayout { [weak window] in window?.urlHandlers.first?.handle(url) }
        }
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
    }

    func windowDidClose(_ window: SceneWindow) {
        windows.removeAll { $0 === window }
        phaseDidChange()
        // The preferences don't keep an app alive.
        if !windows.isEmpty, windows.allSatisfy(\.isSettings) {
            for window in windows { window.window.close() }
        }
    }

    func phaseDidChange() {
        if let active = windows.firstIndex(where: { $0.window.isActive }), active != windows.count - 1 {
            windows.append(windows.remove(at: active))
        }
        let phase = windows.map(\.phase).max() ?? .background
        scope.set(\.scenePhase, to: phase)
    }

    private func quit() {
        for window in windows { window.window.close() }
    }

    func end() {
        for window in windows { window.destroy() }
        app?.destroy()
        app = nil
        actions = []
        Updater.shared.settle()
    }
}
