import Foundation

/// One or more lines of text that can be read but not edited.
///
/// A literal is a key that is looked up in the app's translations; `Text(verbatim:)` and strings in variables are shown
/// as they are. Texts joined with `+` keep their fonts and colours.
public struct Text: Equatable, Sendable {
    /// A stretch of text of one source.
    enum Source: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?)
        case attributed(AttributedString)
        case date(Date, DateStyle)
        case interval(ClosedRange<Date>)
        case symbol(String)
    }

    struct Run: Equatable, Sendable {
        var source: Source
        var style = RunStyle()
    }

    /// What one stretch says about itself; nil: what the environment says.
    struct RunStyle: Equatable, Sendable {
        var font: Font?
        var weight: Font.Weight?
        var isItalic: Bool?
        var isMonospaced = false
        var hasMonospacedDigits = false
        var foreground: AnyShapeStyle?
        var underline: LineStyle?
        var strikethrough: LineStyle?
        var kerning: CGFloat?
        var tracking: CGFloat?
        var baselineOffset: CGFloat?
    }

    var runs: [Run]

    private init(_ source: Source) {
        runs = [Run(source: source)]
    }

    /// Creates a text that is shown as it is.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Creates a text from a string in a variable, which is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Creates a text from a key that is looked up in the app's translations.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.key(key, table: tableName))
    }

    /// Creates a text from a string with attributes.
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Creates a text from a formatted value.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.verbatim(format.format(input)))
    }

    /// Creates a text from a formatted value.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.attributed(format.format(input)))
    }

    /// Creates a text from an object and a formatter for it.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }

    /// Creates a text from a date; relative forms follow the clock.
    public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

    /// Creates a text from a span of time.
    public init(_ dates: ClosedRange<Date>) { self.init(.interval(dates)) }

    /// Creates a text from a span of time.
    public init(_ interval: DateInterval) { self.init(.interval(interval.start...interval.end)) }

    /// Creates a text that consists of a symbol; only system symbols can be part of a text.
    public init(_ image: Image) {
        self.init(image.systemName.map { .symbol($0) } ?? .verbatim(""))
    }

    /// Joins two texts.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var text = lhs
        text.runs += rhs.runs
        return text
    }

    /// A form of a date.
    public struct DateStyle: Equatable, Sendable {
        enum Kind: Equatable { case time, date, relative, offset, timer }
        let kind: Kind

        /// The time of day: 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The day: June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// The distance from now: 2 hours, 23 minutes.
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now with a sign: -3 months.
        public static let offset = DateStyle(kind: .offset)
        /// A clock that counts: 36:59:01.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Where a line that is too long is cut.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning.
        case head
        /// At the end.
        case tail
        /// In the middle.
        case middle
    }

    /// The case that text is shown in.
    public enum Case: Hashable, Sendable {
        /// Capital letters.
        case uppercase
        /// Small letters.
        case lowercase
    }

    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            private let name: String
            /// Without gaps.
            public static let solid = Pattern(name: "solid")
            /// Dots. Pango draws it solid.
            public static let dot = Pattern(name: "dot")
            /// Dashes. Pango draws it solid.
            public static let dash = Pattern(name: "dash")
            /// Dashes and dots. Pango draws it solid.
            public static let dashDot = Pattern(name: "dashDot")
            /// Dashes and pairs of dots. Pango draws it solid.
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        /// The pattern.
        public var pattern: Pattern
        /// The colour; nil: the text's.
        public var color: Color?

        /// Creates a line.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A single line.
        public static let single = LineStyle()
    }
}

extension Text {
    private func styled(_ change: (inout RunStyle) -> Void) -> Text {
        var text = self
        for index in text.runs.indices { change(&text.runs[index].style) }
        return text
    }

    /// Sets the font; nil: the environment's.
    public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

    /// Sets the weight; nil: the font's.
    public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = $0.weight ?? weight } }

    /// Draws the text with a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
    }

    /// Draws the text with a colour; nil: the environment's.
    public func foregroundColor(_ color: Color?) -> Text {
        styled { $0.foreground = $0.foreground ?? color.map { AnyShapeStyle($0) } }
    }

    /// Makes the text bold.
    public func bold() -> Text { bold(true) }

    /// Makes the text bold.
    public func bold(_ isActive: Bool) -> Text { styled { $0.weight = isActive ? .bold : nil } }

    /// Makes the text italic.
    public func italic() -> Text { italic(true) }

    /// Makes the text italic.
    public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }

    /// Shows letters of one width.
    public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.isMonospaced = isActive } }

    /// Shows digits of one width.
    public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

    /// Underlines the text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        styled { $0.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
    }

    /// Strikes the text through.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        styled { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
    }

    /// Adds space between letters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = kerning } }

    /// Adds space between letters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }

    /// Moves the text up from its baseline, in points.
    public func baselineOffset(_ offset: CGFloat) -> Text { styled { $0.baselineOffset = offset } }
}
