internal import Gtk

/// How strongly a view is proposed for the first focus.
public struct DefaultFocusEvaluationPriority: Sendable {
    private let number: Int
    /// When the window appears, and the user hasn't chosen a view.
    public static let automatic = DefaultFocusEvaluationPriority(number: 0)
    /// Whenever the view appears.
    public static let userInitiated = DefaultFocusEvaluationPriority(number: 1)
}

/// Gives a focus state a value when its views come on the screen.
struct DefaultFocusModifier {
    /// Moves the focus.
    let move: () -> Void
}

extension DefaultFocusModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        DefaultFocusNode(view, context: context)
    }
}

private final class DefaultFocusNode<V: View>: ModifierNode<V, DefaultFocusModifier>, LifecycleScope.Observer {
    private var isDone = false

    override func contentWasMade() {
        lifecycle.add(self)
    }

    func scopeDidAppear() {
        guard !isDone else { return }
        isDone = true
        // The window gives the focus to its first widget when it is shown.
        Updater.shared.afterLayout { [weak self] in
            guard let self, isAlive else { return }
            modifier.move()
        }
    }

    func scopeDidDisappear() {}

    override func willDestroy() {
        lifecycle.remove(self)
    }
}

extension View {
    /// Gives the focus to one of the view's views when it comes on the screen.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier { binding.wrappedValue = value })
    }
}
