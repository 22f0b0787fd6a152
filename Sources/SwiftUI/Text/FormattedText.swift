import Foundation

/// A value in a format. It becomes words where the text is shown: in the language, calendar and time zone of those
/// surroundings, unless the format names its own.
struct FormattedText: Equatable, Sendable {
    private let source: any FormattedSource
    /// Whether the words have no attributes of their own.
    let isPlain: Bool

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        source = FormattedValue(input: input, format: format, words: { AttributedString($0) }, string: { $0 })
        isPlain = true
    }

    init<F: FormatStyle>(attributed input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        source = FormattedValue(input: input, format: format, words: { $0 }, string: { String($0.characters) })
        isPlain = false
    }

    func string(in values: EnvironmentValues) -> String { source.string(in: values) }
    func words(in values: EnvironmentValues) -> AttributedString { source.words(in: values) }

    static func == (lhs: FormattedText, rhs: FormattedText) -> Bool {
        func equals<S: FormattedSource>(_ source: S) -> Bool { (rhs.source as? S).map { $0 == source } ?? false }
        return equals(lhs.source)
    }
}

/// What a formatted text is made from.
private protocol FormattedSource: Equatable, Sendable {
    func string(in values: EnvironmentValues) -> String
    func words(in values: EnvironmentValues) -> AttributedString
}

/// Texts are made on whatever thread and shown on the main one; values and formats are values.
private struct FormattedValue<Format: FormatStyle>: FormattedSource, @unchecked Sendable
where Format.FormatInput: Equatable {
    let input: Format.FormatInput
    let format: Format
    let words: (Format.FormatOutput) -> AttributedString
    let string: (Format.FormatOutput) -> String

    func string(in values: EnvironmentValues) -> String { string(format.adapted(to: values).format(input)) }
    func words(in values: EnvironmentValues) -> AttributedString { words(format.adapted(to: values).format(input)) }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.input == rhs.input && lhs.format == rhs.format }
}

extension FormatStyle {
    /// The format in the language, calendar and time zone of some surroundings, as far as it names none itself.
    func adapted(to values: EnvironmentValues) -> Self {
        var format = self
        let locale = values.locale
        if locale != .current, self == self.locale(.autoupdatingCurrent) { format = format.locale(locale) }
        switch format {
        case var style as Date.FormatStyle:
            style.adapt(\.calendar, \.timeZone, to: values)
            return style as? Self ?? format
        case var style as Date.IntervalFormatStyle:
            style.adapt(\.calendar, \.timeZone, to: values)
            return style as? Self ?? format
        default: return format
        }
    }

    fileprivate mutating func adapt(
        _ calendar: WritableKeyPath<Self, Calendar>, _ timeZone: WritableKeyPath<Self, TimeZone>,
        to values: EnvironmentValues
    ) {
        if self[keyPath: calendar] == .autoupdatingCurrent { self[keyPath: calendar] = values.calendar }
        if self[keyPath: timeZone] == .autoupdatingCurrent { self[keyPath: timeZone] = values.timeZone }
    }
}
