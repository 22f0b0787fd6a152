import Foundation
internal import Gtk

extension Text {
    /// The characters that are shown in an environment.
    func resolvedString(in values: EnvironmentValues) -> String {
        flatRuns(in: values).map { $0.source.string(in: values) }.joined()
    }

    /// The words that a screen reader says: images are called by their names.
    @MainActor func spokenString(in values: EnvironmentValues) -> String {
        flatRuns(in: values).map { run in
            run.source.image.map { $0.spokenText(in: values) ?? "" } ?? run.source.string(in: values)
        }.joined()
    }

    /// A text with everything decided.
    struct Resolved: Equatable {
        /// The stretches; nil: the whole text is as the theme has it.
        var stretches: [Stretch]?
        var string: String
        /// The colour of the whole text; nil: that of the theme.
        var color: RGBA?
        /// What the letters are drawn with, if that isn't one colour.
        var paint: _Paint?
        /// When the text has to be made again; nil: never.
        var expires: Date?

        /// Fonts, colours and lines for Pango; nil: all is as the theme has it.
        ///
        /// - Parameter fit: what is done to the letters so that they fit.
        func attributes(_ fit: TextFit = .natural) -> TextAttributes? {
            if stretches == nil, fit == .natural { return nil }
            let attributes = TextAttributes()
            var start = 0
            for stretch in stretches ?? [Stretch(string: string, font: .body)] {
                let range = start..<start + stretch.string.utf8.count
                start = range.upperBound
                if !range.isEmpty { stretch.apply(to: attributes, range, fit) }
            }
            return attributes
        }

        /// The same lines with bars in the place of letters.
        var redacted: Resolved {
            var result = self
            // Pango takes a colour without any opacity for none.
            let unseen = RGBA(red: 0, green: 0, blue: 0, alpha: 0.001)
            result.color = unseen
            result.paint = nil
            result.stretches = (stretches ?? [Stretch(string: string, font: .body)]).map { stretch in
                var stretch = stretch
                stretch.color = unseen
                stretch.background = RGBA.redaction
                stretch.underline = nil
                stretch.strikethrough = nil
                stretch.link = nil
                return stretch
            }
            return result
        }

        /// Whether there is something that Pango doesn't draw.
        var hasDecorations: Bool { stretches?.contains { $0.hasDecorations } ?? false }
        var hasLinks: Bool { stretches?.contains { $0.link != nil } ?? false }

        /// The text as a screen reader says it, if images stand in it.
        var spokenText: String? {
            guard let stretches, stretches.contains(where: { $0.image != nil }) else { return nil }
            return stretches.map { $0.image.map(\.spokenText) ?? $0.string }.joined()
        }
    }

    /// Decides everything about the text; reading `values` makes dependencies.
    func resolve(in values: EnvironmentValues) -> Resolved {
        let shared = values.sharedTextStyle
        let style = shared.style
        let foreground = values.foregroundStyles
        let isEnabled = values.isEnabled
        if foreground == nil, isEnabled, shared === SharedTextStyle.standard, let string = plainString(in: values),
            values.dynamicTypeSize == .large
        {
            return Resolved(string: string)
        }
        let context = values.shapeStyleContext
        var color: RGBA?
        var wholePaint: _Paint?
        if foreground != nil || !isEnabled {
            let paint = ForegroundStyle()._paint(in: context)
            color = RGBA(paint.representativeColor)
            if !paint.isPlainColor { wholePaint = isEnabled ? paint : paint.opacity(0.5) }
        }
        // A style that one text has for all of itself is drawn as one, too.
        if let own = runs.first?.style.foreground, runs.allSatisfy({ $0.style.foreground == own }) {
            let paint = own._paint(in: context)
            wholePaint = paint.isPlainColor ? nil : paint
        } else if runs.contains(where: { $0.style.foreground != nil }) {
            wholePaint = nil
        }
        if !isEnabled { color?.alpha *= 0.5 }
        let flat = flatRuns(in: values)
        let pieces = flat.map { (image: $0.source.image, pieces: $0.pieces(in: values)) }
        // GTK's label has no colour of its own: it's given with each stretch.
        let isLabel = style.isSelectable || pieces.contains { $0.pieces.contains { $0.link != nil } }
        let stretches = pieces.flatMap { image, pieces in
            pieces.map { piece in
                Stretch(
                    piece.string, style: piece.style, link: piece.link, image: image, in: style,
                    ownColor: isLabel ? color : nil, context, values)
            }
        }
        return Resolved(
            stretches: stretches.allSatisfy(\.isPlain) ? nil : stretches.filter { !$0.string.isEmpty },
            string: stretches.map(\.string).joined(), color: color, paint: wholePaint,
            expires: flat.compactMap { $0.source.expiry }.min())
    }

    /// The whole text, where it is one string without any style.
    private func plainString(in values: EnvironmentValues) -> String? {
        guard runs.count == 1, runs[0].style.isPlain else { return nil }
        switch runs[0].source {
        case .verbatim(let string): return string
        case .formatted(let text) where text.isPlain: return text.string(in: values)
        default: return nil
        }
    }
}

extension Text.RunStyle {
    fileprivate var isPlain: Bool {
        font == nil && weight == nil && isItalic == nil && !isMonospaced && !hasMonospacedDigits && foreground == nil
            && underline == nil && strikethrough == nil && kerning == nil && tracking == nil && baselineOffset == nil
            && scale == nil && background == nil && language == nil && attributes.isEmpty
    }
}

