/// Whether the user can edit what a view shows.
public enum EditMode: Hashable, Sendable {
    /// It can be looked at.
    case inactive
    /// It can be edited for a moment.
    case transient
    /// It can be edited.
    case active

    /// Whether it can be edited.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether the user can edit what the views show; nil: there is no such mode. While it is active, the rows of a list
    /// show buttons that delete them.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
