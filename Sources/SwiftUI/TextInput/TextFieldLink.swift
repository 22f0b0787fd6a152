/// A button that asks for a text.
///
///     TextFieldLink("Note", prompt: Text("For the crew")) { note in notes.append(note) }
///
/// Pressing it opens a dialog with a field.
public struct TextFieldLink<Label: View> {
    let label: Label
    let title: Text
    let prompt: Text?
    let onSubmit: @MainActor (String) -> Void
    @State private var isAsking = false
    @State private var text = ""

    nonisolated fileprivate init(
        content: Label, title: Text, prompt: Text?, onSubmit: @escaping @MainActor (String) -> Void
    ) {
        label = content
        self.title = title
        self.prompt = prompt
        self.onSubmit = onSubmit
    }

    /// Creates a button with a label of any views.
    nonisolated public init(
        prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping @MainActor (String) -> Void
    ) {
        self.init(content: label(), title: prompt ?? Text("Text"), prompt: prompt, onSubmit: onSubmit)
    }
}

extension TextFieldLink where Label == Text {
    /// Creates a button with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping @MainActor (String) -> Void
    ) {
        self.init(content: Text(titleKey), title: Text(titleKey), prompt: prompt, onSubmit: onSubmit)
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, prompt: Text? = nil, onSubmit: @escaping @MainActor (String) -> Void
    ) {
        self.init(content: Text(title), title: Text(title), prompt: prompt, onSubmit: onSubmit)
    }
}

extension TextFieldLink: View {
    /// The button.
    public var body: some View {
        Button {
            text = ""
            isAsking = true
        } label: {
            label
        }
        .alert(title, isPresented: $isAsking) {
            TextField(text: $text, prompt: prompt) { title }
            Button("Cancel", role: .cancel) {}
            Button("Done") { onSubmit(text) }.keyboardShortcut(.defaultAction)
        }
    }
}
