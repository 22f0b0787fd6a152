import Foundation

extension LocalizedStringKey {
    /// Writes the text in the language of `values` as runs: Markdown in it makes attributes, and values that were put in
    /// keep the style they have. Values are never taken for Markdown.
    func append(to runs: inout [Text.Run], _ style: Text.RunStyle, _ values: EnvironmentValues) {
        let (template, arguments) = template(values)
        guard template.utf8.contains(where: Self.isMarkdown) else {
            return Self.append(template, arguments, to: &runs, style, values)
        }
        Self.append(InlineMarkdown.attributed(template), arguments, to: &runs, style, values)
    }

    /// Whether a character may be a mark of Markdown.
    private static func isMarkdown(_ character: UInt8) -> Bool {
        switch Unicode.Scalar(character) {
        case "*", "_", "`", "~", "[", "<", "\\", "&", "!": true
        default: false
        }
    }

    /// Writes a text without Markdown, which most texts are: values and what is between them.
    private static func append(
        _ template: String, _ arguments: [(Argument, specifier: String)], to runs: inout [Text.Run],
        _ style: Text.RunStyle, _ values: EnvironmentValues
    ) {
        var literal = ""
        func flush() {
            if !literal.isEmpty { runs.append(Text.Run(source: .verbatim(literal), style: style)) }
            literal = ""
        }
        if arguments.isEmpty {
            literal = template
            return flush()
        }
        for scalar in template.unicodeScalars {
            guard let place = place(scalar), arguments.indices.contains(place) else {
                literal.unicodeScalars.append(scalar)
                continue
            }
            let (argument, specifier) = arguments[place]
            guard case .text(let text) = argument else {
                literal += format(argument, specifier: specifier, values)
                continue
            }
            flush()
            for inner in text.flatRuns(in: values) {
                runs.append(Text.Run(source: inner.source, style: inner.style.filled(from: style)))
            }
        }
        flush()
    }

    /// Where values go: characters that no text has.
    private static let firstPlace: UInt32 = 0xF_FF00
    private static let mostPlaces = 200

    /// The text with a character of its own in place of each value.
    private func template(_ values: EnvironmentValues) -> (String, [(Argument, specifier: String)]) {
        var used: [(Argument, specifier: String)] = []
        let text = filled(Translations.current.lookup(key)) { argument, specifier in
            guard used.count < Self.mostPlaces, let place = Unicode.Scalar(Self.firstPlace + UInt32(used.count)) else {
                return Self.format(argument, specifier: specifier, values)
            }
            used.append((argument, specifier))
            return String(Character(place))
        }
        return (text, used)
    }

    private static func place(_ character: Character) -> Int? { character.unicodeScalars.first.flatMap(place) }

    private static func place(_ scalar: Unicode.Scalar) -> Int? {
        guard scalar.value >= firstPlace, scalar.value < firstPlace + UInt32(mostPlaces) else { return nil }
        return Int(scalar.value - firstPlace)
    }

    private static func append(
        _ template: AttributedString, _ arguments: [(Argument, specifier: String)], to runs: inout [Text.Run],
        _ style: Text.RunStyle, _ values: EnvironmentValues
    ) {
        for run in template.runs {
            var attributes = run.attributes
            if let link = attributes.link { attributes.link = filled(link, arguments, values) }
            func append(_ string: String) {
                if string.isEmpty { return }
                let source: Text.Source =
                    attributes == AttributeContainer()
                    ? .verbatim(string) : .attributed(AttributedString(string, attributes: attributes))
                runs.append(Text.Run(source: source, style: style))
            }
            var literal = ""
            for character in template[run.range].characters {
                guard let place = place(character), arguments.indices.contains(place) else {
                    literal.append(character)
                    continue
                }
                let (argument, specifier) = arguments[place]
                guard case .text(let text) = argument else {
                    literal += format(argument, specifier: specifier, values)
                    continue
                }
                append(literal)
                literal = ""
                let around = style.filled(from: attributes)
                for inner in text.flatRuns(in: values) {
                    runs.append(Text.Run(source: inner.source, style: inner.style.filled(from: around)))
                }
            }
            append(literal)
        }
    }

    /// An address with the values that belong into it.
    private static func filled(
        _ link: URL, _ arguments: [(Argument, specifier: String)], _ values: EnvironmentValues
    ) -> URL {
        let address = link.absoluteString.removingPercentEncoding ?? link.absoluteString
        guard address.contains(where: { place($0) != nil }) else { return link }
        let filled = address.map { character in
            guard let place = place(character), arguments.indices.contains(place) else { return String(character) }
            return format(arguments[place].0, specifier: arguments[place].specifier, values)
        }.joined()
        return URL(string: filled) ?? link
    }
}

extension Text.RunStyle {
    /// The style with what it leaves open taken from the text around.
    fileprivate func filled(from around: Text.RunStyle) -> Text.RunStyle {
        var style = self
        style.font = font ?? around.font
        style.weight = weight ?? around.weight
        style.isItalic = isItalic ?? around.isItalic
        style.isMonospaced = isMonospaced || around.isMonospaced
        style.hasMonospacedDigits = hasMonospacedDigits || around.hasMonospacedDigits
        style.foreground = foreground ?? around.foreground
        style.underline = underline ?? around.underline
        style.strikethrough = strikethrough ?? around.strikethrough
        style.kerning = kerning ?? around.kerning
        style.tracking = tracking ?? around.tracking
        style.baselineOffset = baselineOffset ?? around.baselineOffset
        style.scale = scale ?? around.scale
        style.background = background ?? around.background
        style.language = language ?? around.language
        style.attributes = around.attributes + attributes
        return style
    }
}
