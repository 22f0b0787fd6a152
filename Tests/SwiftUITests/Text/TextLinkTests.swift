import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func linksInTextOpenByClickAndKeyboard() async throws {
        var opened: [String] = []
        let w = TestWindow {
            Text("See [the terms](https://example.com/terms?a=1&b=2) or [help](https://example.com/help)")
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened.append(url.absoluteString)
                        return .handled
                    })
        }
        await w.settle()
        let label = try #require(w.first(Gtk.Label.self))
        #expect(label.text == "See the terms or help")
        let bounds = try #require(label.bounds(in: w.window))
        // "the terms" is in the first half.
        await w.click(x: bounds.x + bounds.width * 0.3, y: bounds.y + bounds.height / 2)
        #expect(opened == ["https://example.com/terms?a=1&b=2"])
        opened = []
        #expect(label.grabFocus())
        await w.settle()
        await w.press("Tab", "Return")
        await w.press("shift+Tab", "Return")
        #expect(Set(opened) == ["https://example.com/terms?a=1&b=2", "https://example.com/help"])
        await w.close()
    }

    @Test func keysAreMarkdownAndValuesInThemAreNot() {
        let values = EnvironmentValues()
        let bold = Text("Gate **\("B*4*")** is [open](https://example.com/\("b4"))").resolve(in: values)
        #expect(bold.string == "Gate B*4* is open")
        #expect(bold.stretches?.map(\.string) == ["Gate ", "B*4*", " is ", "open"])
        #expect(bold.stretches?[1].font.weight == 700)
        #expect(bold.stretches?[3].link?.absoluteString == "https://example.com/b4")
        let nested = Text("*late* by \(Text(verbatim: "5").bold()) min").resolve(in: values)
        #expect(nested.stretches?.map(\.font.weight) == [400, 400, 700, 400])
        #expect(nested.stretches?[0].font.isItalic == true)
        #expect(Text(verbatim: "**as it is**").resolve(in: values).string == "**as it is**")
        #expect(Text("50 % of *\(3)*").resolvedString(in: values) == "50 % of 3")
    }

    @Test func attributedStringsShowTheirAttributes() {
        var title = AttributedString("Delayed")
        title.foregroundColor = .red
        title.font = .title
        title.underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
        title.kern = 2
        title.baselineOffset = 3
        title.backgroundColor = .yellow
        let stretch = (Text(title) + Text(verbatim: "!")).resolve(in: EnvironmentValues()).stretches?.first
        #expect(stretch?.color != nil && stretch?.background != nil && stretch?.underline?.dashes.isEmpty == false)
        #expect(stretch?.spacing == 2 && stretch?.rise == 3)
        #expect(stretch?.font.size == Font.title.resolve().size)
    }
}
