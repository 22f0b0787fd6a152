/// Says what a navigation stack shows for values of a type.
public struct _NavigationDestinationModifier {
    let make: (AnyHashable) -> AnyView?
}

extension _NavigationDestinationModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        DestinationNode(view, context: context)
    }
}

private final class DestinationNode<V: View>: ModifierNode<V, _NavigationDestinationModifier> {
    private var controller: NavigationController?

    override func contentWasMade() {
        let values = EnvironmentValues(scope: environment)
        controller = values.navigationController ?? values.splitNavigator?.destinations
        controller?.register(self, modifier.make)
    }

    override func modifierDidChange(from old: _NavigationDestinationModifier) {
        controller?.register(self, modifier.make)
    }

    override func willDestroy() { controller?.unregister(self) }
}

/// Shows a page while a condition holds.
public struct _NavigationPresentationModifier {
    /// The view to show now; nil: none.
    let view: () -> AnyView?
    let dismissed: () -> Void
}

extension _NavigationPresentationModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PresentedPageNode(view, context: context)
    }
}

private final class PresentedPageNode<V: View>: ModifierNode<V, _NavigationPresentationModifier> {
    override func contentWasMade() { updateSelf() }
    override func modifierDidChange(from old: _NavigationPresentationModifier) { updateSelf() }

    override func updateSelf() {
        guard let controller = EnvironmentValues(scope: environment).navigationController else { return }
        let id = ObjectIdentifier(self)
        if let view = evaluate({ modifier.view() }) {
            controller.present(id, dismissed: { [weak self] in self?.modifier.dismissed() }, { view })
        } else {
            controller.withdraw(id)
        }
    }

    override func willDestroy() {
        EnvironmentValues(scope: environment).navigationController?.withdraw(ObjectIdentifier(self))
    }
}

extension View {
    /// Says what the navigation stack around shows for values of a type.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            _NavigationDestinationModifier { value in (value.base as? D).map { AnyView(destination($0)) } })
    }

    /// Shows a page on the navigation stack around while a binding is true; going back makes it false.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            _NavigationPresentationModifier(
                view: { isPresented.wrappedValue ? AnyView(destination()) : nil },
                dismissed: { isPresented.wrappedValue = false }))
    }

    /// Shows a page on the navigation stack around while a binding holds a value; going back makes it nil.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            _NavigationPresentationModifier(
                view: { item.wrappedValue.map { AnyView(destination($0).id($0)) } },
                dismissed: { item.wrappedValue = nil }))
    }
}
