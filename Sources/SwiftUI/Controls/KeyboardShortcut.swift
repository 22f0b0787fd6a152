/// Keys that do what a control does, wherever the focus is in the window.
///
///     Button("Save", action: save).keyboardShortcut("s")
///
/// Command, the modifier of shortcuts on Apple's systems, is Control here.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// What is held down with it.
    public var modifiers: EventModifiers
    /// How the keys suit other keyboards.
    public var localization: Localization

    /// Creates a shortcut.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// The shortcut of the button that is pressed by default: Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The shortcut of the button that cancels: Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// How keys suit other keyboards. Keys are taken as they are here.
    public struct Localization: Hashable, Sendable {
        private let name: String
        /// As the system has it.
        public static let automatic = Localization(name: "automatic")
        /// Suited, but not mirrored for scripts from right to left.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// As it is.
        public static let custom = Localization(name: "custom")
    }
}

/// A key by the character that it writes.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    /// The character.
    public var character: Character

    /// Creates a key.
    public init(_ character: Character) {
        self.character = character
    }

    /// Creates a key from a literal.
    public init(extendedGraphemeClusterLiteral: Character) {
        character = extendedGraphemeClusterLiteral
    }

    /// Up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// Down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// Left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// Right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Delete forwards.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Delete, backwards.
    public static let delete = KeyEquivalent("\u{8}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Return.
    public static let `return` = KeyEquivalent("\r")
    /// Space.
    public static let space = KeyEquivalent(" ")
    /// Tab.
    public static let tab = KeyEquivalent("\t")

    private static let names: [Character: String] = [
        "\u{F704}": "F1", "\u{F705}": "F2", "\u{F706}": "F3", "\u{F707}": "F4", "\u{F708}": "F5", "\u{F709}": "F6",
        "\u{F70A}": "F7", "\u{F70B}": "F8", "\u{F70C}": "F9", "\u{F70D}": "F10", "\u{F70E}": "F11", "\u{F70F}": "F12",
        "\u{F700}": "Up", "\u{F701}": "Down", "\u{F702}": "Left", "\u{F703}": "Right", "\u{F729}": "Home",
        "\u{F72B}": "End", "\u{F72C}": "Page_Up", "\u{F72D}": "Page_Down", "\u{F739}": "Clear",
        "\u{F728}": "Delete", "\u{8}": "BackSpace", "\u{1B}": "Escape", "\r": "Return", " ": "space", "\t": "Tab",
    ]

    /// What GTK calls the key; nil if a character is more than one key can write.
    @MainActor var keyName: String? {
        if let name = Self.names[character] { return name }
        let lowercase = character.lowercased()
        // The function keys follow each other.
        if let scalar = character.unicodeScalars.first, (0xF704...0xF726).contains(scalar.value) {
            return "F\(scalar.value - 0xF703)"
        }
        guard let scalar = lowercase.unicodeScalars.first, lowercase.unicodeScalars.count == 1 else { return nil }
        return KeyNames.name(of: scalar)
    }
}

/// Modifier keys.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// Option, the key Alt.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// Command, which is Control here.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// A key of the number pad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// All modifiers.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

extension KeyboardShortcut {
    /// The shortcut as GTK writes it, such as `<Control><Shift>s`; nil for keys that GTK has no name for.
    @MainActor var trigger: String? {
        guard let name = key.keyName else { return nil }
        var prefix = ""
        if !modifiers.isDisjoint(with: [.command, .control]) { prefix += "<Control>" }
        if modifiers.contains(.shift) || key.character.isUppercase { prefix += "<Shift>" }
        if modifiers.contains(.option) { prefix += "<Alt>" }
        return prefix + name
    }
}

private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The shortcut for the control in the view.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Gives the control in the view a shortcut.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Gives the control in the view a shortcut.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Gives the control in the view a shortcut.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Gives the control in the view a shortcut; nil: none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