extension Text.Source {
    func string(in values: EnvironmentValues) -> String {
        switch self {
        case .verbatim(let string): string
        case .key(let key, _): key.resolved(in: values)
        case .resource(let resource): resource.localizedKey.resolved(in: values)
        case .attributed(let attributed): String(attributed.characters)
        case .date(let date, let style): style.string(date, now: Date(), values)
        case .interval(let range):
            (range.lowerBound..<max(range.upperBound, range.lowerBound.addingTimeInterval(1))).formatted(
                Date.IntervalFormatStyle(
                    date: .omitted, time: .shortened, locale: values.locale, calendar: values.calendar,
                    timeZone: values.timeZone))
        case .ticking(let text): String(text.string(at: Date(), values).characters)
        case .formatted(let text): text.string(in: values)
        case .image: Text.imageCharacter
        }
    }

    /// When a text that follows the clock changes next.
    var expiry: Date? {
        switch self {
        case .date(let date, let style): style.nextChange(of: date, after: Date())
        case .ticking(let text): text.nextChange(after: Date())
        default: nil
        }
    }

    var image: Image? {
        if case .image(let image) = self { image } else { nil }
    }
}

extension Text {
    /// Stands for an image within a text.
    static let imageCharacter = "\u{FFFC}"

    /// The runs without keys: what keys say is written out as runs of its own.
    func flatRuns(in values: EnvironmentValues) -> [Run] {
        var result: [Run] = []
        for run in runs {
            switch run.source {
            case .key(let key, _): key.append(to: &result, run.style, values)
            case .resource(let resource): resource.localizedKey.append(to: &result, run.style, values)
            default: result.append(run)
            }
        }
        return result
    }
}

extension Text.Run {
    struct Piece {
        var string: String
        var style: Text.RunStyle
        var link: URL?
    }

    /// The run split where its own attributes change.
    fileprivate func pieces(in values: EnvironmentValues) -> [Piece] {
        let attributed: AttributedString
        switch source {
        case .attributed(let string): attributed = string
        case .ticking(let text): attributed = text.string(at: Date(), values)
        case .formatted(let text) where !text.isPlain: attributed = text.words(in: values)
        default: return [Piece(string: source.string(in: values), style: style)]
        }
        return attributed.runs.map { run in
            Piece(
                string: String(attributed[run.range].characters), style: style.filled(from: run.attributes),
                link: run.link)
        }
    }
}

extension Text.RunStyle {
    /// The font of a stretch, from its own style, the environment's and the defaults.
    func font(in text: TextStyle, _ values: EnvironmentValues) -> ResolvedFont {
        let isPlain =
            font == nil && weight == nil && isItalic == nil && !isMonospaced && !hasMonospacedDigits && text.font == nil
            && text.weight == nil && text.design == nil && text.width == nil && text.isItalic == nil
            && !text.isMonospaced && !text.hasMonospacedDigits && (scale ?? text.scale)?.factor ?? 1 == 1
        let size = values.dynamicTypeSize
        if isPlain, size == .large { return .body }
        var font = font ?? text.font ?? .body
        if let width = text.width { font = font.width(width) }
        if let weight = weight ?? text.weight { font = font.weight(weight) }
        if isItalic ?? text.isItalic ?? false { font = font.italic() }
        if isMonospaced || text.isMonospaced || text.design == .monospaced { font = font.monospaced() }
        if hasMonospacedDigits || text.hasMonospacedDigits { font = font.monospacedDigit() }
        if let factor = (scale ?? text.scale)?.factor, factor != 1 { font = font.scaled(by: factor) }
        var resolved = font.resolve(dynamicTypeSize: size)
        if text.design == .serif { resolved.isSerif = true }
        if text.design == .rounded { resolved.isRounded = true }
        return resolved
    }
}

extension ResolvedFont {
    static let body = Font.body.resolve(dynamicTypeSize: .large)

    /// Describes the font to Pango.
    func apply(to attributes: TextAttributes, _ range: Range<Int>, scale: Double = 1) {
        if let family {
            MainThread.assume { AppFonts.register() }
            attributes.family(family, range)
        } else if isMonospaced {
            attributes.family("Monospace", range)
        } else if isSerif {
            attributes.family("Serif", range)
        } else if isRounded {
            // Whichever of these the desktop has; its own font otherwise.
            attributes.family("Nunito, Varela Round, Quicksand, Comfortaa, Cantarell", range)
        }
        switch size {
        case .scale(let factor): if factor * scale != 1 { attributes.scale(factor * scale, range) }
        case .scaledPoints(let points), .points(let points): attributes.absoluteSize(points * scale, range)
        }
        if weight != 400 { attributes.weight(weight, range) }
        if isItalic { attributes.italic(range) }
        if hasMonospacedDigits { attributes.fontFeatures("tnum=1", range) }
        // Pango's widths: 4 is the usual one, 2 condensed, 6 expanded.
        if width != 1 { attributes.stretch(Int((4 + (width - 1) * 10).rounded()), range) }
        if lineHeight != 1 { attributes.lineHeight(lineHeight, range) }
        switch smallCaps {
        case .none: break
        case .lowercase: attributes.smallCaps(range)
        case .uppercase: attributes.capitalsAsSmallCaps(range)
        case .all: attributes.allSmallCaps(range)
        }
    }
}

extension RGBA {
    /// The colour of what stands in the place of texts and images that are left out: grey on light and dark.
    static let redaction = RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.3)
}
