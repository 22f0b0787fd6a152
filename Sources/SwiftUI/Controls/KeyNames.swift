internal import Gtk

/// Keys as GTK calls them.
@MainActor
enum KeyNames {
    /// The name of the key that writes a character.
    static func name(of scalar: Unicode.Scalar) -> String? { Keyval.name(of: Keyval.writing(scalar)) }
}
