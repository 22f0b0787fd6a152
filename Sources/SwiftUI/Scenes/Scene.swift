/// A part of an app's user interface with a life of its own, such as its windows.
///
/// Scenes are composed like views: a scene of one's own has a body made of other scenes.
@MainActor
@preconcurrency
public protocol Scene {
    /// The type of the body.
    associatedtype Body: Scene

    /// The scenes that this one consists of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that lives for this scene. Composed scenes use the default.
    @MainActor static func _makeScene(_ scene: Self, in context: _NodeContext) -> _SceneNode<Self>
}

extension Scene {
    @MainActor public static func _makeScene(_ scene: Self, in context: _NodeContext) -> _SceneNode<Self> {
        CompositeSceneNode(scene, context: context)
    }
}

extension Never: Scene {
    @MainActor public static func _makeScene(_ scene: Never, in context: _NodeContext) -> _SceneNode<Never> {}
}

/// A scene that makes its own node.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The node of a scene of type `S`.
@MainActor
public class _SceneNode<S: Scene>: _Node {
    final var scene: S

    init(_ scene: S, context: _NodeContext) {
        self.scene = scene
        super.init(context: context)
    }

    /// Takes over a new value of the scene at the same place.
    func update(to scene: S) {
        self.scene = scene
    }
}

/// The node of a scene with a body.
private final class CompositeSceneNode<S: Scene>: _SceneNode<S> {
    private var body: _SceneNode<S.Body>?
    private var slots: [AnyObject] = []

    override init(_ scene: S, context: _NodeContext) {
        super.init(scene, context: context)
        slots = _PropertyInstaller.install(&self.scene, node: self, slots: [])
        body = S.Body._makeScene(evaluateBody(), in: childContext)
    }

    override func update(to scene: S) {
        self.scene = scene
        updateSelf()
    }

    override func updateSelf() {
        slots = _PropertyInstaller.install(&scene, node: self, slots: slots)
        let value = evaluateBody()
        body?.update(to: value)
    }

    private func evaluateBody() -> S.Body {
        Counters.bodyEvaluations += 1
        return evaluate { scene.body }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let body { visit(body) }
    }

    override func willDestroy() {
        for case let slot as any DisposableSlot in slots { slot.dispose() }
    }
}
