/// A button that begins and ends editing, by the environment's `editMode`.
public struct EditButton {
    @Environment(\.editMode) private var mode

    /// Creates a button.
    nonisolated public init() {}
}

extension EditButton: View {
    /// The button, which says what it does next.
    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        }
        .disabled(mode == nil)
    }
}
