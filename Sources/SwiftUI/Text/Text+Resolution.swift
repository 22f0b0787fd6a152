import Foundation
internal import Gtk

extension Text {
    /// The characters that are shown in an environment.
    func resolvedString(in values: EnvironmentValues) -> String {
        runs.map { $0.source.string(in: values) }.joined()
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
        /// - Parameter scale: a factor to all font sizes.
        func attributes(scale: Double = 1) -> TextAttributes? {
            if stretches == nil, scale == 1 { return nil }
            let attributes = TextAttributes()
            var start = 0
            for stretch in stretches ?? [Stretch(string: string, font: .body)] {
                let range = start..<start + stretch.string.utf8.count
                start = range.upperBound
                if !range.isEmpty { stretch.apply(to: attributes, range, scale: scale) }
            }
            return attributes
        }
    }

    /// One stretch with everything decided.
    struct Stretch: Equatable {
        var string: String
        var font: ResolvedFont
        var color: RGBA?
        var underline: Line?
        var strikethrough: Line?
        var spacing: CGFloat = 0
        var rise: CGFloat = 0

        /// A line under or through a stretch; without a colour it has the text's.
        struct Line: Equatable {
            var color: RGBA?
        }

        var isPlain: Bool {
            color == nil && underline == nil && strikethrough == nil && spacing == 0 && rise == 0 && font == .body
        }

        fileprivate func apply(to attributes: TextAttributes, _ range: Range<Int>, scale: Double) {
            font.apply(to: attributes, range, scale: scale)
            if let color { attributes.foreground(color, range) }
            if let underline { attributes.underline(color: underline.color, range) }
            if let strikethrough { attributes.strikethrough(color: strikethrough.color, range) }
            if spacing != 0 { attributes.letterSpacing(spacing, range) }
            if rise != 0 { attributes.rise(rise, range) }
        }
    }

    /// Decides everything about the text; reading `values` makes dependencies.
    func resolve(in values: EnvironmentValues) -> Resolved {
        let shared = values.sharedTextStyle
        let style = shared.style
        let foreground = values.foregroundStyles
        let isEnabled = values.isEnabled
        if foreground == nil, isEnabled, shared === SharedTextStyle.standard, let string = plainString,
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
        func line(_ style: LineStyle?) -> Stretch.Line? {
            style.map { Stretch.Line(color: $0.color.map { RGBA(context.resolve($0)) }) }
        }
        var stretches: [Stretch] = []
        for run in runs {
            for piece in run.pieces(in: values) {
                var string = piece.string
                switch style.textCase {
                case .uppercase: string = string.uppercased(with: values.locale)
                case .lowercase: string = string.lowercased(with: values.locale)
                case nil: break
                }
                stretches.append(
                    Stretch(
                        string: string, font: piece.style.font(in: style, values),
                        // GTK's label has no colour of its own: it's given with each stretch.
                        color: piece.style.foreground.map { RGBA($0._paint(in: context).representativeColor) }
                            ?? (style.isSelectable ? color : nil),
                        underline: line(piece.style.underline ?? style.underline),
                        strikethrough: line(piece.style.strikethrough ?? style.strikethrough),
                        spacing: piece.style.tracking ?? piece.style.kerning ?? style.tracking + style.kerning,
                        rise: piece.style.baselineOffset ?? style.baselineOffset))
            }
        }
        return Resolved(
            stretches: stretches.allSatisfy(\.isPlain) ? nil : stretches,
            string: stretches.map(\.string).joined(), color: color, paint: wholePaint,
            expires: runs.compactMap { $0.source.expiry }.min())
    }

    /// The whole text, where it is one string without any style.
    private var plainString: String? {
        guard runs.count == 1, case .verbatim(let string) = runs[0].source, runs[0].style.isPlain else { return nil }
        return string
    }
}

extension Text.RunStyle {
    fileprivate var isPlain: Bool {
        font == nil && weight == nil && isItalic == nil && !isMonospaced && !hasMonospacedDigits && foreground == nil
            && underline == nil && strikethrough == nil && kerning == nil && tracking == nil && baselineOffset == nil
    }
}

extension Text.Source {
    func string(in values: EnvironmentValues) -> String {
        switch self {
        case .verbatim(let string): string
        case .key(let key, _): key.resolved(in: values)
        case .attributed(let attributed): String(attributed.characters)
        case .date(let date, let style): style.string(date, now: Date(), values)
        case .interval(let range):
            (range.lowerBound..<max(range.upperBound, range.lowerBound.addingTimeInterval(1))).formatted(
                Date.IntervalFormatStyle(
                    date: .omitted, time: .shortened, locale: values.locale, calendar: values.calendar,
                    timeZone: values.timeZone))
        case .symbol: "\u{FFFC}"
        }
    }

    /// When a text that follows the clock changes next.
    var expiry: Date? {
        guard case .date(let date, let style) = self else { return nil }
        return style.nextChange(of: date, after: Date())
    }
}

