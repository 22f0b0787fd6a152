/// What has to be asked before a sheet or window is closed.
@MainActor
final class DismissalGate {
    /// A question: it returns whether it is asked, so that nothing is closed for now.
    private var questions: [(owner: ObjectIdentifier, ask: () -> Bool)] = []
    /// Closes what is asked about, without asking.
    var close: () -> Void = {}
    private var isOpen = false

    func add(_ owner: AnyObject, _ ask: @escaping () -> Bool) {
        questions.append((ObjectIdentifier(owner), ask))
    }

    func remove(_ owner: AnyObject) {
        let id = ObjectIdentifier(owner)
        questions.removeAll { $0.owner == id }
    }

    /// Whether it may be closed; otherwise a question is asked now.
    func mayClose() -> Bool {
        if isOpen { return true }
        // What the app wrote just before counts: that a message was sent, say.
        Updater.shared.runUpdates()
        return !questions.reversed().contains { $0.ask() }
    }

    /// A question was answered so that it is closed.
    func pass() {
        isOpen = true
        close()
        isOpen = false
    }
}

private enum DismissalGateKey: EnvironmentKey { static var defaultValue: DismissalGate? { nil } }

extension EnvironmentValues {
    /// What is asked before the sheet or window that the view is in is closed.
    var dismissalGate: DismissalGate? {
        get { self[DismissalGateKey.self] }
        set { self[DismissalGateKey.self] = newValue }
    }
}

/// Asks a question when what the view is in is about to be closed.
private struct DismissalQuestionModifier {
    let isNeeded: Bool
    let ask: @MainActor () -> Void
}

extension DismissalQuestionModifier: PrimitiveModifier {
    static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        DismissalQuestionNode(view, context: context)
    }
}

private final class DismissalQuestionNode<V: View>: ModifierNode<V, DismissalQuestionModifier> {
    private var gate: DismissalGate?

    override func contentWasMade() {
        gate = Evaluation.untracked { EnvironmentValues(scope: environment).dismissalGate }
        gate?.add(self) { [weak self] in
            guard let self, isAlive, modifier.isNeeded else { return false }
            modifier.ask()
            return true
        }
    }

    override func willDestroy() {
        gate?.remove(self)
    }
}

private struct DismissalConfirmationModifier<Actions: View, Message: View> {
    let title: Text
    let shouldPresent: Bool
    let actions: () -> Actions
    let message: () -> Message

    nonisolated init(
        title: Text, shouldPresent: Bool, actions: @escaping () -> Actions, message: @escaping () -> Message
    ) {
        self.title = title
        self.shouldPresent = shouldPresent
        self.actions = actions
        self.message = message
    }
}

extension DismissalConfirmationModifier: ViewModifier {
    func body(content: Content) -> some View {
        DismissalConfirmingView(content: content, modifier: self)
    }
}

private struct DismissalConfirmingView<Content: View, Actions: View, Message: View>: View {
    let content: Content
    let modifier: DismissalConfirmationModifier<Actions, Message>
    @State private var isAsking = false
    @Environment(\.dismissalGate) private var gate

    init(content: Content, modifier: DismissalConfirmationModifier<Actions, Message>) {
        self.content = content
        self.modifier = modifier
    }

    var body: some View {
        content
            .modifier(
                _DialogModifier(
                    isPresented: $isAsking, data: { () }, title: { _ in modifier.title }, addsCancel: true,
                    actions: { _ in modifier.actions() }, message: { _ in modifier.message() },
                    // Any answer but that one closes it.
                    answered: { [gate] cancels in
                        if cancels { AppRuntime.current?.quitWasRefused() } else { gate?.pass() }
                    })
            )
            .modifier(DismissalQuestionModifier(isNeeded: modifier.shouldPresent) { isAsking = true })
    }
}

extension View {
    /// Asks for confirmation when the sheet or window around the view is about to be closed, by the user or `dismiss`.
    ///
    /// It is closed after an action was done. A button that cancels, which is added if there is none, keeps it open.
    ///
    /// - Parameter shouldPresent: Whether it is asked, or closed at once.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            DismissalConfirmationModifier(
                title: title, shouldPresent: shouldPresent, actions: actions, message: { EmptyView() }))
    }

    /// Asks for confirmation, with a message, when the sheet or window around the view is about to be closed.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            DismissalConfirmationModifier(
                title: title, shouldPresent: shouldPresent, actions: actions, message: message))
    }

    /// Asks for confirmation, with a localised title, when the sheet or window around the view is about to be closed.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
    }

    /// Asks for confirmation, with a localised title and a message, when the sheet or window around the view is about to be
    /// closed.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Asks for confirmation when the sheet or window around the view is about to be closed.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
    }

    /// Asks for confirmation, with a message, when the sheet or window around the view is about to be closed.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
    }
}
