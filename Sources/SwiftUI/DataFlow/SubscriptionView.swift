/// A view that runs an action with each value of a publisher.
public struct SubscriptionView<PublisherType: Publisher, Content: View> where PublisherType.Failure == Never {
    /// The view.
    public var content: Content
    /// What the view subscribes to.
    public var publisher: PublisherType
    /// What is done with each value.
    public var action: (PublisherType.Output) -> Void

    /// Creates a view that runs `action` with each value of `publisher`.
    nonisolated public init(
        content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
    ) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }
}

extension SubscriptionView: View {
    public var body: some View {
        content.onReceive(publisher, perform: action)
    }
}

extension View {
    /// Runs an action on the main thread with each value of a publisher, as long as the view is in the tree.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(_ReceiveModifier(publisher: publisher, action: action))
    }
}

/// Runs an action with each value of a publisher.
public struct _ReceiveModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

extension _ReceiveModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ReceiveNode(view, context: context)
    }
}

private final class ReceiveNode<V: View, P: Publisher>: ModifierNode<V, _ReceiveModifier<P>> where P.Failure == Never {
    private var subscription: AnyCancellable?

    override func contentWasMade() {
        subscribe()
    }

    override func modifierDidChange(from old: _ReceiveModifier<P>) {
        if subscription == nil || !ValueComparison.areEqual(old.publisher, modifier.publisher) { subscribe() }
    }

    override func identityWillEnd() {
        subscription = nil
    }

    private func subscribe() {
        let publisher = modifier.publisher
        subscription = publisher.sink { [weak self] value in
            nonisolated(unsafe) let value = value
            MainThread.run { self?.receive(value) }
        }
    }

    private func receive(_ value: P.Output) {
        // A value that comes while views are updated, such as the first one of a subject, waits for the frame's effects.
        guard Updater.shared.phase == .update || Updater.shared.phase == .layout || Evaluation.current != nil else {
            act(value)
            return
        }
        Updater.shared.afterLayout { [weak self] in self?.act(value) }
    }

    private func act(_ value: P.Output) {
        guard isAlive else { return }
        modifier.action(value)
    }

    override func willDestroy() {
        subscription = nil
    }
}