extension Text.DateStyle {
    func string(_ date: Date, now: Date, _ values: EnvironmentValues) -> String {
        switch kind {
        case .time:
            date.formatted(
                Date.FormatStyle(
                    date: .omitted, time: .shortened, locale: values.locale, calendar: values.calendar,
                    timeZone: values.timeZone))
        case .date:
            date.formatted(
                Date.FormatStyle(
                    date: .long, time: .omitted, locale: values.locale, calendar: values.calendar,
                    timeZone: values.timeZone))
        case .relative: Self.distance(from: now, to: date, signed: false, values.locale)
        case .offset: Self.distance(from: now, to: date, signed: true, values.locale)
        case .timer: Self.clock(abs(date.timeIntervalSince(now)))
        }
    }

    private static func distance(from now: Date, to date: Date, signed: Bool, _ locale: Locale) -> String {
        let seconds = Int(abs(date.timeIntervalSince(now)).rounded(.down))
        let sign = !signed ? "" : date < now ? "-" : "+"
        let style = Duration.UnitsFormatStyle(
            allowedUnits: seconds < 3600 ? [.minutes, .seconds] : [.weeks, .days, .hours, .minutes], width: .wide,
            maximumUnitCount: signed ? 1 : 2
        ).locale(locale)
        return sign + Duration.seconds(seconds).formatted(style)
    }

    private static func clock(_ interval: TimeInterval) -> String {
        let seconds = Int(interval.rounded(.down))
        let tail = String(format: "%02d:%02d", seconds / 60 % 60, seconds % 60)
        return seconds >= 3600 ? "\(seconds / 3600):\(tail)" : String(format: "%d:%02d", seconds / 60, seconds % 60)
    }

    func nextChange(of date: Date, after now: Date) -> Date? {
        switch kind {
        case .time, .date: nil
        case .timer: Self.tick(1, date, now)
        case .relative, .offset: Self.tick(abs(date.timeIntervalSince(now)) < 3600 ? 1 : 60, date, now)
        }
    }

    /// The next moment at which the distance to `date` is a whole number of steps.
    private static func tick(_ step: TimeInterval, _ date: Date, _ now: Date) -> Date {
        let distance = now.timeIntervalSince(date)
        return now.addingTimeInterval(step - (distance - (distance / step).rounded(.down) * step) + 0.001)
    }
}

extension Text.Run {
    /// The run split where its own attributes change.
    fileprivate func pieces(in values: EnvironmentValues) -> [(string: String, style: Text.RunStyle)] {
        guard case .attributed(let attributed) = source else { return [(source.string(in: values), style)] }
        return attributed.runs.map { run in
            var style = style
            if let intent = run.inlinePresentationIntent {
                if intent.contains(.stronglyEmphasized) { style.weight = style.weight ?? .bold }
                if intent.contains(.emphasized) { style.isItalic = style.isItalic ?? true }
                if intent.contains(.code) { style.isMonospaced = true }
                if intent.contains(.strikethrough) { style.strikethrough = style.strikethrough ?? .single }
            }
            if run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
                style.foreground = style.foreground ?? AnyShapeStyle(LinkShapeStyle())
                style.underline = style.underline ?? .single
            }
            return (String(attributed[run.range].characters), style)
        }
    }
}

extension Text.RunStyle {
    /// The font of a stretch, from its own style, the environment's and the defaults.
    fileprivate func font(in text: TextStyle, _ values: EnvironmentValues) -> ResolvedFont {
        let isPlain =
            font == nil && weight == nil && isItalic == nil && !isMonospaced && !hasMonospacedDigits && text.font == nil
            && text.weight == nil && text.design == nil && text.width == nil && text.isItalic == nil
            && !text.isMonospaced && !text.hasMonospacedDigits
        let size = values.dynamicTypeSize
        if isPlain, size == .large { return .body }
        var font = font ?? text.font ?? .body
        if let width = text.width { font = font.width(width) }
        if let weight = weight ?? text.weight { font = font.weight(weight) }
        if isItalic ?? text.isItalic ?? false { font = font.italic() }
        if isMonospaced || text.isMonospaced || text.design == .monospaced { font = font.monospaced() }
        if hasMonospacedDigits || text.hasMonospacedDigits { font = font.monospacedDigit() }
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
            attributes.family(family, range)
        } else if isMonospaced {
            attributes.family("Monospace", range)
        } else if isSerif {
            attributes.family("Serif", range)
        }
        switch size {
        case .scale(let factor): if factor * scale != 1 { attributes.scale(factor * scale, range) }
        case .scaledPoints(let points), .points(let points): attributes.absoluteSize(points * scale, range)
        }
        if weight != 400 { attributes.weight(weight, range) }
        if isItalic { attributes.italic(range) }
        if hasMonospacedDigits { attributes.fontFeatures("tnum=1", range) }
        if smallCaps != .none { attributes.smallCaps(range) }
    }
}
