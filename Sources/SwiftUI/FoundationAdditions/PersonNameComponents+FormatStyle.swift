import Foundation

extension PersonNameComponents {
    /// Writes and reads the names of persons.
    public struct FormatStyle: ParseableFormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The name that a person is called by.
            case short
            /// The given and the family name.
            case medium
            /// The whole name with titles.
            case long
            /// The initials.
            case abbreviated
        }

        /// How much of a name is written.
        public var style: Style
        /// The locale, which decides on the order where the name's own letters don't.
        public var locale: Locale

        /// Creates a style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// The style for another locale.
        public func locale(_ locale: Locale) -> FormatStyle {
            FormatStyle(style: style, locale: locale)
        }

        /// How names are read.
        public var parseStrategy: ParseStrategy { ParseStrategy(locale: locale) }

        /// Writes a name.
        public func format(_ value: PersonNameComponents) -> String {
            let isFamilyFirst = Self.isFamilyFirst(value, locale: locale)
            let separator = Self.isIdeographic(value) ? "" : " "
            func join(_ parts: [String?]) -> String {
                parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
            }
            switch style {
            case .short:
                if let nickname = value.nickname, !nickname.isEmpty { return nickname }
                if isFamilyFirst, let family = value.familyName, !family.isEmpty { return family }
                return join([value.givenName ?? value.familyName])
            case .medium:
                return join(isFamilyFirst ? [value.familyName, value.givenName] : [value.givenName, value.familyName])
            case .long:
                let name =
                    isFamilyFirst
                    ? [value.familyName, value.givenName, value.middleName]
                    : [value.givenName, value.middleName, value.familyName]
                return [value.namePrefix, join(name), value.nameSuffix].compactMap { $0 }.filter { !$0.isEmpty }
                    .joined(separator: " ")
            case .abbreviated:
                // Ideographic names have no initials: the family name stands for the person.
                if Self.isIdeographic(value) { return value.familyName ?? value.givenName ?? "" }
                let parts = isFamilyFirst ? [value.familyName, value.givenName] : [value.givenName, value.familyName]
                return parts.compactMap { $0?.first.map { String($0).uppercased() } }.joined()
            }
        }

        /// Whether the name is written with Chinese, Japanese or Korean letters.
        private static func isIdeographic(_ name: PersonNameComponents) -> Bool {
            guard let scalar = (name.familyName ?? name.givenName)?.unicodeScalars.first else { return false }
            return [0x3040...0x30ff, 0x3400...0x9fff, 0xac00...0xd7af, 0x20000...0x323af].contains {
                $0.contains(Int(scalar.value))
            }
        }

        private static func isFamilyFirst(_ name: PersonNameComponents, locale: Locale) -> Bool {
            isIdeographic(name)
                || ["zh", "ja", "ko", "hu", "vi"].contains(locale.language.languageCode?.identifier ?? "")
        }
    }

    /// Reads the names of persons.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        /// The locale, which decides on the order of the names.
        public var locale: Locale

        /// Creates a strategy.
        public init(locale: Locale = .autoupdatingCurrent) {
            self.locale = locale
        }

        private static let prefixes: Set<String> = [
            "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "dame", "rev", "herr", "frau", "m", "mme", "sr",
            "sra",
        ]
        private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "dds"]
        /// Words that belong to the family name after them.
        private static let particles: Set<String> = [
            "van", "von", "der", "den", "de", "di", "da", "del", "della", "du", "la", "le", "zu", "zur", "al", "bin",
            "ter",
        ]

        /// Reads a name; throws an error for a text without any.
        public func parse(_ value: String) throws -> PersonNameComponents {
            var words = value.split(whereSeparator: { $0.isWhitespace }).map(String.init)
            guard !words.isEmpty else {
                throw CocoaError(.formatting)
            }
            func plain(_ word: String) -> String {
                word.lowercased().filter { $0 != "." && $0 != "," }
            }
            var name = PersonNameComponents()
            var (prefix, suffix) = ([String](), [String]())
            while words.count > 1, Self.prefixes.contains(plain(words[0])) { prefix.append(words.removeFirst()) }
            while words.count > 2, let last = words.last, Self.suffixes.contains(plain(last)) {
                suffix.insert(words.removeLast(), at: 0)
            }
            if !prefix.isEmpty { name.namePrefix = prefix.joined(separator: " ") }
            if !suffix.isEmpty { name.nameSuffix = suffix.joined(separator: " ") }
            // A comma after the first word tells that the family name comes first.
            let language = locale.language.languageCode?.identifier ?? ""
            if words.count > 1, words[0].hasSuffix(",") {
                name.familyName = String(words.removeFirst().dropLast())
                name.givenName = words.removeFirst()
                if !words.isEmpty { name.middleName = words.joined(separator: " ") }
            } else if words.count == 1 {
                name.givenName = words[0]
            } else if ["hu", "vi", "zh", "ja", "ko"].contains(language) {
                name.familyName = words.removeFirst()
                name.givenName = words.joined(separator: " ")
            } else {
                name.givenName = words.removeFirst().trimmingCharacters(in: [","])
                let start = words.firstIndex { Self.particles.contains(plain($0)) } ?? words.count - 1
                name.familyName = words[start...].joined(separator: " ").trimmingCharacters(in: [","])
                if start > 0 { name.middleName = words[..<start].joined(separator: " ") }
            }
            return name
        }
    }

    /// Reads a name from a text; throws an error for a text without any.
    public init(_ string: String, strategy: ParseStrategy = ParseStrategy()) throws {
        self = try strategy.parse(string)
    }

    /// The name with its given and family name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The name in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// The given and the family name.
    public static var name: PersonNameComponents.FormatStyle { PersonNameComponents.FormatStyle() }

    /// As much of a name as the style says.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> PersonNameComponents.FormatStyle {
        PersonNameComponents.FormatStyle(style: style)
    }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Reads the names of persons.
    public static var name: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
}
