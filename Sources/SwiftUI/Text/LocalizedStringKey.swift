import Foundation

/// A text that is looked up in the app's translations, with values put into it.
///
///     Text("Gate \(gate)")   // key "Gate %@"
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [Argument]

    /// A value put into a key.
    enum Argument: Equatable, Sendable {
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case double(Double)
        case text(Text)
    }

    /// Creates a key from a string.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) {
        key = value
        arguments = []
    }

    /// Creates a key from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Gathers the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            key +=
                literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        /// Puts in a string.
        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

        /// Puts in a substring.
        public mutating func appendInterpolation(_ string: Substring) { append("%@", .string(String(string))) }

        /// Puts in a text.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

        /// Puts in an image.
        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

        /// Puts in an integer.
        public mutating func appendInterpolation<T: BinaryInteger & CVarArg>(_ value: T) {
            if T.isSigned {
                append("%lld", .integer(Int64(truncatingIfNeeded: value)))
            } else {
                append("%llu", .unsigned(UInt64(truncatingIfNeeded: value)))
            }
        }

        /// Puts in a number with a fraction.
        public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T) {
            append("%lf", .double(Double(value)))
        }

        /// Puts in a value in a form of C's printf.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            switch value {
            case let value as any BinaryInteger: append(specifier, .integer(Int64(truncatingIfNeeded: value)))
            case let value as any BinaryFloatingPoint: append(specifier, .double(Double(value)))
            default: append("%@", .string(String(describing: value)))
            }
        }

        /// Puts in a formatted value.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .text(Text(input, format: format)))
        }

        /// Puts in a value and a formatter for it.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append("%@", .string(formatter.string(for: subject) ?? ""))
        }

        /// Puts in a date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }

        /// Puts in a string with attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }

        /// Puts in a text that is looked up in the app's translations itself.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .text(Text(resource)))
        }

        /// Puts in a clock that counts within a span of time.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                "%@",
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        /// Puts in a span of time.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }

        /// Puts in any other value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string(String(describing: value))) }
    }

    /// The text in the language of `locale`, with the values put in and without the marks of Markdown.
    func resolved(in values: EnvironmentValues) -> String {
        var runs: [Text.Run] = []
        append(to: &runs, Text.RunStyle(), values)
        return runs.map { $0.source.string(in: values) }.joined()
    }

    /// A format with its specifiers replaced.
    func filled(_ format: String, _ replacement: (Argument, _ specifier: String) -> String) -> String {
        var result = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            guard let (specifier, position) = Self.specifier(at: &rest) else { continue }
            if specifier == "%" {
                result += "%"
                continue
            }
            let index = position.map { $0 - 1 } ?? next
            next = index + 1
            if arguments.indices.contains(index) {
                result += replacement(arguments[index], specifier)
            } else if arguments.isEmpty {
                // A key from a variable: a percent sign in it is just that, and so is what follows it.
                result += format[percent..<rest.startIndex]
            }
        }
        return result + rest
    }

    /// Takes one specifier such as `%lld`, `%2$@` or `%.1f` from the front; `%` for an escaped percent sign.
    private static func specifier(at text: inout Substring) -> (specifier: String, position: Int?)? {
        var body = ""
        var position: Int?
        text.removeFirst()
        while let character = text.first {
            text.removeFirst()
            if character == "%" { return ("%", nil) }
            if character == "$" {
                position = Int(body)
                body = ""
                continue
            }
            body.append(character)
            if character == "@" || (character.isLetter && !"lhqzt".contains(character)) {
                return ("%" + body, position)
            }
        }
        return nil
    }

    static func format(_ argument: Argument, specifier: String, _ values: EnvironmentValues) -> String {
        switch argument {
        case .string(let string): string
        case .text(let text): text.resolvedString(in: values)
        case .integer(let value):
            specifier == "%lld"
                ? value.formatted(.number.grouping(.never).locale(values.locale))
                : String(format: specifier == "%@" ? "%lld" : specifier, value)
        case .unsigned(let value): String(format: specifier == "%@" ? "%llu" : specifier, value)
        case .double(let value): String(format: specifier == "%@" ? "%lf" : specifier, value)
        }
    }
}
