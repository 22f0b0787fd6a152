/// Closes the presentation that a view is in: a sheet, a popover, a pushed page, or else the window.
///
///     @Environment(\.dismiss) private var dismiss
///
///     Button("Done") { dismiss() }
///
/// In a view that nothing presents, calling it does nothing.
@MainActor
@preconcurrency
public struct DismissAction {
    /// What is to be closed. It is compared by identity, so that the same presentation has the same action.
    final class Target: Sendable {
        let close: @MainActor @Sendable () -> Void

        init(_ close: @escaping @MainActor @Sendable () -> Void) {
            self.close = close
        }
    }

    private let target: Target?

    /// Creates an action that closes `target`; one target is made for each presentation and kept.
    nonisolated init(_ target: Target?) {
        self.target = target
    }

    /// Closes the presentation.
    public func callAsFunction() {
        target?.close()
    }
}

extension DismissAction: Equatable {
    nonisolated public static func == (lhs: DismissAction, rhs: DismissAction) -> Bool { lhs.target === rhs.target }
}

extension DismissAction: Sendable {}

private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(nil) }
}

private enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Closes the presentation that the view is in.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is in something that was presented: a sheet, a popover, or a pushed page.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
