/// How serious what a dialog tells is.
public enum DialogSeverity: Sendable {
    /// As the dialog's content says.
    case automatic
    /// Something may be lost: Return gives no answer but one marked as the default.
    case critical
    /// As usual.
    case standard
}

/// What modifiers around a dialog say about it.
struct DialogOptions {
    /// A checkbox that lets people say not to be asked again.
    struct Suppression {
        let title: Text?
        let isSuppressed: Binding<Bool>
    }

    var icon: Image?
    var severity = DialogSeverity.automatic
    var suppression: Suppression?
}

private enum DialogOptionsKey: EnvironmentKey { static var defaultValue: DialogOptions { DialogOptions() } }

extension EnvironmentValues {
    /// What is said about the dialogs of the view.
    var dialogOptions: DialogOptions {
        get { self[DialogOptionsKey.self] }
        set { self[DialogOptionsKey.self] = newValue }
    }
}

/// The checkbox of a dialog that lets people say not to be asked again.
struct DialogSuppressionToggle: View {
    let suppression: DialogOptions.Suppression

    var body: some View {
        Toggle(isOn: suppression.isSuppressed) { suppression.title ?? Text("Do not ask again") }
            .toggleStyle(.checkbox)
            .padding(.top, 6)
    }
}

extension View {
    /// Sets the icon above the words of the view's alerts and confirmation dialogs. By themselves the desktop's dialogs have
    /// none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        transformEnvironment(\.dialogOptions) { $0.icon = icon }
    }

    /// Says how serious the view's alerts and confirmation dialogs are.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        transformEnvironment(\.dialogOptions) { $0.severity = severity }
    }

    /// Adds a checkbox to the view's alerts and confirmation dialogs that lets people say not to be asked again. Whether they
    /// are shown then is up to the app.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        transformEnvironment(\.dialogOptions) { $0.suppression = .init(title: nil, isSuppressed: isSuppressed) }
    }

    /// Adds a checkbox with a title to the view's alerts and confirmation dialogs.
    nonisolated public func dialogSuppressionToggle(
        _ label: Text, isSuppressed: Binding<Bool>
    ) -> some View {
        transformEnvironment(\.dialogOptions) { $0.suppression = .init(title: label, isSuppressed: isSuppressed) }
    }

    /// Adds a checkbox with a localised title to the view's alerts and confirmation dialogs.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a checkbox with a title to the view's alerts and confirmation dialogs.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }
}
