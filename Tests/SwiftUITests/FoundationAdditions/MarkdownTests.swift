import Foundation
import Testing

@testable import SwiftUI

@Suite struct MarkdownTests {
    /// The runs of a text, each with a letter for every attribute: e, s, c, k (strikethrough), b (line break), l.
    private func runs(
        _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .inlineOnly
    )
        throws -> [String]
    {
        let text = try AttributedString(
            markdown: markdown, options: AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax))
        return text.runs.map { run in
            let intent = run.inlinePresentationIntent ?? []
            let marks: [(InlinePresentationIntent, String)] = [
                (.emphasized, "e"), (.stronglyEmphasized, "s"), (.code, "c"), (.strikethrough, "k"), (.lineBreak, "b"),
            ]
            let letters = marks.filter { intent.contains($0.0) }.map(\.1).joined() + (run.link == nil ? "" : "l")
            return String(text[run.range].characters) + (letters.isEmpty ? "" : "|" + letters)
        }
    }

    @Test(arguments: [
        ("plain", ["plain"]), ("a *b* c", ["a ", "b|e", " c"]), ("**b**_i_", ["b|s", "i|e"]),
        ("***both***", ["both|es"]), ("**a *b* c**", ["a |s", "b|es", " c|s"]), ("~~gone~~", ["gone|k"]),
        ("snake_case_name", ["snake_case_name"]), ("2 * 3 * 4", ["2 * 3 * 4"]), ("*open", ["*open"]),
        ("`a*b*`", ["a*b*|c"]), ("`` a`b ``", ["a`b|c"]), ("`open", ["`open"]), (#"\*a\*"#, ["*a*"]),
        ("a &amp; b &#65; &x", ["a & b A &x"]), ("*a **b*", ["*a *", "b|e"]), ("**a*", ["*", "a|e"]),
    ])
    func marksWithinALine(_ markdown: String, _ expected: [String]) throws {
        // Neighbouring pieces with the same attributes are one run.
        #expect(try runs(markdown) == expected)
    }

    @Test func links() throws {
        #expect(
            try runs("see [the **board**](https://example.org/a_(b) \"title\")!") == [
                "see ", "the |l", "board|sl", "!",
            ])
        let text = try AttributedString(markdown: "[a](b/c)", baseURL: URL(string: "https://example.org/x/"))
        #expect(text.runs.first?.link?.absoluteString == "https://example.org/x/b/c")
        #expect(try runs("<https://example.org> [x] ![picture](a.png)") == ["https://example.org|l", " [x] picture"])
        #expect(
            try AttributedString(markdown: "<me@example.org>").runs.first?.link?.absoluteString
                == "mailto:me@example.org")
        #expect(try runs("[a [b](c) d](e)") == ["[a ", "b|l", " d](e)"])
    }

    @Test func lineBreaks() throws {
        func text(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String {
            try runs("one\ntwo  \nthree", syntax).map { $0.replacingOccurrences(of: "|b", with: "") }.joined()
        }
        #expect(try text(.inlineOnly) == "one two\nthree")
        #expect(try text(.inlineOnlyPreservingWhitespace) == "one\ntwo  \nthree")
    }

    @Test func paragraphs() throws {
        let text = try AttributedString(markdown: "# Title\nFirst\nline\n\n- item *one*\n2. two\n> quoted")
        #expect(String(text.characters) == "Title\n\nFirst line\n\nitem one\n\ntwo quoted")
    }
}
