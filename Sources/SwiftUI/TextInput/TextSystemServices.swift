/// Where the system puts controls that format a text. This desktop has none.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
    /// Several places.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Where the system has them.
        public static let `default` = Set(rawValue: 1)
        /// Menus for the selected text.
        public static let contextMenu = Set(rawValue: 2)
        /// Beside an on-screen keyboard.
        public static let inputAssistant = Set(rawValue: 4)
        /// All places.
        public static let all: Set = [.default, .contextMenu, .inputAssistant]
    }
}

/// How the system's writing tools treat a text. This desktop has none.
public struct WritingToolsBehavior: Equatable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// All of them.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// Those that don't change the text.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// None.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// What begins dictation. This desktop has none.
public struct TextInputDictationActivation: Equatable, Sendable {
    private let name: String
    /// A press on the microphone.
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
    /// A look at the microphone.
    public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// How dictation works in a search field. This desktop has none.
public struct TextInputDictationBehavior: Equatable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = TextInputDictationBehavior(name: "automatic")
    /// Within the field, begun by something.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: "inline")
    }
}

extension View {
    /// Sets whether the system's controls that format a text are shown. There are none, so this has no effect.
    nonisolated public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { self }

    /// Sets what writing tools do in the view. There are none, so this has no effect.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// Sets how dictation works in search fields. There is none, so this has no effect.
    nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        self
    }
}
