import Foundation
internal import Gtk

/// What is done to letters so that they fit: first they move together, then they shrink.
struct TextFit: Equatable {
    /// A factor to the size.
    var scale = 1.0
    /// How far letters move together, in ems.
    var tightening = 0.0

    static let natural = TextFit()
}

extension Text {
    /// One stretch of a text with everything decided.
    struct Stretch: Equatable {
        var string: String
        var font: ResolvedFont
        var color: RGBA?
        var background: RGBA?
        var underline: Line?
        var strikethrough: Line?
        var spacing: CGFloat = 0
        var rise: CGFloat = 0
        var language: String?
        var link: URL?
        var image: InlineImage?
        /// The length of an em of the font, in points.
        var em: CGFloat = DesktopFont.usualSize
        var attributes: [CustomAttribute] = []

        /// A line under or through a stretch; without a colour it has the text's.
        struct Line: Equatable {
            var color: RGBA?
            /// Lengths of strokes and gaps, in thicknesses of the line; empty: without gaps.
            var dashes: [CGFloat] = []
        }

        /// An image within a text.
        struct InlineImage: Equatable {
            var image: PreparedImage
            /// How far it reaches above the baseline, in points.
            var ascent: CGFloat
            var spokenText: String
            var descent: CGFloat { image.size.height - ascent }
        }

        var isPlain: Bool {
            color == nil && background == nil && underline == nil && strikethrough == nil && spacing == 0 && rise == 0
                && language == nil && link == nil && image == nil && attributes.isEmpty && font == .body
        }

        /// Whether there is something that Pango doesn't draw.
        var hasDecorations: Bool {
            image != nil || underline?.dashes.isEmpty == false || strikethrough?.dashes.isEmpty == false
        }

        func apply(to attributes: TextAttributes, _ range: Range<Int>, _ fit: TextFit) {
            font.apply(to: attributes, range, scale: fit.scale)
            if let color { attributes.foreground(color, range) }
            if let background { attributes.background(background, range) }
            if let underline, underline.dashes.isEmpty { attributes.underline(color: underline.color, range) }
            if let strikethrough, strikethrough.dashes.isEmpty {
                attributes.strikethrough(color: strikethrough.color, range)
            }
            let spacing = spacing * fit.scale - fit.tightening * em * fit.scale
            if spacing != 0 { attributes.letterSpacing(spacing, range) }
            if rise != 0 { attributes.rise(rise * fit.scale, range) }
            if let language { attributes.language(language, range) }
            if let image {
                attributes.shape(
                    width: image.image.size.width * fit.scale, ascent: image.ascent * fit.scale,
                    descent: image.descent * fit.scale, range)
            }
        }
    }
}

extension Text.Stretch {
    /// Decides everything about a piece of a text.
    init(
        _ string: String, style run: Text.RunStyle, link: URL?, image: Image?, in style: TextStyle, ownColor: RGBA?,
        _ context: _ShapeStyleContext, _ values: EnvironmentValues
    ) {
        func line(_ style: Text.LineStyle?) -> Line? {
            style.map { Line(color: $0.color.map { RGBA(context.resolve($0)) }, dashes: $0.pattern.dashes) }
        }
        self.string =
            switch style.textCase {
            case .uppercase: string.uppercased(with: values.locale)
            case .lowercase: string.lowercased(with: values.locale)
            case nil: string
            }
        font = run.font(in: style, values)
        em = font.em(desktop: values.desktopFontSize)
        color = run.foreground.map { RGBA($0._paint(in: context).representativeColor) } ?? ownColor
        background = run.background.map { RGBA(context.resolve($0)) }
        underline = line(run.underline ?? style.underline)
        strikethrough = line(run.strikethrough ?? style.strikethrough)
        // Tracking counts more than kerning.
        spacing = run.tracking ?? run.kerning ?? (style.tracking != 0 ? style.tracking : style.kerning)
        rise = run.baselineOffset ?? style.baselineOffset
        language = (run.language ?? style.language)?.code
        self.link = link
        attributes = run.attributes
        guard let image else { return }
        var around = values
        // A symbol is as large as the letters beside it.
        if run.font != nil || run.scale != nil || style.scale != nil { around.font = .system(size: em) }
        if let foreground = run.foreground {
            around.foregroundStyles = _ForegroundStyles([foreground], outer: values.foregroundStyles)
        }
        let (place, em) = (around, em)
        self.image = MainThread.assume {
            let prepared = image.prepare(in: place)
            // Symbols stand in the middle of capital letters, pictures on the baseline.
            let isSymbol = if case .symbol = prepared.content { true } else { false }
            let height = prepared.size.height
            return InlineImage(
                image: prepared, ascent: isSymbol ? height / 2 + em * 0.35 : height,
                spokenText: image.spokenText(in: values) ?? "")
        }
    }
}

extension Text.RunStyle {
    /// The style with what it leaves open taken from the attributes of a string.
    func filled(from attributes: AttributeContainer) -> Text.RunStyle {
        var style = self
        if let intent = attributes.inlinePresentationIntent {
            if intent.contains(.stronglyEmphasized) { style.weight = style.weight ?? .bold }
            if intent.contains(.emphasized) { style.isItalic = style.isItalic ?? true }
            if intent.contains(.code) { style.isMonospaced = true }
            if intent.contains(.strikethrough) { style.strikethrough = style.strikethrough ?? .single }
        }
        // What the string says itself counts more than what the text was given.
        if let font = attributes.swiftUI.font { style.font = font }
        if let color = attributes.swiftUI.foregroundColor { style.foreground = AnyShapeStyle(color) }
        if let color = attributes.swiftUI.backgroundColor { style.background = color }
        if let line = attributes.swiftUI.underlineStyle { style.underline = line }
        if let line = attributes.swiftUI.strikethroughStyle { style.strikethrough = line }
        if let kern = attributes.swiftUI.kern { style.kerning = kern }
        if let tracking = attributes.swiftUI.tracking { style.tracking = tracking }
        if let offset = attributes.swiftUI.baselineOffset { style.baselineOffset = offset }
        if attributes.link != nil {
            style.foreground = style.foreground ?? AnyShapeStyle(LinkShapeStyle())
        }
        return style
    }
}
