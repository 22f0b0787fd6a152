import Foundation

/// Reads the Markdown within a paragraph: emphasis, code, strikethrough, links and line breaks.
///
/// Emphasis follows CommonMark's rules of delimiter runs (sections 6.2 and "An algorithm for parsing nested emphasis
/// and links" of the specification, version 0.31).
struct InlineMarkdown {
    /// A piece of text with its attributes, or a run of delimiters that hasn't met its counterpart.
    private struct Piece {
        var text: String
        var intent: InlinePresentationIntent = []
        var link: String?
        /// The delimiter that the text is made of, if it may still mark emphasis.
        var delimiter: Character?
        var canOpen = false
        var canClose = false
        /// Whether the run could do both, which forbids some sums of lengths.
        var isBoth: Bool { canOpen && canClose }
        /// How long the run was before any of it was used.
        var originalLength = 0
        /// Whether this is an opening bracket, and whether of an image.
        var bracket: Bracket?

        enum Bracket { case link, image }
    }

    private let characters: [Character]
    private let preservesWhitespace: Bool
    private var position = 0
    private var pieces: [Piece] = []
    private var plain = ""

    private init(_ text: String, preservesWhitespace: Bool) {
        characters = Array(text)
        self.preservesWhitespace = preservesWhitespace
    }

    /// The text with attributes.
    static func attributed(_ text: String, preservesWhitespace: Bool = true, baseURL: URL? = nil) -> AttributedString {
        var parser = InlineMarkdown(text, preservesWhitespace: preservesWhitespace)
        parser.parse()
        var result = AttributedString()
        for piece in parser.pieces where !piece.text.isEmpty {
            var part = AttributedString(piece.text)
            if !piece.intent.isEmpty { part.inlinePresentationIntent = piece.intent }
            if let link = piece.link, let url = URL(string: link, relativeTo: baseURL) {
                part.link = url
            }
            result += part
        }
        return result
    }

    private mutating func parse() {
        while position < characters.count {
            let character = characters[position]
            switch character {
            case "\\": parseBackslash()
            case "`": parseCode()
            case "*", "_", "~": parseDelimiters(character)
            case "[":
                flush()
                pieces.append(Piece(text: "[", bracket: .link))
                position += 1
            case "!" where peek(1) == "[":
                flush()
                pieces.append(Piece(text: "![", bracket: .image))
                position += 2
            case "]": closeBracket()
            case "<": parseAutolink()
            case "&": parseEntity()
            case "\n", "\r\n": parseLineBreak()
            default:
                plain.append(character)
                position += 1
            }
        }
        flush()
        matchEmphasis(from: 0)
    }

    private func peek(_ offset: Int) -> Character? {
        characters.indices.contains(position + offset) ? characters[position + offset] : nil
    }

    private mutating func flush() {
        if !plain.isEmpty { pieces.append(Piece(text: plain)) }
        plain = ""
    }

    private mutating func parseBackslash() {
        guard let next = peek(1) else {
            plain.append("\\")
            position += 1
            return
        }
        if next.isNewline {
            flush()
            pieces.append(Piece(text: "\n", intent: .lineBreak))
            position += 2
        } else if next.isASCII, next.isPunctuation || next.isSymbol {
            plain.append(next)
            position += 2
        } else {
            plain.append("\\")
            position += 1
        }
    }

