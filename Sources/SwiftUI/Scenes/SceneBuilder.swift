/// Builds one scene from the statements of an app's or scene's body.
@resultBuilder
public struct SceneBuilder {
    nonisolated public static func buildBlock() -> some Scene { EmptyScene() }

    nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        TupleScene(content: (repeat each content))
    }

    nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    nonisolated public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        OptionalScene(content: content)
    }

    nonisolated public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
        content
    }
}

/// No scene.
struct EmptyScene {
    nonisolated init() {}
}

extension EmptyScene: PrimitiveScene {
    static func _makeScene(_ scene: Self, in context: _NodeContext) -> _SceneNode<Self> {
        _SceneNode(scene, context: context)
    }
}

/// Several scenes.
struct TupleScene<each Content: Scene> {
    let content: (repeat each Content)

    nonisolated init(content: (repeat each Content)) {
        self.content = content
    }
}

extension TupleScene: PrimitiveScene {
    static func _makeScene(_ scene: Self, in context: _NodeContext) -> _SceneNode<Self> {
        TupleSceneNode(scene, context: context)
    }
}

private final class TupleSceneNode<each Content: Scene>: _SceneNode<TupleScene<repeat each Content>> {
    private var children: [_Node] = []

    override init(_ scene: TupleScene<repeat each Content>, context: _NodeContext) {
        super.init(scene, context: context)
        let childContext = childContext
        repeat children.append((each Content)._makeScene(each scene.content, in: childContext))
    }

    override func update(to scene: TupleScene<repeat each Content>) {
        self.scene = scene
        var index = 0
        func updateNext<S: Scene>(_ scene: S) {
            unsafeDowncast(children[index], to: _SceneNode<S>.self).update(to: scene)
            index += 1
        }
        repeat updateNext(each scene.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        children.forEach(visit)
    }
}

/// A scene that is there or not.
struct OptionalScene<Content: Scene> {
    let content: Content?

    nonisolated init(content: Content?) {
        self.content = content
    }
}

extension OptionalScene: PrimitiveScene {
    static func _makeScene(_ scene: Self, in context: _NodeContext) -> _SceneNode<Self> {
        OptionalSceneNode(scene, context: context)
    }
}

private final class OptionalSceneNode<Content: Scene>: _SceneNode<OptionalScene<Content>> {
    private var child: _SceneNode<Content>?

    override init(_ scene: OptionalScene<Content>, context: _NodeContext) {
        super.init(scene, context: context)
        child = scene.content.map { Content._makeScene($0, in: childContext) }
    }

    override func update(to scene: OptionalScene<Content>) {
        self.scene = scene
        switch (child, scene.content) {
        case (let child?, let content?): child.update(to: content)
        case (nil, let content?): child = Content._makeScene(content, in: childContext)
        case (let old?, nil):
            child = nil
            old.destroy()
        case (nil, nil): break
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

extension Group: Scene, PrimitiveScene where Content: Scene {
    /// Creates a group of scenes; a modifier on it applies to each of them.
    nonisolated public init(@SceneBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public static func _makeScene(_ scene: Self, in context: _NodeContext) -> _SceneNode<Self> {
        GroupSceneNode(scene, context: context)
    }
}

private final class GroupSceneNode<Content: Scene>: _SceneNode<Group<Content>> {
    private var child: _SceneNode<Content>?

    override init(_ scene: Group<Content>, context: _NodeContext) {
        super.init(scene, context: context)
        child = Content._makeScene(scene.content, in: childContext)
    }

    override func update(to scene: Group<Content>) {
        self.scene = scene
        child?.update(to: scene.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
