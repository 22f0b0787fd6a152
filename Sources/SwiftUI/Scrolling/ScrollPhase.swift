import Foundation

/// What a scroll view is doing.
public enum ScrollPhase: Equatable, Hashable, Sendable {
    /// It stands still.
    case idle
    /// The user may be about to scroll. Pointers of a desktop don't announce it.
    case tracking
    /// The user scrolls.
    case interacting
    /// It goes on by itself after the user let go.
    case decelerating
    /// It moves to where the app scrolled.
    case animating

    /// Whether the content moves.
    public var isScrolling: Bool { self == .interacting || self == .decelerating || self == .animating }
}

extension ScrollPhase: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
    /// Where the scroll view is scrolled to.
    public let geometry: ScrollGeometry
    /// How fast the content moves, in points per second; nil if it stands still.
    public let velocity: CGVector?
}

private final class ScrollPhaseHook: ScrollHook {
    var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
        self.action = action
    }

    override var wantsPhases: Bool { true }

    override func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext) {
        action(old, new, context)
    }
}

/// Watches what a scroll view is doing.
public struct _ScrollPhaseModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension _ScrollPhaseModifier: ScrollHookModifier {
    func makeHook() -> ScrollHook { ScrollPhaseHook(action: action) }
    func update(_ hook: ScrollHook) { (hook as? ScrollPhaseHook)?.action = action }
}

extension View {
    /// Runs an action when the first scroll view in the view begins or ends to move.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(_ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Runs an action when the first scroll view in the view begins or ends to move, with its state.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(_ScrollPhaseModifier(action: action))
    }
}
