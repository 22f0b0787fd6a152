import Foundation
internal import Gtk

/// The font files among the app's resources.
@MainActor
enum AppFonts {
    private static var isRegistered = false

    /// Makes the fonts known to Pango, when the first font is asked for by its name.
    static func register() {
        guard !isRegistered else { return }
        isRegistered = true
        let main = Bundle.main.resourceURL
        for folder in PictureCatalog.shared.places(nil) {
            // The folder of a program holds whatever is there; only what lies in it directly can be a resource.
            register(in: folder, depth: folder == main ? 1 : 6)
        }
    }

    /// Makes the fonts in a folder and the folders in it known.
    static func register(in folder: URL, depth: Int) {
        let children =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey]))
            ?? []
        for child in children {
            if ["ttf", "otf", "ttc"].contains(child.pathExtension.lowercased()) {
                if !FontFile.register(path: child.path) {
                    Faults.report("font \(child.path)", "the font file \(child.path) can't be read")
                }
            } else if depth > 1, child.hasDirectoryPath {
                register(in: child, depth: depth - 1)
            }
        }
    }
}
