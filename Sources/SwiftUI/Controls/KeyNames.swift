internal import Gtk

/// Keys as GTK calls them.
@MainActor
enum KeyNames {
    /// The name of the key that writes a character.
    static func name(of scalar: Unicode.Scalar) -> String? { Keyval.name(of: Keyval.writing(scalar)) }
    /// The name of a key by its number.
    static func name(ofValue value: UInt32) -> String? { Keyval.name(of: value) }
    /// What a key writes; nil: nothing.
    static func character(of value: UInt32) -> Character? { Keyval.character(of: value) }
}
