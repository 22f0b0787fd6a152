import Foundation

/// A scene whose environment is changed.
struct EnvironmentScene<Content: Scene> {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    nonisolated init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }
}

extension EnvironmentScene: PrimitiveScene {
    static func _makeScene(_ scene: Self, in context: _NodeContext) -> _SceneNode<Self> {
        EnvironmentSceneNode(scene, context: context)
    }
}

private final class EnvironmentSceneNode<Content: Scene>: _SceneNode<EnvironmentScene<Content>> {
    private let scope: EnvironmentScope
    private var child: _SceneNode<Content>?

    override init(_ scene: EnvironmentScene<Content>, context: _NodeContext) {
        scope = EnvironmentScope(parent: context.environment)
        super.init(scene, context: context)
        updateSelf()
        var inner = childContext
        inner.environment = scope
        child = Content._makeScene(scene.content, in: inner)
    }

    override func update(to scene: EnvironmentScene<Content>) {
        self.scene = scene
        updateSelf()
        child?.update(to: scene.content)
    }

    override func updateSelf() {
        let values = evaluate {
            var values = EnvironmentValues(scope: environment)
            scene.change(&values)
            return values.overrides
        }
        scope.provide(values)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

/// What a scene's modifiers say about its windows.
struct WindowConfiguration: Equatable {
    var defaultSize: CGSize?
    var idealSize: WindowIdealSize?
    var resizability = WindowResizability.automatic
    var launchBehavior = SceneLaunchBehavior.automatic
    var hidesTitleBar = false
    /// Whether the window has a menu bar in the place of the header bar's menu.
    var showsMenuBar = false
    var handledEvents: Set<String>?
    /// Whether windows have their size again, and are opened again when the app starts.
    var restores = true
    /// Whether the window is that of a menu bar extra, which an app opens only if it has nothing else.
    var isExtra = false
}

private enum WindowConfigurationKey: EnvironmentKey {
    static var defaultValue: WindowConfiguration { WindowConfiguration() }
}

extension EnvironmentValues {
    var windowConfiguration: WindowConfiguration {
        get { self[WindowConfigurationKey.self] }
        set { self[WindowConfigurationKey.self] = newValue }
    }
}

/// How far the user can resize a window.
public struct WindowResizability: Hashable, Sendable {
    private let name: String
    /// `contentMinSize` for windows, `contentSize` for settings.
    public static let automatic = WindowResizability(name: "automatic")
    /// Between the smallest and the greatest size of the content: a content of one size can't be resized.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// From the smallest size of the content on.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// What a window's size is made from when it opens.
public struct WindowIdealSize: Hashable, Sendable {
    private let name: String
    /// The desktop's choice.
    public static let automatic = WindowIdealSize(name: "automatic")
    /// The content's ideal size.
    public static let fitToContent = WindowIdealSize(name: "fitToContent")
    /// The whole screen.
    public static let maximum = WindowIdealSize(name: "maximum")
}

/// Whether a scene shows a window when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String
    /// The first scene of the app shows a window.
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    /// The scene shows a window.
    public static let presented = SceneLaunchBehavior(name: "presented")
    /// The scene shows no window.
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether a scene's windows are opened again that were open when the app was quit, and have the size that they had.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String
    /// They are.
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    /// Never.
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

extension Scene {
    nonisolated func changing(_ change: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentScene<Self> {
        EnvironmentScene(content: self, change: change)
    }

    nonisolated func configuring(_ change: @escaping (inout WindowConfiguration) -> Void) -> some Scene {
        changing { change(&$0.windowConfiguration) }
    }

    /// Sets a value of the environment of the scene's windows.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        changing { $0[keyPath: keyPath] = value }
    }

    /// Puts an observable object into the environment of the scene's windows; nil takes it away.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        changing { $0[T.self] = object }
    }

    /// Puts an observable object into the environment of the scene's windows.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        changing { $0[T.self] = object }
    }

    /// Changes an inherited value of the environment of the scene's windows.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        changing { transform(&$0[keyPath: keyPath]) }
    }

    /// Sets the size in points that the scene's windows open with.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        configuring { $0.defaultSize = size }
    }

    /// Sets the size in points that the scene's windows open with.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Says what size the scene's windows open with.
    nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
        configuring { $0.idealSize = idealSize }
    }

    /// Sets how far the user can resize the scene's windows.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        configuring { $0.resizability = resizability }
    }

    /// Says whether the scene shows a window when the app starts.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        configuring { $0.launchBehavior = behavior }
    }

    /// Says whether the scene's windows are opened again when the app starts, if they were open when it was quit, and whether
    /// they open in the size that they were closed with. Both is so if nothing is said.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        let restores = behavior != .disabled
        return configuring { $0.restores = restores }
    }

    /// Where the scene's windows open; on this desktop the window manager decides.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
        self
    }

    /// Chooses this scene for addresses that contain one of `conditions`; `*` stands for all.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        configuring { $0.handledEvents = conditions }
    }

    /// Runs an action when a value changes.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ChangeScene(content: self, value: value, isInitial: initial, action: action)
    }

    /// Runs an action when a value changes.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        ChangeScene(content: self, value: value, isInitial: initial) { _, _ in action() }
    }

    /// Runs an action with the new value when a value changes.
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        ChangeScene(content: self, value: value, isInitial: false) { _, new in action(new) }
    }
}

/// A scene with an action for changes of a value.
struct ChangeScene<Content: Scene, Value: Equatable> {
    let content: Content
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    nonisolated init(content: Content, value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void) {
        self.content = content
        self.value = value
        self.isInitial = isInitial
        self.action = action
    }
}

extension ChangeScene: PrimitiveScene {
    static func _makeScene(_ scene: Self, in context: _NodeContext) -> _SceneNode<Self> {
        ChangeSceneNode(scene, context: context)
    }
}

private final class ChangeSceneNode<Content: Scene, Value: Equatable>: _SceneNode<ChangeScene<Content, Value>> {
    private var child: _SceneNode<Content>?

    override init(_ scene: ChangeScene<Content, Value>, context: _NodeContext) {
        super.init(scene, context: context)
        if scene.isInitial { schedule(from: scene.value) }
        child = Content._makeScene(scene.content, in: childContext)
    }

    override func update(to scene: ChangeScene<Content, Value>) {
        let old = self.scene.value
        self.scene = scene
        if old != scene.value { schedule(from: old) }
        child?.update(to: scene.content)
    }

    private func schedule(from old: Value) {
        Updater.shared.afterLayout { [weak self] in
            guard let self, isAlive else { return }
            scene.action(old, scene.value)
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
