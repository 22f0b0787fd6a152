import Foundation

/// The text of a field: a string that follows every key, or the words for a value, which changes when they're submitted.
struct TextSource {
    /// The text for the model's value.
    let read: () -> String
    /// Gives a text to the model; false if it stands for no value.
    let write: (String) -> Bool
    /// Whether every change is written, and not only what is submitted.
    let isContinuous: Bool
    /// The source for the language, calendar and time zone of some surroundings; nil: it depends on none of that.
    private var adapt: ((EnvironmentValues) -> TextSource)?

    func adapted(to values: EnvironmentValues) -> TextSource { adapt?(values) ?? self }

    /// A text that follows every key.
    init(read: @escaping () -> String, write: @escaping (String) -> Bool) {
        self.read = read
        self.write = write
        isContinuous = true
    }

    init(_ text: Binding<String>) {
        read = { text.wrappedValue }
        write = {
            text.wrappedValue = $0
            return true
        }
        isContinuous = true
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        read = { format.format(value.wrappedValue) }
        write = { text in
            guard let new = try? format.parseStrategy.parse(text) else { return false }
            value.wrappedValue = new
            return true
        }
        isContinuous = false
        adapt = { TextSource(value, format.adapted(to: $0)) }
    }

    init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        read = { value.wrappedValue.map(format.format) ?? "" }
        write = { text in
            if text.isEmpty {
                value.wrappedValue = nil
                return true
            }
            guard let new = try? format.parseStrategy.parse(text) else { return false }
            value.wrappedValue = new
            return true
        }
        isContinuous = false
        adapt = { TextSource(optional: value, format.adapted(to: $0)) }
    }

    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        read = { formatter.string(for: value.wrappedValue) ?? "" }
        write = { text in
            guard let new = Self.parse(text, formatter) as? V else { return false }
            value.wrappedValue = new
            return true
        }
        isContinuous = false
    }

    /// Only numbers and dates are read: Foundation offers no other formatter's reading here.
    private static func parse(_ text: String, _ formatter: Formatter) -> Any? {
        switch formatter {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        default: nil
        }
    }
}
