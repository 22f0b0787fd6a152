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

private struct Board_Previews: PreviewProvider {
    static var previews: some View { Text(verbatim: "of a provider") }
}

extension WidgetTests {
    @Test func previewsAreFoundAndShown() async throws {
        let all = PreviewEntry.all()
        let own = all.filter { $0.file == "PreviewTests.swift" }.map(\.name)
        #expect(own == ["A Small One", "One With State", "Cities: Oslo", "Cities: Rome"])
        #expect(all.contains { $0.name == "Board" && $0.file == "Providers" })
        for (name, words) in [("One With State", "count 3"), ("Cities: Rome", "Rome"), ("Board", "of a provider")] {
            let entry = try #require(all.first { $0.name == name })
            let w = TestWindow { PreviewStage(entry: entry) }
            await w.settle()
            #expect(w.texts == [words])
            await w.close()
        }
    }

    @Test func theListOfPreviewsIsAWindow() async throws {
        let w = PageWindow(width: 1000, height: 600) { PreviewBrowser() }
        await w.settle()
        #expect(w.tree.texts.contains("A Small One") && w.tree.texts.contains("Board"))
        await w.close()
    }
}
