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
        case ticking(TickingText)
        case formatted(FormattedText)
        case resource(LocalizedStringResource)
        case image(Image)
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
        var scale: Scale?
        var background: Color?
        var language: TypesettingLanguage?
        var attributes: [CustomAttribute] = []
    }

    var runs: [Run]

    init(_ source: Source) {
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

    /// Creates a text from a key with a place where its translation is.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

    /// Creates a text from a string with attributes. A literal is never one: it stays a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Creates a text from a formatted value.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedText(input, format)))
    }

    /// Creates a text from a formatted value.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.formatted(FormattedText(attributed: input, format)))
    }

    /// Creates a text from an object and a formatter for it.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }

    /// Creates a text that consists of an image: a symbol as large as the letters around, or a picture in its own size.
    public init(_ image: Image) { self.init(.image(image)) }

    /// Joins two texts.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var text = lhs
        text.runs += rhs.runs
        return text
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

    /// The size of text beside other text of the same font.
    public struct Scale: Hashable, Sendable {
        /// A factor to the size of the font.
        let factor: Double

        /// The size of the font.
        public static let `default` = Scale(factor: 1)
        /// The size of text that counts less: four fifths of the font's.
        public static let secondary = Scale(factor: 0.8)
    }

    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            /// Lengths of strokes and gaps, in thicknesses of the line; empty: without gaps.
            let dashes: [CGFloat]
            /// Without gaps.
            public static let solid = Pattern(dashes: [])
            /// Dots.
            public static let dot = Pattern(dashes: [1, 2])
            /// Dashes.
            public static let dash = Pattern(dashes: [4, 3])
            /// Dashes and dots.
            public static let dashDot = Pattern(dashes: [4, 2, 1, 2])
            /// Dashes and pairs of dots.
            public static let dashDotDot = Pattern(dashes: [4, 2, 1, 2, 1, 2])
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

    /// Sets the size beside other text of the same font.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? styled { $0.scale = $0.scale ?? scale } : self
    }

    /// Sets the language whose rules the text is set by; nothing changes in what it says.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the language whose rules the text is set by; nothing changes in what it says.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        isEnabled ? styled { $0.language = $0.language ?? language } : self
    }

    /// Marks the text with a value that a text renderer finds.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        styled { $0.attributes.append(CustomAttribute(value)) }
    }

    /// Adds space between letters, in points. Pango parts ligatures, as `tracking(_:)` does.
    public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = kerning } }

    /// Adds space after each letter, in points; it counts more than `kerning(_:)`.
    public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }

    /// Moves the text up from its baseline, in points.
    public func baselineOffset(_ offset: CGFloat) -> Text { styled { $0.baselineOffset = offset } }
}
