/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel, close, confirm }

    private let kind: Kind

    /// Deletes something, or does what can't be taken back.
    public static let destructive = ButtonRole(kind: .destructive)
    /// Ends something without doing it.
    public static let cancel = ButtonRole(kind: .cancel)
    /// Closes something.
    public static let close = ButtonRole(kind: .close)
    /// Agrees to something.
    public static let confirm = ButtonRole(kind: .confirm)

    /// The words for a button that has none of its own.
    var title: LocalizedStringKey {
        switch kind {
        case .destructive: "Delete"
        case .cancel: "Cancel"
        case .close: "Close"
        case .confirm: "OK"
        }
    }
}

/// The label of a button that has only a role.
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    nonisolated init(role: ButtonRole) {
        self.role = role
    }

    /// The role's words.
    public var body: some View { Text(role.title) }
}
