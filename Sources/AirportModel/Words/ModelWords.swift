import Synchronization

/// The language of the model's texts.
///
/// The model knows its texts in English. An app that has translations says once, before anything else, how they are
/// looked up: by the English text, with `%@` where a value is put in.
public enum ModelWords {
    /// A function by itself would be wrapped once more by each access: a generic type holds functions in another form.
    private struct Translation: Sendable {
        var lookUp: @Sendable (String) -> String
    }

    private static let translation = Mutex(Translation { $0 })

    /// Sets where translations come from. A text without one is to be returned as it is.
    public static func setTranslation(_ lookUp: @escaping @Sendable (String) -> String) {
        translation.withLock { $0.lookUp = lookUp }
    }

    static func lookUp(_ key: String) -> String {
        translation.withLock { $0.lookUp }(key)
    }
}

/// A text of the model in the language of the app: `localized("Late by \(minutes) minutes.")`.
func localized(_ text: ModelText) -> String { text.resolved }

/// A text with values in it.
struct ModelText: ExpressibleByStringInterpolation {
    private let key: String
    private let values: [String]

    init(stringLiteral value: String) {
        key = value
        values = []
    }

    init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        values = stringInterpolation.values
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var values: [String] = []

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) { key += literal }

        mutating func appendInterpolation(_ value: some Any) {
            key += "%@"
            values.append("\(value)")
        }
    }

    /// The translation with the values put in, in its own order where it numbers them (`%2$@`).
    var resolved: String {
        let text = ModelWords.lookUp(key)
        guard !values.isEmpty else { return text }
        var result = ""
        var next = 0
        var rest = Substring(text)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            let digits = rest.prefix(while: \.isNumber)
            if let number = Int(digits), rest.dropFirst(digits.count).hasPrefix("$@") {
                if values.indices.contains(number - 1) { result += values[number - 1] }
                rest = rest.dropFirst(digits.count + 2)
            } else if rest.hasPrefix("@") {
                if values.indices.contains(next) { result += values[next] }
                next += 1
                rest = rest.dropFirst()
            } else {
                result += "%"
            }
        }
        return result + rest
    }
}
