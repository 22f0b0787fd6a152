import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which part of Markdown is read.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// All of it: paragraphs are separated by an empty line, and the marks of headings, lists and quotations are
            /// removed.
            case full
            /// What marks words in a line; line breaks become spaces.
            case inlineOnly
            /// What marks words in a line; white space stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens to a text that can't be read.
        public enum FailurePolicy: Hashable, Sendable {
            /// An error is thrown.
            case throwError
            /// What could be read is returned. Every text is Markdown of some kind, so that this makes no difference.
            case returnPartiallyParsedIfPossible
        }

        /// Has no influence: attributes in the form `^[text](key: value)` are left as they are.
        public var allowsExtendedAttributes: Bool
        /// Which part of Markdown is read.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens to a text that can't be read.
        public var failurePolicy: FailurePolicy
        /// The language of the text.
        public var languageCode: String?

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Creates a text with attributes from Markdown.
    ///
    /// Emphasis, strong emphasis, code, strikethrough, links and line breaks get attributes; `link` and
    /// `inlinePresentationIntent` tell them.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: How it is read.
    ///   - baseURL: What relative links are relative to.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        let blocks =
            options.interpretedSyntax == .full ? MarkdownBlocks.split(markdown) : [markdown]
        for (index, block) in blocks.enumerated() {
            if index > 0 { append(AttributedString("\n\n")) }
            append(
                InlineMarkdown.attributed(
                    block, preservesWhitespace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
                    baseURL: baseURL))
        }
        if let language = options.languageCode { self.languageIdentifier = language }
    }

    /// Creates a text with attributes from Markdown in UTF-8; throws an error for other data.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Creates a text with attributes from a file with Markdown; throws an error if it can't be read.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}

/// Separates the paragraphs of Markdown.
enum MarkdownBlocks {
    /// The paragraphs, without the marks of headings, lists and quotations.
    static func split(_ text: String) -> [String] {
        var (blocks, current) = ([String](), [String]())
        func flush() {
            if !current.isEmpty { blocks.append(current.joined(separator: "\n")) }
            current = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            if trimmed.allSatisfy(\.isWhitespace) {
                flush()
                continue
            }
            let hashes = trimmed.prefix { $0 == "#" }
            if (1...6).contains(hashes.count), trimmed.dropFirst(hashes.count).first == " " {
                flush()
                current = [String(trimmed.dropFirst(hashes.count + 1))]
                flush()
            } else if trimmed.hasPrefix("> ") {
                current.append(String(trimmed.dropFirst(2)))
            } else if let marker = trimmed.first, "-*+".contains(marker), trimmed.dropFirst().first == " " {
                flush()
                current = [String(trimmed.dropFirst(2))]
            } else {
                let digits = trimmed.prefix { $0.isASCII && $0.isNumber }
                let rest = trimmed.dropFirst(digits.count)
                if (1...9).contains(digits.count), rest.hasPrefix(". ") || rest.hasPrefix(") ") {
                    flush()
                    current = [String(rest.dropFirst(2))]
                } else {
                    current.append(String(trimmed))
                }
            }
        }
        flush()
        return blocks
    }
}
