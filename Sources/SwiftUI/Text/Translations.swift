import Foundation

/// Where translations come from.
///
/// An app has one catalogue for a language, a file of GNU gettext that is called as the program:
/// `share/locale/de/LC_MESSAGES/program.mo`, in the folder that the program's own folder is in, or where the system
/// keeps data. Its keys are those of `LocalizedStringKey`; `%@` in them also stands for numbers.
struct Translations: Sendable {
    /// The app's translations; without any a key stands for itself.
    nonisolated(unsafe) static var current = Translations.ofProgram()

    private let find: @Sendable (String) -> String?

    init(_ find: @escaping @Sendable (String) -> String?) {
        self.find = find
    }

    /// The translation of a key, or the key.
    func lookup(_ key: String) -> String {
        if let found = find(key) { return found }
        // Who gathers the texts of an app from its source sees that a value is put in, not of which type it is.
        let general = Self.general(key)
        return general == key ? key : find(general) ?? key
    }

    /// The key with `%@` in the place of numbers.
    static func general(_ key: String) -> String {
        guard key.contains("%l") else { return key }
        return ["%lld", "%llu", "%lf"].reduce(key) { $0.replacingOccurrences(of: $1, with: "%@") }
    }

    // MARK: Catalogues

    /// The catalogue of the running program for the language of the environment.
    private static func ofProgram() -> Translations {
        let environment = ProcessInfo.processInfo.environment
        let languages = languages(environment)
        guard !languages.isEmpty,
            let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        else { return Translations { _ in nil } }
        let url = URL(fileURLWithPath: program)
        let shared = (environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share").split(separator: ":")
        let folders =
            [url.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("share")]
            + shared.map { URL(fileURLWithPath: String($0)) }
        for language in languages {
            for folder in folders {
                let file = folder.appendingPathComponent(
                    "locale/\(language)/LC_MESSAGES/\(url.lastPathComponent).mo")
                if let data = try? Data(contentsOf: file), let catalogue = TranslationCatalogue(data) {
                    return Translations { catalogue[$0] }
                }
            }
        }
        return Translations { _ in nil }
    }

    /// The languages that a person wants, the best first, as gettext reads them from the environment: "de_AT", "de".
    static func languages(_ environment: [String: String]) -> [String] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        guard let locale, locale != "C", locale != "POSIX", !locale.hasPrefix("C.") else { return [] }
        let wanted = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
        var languages: [String] = []
        for name in wanted.isEmpty ? [locale] : wanted {
            // "ca_ES.UTF-8@valencia": the encoding is always UTF-8 here.
            let variant = name.split(separator: "@", maxSplits: 1).dropFirst().first.map { "@" + $0 } ?? ""
            let base = name.prefix { $0 != "." && $0 != "@" }
            let language = base.prefix { $0 != "_" }
            for candidate in ["\(base)\(variant)", "\(base)", "\(language)\(variant)", "\(language)"]
            where !languages.contains(candidate) {
                languages.append(candidate)
            }
        }
        return languages
    }
}

/// A compiled catalogue of GNU gettext (a .mo file).
struct TranslationCatalogue: Sendable {
    private var texts: [String: String] = [:]

    /// Reads a catalogue; nil if it isn't one. Of a plural the first form counts.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard bytes.count >= 28 else { return nil }
        let isLittle = bytes[0] == 0xde
        func number(_ offset: Int) -> Int? {
            guard offset >= 0, offset + 4 <= bytes.count else { return nil }
            let part = bytes[offset..<offset + 4]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard number(0) == 0x9504_12de, let count = number(8), let keys = number(12), let values = number(16),
            count < bytes.count
        else { return nil }
        func text(_ table: Int, _ index: Int) -> String? {
            guard let length = number(table + 8 * index), let start = number(table + 8 * index + 4),
                start + length <= bytes.count
            else { return nil }
            let text = bytes[start..<start + length]
            return String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
        }
        for index in 0..<count {
            guard let key = text(keys, index), let value = text(values, index) else { return nil }
            // The first entry, without a key, is about the catalogue itself.
            if !key.isEmpty, !value.isEmpty { texts[key] = value }
        }
    }

    subscript(key: String) -> String? { texts[key] }
}
