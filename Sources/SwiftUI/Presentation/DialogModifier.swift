/// Shows an alert or a confirmation dialog while a binding is true.
public struct _DialogModifier<Value, Actions: View, Message: View> {
    let isPresented: Binding<Bool>
    /// What the dialog is about, taken when it is shown; without it no dialog is shown.
    let data: () -> Value?
    /// Tells data apart; other ones are shown in another dialog. Nil: data that change later don't matter.
    let id: ((Value) -> AnyHashable)?
    let title: (Value) -> Text
    let showsTitle: Bool
    /// Whether a button that only dismisses is added where there is none.
    let addsCancel: Bool
    let actions: (Value) -> Actions
    let message: (Value) -> Message
    /// Called after an answer, with whether it was one that cancels.
    var answered: ((Bool) -> Void)?

    nonisolated init(
        isPresented: Binding<Bool>, data: @escaping () -> Value?, id: ((Value) -> AnyHashable)? = nil,
        title: @escaping (Value) -> Text, showsTitle: Bool = true,
        addsCancel: Bool = false, actions: @escaping (Value) -> Actions, message: @escaping (Value) -> Message,
        answered: ((Bool) -> Void)? = nil
    ) {
        self.isPresented = isPresented
        self.data = data
        self.id = id
        self.title = title
        self.showsTitle = showsTitle
        self.addsCancel = addsCancel
        self.actions = actions
        self.message = message
        self.answered = answered
    }
}

extension _DialogModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        DialogNode(view, context: context)
    }
}
