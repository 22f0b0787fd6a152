import Foundation

/// A key that the user pressed while a view had the focus.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
    /// Whether the key goes down, is held, or goes up.
    public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// It goes down.
        public static let down = Phases(rawValue: 1)
        /// It is held, so that it is pressed again and again.
        public static let `repeat` = Phases(rawValue: 2)
        /// It goes up.
        public static let up = Phases(rawValue: 4)
        /// All of it.
        public static let all: Phases = [.down, .repeat, .up]

        /// The names of the phases.
        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
            return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
        }
    }

    /// What became of a key.
    public enum Result: Sendable {
        /// The key was for this action.
        case handled
        /// Others may have the key.
        case ignored
    }

    /// What happens to the key.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// What the key writes; empty for keys that write nothing.
    public let characters: String
    /// What is held down with it.
    public let modifiers: EventModifiers

    /// The key and what happens to it.
    public var debugDescription: String {
        "KeyPress(phase: \(phase), key: \(key.character), characters: \(characters), modifiers: \(modifiers.rawValue))"
    }
}

extension View {
    /// Runs an action when a key goes down, or is held, while the view has the focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(phases: [.down, .repeat], isWanted: { $0.key == key }, action: { _ in action() }))
    }

    /// Runs an action in phases of a key while the view has the focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, isWanted: { $0.key == key }, action: action))
    }

    /// Runs an action when one of several keys is pressed while the view has the focus.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, isWanted: { keys.contains($0.key) }, action: action))
    }

    /// Runs an action when a key that writes one of some characters is pressed while the view has the focus.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases,
                isWanted: { press in
                    !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
                }, action: action))
    }

    /// Runs an action when any key is pressed while the view has the focus.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, isWanted: { _ in true }, action: action))
    }
}
