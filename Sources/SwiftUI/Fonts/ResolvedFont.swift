import Foundation

/// What a font comes to for a text size: all that measuring and drawing text needs to know.
struct ResolvedFont: Hashable, Sendable {
    /// How large the font is.
    enum Size: Hashable, Sendable {
        /// A factor to the size of the desktop's own font, which follows the desktop's text size by itself.
        case scale(Double)
        /// A size in points that the desktop's text size is to be applied to.
        case scaledPoints(Double)
        /// A size in points for every text size.
        case points(Double)
    }

    /// The name of the family, or nil for that of the desktop.
    var family: String?
    /// The size.
    var size: Size
    /// The weight on the scale of CSS and Pango, from 100 to 1000.
    var weight: Int
    /// Whether the font is in italics.
    var isItalic: Bool
    /// Whether the desktop's fixed-width font is to be used; only without a family.
    var isMonospaced: Bool
    /// Whether the desktop's font with serifs is to be used; only without a family.
    var isSerif: Bool
    /// Whether rounded letters are preferred.
    var isRounded: Bool
    /// Whether all digits are equally wide.
    var hasMonospacedDigits: Bool
    /// Which letters are written as small capitals.
    var smallCaps: Font.SmallCaps
    /// The width of the letters, with 1 the usual one.
    var width: Double
    /// A factor to the height of lines.
    var lineHeight: Double
}

extension Font {
    /// What the font comes to for a text size.
    func resolve(dynamicTypeSize: DynamicTypeSize = .large) -> ResolvedFont {
        let (family, size, ownWeight): (String?, ResolvedFont.Size, Weight) =
            switch base {
            case .style(let style): (nil, .scale(style.scale * dynamicTypeSize.scale * factor), style.weight)
            case .system(let size): (nil, .points(size * factor), .regular)
            case .custom(let name, let size, nil): (name, .points(size * factor), .regular)
            case .custom(let name, let size, _):
                (name, .scaledPoints(size * dynamicTypeSize.scale * factor), .regular)
            }
        return ResolvedFont(
            family: family, size: size, weight: (weight ?? ownWeight).value, isItalic: isItalic,
            isMonospaced: isMonospaced || design == .monospaced, isSerif: design == .serif,
            isRounded: design == .rounded, hasMonospacedDigits: hasMonospacedDigits, smallCaps: smallCapitals,
            width: max(0.5, 1 + (width ?? .standard).value),
            lineHeight: lineHeight == .tight ? 0.9 : lineHeight == .loose ? 1.15 : 1)
    }
}
