internal import Gtk

/// One answer of a dialog.
@MainActor
struct DialogAnswer {
    let id: String
    /// With mnemonics escaped.
    let label: String
    var appearance = MessageDialog.Appearance.normal
    var isEnabled = true
    /// Return gives it.
    var isDefault = false
    /// Escape gives it.
    var isClosing = false
    /// Nil for the buttons that the system adds.
    let entry: (any ActionEntry)?

    func hasSameLook(as other: DialogAnswer) -> Bool {
        label == other.label && appearance == other.appearance && isDefault == other.isDefault
            && isClosing == other.isClosing
    }

    /// The answers for the buttons of a dialog, in the order of the desktop: what cancels comes first.
    ///
    /// Without a button there is "OK". The default is the button with that shortcut, or else the first that neither
    /// destroys nor cancels.
    ///
    /// - Parameter isCritical: Return gives only an answer that is marked as the default.
    static func all(for entries: [any ActionEntry], addsCancel: Bool, isCritical: Bool = false) -> [DialogAnswer] {
        var answers = entries.enumerated().map { index, entry in
            DialogAnswer(
                id: "answer-\(index)", label: escaped(entry.title),
                appearance: entry.role == .destructive ? .destructive : .normal, isEnabled: entry.isEnabled,
                isClosing: entry.role == .cancel || entry.shortcut == .cancelAction, entry: entry)
        }
        if addsCancel, !answers.contains(where: \.isClosing) {
            answers.append(DialogAnswer(id: "cancel", label: localized("Cancel"), isClosing: true, entry: nil))
        }
        if answers.isEmpty { answers = [DialogAnswer(id: "ok", label: localized("OK"), entry: nil)] }
        if answers.count == 1 {
            answers[0].isDefault = true
            answers[0].isClosing = true
            return answers
        }
        let chosen =
            answers.firstIndex { $0.entry?.shortcut == .defaultAction }
            ?? (isCritical
                ? nil
                : answers.firstIndex { $0.entry?.role == .confirm }
                    ?? answers.firstIndex { !$0.isClosing && $0.entry?.role != .destructive })
        if let chosen {
            answers[chosen].isDefault = true
            if answers[chosen].appearance == .normal { answers[chosen].appearance = .suggested }
        }
        return answers.filter(\.isClosing) + answers.filter { !$0.isClosing }
    }

    private static func escaped(_ title: String) -> String { title.replacingOccurrences(of: "_", with: "__") }

    private static func localized(_ key: LocalizedStringKey) -> String {
        escaped(Text(key).resolvedString(in: EnvironmentValues()))
    }
}
