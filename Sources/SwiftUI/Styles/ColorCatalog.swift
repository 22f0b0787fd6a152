import Foundation
import Synchronization

/// Finds colour sets in asset catalogues, which are folders read as they are.
final class ColorCatalog: Sendable {
    /// The catalogue of all bundles.
    static let shared = ColorCatalog()

    private struct Key: Hashable {
        let name: String
        let folder: URL
    }

    private let cache = Mutex<[Key: ColorSet?]>([:])

    /// The colour that a bundle's catalogues have under a name, or nil if none has it.
    func color(_ name: String, in bundle: Bundle?, scheme: ColorScheme, contrast: ColorSchemeContrast) -> Color? {
        guard let folder = (bundle ?? .main).resourceURL else { return nil }
        let key = Key(name: name, folder: folder)
        if let known = cache.withLock({ $0[key] }) {
            return known?.color(scheme: scheme, contrast: contrast)
        }
        let set = Self.load(name, from: folder, alsoBeside: bundle == nil)
        cache.withLock { $0[key] = .some(set) }
        if set == nil {
            Faults.report(
                "color \(name) \(folder)", "no color set named '\(name)' in the asset catalogs of \(folder.path)")
        }
        return set?.color(scheme: scheme, contrast: contrast)
    }

    /// Reads a colour set.
    ///
    /// - Parameter alsoBeside: Whether to look into the resource folders of packages beside the main program, too,
    ///   since that is where a package's build puts what the main bundle has elsewhere.
    private static func load(_ name: String, from folder: URL, alsoBeside: Bool) -> ColorSet? {
        let files = FileManager.default
        func contents(of folder: URL) -> [URL] {
            (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        }
        var folders = [folder]
        if alsoBeside { folders += contents(of: folder).filter { $0.pathExtension == "resources" } }
        // Package builds copy a resource folder as a whole, so that catalogues can lie one level further down.
        folders += folders.flatMap { contents(of: $0) }.filter { $0.pathExtension.isEmpty && $0.hasDirectoryPath }
        for catalog in folders.flatMap(contents(of:)) where catalog.pathExtension == "xcassets" {
            guard let paths = files.enumerator(at: catalog, includingPropertiesForKeys: nil) else { continue }
            let wanted = "/" + name + ".colorset"
            for case let path as URL in paths where path.path.hasSuffix(wanted) {
                guard let data = try? Data(contentsOf: path.appendingPathComponent("Contents.json")) else { continue }
                if let set = try? JSONDecoder().decode(ColorSet.self, from: data) { return set }
            }
        }
        return nil
    }
}

/// A colour set as its Contents.json describes it.
struct ColorSet: Decodable, Sendable {
    private let colors: [Entry]

    private struct Entry: Decodable {
        let color: Components?
        let appearances: [Appearance]?
    }

    private struct Appearance: Decodable {
        let appearance, value: String
    }

    private struct Components: Decodable {
        let space: String?
        let components: [String: String]?
        let reference: String?

        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components, reference
        }
    }

    /// The colour whose appearances fit best.
    func color(scheme: ColorScheme, contrast: ColorSchemeContrast) -> Color? {
        var best: (score: Int, color: Color)?
        for entry in colors {
            var score = 0
            for appearance in entry.appearances ?? [] {
                switch (appearance.appearance, appearance.value) {
                case ("luminosity", "dark"): score += scheme == .dark ? 2 : -10
                case ("luminosity", "light"): score += scheme == .light ? 2 : -10
                case ("contrast", "high"): score += contrast == .increased ? 1 : -10
                default: score -= 10
                }
            }
            guard score >= 0, score > best?.score ?? -1, let color = entry.color.flatMap(Self.color) else { continue }
            best = (score, color)
        }
        return best?.color
    }

    private static func color(_ description: Components) -> Color? {
        if let reference = description.reference {
            // References name a system colour, as in "systemOrangeColor".
            let name = reference.replacingOccurrences(of: "system", with: "").replacingOccurrences(
                of: "Color", with: "")
            return SystemColor(rawValue: name.lowercased()).map { Color(provider: .system($0)) }
        }
        guard let components = description.components else { return nil }
        let alpha = components["alpha"].flatMap(value) ?? 1
        let space: Color.RGBColorSpace =
            switch description.space {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        if let white = components["white"].flatMap(value) { return Color(space, white: white, opacity: alpha) }
        guard let red = components["red"].flatMap(value), let green = components["green"].flatMap(value),
            let blue = components["blue"].flatMap(value)
        else { return nil }
        return Color(space, red: red, green: green, blue: blue, opacity: alpha)
    }

    /// A component as the catalogue writes it: a fraction with a point, a hexadecimal byte or a decimal byte.
    private static func value(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if text.contains(".") { return Double(text) }
        return Double(text).map { $0 / 255 }
    }
}
