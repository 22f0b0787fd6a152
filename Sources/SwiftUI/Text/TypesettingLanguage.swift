import Foundation

/// The language whose rules a text is set by, such as where lines break and how tall they are.
public struct TypesettingLanguage: Hashable, Sendable {
    /// The language as Pango writes it; nil: that of the desktop.
    let code: String?

    private init(code: String?) {
        self.code = code
    }

    /// The language of the desktop.
    public static let automatic = TypesettingLanguage(code: nil)

    /// A language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(code: language.minimalIdentifier)
    }
}

extension Text {
    /// What decides in which direction the paragraphs of a text run.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        private let name: String

        /// As the desktop does it: the letters decide.
        public static let `default` = WritingDirectionStrategy(name: "contentBased")
        /// The letters of each paragraph.
        public static let contentBased = WritingDirectionStrategy(name: "contentBased")
        /// The direction of the layout.
        public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    }
}
