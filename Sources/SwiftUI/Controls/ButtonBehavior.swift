internal import Gtk

/// Whether a button does its work again and again while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// As the surroundings have it: it doesn't.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    /// It does.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    /// It doesn't.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
    private enum Kind { case automatic, fitted, flexible }
    private let kind: Kind

    /// As the surroundings have it: as wide as the label needs.
    public static let automatic = ButtonSizing(kind: .automatic)
    /// As wide as the label needs.
    public static let fitted = ButtonSizing(kind: .fitted)
    /// As wide as there is room.
    public static let flexible = ButtonSizing(kind: .flexible)
}

private enum RepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
private enum ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
    /// Whether buttons do their work again and again while they are held down.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[RepeatBehaviorKey.self] }
        set { self[RepeatBehaviorKey.self] = newValue }
    }

    /// How wide buttons are.
    var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons in the view do their work again and again while they are held down.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }

    /// Sets how wide buttons and menus in the view are.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }
}

/// Does the work of a button again and again while it is held down.
@MainActor
final class ButtonRepeater {
    private let action: () -> Void
    private var timer: MainLoop.Source?
    /// Whether the work was done since the button went down.
    private var hasRepeated = false

    /// The first pause, and those after it, in milliseconds.
    private static let delays = (first: 400, next: 80)

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func pressedChanged(to isDown: Bool) {
        timer?.cancel()
        timer = nil
        if isDown {
            hasRepeated = false
            wait(Self.delays.first)
        }
    }

    /// Whether a click still has something to do: letting a button go that has repeated does nothing more.
    func takesClick() -> Bool {
        defer { hasRepeated = false }
        return !hasRepeated
    }

    private func wait(_ delay: Int) {
        timer = MainLoop.timeout(milliseconds: delay) { [weak self] in
            guard let self else { return }
            hasRepeated = true
            action()
            if timer != nil { wait(Self.delays.next) }
        }
    }

    func stop() {
        timer?.cancel()
        timer = nil
    }
}
