/// A button that opens the preferences of the app.
public struct SettingsLink<Label: View> {
    let label: Label

    /// Creates a button with a label of views.
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.label = label()
    }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// Creates a button that says “Preferences”.
    nonisolated public init() {
        label = DefaultSettingsLinkLabel()
    }
}

extension SettingsLink: View {
    public var body: some View {
        Button(action: { OpenSettingsAction()() }) { label }
    }
}

/// The usual words on a button that opens the preferences.
public struct DefaultSettingsLinkLabel {
    nonisolated init() {}
}

extension DefaultSettingsLinkLabel: View {
    public var body: some View { Text("Preferences") }
}
