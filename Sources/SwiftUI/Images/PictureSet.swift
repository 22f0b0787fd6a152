import Foundation

/// The files of one picture: for resolutions and appearances.
struct PictureSet: Sendable {
    struct File: Sendable, Hashable {
        let url: URL
        /// Pixels per point.
        var scale: CGFloat = 1
        var isDark: Bool?
        var isHighContrast: Bool?
        /// For languages that are written from right to left, or for the others; nil: for all.
        var isRightToLeft: Bool?
    }

    var files: [File]
    /// Whether the picture is meant to be drawn in the foreground's colour.
    var isTemplate = false

    /// The file that suits an appearance and a screen best: of those that fit the appearance best the smallest that is
    /// sharp, or the largest.
    func best(scale: CGFloat, isDark: Bool, isHighContrast: Bool = false, isRightToLeft: Bool = false) -> File? {
        func score(_ file: File) -> Int {
            var score = 0
            if let dark = file.isDark { score += dark == isDark ? 2 : -10 }
            if let high = file.isHighContrast { score += high == isHighContrast ? 1 : -10 }
            if let mirrored = file.isRightToLeft { score += mirrored == isRightToLeft ? 4 : -10 }
            return score
        }
        guard let most = files.map(score).max() else { return nil }
        let sorted = files.filter { score($0) == most }.sorted { $0.scale < $1.scale }
        return sorted.first { $0.scale >= scale } ?? sorted.last
    }

    // MARK: Asset catalogues

    private struct Contents: Decodable {
        struct Entry: Decodable {
            var filename: String?
            var scale: String?
            var appearances: [Appearance]?
            var direction: String?

            enum CodingKeys: String, CodingKey {
                case filename, scale, appearances
                case direction = "language-direction"
            }
        }

        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        struct Properties: Decodable {
            var intent: String?

            enum CodingKeys: String, CodingKey {
                case intent = "template-rendering-intent"
            }
        }

        var images: [Entry]?
        var properties: Properties?
    }

    /// Reads an image set of an asset catalogue; nil if it names no file.
    init?(imageSet folder: URL) {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        files = (contents.images ?? []).compactMap { entry in
            guard let name = entry.filename else { return nil }
            let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
            func appearance(_ name: String) -> String? {
                entry.appearances?.first { $0.appearance == name }?.value
            }
            return File(
                url: folder.appendingPathComponent(name), scale: scale,
                isDark: appearance("luminosity").map { $0 == "dark" },
                isHighContrast: appearance("contrast").map { $0 == "high" },
                isRightToLeft: entry.direction.map { $0 == "right-to-left" })
        }
        isTemplate = contents.properties?.intent == "template"
        if files.isEmpty { return nil }
    }

    init(files: [File]) {
        self.files = files
    }
}

/// Finds pictures by name in folders of resources. A folder is read once.
@MainActor
final class PictureCatalog {
    static let shared = PictureCatalog()

    private var folders: [URL: [String: PictureSet]] = [:]
    private static let formats: Set<String> = ["png", "jpg", "jpeg", "svg", "gif", "webp", "tiff", "tif", "bmp", "pdf"]

    /// The picture of a name; nil, after reporting it, when there is none.
    ///
    /// - Parameter folder: where to look; nil: in the main bundle and the resources of the packages beside it.
    func pictures(named name: String, in folder: URL?) -> PictureSet? {
        for place in places(folder) {
            let known = contents(of: place)
            if let found = known[name] ?? known[(name as NSString).deletingPathExtension] { return found }
        }
        Faults.report("picture \(name)", "no picture named '\(name)' is among the app's resources")
        return nil
    }

    /// Where an app's resources are.
    func places(_ folder: URL?) -> [URL] { folder.map { [$0] } ?? Self.places }

    /// An installed program has its own folder; one that was built has its packages' beside it.
    private static let places: [URL] = {
        if let installedResources { return [installedResources] }
        guard let main = Bundle.main.resourceURL else { return [] }
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: main.path)) ?? []
        let packages = beside.filter { $0.hasSuffix(".resources") && $0 != "Windsock_SwiftUI.resources" }
        return packages.sorted().map { main.appendingPathComponent($0) } + [main]
    }()

    /// The data of an installed program, by the program's name: `/usr/share/clock` for `/usr/bin/clock`.
    private static let installedResources: URL? = {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let folder = program.deletingLastPathComponent().appendingPathComponent("../share/\(program.lastPathComponent)")
            .standardizedFileURL
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    private func contents(of folder: URL) -> [String: PictureSet] {
        if let known = folders[folder] { return known }
        var found: [String: PictureSet] = [:]
        // The folder of a program holds whatever is there; only what lies in it directly can be a resource.
        let isWhole = folder != Bundle.main.resourceURL
        func visit(_ folder: URL, _ prefix: String) {
            let children =
                (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey]))
                ?? []
            for child in children.sorted(by: { $0.path < $1.path }) {
                let name = child.deletingPathExtension().lastPathComponent
                if child.pathExtension == "imageset" {
                    if let set = PictureSet(imageSet: child) { found[name] = set }
                } else if Self.formats.contains(child.pathExtension.lowercased()) {
                    add(child, name, prefix)
                } else if isWhole || child.pathExtension == "xcassets", child.hasDirectoryPath {
                    visit(child, prefix + child.lastPathComponent + "/")
                }
            }
        }
        func add(_ file: URL, _ name: String, _ prefix: String) {
            var stem = name
            var scale: CGFloat = 1
            if let at = name.lastIndex(of: "@"), name.hasSuffix("x"),
                let factor = Double(name[name.index(after: at)...].dropLast())
            {
                stem = String(name[..<at])
                scale = factor
            }
            let entry = PictureSet.File(url: file, scale: scale)
            for key in Set([stem, prefix + stem]) {
                if found[key]?.files.first?.url.deletingLastPathComponent() == file.deletingLastPathComponent() {
                    found[key]?.files.append(entry)
                } else if found[key] == nil {
                    found[key] = PictureSet(files: [entry])
                }
            }
        }
        visit(folder, "")
        folders[folder] = found
        return found
    }
}
