import Foundation
internal import Gtk

/// The pictures of symbols: icons of the desktop's theme and those that come with this module.
@MainActor
enum SymbolIcons {
    /// The folder with this module's pictures: beside the program, as a package's build puts it, or in the data folder
    /// of an installed program; nil when there is none, so that only the theme's icons are shown.
    static let folder: URL? = {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let resources = "Windsock_SwiftUI.resources/icons"
        return [program, Bundle.main.bundleURL, program.appendingPathComponent("../share/windsock")]
            .map { $0.appendingPathComponent(resources).standardizedFileURL }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }()

    private static let theme: IconTheme? = {
        let theme = IconTheme.shared
        if let folder { theme?.addSearchPath(folder.path) }
        return theme
    }()

    /// The icon for a symbol's name; a question mark, after reporting it, for a name that isn't known.
    static func iconName(_ systemName: String) -> String? {
        if let name = SymbolTable.iconName(for: systemName) {
            _ = theme
            return name
        }
        reportUnknown(systemName)
        return SymbolPicture.placeholder.icon
    }

    /// Says once that a name isn't known.
    static func reportUnknown(_ systemName: String) {
        Faults.report("symbol \(systemName)", "no symbol named '\(systemName)' is known")
    }

    /// The icon to draw, in points and for a screen's scale.
    static func icon(_ name: String, size: Int, scale: Int, isRightToLeft: Bool) -> Paintable? {
        theme?.icon(name, size: size, scale: scale, direction: isRightToLeft ? .rightToLeft : .leftToRight)
    }

    /// What a screen reader says for a symbol: its name without what only changes its look.
    static func spokenName(_ systemName: String) -> String {
        let looks: Set<Substring> = ["fill", "circle", "square", "rectangle", "and", "2"]
        let parts = systemName.split(separator: ".")
        let words = parts.filter { !looks.contains($0) }
        return (words.isEmpty ? parts : words).joined(separator: " ")
    }

    /// The length of a symbol's side beside text of an em in points: 16 beside GNOME's text of 11 typographic points.
    static func side(em: CGFloat, scale: Image.Scale) -> CGFloat {
        max(1, (em * 12 / 11 * scale.factor).rounded())
    }
}

extension ResolvedFont {
    /// The length of an em in points where the desktop's text has `desktop`.
    func em(desktop: CGFloat) -> CGFloat {
        switch size {
        case .scale(let factor): desktop * factor
        case .scaledPoints(let points), .points(let points): points
        }
    }
}
