/// An alert of the app, which belongs to no window.
///
///     AlertScene("The schedule is out of date.", isPresented: $isOutdated) {
///         Button("Update", action: update)
///     }
///
/// It is an alert as any other: each action dismisses it, without actions it has “OK”.
public struct AlertScene<Actions: View, Message: View> {
    let title: Text
    let isPresented: Binding<Bool>
    let actions: () -> Actions
    let message: () -> Message

    /// Creates an alert that is shown while `isPresented` is true.
    nonisolated public init(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) {
        self.title = title
        self.isPresented = isPresented
        self.actions = actions
        self.message = message
    }

    /// Creates an alert, with a localised title, that is shown while `isPresented` is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) {
        self.init(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Creates an alert that is shown while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) {
        self.init(Text(title), isPresented: isPresented, actions: actions, message: message)
    }
}

extension AlertScene where Message == EmptyView {
    /// Creates an alert without a message that is shown while `isPresented` is true.
    nonisolated public init(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) {
        self.init(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Creates an alert, with a localised title, without a message that is shown while `isPresented` is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) {
        self.init(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Creates an alert without a message that is shown while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) {
        self.init(Text(title), isPresented: isPresented, actions: actions)
    }
}

private enum IsAlertSceneKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether dialogs belong to no window.
    var isAlertScene: Bool {
        get { self[IsAlertSceneKey.self] }
        set { self[IsAlertSceneKey.self] = newValue }
    }
}

extension AlertScene: Scene, PrimitiveScene {
    @MainActor public static func _makeScene(_ scene: Self, in context: _NodeContext) -> _SceneNode<Self> {
        AlertSceneNode(scene, context: context)
    }
}

private final class AlertSceneNode<Actions: View, Message: View>: _SceneNode<AlertScene<Actions, Message>> {
    /// The view whose dialog the alert is.
    private struct Carrier: View {
        let scene: AlertScene<Actions, Message>

        var body: some View {
            EmptyView().alert(
                scene.title, isPresented: scene.isPresented, actions: scene.actions, message: scene.message)
        }
    }

    private let carrierHost = ViewHost(depth: 0)
    private let scope: EnvironmentScope
    private var root: RootNode<Carrier>?

    override init(_ scene: AlertScene<Actions, Message>, context: _NodeContext) {
        scope = EnvironmentScope(parent: context.environment)
        super.init(scene, context: context)
        scope.set(\.isAlertScene, to: true)
        var inner = childContext
        inner.environment = scope
        inner.host = carrierHost
        carrierHost.setRoot { _ in
            let root = RootNode(Carrier(scene: scene), context: inner)
            self.root = root
            return root
        }
    }

    override func update(to scene: AlertScene<Actions, Message>) {
        self.scene = scene
        root?.update(to: Carrier(scene: scene))
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let root { visit(root) }
    }

    override func structureDidChange() {}

    override func willDestroy() {
        carrierHost.dispose()
    }
}
