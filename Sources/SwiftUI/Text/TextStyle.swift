import Foundation

/// What the environment says about text, as one value, so that a text has one dependency for all of it.
struct TextStyle: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var width: Font.Width?
    var isItalic: Bool?
    var isMonospaced = false
    var hasMonospacedDigits = false
    var lineLimit: Int?
    var minimumLines: Int?
    var lineSpacing: CGFloat = 0
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var allowsTightening = false
    var minimumScaleFactor: CGFloat = 1
    var textCase: Text.Case?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var isSelectable = false
    /// Whether bars stand in the place of letters.
    var isRedacted = false
    var scale: Text.Scale?
    var language: TypesettingLanguage?
    var renderer: AnyTextRenderer?
    /// Whether the letters decide in which direction a paragraph runs; otherwise the environment's direction does.
    var directionFollowsLetters = true
}

/// A text style that texts share: most of them have the same.
final class SharedTextStyle: Equatable, Sendable {
    let style: TextStyle

    init(_ style: TextStyle) {
        self.style = style
    }

    static let standard = SharedTextStyle(TextStyle())

    static func == (a: SharedTextStyle, b: SharedTextStyle) -> Bool { a === b || a.style == b.style }
}

private enum TextStyleKey: EnvironmentKey { static var defaultValue: SharedTextStyle { .standard } }

extension EnvironmentValues {
    var sharedTextStyle: SharedTextStyle { self[TextStyleKey.self] }

    var textStyle: TextStyle {
        get { self[TextStyleKey.self].style }
        set { self[TextStyleKey.self] = SharedTextStyle(newValue) }
    }

    /// The font of text; nil: the desktop's.
    public var font: Font? {
        get { textStyle.font }
        set { textStyle.font = newValue }
    }

    /// The most lines that a text takes; nil: any number.
    public var lineLimit: Int? {
        get { textStyle.lineLimit }
        set {
            textStyle.lineLimit = newValue
            textStyle.minimumLines = nil
        }
    }

    /// The extra distance between lines, in points.
    public var lineSpacing: CGFloat {
        get { textStyle.lineSpacing }
        set { textStyle.lineSpacing = newValue }
    }

    /// How the lines of a text align.
    public var multilineTextAlignment: TextAlignment {
        get { textStyle.alignment }
        set { textStyle.alignment = newValue }
    }

    /// Where a line that is too long is cut.
    public var truncationMode: Text.TruncationMode {
        get { textStyle.truncation }
        set { textStyle.truncation = newValue }
    }

    /// Whether letters may move closer together before a text is cut.
    public var allowsTightening: Bool {
        get { textStyle.allowsTightening }
        set { textStyle.allowsTightening = newValue }
    }

    /// The smallest factor by which a text may shrink before it is cut, from 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { textStyle.minimumScaleFactor }
        set { textStyle.minimumScaleFactor = newValue }
    }

    /// The case that text is shown in; nil: as written.
    public var textCase: Text.Case? {
        get { textStyle.textCase }
        set { textStyle.textCase = newValue }
    }
}

extension View {
    nonisolated func textStyle(_ change: @escaping (inout TextStyle) -> Void) -> some View {
        modifier(_EnvironmentModifier { change(&$0.textStyle) })
    }

    /// Sets the font of text in the view.
    nonisolated public func font(_ font: Font?) -> some View { textStyle { $0.font = font } }

    /// Sets the weight of text in the view; nil: the font's.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { textStyle { $0.weight = weight } }

    /// Sets the design of the font in the view; nil: the font's.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { textStyle { $0.design = design } }

    /// Sets the width of letters in the view; nil: the font's.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { textStyle { $0.width = width } }

    /// Makes text in the view bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        textStyle { $0.weight = isActive ? .bold : nil }
    }

    /// Makes text in the view italic.
    nonisolated public func italic(_ isActive: Bool = true) -> some View { textStyle { $0.isItalic = isActive } }

    /// Shows text in the view with letters of one width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        textStyle { $0.isMonospaced = isActive }
    }

    /// Shows digits in the view with one width.
    nonisolated public func monospacedDigit() -> some View { textStyle { $0.hasMonospacedDigits = true } }

    /// Underlines text in the view.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textStyle { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }

    /// Strikes text in the view through.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textStyle { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }

    /// Sets the size of text in the view beside other text of the same font.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        textStyle { if isEnabled { $0.scale = scale } }
    }

    /// Sets the language whose rules text in the view is set by; nothing changes in what it says.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the language whose rules text in the view is set by; nothing changes in what it says.
    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        textStyle { if isEnabled { $0.language = language } }
    }

    /// Says what decides in which direction the paragraphs of text in the view run.
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        textStyle { $0.directionFollowsLetters = strategy != .layoutBased }
    }

    /// Adds space between letters, in points. Pango parts ligatures, as `tracking(_:)` does.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { textStyle { $0.kerning = kerning } }

    /// Adds space after each letter, in points; it counts more than `kerning(_:)`.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { textStyle { $0.tracking = tracking } }

    /// Moves text up from its baseline, in points.
    nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
        textStyle { $0.baselineOffset = offset }
    }

    /// Limits the number of lines of text in the view; nil: any number.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        textStyle {
            $0.lineLimit = number
            $0.minimumLines = nil
        }
    }

    /// Limits the number of lines of text in the view to a range.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        textStyle {
            $0.lineLimit = nil
            $0.minimumLines = limit.lowerBound
        }
    }

    /// Limits the number of lines of text in the view to a range.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Limits the number of lines of text in the view to a range.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        textStyle {
            $0.lineLimit = limit.upperBound
            $0.minimumLines = limit.lowerBound
        }
    }

    /// Limits the number of lines; with `reservesSpace` a text takes the height of that many lines in any case.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        textStyle {
            $0.lineLimit = limit
            $0.minimumLines = reservesSpace ? limit : nil
        }
    }

    /// Adds space between lines, in points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        textStyle { $0.lineSpacing = lineSpacing }
    }

    /// Aligns the lines of texts in the view.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        textStyle { $0.alignment = alignment }
    }

    /// Says where lines that are too long are cut.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        textStyle { $0.truncation = mode }
    }

    /// Lets letters move closer together, by up to a twentieth of an em, before a text shrinks or is cut.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { textStyle { $0.allowsTightening = flag } }

    /// Lets text shrink down to a factor, from 0 to 1, before it is cut.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        textStyle { $0.minimumScaleFactor = factor }
    }

    /// Shows text in capital or small letters, by the rules of the environment's locale.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { textStyle { $0.textCase = textCase } }

    /// Lets people select and copy text in the view.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        textStyle { $0.isSelectable = S.allowsSelection }
    }
}

/// Whether text can be selected.
public protocol TextSelectability {
    /// Whether text can be selected.
    static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Text can't be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected and copied.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text can't be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
