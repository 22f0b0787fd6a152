import Foundation
import Gtk
import Testing

@testable import SwiftUI

#Preview("A Small One", traits: .fixedLayout(width: 120, height: 40)) { Text(verbatim: "small and seen") }

#Preview("One With State") {
    @Previewable @State var count = 3
    Text(verbatim: "count \(count)")
}

#Preview("Cities", arguments: ["Oslo", "Rome"]) { Text(verbatim: $0) }

#Preview { Text(verbatim: "nameless") }

private struct TintedPreview: PreviewModifier {
    static func makeSharedContext() async throws -> String { "shared" }

    func body(content: Content, context: String) -> some View {
        VStack {
            content
            Text(verbatim: context)
        }
    }
}

#Preview("Modified", traits: .modifier(TintedPreview()), .sizeThatFitsLayout) { Text(verbatim: "changed") }

#Preview("Both", traits: .landscapeLeft, arguments: [1, 2]) { number in
    if number > 1 { Text(verbatim: "more") }
    Text(verbatim: "\(number + 10)")
}

private struct Board_Previews: PreviewProvider {
    static var previews: some View { Text(verbatim: "of a provider") }
}

extension WidgetTests {
    @Test func previewsAreFoundAndShown() async throws {
        let all = PreviewEntry.all()
        let own = all.filter { $0.file == "PreviewTests.swift" }.map(\.name)
        #expect(
            own == [
                "A Small One", "One With State", "Cities: Oslo", "Cities: Rome", "Line 16", "Modified", "Both: 1",
                "Both: 2",
            ])
        #expect(all.contains { $0.name == "Board" && $0.file == "Providers" })
        let expected = [
            ("One With State", ["count 3"]), ("Cities: Rome", ["Rome"]), ("Board", ["of a provider"]),
            ("Line 16", ["nameless"]), ("Modified", ["changed", "shared"]), ("Both: 2", ["more", "12"]),
        ]
        for (name, words) in expected {
            let entry = try #require(all.first { $0.name == name })
            let w = TestWindow { PreviewStage(entry: entry) }
            await w.settle()
            await w.pump(until: { w.texts == words }, timeout: 3)
            #expect(w.texts == words, "\(name)")
            await w.close()
        }
    }

    @Test func theListOfPreviewsIsAWindow() async throws {
        let w = PageWindow(width: 1000, height: 1000) { PreviewBrowser() }
        await w.settle()
        #expect(w.tree.texts.contains("A Small One") && w.tree.texts.contains("Board"))
        await w.close()
    }
}
