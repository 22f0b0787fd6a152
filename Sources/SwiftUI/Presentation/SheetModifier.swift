/// Shows views in a window of their own over the window, while there is something to show.
public struct _SheetModifier<Value, Content: View> {
    /// What the sheet is about; nil: there is none.
    let value: () -> Value?
    /// Tells values apart; another one is shown in another sheet.
    let id: (Value) -> AnyHashable
    /// Tells the binding that the sheet is gone.
    let dismiss: () -> Void
    let onDismiss: (() -> Void)?
    let fillsWindow: Bool
    let content: (Value) -> Content

    nonisolated init(
        value: @escaping () -> Value?, id: @escaping (Value) -> AnyHashable, dismiss: @escaping () -> Void,
        onDismiss: (() -> Void)?, fillsWindow: Bool, content: @escaping (Value) -> Content
    ) {
        self.value = value
        self.id = id
        self.dismiss = dismiss
        self.onDismiss = onDismiss
        self.fillsWindow = fillsWindow
        self.content = content
    }
}

extension _SheetModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        SheetNode(view, context: context)
    }
}

extension View {
    /// Shows a sheet while `isPresented` is true.
    ///
    /// A sheet is a window over the window, which it blocks. Its views inherit the environment of this view; with
    /// `dismiss` of the environment they close the sheet. Escape and the close button do, too, unless
    /// `interactiveDismissDisabled(_:)` forbids it. `onDismiss` is called when the sheet is gone.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, onDismiss: onDismiss, fillsWindow: false, content: content)
    }

    /// Shows a sheet for an item while there is one; another item is shown in another sheet.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, onDismiss: onDismiss, fillsWindow: false, content: content)
    }

    /// Shows a sheet as large as the window while `isPresented` is true. The user can't close it but by its own
    /// controls.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, onDismiss: onDismiss, fillsWindow: true, content: content)
    }

    /// Shows a sheet as large as the window for an item while there is one.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, onDismiss: onDismiss, fillsWindow: true, content: content)
    }

    nonisolated private func presenting<Content: View>(
        _ isPresented: Binding<Bool>, onDismiss: (() -> Void)?, fillsWindow: Bool, content: @escaping () -> Content
    ) -> some View {
        modifier(
            _SheetModifier(
                value: { isPresented.wrappedValue ? () : nil }, id: { _ in 0 },
                dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, fillsWindow: fillsWindow,
                content: content))
    }

    nonisolated private func presenting<Item: Identifiable, Content: View>(
        _ item: Binding<Item?>, onDismiss: (() -> Void)?, fillsWindow: Bool, content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            _SheetModifier(
                value: { item.wrappedValue }, id: { $0.id }, dismiss: { item.wrappedValue = nil },
                onDismiss: onDismiss, fillsWindow: fillsWindow, content: content))
    }
}