    private mutating func parseCode() {
        let length = characters[position...].prefix { $0 == "`" }.count
        var end = position + length
        while end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let closing = characters[end...].prefix { $0 == "`" }.count
            if closing == length {
                var code = String(characters[(position + length)..<end]).replacingOccurrences(of: "\n", with: " ")
                // One space on both sides may keep the code apart from the marks.
                if code.count > 2, code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
                    code = String(code.dropFirst().dropLast())
                }
                flush()
                pieces.append(Piece(text: code, intent: .code))
                position = end + length
                return
            }
            end += closing
        }
        plain += String(repeating: "`", count: length)
        position += length
    }

    private mutating func parseDelimiters(_ character: Character) {
        let length = characters[position...].prefix { $0 == character }.count
        let before = position > 0 ? characters[position - 1] : " "
        let after = peek(length) ?? " "
        func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
        let leans = (
            left: !after.isWhitespace && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before)),
            right: !before.isWhitespace && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
        )
        flush()
        var piece = Piece(text: String(repeating: character, count: length), delimiter: character)
        piece.originalLength = length
        if character == "_" {
            piece.canOpen = leans.left && (!leans.right || isPunctuation(before))
            piece.canClose = leans.right && (!leans.left || isPunctuation(after))
        } else {
            (piece.canOpen, piece.canClose) = leans
        }
        if character == "~", length > 2 { piece.delimiter = nil }
        pieces.append(piece)
        position += length
    }

    /// Ends a link or an image, if a bracket is open and a destination follows.
    private mutating func closeBracket() {
        flush()
        guard let opening = pieces.lastIndex(where: { $0.bracket != nil }), let bracket = pieces[opening].bracket else {
            plain.append("]")
            position += 1
            return
        }
        guard let destination = destination() else {
            // The bracket is just a bracket.
            pieces[opening].bracket = nil
            plain.append("]")
            position += 1
            return
        }
        matchEmphasis(from: opening + 1)
        for index in (opening + 1)..<max(opening + 1, pieces.count) {
            pieces[index].delimiter = nil
            if bracket == .link { pieces[index].link = destination.text }
        }
        pieces.remove(at: opening)
        if bracket == .link {
            // Links don't nest: brackets that are open further out can't become one.
            for index in pieces.indices where pieces[index].bracket == .link { pieces[index].bracket = nil }
        }
        position = destination.end
    }

    /// The destination in parentheses after a closing bracket, without a title, and where it ends.
    private func destination() -> (text: String, end: Int)? {
        guard peek(1) == "(" else { return nil }
        var index = position + 2
        func skipSpace() {
            while index < characters.count, characters[index].isWhitespace { index += 1 }
        }
        skipSpace()
        var text = ""
        if index < characters.count, characters[index] == "<" {
            index += 1
            while index < characters.count, characters[index] != ">" {
                text.append(characters[index])
                index += 1
            }
            index += 1
        } else {
            var depth = 0
            while index < characters.count, !characters[index].isWhitespace {
                if characters[index] == "(" { depth += 1 }
                if characters[index] == ")" {
                    if depth == 0 { break }
                    depth -= 1
                }
                if characters[index] == "\\", index + 1 < characters.count { index += 1 }
                text.append(characters[index])
                index += 1
            }
        }
        skipSpace()
        if index < characters.count, let closing = ["\"": "\"", "'": "'", "(": ")"][characters[index]] as Character? {
            guard let end = characters[(index + 1)...].firstIndex(of: closing) else { return nil }
            index = end + 1
            skipSpace()
        }
        guard index < characters.count, characters[index] == ")" else { return nil }
        return (text, index + 1)
    }

    private mutating func parseAutolink() {
        if let end = characters[position...].firstIndex(of: ">") {
            let text = String(characters[(position + 1)..<end])
            let scheme = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
            let isLink = scheme.count > 1 && text.dropFirst(scheme.count).hasPrefix(":")
            let isAddress = text.contains("@") && !text.hasPrefix("@") && !text.hasSuffix("@")
            if isLink || isAddress, !text.contains(where: \.isWhitespace) {
                flush()
                pieces.append(Piece(text: text, link: isLink ? text : "mailto:" + text))
                position = end + 1
                return
            }
        }
        plain.append("<")
        position += 1
    }

    private mutating func parseEntity() {
        let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©"]
        let rest = characters[(position + 1)...].prefix(12)
        guard let end = rest.firstIndex(of: ";") else {
            plain.append("&")
            position += 1
            return
        }
        let name = String(rest[..<end])
        var value = names[name]
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let code =
                digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            value = code.flatMap(Unicode.Scalar.init).map { String($0) }
        }
        plain += value ?? "&" + name + ";"
        position = end + 1
    }

    private mutating func parseLineBreak() {
        position += 1
        if preservesWhitespace {
            plain.append("\n")
            return
        }
        let spaces = plain.reversed().prefix { $0 == " " }.count
        plain.removeLast(spaces)
        flush()
        if spaces >= 2 {
            pieces.append(Piece(text: "\n", intent: .lineBreak))
        } else {
            pieces.append(Piece(text: " ", intent: .softBreak))
        }
        while peek(0) == " " { position += 1 }
    }

    /// Turns matching runs of delimiters, from a piece on, into attributes of what is between them.
    private mutating func matchEmphasis(from start: Int) {
        var closer = start
        while closer < pieces.count {
            guard let delimiter = pieces[closer].delimiter, pieces[closer].canClose, !pieces[closer].text.isEmpty else {
                closer += 1
                continue
            }
            let candidates = (start..<closer).reversed()
            guard let opener = candidates.first(where: { fits(opener: $0, closer: closer, delimiter: delimiter) })
            else {
                closer += 1
                continue
            }
            let lengths = (pieces[opener].text.count, pieces[closer].text.count)
            let used = delimiter == "~" ? lengths.0 : min(lengths.0, lengths.1) >= 2 ? 2 : 1
            let intent: InlinePresentationIntent =
                delimiter == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
            for index in (opener + 1)..<closer {
                pieces[index].intent.formUnion(intent)
                // A run between the two has lost its chance.
                pieces[index].delimiter = nil
            }
            pieces[opener].text.removeLast(used)
            pieces[closer].text.removeLast(used)
        }
        for index in start..<max(start, pieces.count) { pieces[index].delimiter = nil }
    }

    private func fits(opener: Int, closer: Int, delimiter: Character) -> Bool {
        let (first, second) = (pieces[opener], pieces[closer])
        guard first.delimiter == delimiter, first.canOpen, !first.text.isEmpty else { return false }
        if delimiter == "~" { return first.text.count == second.text.count }
        guard first.isBoth || second.isBoth else { return true }
        return (first.originalLength + second.originalLength) % 3 != 0
            || (first.originalLength % 3 == 0 && second.originalLength % 3 == 0)
    }
}
