/// What a submission comes from.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A text field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// A search field.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// What is done when a field is submitted.
struct SubmitAction {
    let triggers: SubmitTriggers
    let run: () -> Void
}

private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }

extension EnvironmentValues {
    /// What is done when a field is submitted, from the outermost modifier inwards.
    var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

/// The word on the key that submits. Keyboards of computers have none.
public struct SubmitLabel: Sendable {
    private let name: String
    /// Done.
    public static let done = SubmitLabel(name: "done")
    /// Go.
    public static let go = SubmitLabel(name: "go")
    /// Send.
    public static let send = SubmitLabel(name: "send")
    /// Join.
    public static let join = SubmitLabel(name: "join")
    /// Route.
    public static let route = SubmitLabel(name: "route")
    /// Search.
    public static let search = SubmitLabel(name: "search")
    /// Return.
    public static let `return` = SubmitLabel(name: "return")
    /// Next.
    public static let next = SubmitLabel(name: "next")
    /// Continue.
    public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
    /// Runs an action when Return is pressed in a field of the view; that of the innermost modifier is the first.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) { $0.append(SubmitAction(triggers: triggers, run: action)) }
    }

    /// Keeps what is submitted in the view from the actions of modifiers around it.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }

    /// Sets the word on the key that submits. Keyboards of computers have none, so this has no effect.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
