/// A scene with commands.
struct CommandsScene<Content: Scene, C: Commands> {
    let content: Content
    let commands: C

    nonisolated init(content: Content, commands: C) {
        self.content = content
        self.commands = commands
    }
}

extension CommandsScene: PrimitiveScene {
    static func _makeScene(_ scene: Self, in context: _NodeContext) -> _SceneNode<Self> {
        CommandsSceneNode(scene, context: context)
    }
}

/// Has commands for the app's menu.
@MainActor
protocol CommandsSource: _Node {
    /// The scenes that the commands come with.
    var scenes: _Node { get }
    /// Makes the commands; not needed for the first frame.
    func makeCommands() -> _Node
}

private final class CommandsSceneNode<Content: Scene, C: Commands>: _SceneNode<CommandsScene<Content, C>>,
    CommandsSource
{
    private var child: _SceneNode<Content>!
    private var commands: _CommandsNode<C>?

    var scenes: _Node { child }

    override init(_ scene: CommandsScene<Content, C>, context: _NodeContext) {
        super.init(scene, context: context)
        child = Content._makeScene(scene.content, in: childContext)
    }

    func makeCommands() -> _Node {
        if let commands { return commands }
        let made = C._makeCommands(scene.commands, in: childContext)
        commands = made
        return made
    }

    override func update(to scene: CommandsScene<Content, C>) {
        self.scene = scene
        commands?.update(to: scene.commands)
        child.update(to: scene.content)
    }

    override func structureDidChange() {
        AppRuntime.current?.menu.setNeedsUpdate()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
        if let commands { visit(commands) }
    }
}

private enum RemovesCommandsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the scenes inside show none of their commands.
    var removesCommands: Bool {
        get { self[RemovesCommandsKey.self] }
        set { self[RemovesCommandsKey.self] = newValue }
    }
}

extension Scene {
    /// Adds commands to the menu of the app's windows.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandsScene(content: self, commands: content())
    }

    /// Removes all commands of the scene, the usual ones too.
    nonisolated public func commandsRemoved() -> some Scene {
        changing { $0.removesCommands = true }
    }

    /// Puts commands in the place of all commands of the scene.
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        CommandsScene(content: changing { $0.removesCommands = true }, commands: content())
    }
}
