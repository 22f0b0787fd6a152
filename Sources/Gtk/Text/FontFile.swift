import CAdwaita
import CGtkShim

/// Files with fonts that aren't installed.
@MainActor
public enum FontFile {
    /// Makes the fonts of a file known to this process; false: it has none.
    public static func register(path: String) -> Bool { windsock_font_add_file(path) != 0 }
}
