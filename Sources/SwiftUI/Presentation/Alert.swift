/// A message over the window with one or two answers, in the form of earlier versions of SwiftUI.
///
///     .alert(item: $failure) { Alert(title: Text($0.title)) }
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one answer; nil: "OK".
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two answers.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// An answer.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (@MainActor () -> Void)?

        /// An answer like any other.
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action)
        }

        /// An answer that does nothing, or undoes.
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }

        /// The answer "Cancel".
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: Text("Cancel"), role: .cancel, action: action)
        }

        /// An answer that deletes something.
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }
    }
}

/// The answers of an alert.
struct AlertButtons {
    let buttons: [Alert.Button]
}

extension AlertButtons: View {
    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            SwiftUI.Button(role: button.role, action: button.action ?? {}) { button.label }
        }
    }
}

extension View {
    /// Shows an alert while `isPresented` is true.
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(
            _DialogModifier(
                isPresented: isPresented, data: { () }, title: { _ in content().title },
                actions: { _ in AlertButtons(buttons: content().buttons) },
                message: { _ in content().message ?? Text(verbatim: "") }))
    }

    /// Shows an alert for an item while there is one; another item replaces the alert.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        itemDialog(item, addsCancel: false) {
            let alert = content($0)
            return (alert.title, alert.message, alert.buttons)
        }
    }

    /// Shows a dialog for an item while there is one.
    nonisolated func itemDialog<Item: Identifiable>(
        _ item: Binding<Item?>, addsCancel: Bool,
        content: @escaping (Item) -> (title: Text, message: Text?, buttons: [Alert.Button])
    ) -> some View {
        let isPresented = Binding(
            get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return modifier(
            _DialogModifier(
                isPresented: isPresented, data: { item.wrappedValue }, id: { AnyHashable($0.id) },
                title: { content($0).title }, addsCancel: addsCancel,
                actions: { AlertButtons(buttons: content($0).buttons) },
                message: { content($0).message ?? Text(verbatim: "") }))
    }
}
