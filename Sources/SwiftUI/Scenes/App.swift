/// The structure of an app: its scenes, and state that lives as long as the process.
///
///     @main
///     struct FlightBoard: App {
///         var body: some Scene {
///             WindowGroup { Board() }
///         }
///     }
///
/// The app is one process: starting it again brings its window to the front, or has the running one open the files
/// named on the command line.
@MainActor
@preconcurrency
public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene

    /// The app's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the app; called once when the process starts to show something.
    @MainActor @preconcurrency init()

    /// The name by which the desktop knows the app, such as `org.example.FlightBoard`; that of its desktop entry and icon.
    ///
    /// The default is made from the name of the program.
    nonisolated static var _applicationID: String { get }
}

extension App {
    nonisolated public static var _applicationID: String { AppRuntime.defaultApplicationID }

    /// Runs the app until its last window is closed, and ends the process.
    @MainActor @preconcurrency public static func main() {
        let status = AppRuntime.run(Self.self)
        exit(status)
    }
}

/// Lives for the app: evaluates its body and keeps its state.
final class AppNode<A: App>: _Node {
    private var app: A
    private var scenes: _SceneNode<A.Body>?
    private var slots: [AnyObject] = []

    init(_ app: A, context: _NodeContext) {
        self.app = app
        super.init(context: context)
        slots = _PropertyInstaller.install(&self.app, node: self, slots: [])
        scenes = A.Body._makeScene(evaluateBody(), in: childContext)
    }

    override func updateSelf() {
        slots = _PropertyInstaller.install(&app, node: self, slots: slots)
        let value = evaluateBody()
        scenes?.update(to: value)
    }

    private func evaluateBody() -> A.Body {
        Counters.bodyEvaluations += 1
        return evaluate { app.body }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let scenes { visit(scenes) }
    }

    override func structureDidChange() {}

    override func willDestroy() {
        for case let slot as any DisposableSlot in slots { slot.dispose() }
    }
}
