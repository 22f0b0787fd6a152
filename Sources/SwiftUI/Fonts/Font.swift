import Foundation

/// A font that is fixed only when it is used, so that it suits the desktop's fonts and text size.
///
/// ```swift
/// Text("Gate").font(.title2.bold())
/// Text("08:45").font(.system(size: 40, weight: .semibold).monospacedDigit())
/// ```
public struct Font: Hashable, Sendable {
    /// Where the font's family and size come from.
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    }

    let base: Base
    var weight: Weight?
    var width: Width?
    var design: Design?
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var smallCapitals = SmallCaps.none
    var lineHeight: Leading?
    var factor: CGFloat = 1

    init(_ base: Base) {
        self.base = base
    }

    /// The system font in a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(.style(style))
        font.design = design
        font.weight = weight
        return font
    }

    /// The system font in a fixed size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(.system(size: size))
        font.design = design
        font.weight = weight
        return font
    }

    /// A font by the name of its family, in a size in points that grows and shrinks with body text; the system font
    /// where there is no such family. Font files (ttf, otf, ttc) among the app's resources are found, too.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// A font by the name of its family, in a size in points that grows and shrinks with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, relativeTo: textStyle))
    }

    /// A font by the name of its family, in a size in points that stays the same for every text size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, relativeTo: nil))
    }

    /// The font of the largest titles.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The font of titles of the first level.
    public static let title = Font(.style(.title))
    /// The font of titles of the second level.
    public static let title2 = Font(.style(.title2))
    /// The font of titles of the third level.
    public static let title3 = Font(.style(.title3))
    /// The font of headings.
    public static let headline = Font(.style(.headline))
    /// The font of headings of the second level.
    public static let subheadline = Font(.style(.subheadline))
    /// The font of body text.
    public static let body = Font(.style(.body))
    /// The font of remarks.
    public static let callout = Font(.style(.callout))
    /// The font of footnotes.
    public static let footnote = Font(.style(.footnote))
    /// The font of captions.
    public static let caption = Font(.style(.caption))
    /// The font of captions of the second level.
    public static let caption2 = Font(.style(.caption2))
}

extension Font {
    /// The font in italics.
    public func italic() -> Font {
        with { $0.isItalic = true }
    }

    /// The font in bold.
    public func bold() -> Font {
        weight(.bold)
    }

    /// The font in a weight.
    public func weight(_ weight: Weight) -> Font {
        with { $0.weight = weight }
    }

    /// The font in a width.
    public func width(_ width: Width) -> Font {
        with { $0.width = width }
    }

    /// The fixed-width font that goes with this one.
    public func monospaced() -> Font {
        with { $0.isMonospaced = true }
    }

    /// The font with all digits equally wide.
    public func monospacedDigit() -> Font {
        with { $0.hasMonospacedDigits = true }
    }

    /// The font with small capitals for all letters.
    public func smallCaps() -> Font {
        with { $0.smallCapitals = .all }
    }

    /// The font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font {
        with { $0.smallCapitals = $0.smallCapitals.adding(.lowercase) }
    }

    /// The font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font {
        with { $0.smallCapitals = $0.smallCapitals.adding(.uppercase) }
    }

    /// The font with more or less space between lines.
    public func leading(_ leading: Leading) -> Font {
        with { $0.lineHeight = leading }
    }

    /// The font with its size multiplied by a number.
    public func scaled(by factor: CGFloat) -> Font {
        with { $0.factor *= factor }
    }

    /// The font in a design, or in that of the text style.
    func design(_ design: Design?) -> Font {
        with { $0.design = design }
    }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
