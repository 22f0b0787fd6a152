import Foundation

/// What the parts of a text are, as marked by Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Emphasis, usually in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis, usually in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, usually in a font of fixed width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Text that is struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// The end of a line of the source, which is shown as a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// The end of a line.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

extension AttributeScopes {
    /// The attributes that Markdown gives to text, as far as Foundation doesn't have them.
    public struct MarkdownAttributes: AttributeScope {
        /// What a part of the text is.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute

        /// The attribute for what a part of the text is.
        public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
            /// A set of what the text is.
            public typealias Value = InlinePresentationIntent
            /// The name of the attribute.
            public static let name = "NSInlinePresentationIntent"
        }
    }

    /// The attributes that Markdown gives to text.
    public var markdown: MarkdownAttributes.Type { MarkdownAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute that Markdown gives to text.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>
    ) -> T { self[T.self] }
}
