/// A button that begins renaming, as a `renameAction(_:)` around says.
///
///     TextField(item.name, text: $item.name)
///         .focused($isFocused)
///         .contextMenu { RenameButton() }
///         .renameAction { isFocused = true }
public struct RenameButton<Label: View> {
    let label: Label
    @Environment(\.rename) private var rename

    nonisolated fileprivate init(label: Label) {
        self.label = label
    }
}

extension RenameButton: View {
    /// The button; it is disabled where there is nothing to rename.
    public var body: some View {
        Button(action: { rename?() }, label: { label }).disabled(rename == nil)
    }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button.
    nonisolated public init() {
        self.init(label: SwiftUI.Label("Rename", systemImage: "pencil"))
    }
}

/// What begins renaming.
public struct RenameAction {
    let run: () -> Void

    /// Begins renaming.
    public func callAsFunction() { run() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// What begins renaming; nil: there is nothing to rename.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Says what rename buttons in the view do.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(run: action))
    }

    /// Has rename buttons in the view move the focus.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}
