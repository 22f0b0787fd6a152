/// A scene with one window.
public struct Window<Content: View> {
    let title: Text
    let id: String
    let content: Content
    var isSettings = false

    nonisolated init(title: Text, id: String, isSettings: Bool, content: Content) {
        self.title = title
        self.id = id
        self.isSettings = isSettings
        self.content = content
    }

    /// Creates a window with a title.
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: title, id: id, isSettings: false, content: content())
    }

    /// Creates a window with a title that is looked up in the app's translations.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Creates a window with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}

extension Window: Scene, PrimitiveScene {
    @MainActor public static func _makeScene(_ scene: Self, in context: _NodeContext) -> _SceneNode<Self> {
        WindowNode(scene, context: context)
    }
}

private final class WindowNode<Content: View>: _SceneNode<Window<Content>>, WindowScene {
    private var window: SceneWindow?

    var sceneID: String? { scene.id }
    var allowsSeveralWindows: Bool { false }
    var isSettings: Bool { scene.isSettings }
    var windows: [SceneWindow] { window.map { [$0] } ?? [] }
    var takesValues: Bool { false }
    var needsValues: Bool { false }
    func accepts(_ value: AnyHashable) -> Bool { false }
    func window(for value: AnyHashable) -> SceneWindow? { nil }

    func openWindow(for value: AnyHashable?) -> SceneWindow {
        if let window { return window }
        let new = SceneWindow(scene: self, content: scene.content)
        window = new
        return new
    }

    func complete(_ record: inout WindowRecord, for window: SceneWindow) -> Bool { true }
    func openWindow(from record: WindowRecord) -> SceneWindow? { window == nil ? openWindow(for: nil) : nil }

    func windowDidClose(_ window: SceneWindow) { self.window = nil }

    func title(in values: EnvironmentValues) -> String? { scene.title.resolvedString(in: values) }

    override func update(to scene: Window<Content>) {
        self.scene = scene
        window?.update(to: scene.content)
    }

    override func willDestroy() {
        window?.destroy()
    }
}

/// The scene of an app's preferences, in a window that the menu and Control with comma open.
public struct Settings<Content: View> {
    let content: Content

    /// Creates the preferences.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Settings: Scene {
    public var body: some Scene {
        Window(title: Text("Preferences"), id: SettingsID.value, isSettings: true, content: content)
    }
}

enum SettingsID {
    static let value = "windsock.settings"
}
