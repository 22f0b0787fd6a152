import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct StyledTabs: View {
    let isPaged: Bool
    @Binding var selection: String

    var body: some View {
        if isPaged {
            tabs.tabViewStyle(.page)
        } else {
            tabs.tabViewStyle(.sidebarAdaptable)
        }
    }

    private var tabs: some View {
        TabView(selection: $selection) {
            Tab("Board", systemImage: "airplane", value: "board") { Text(verbatim: "the board") }
            TabSection("More") {
                Tab("Map", systemImage: "map", value: "map") { Text(verbatim: "the map") }
            }
        }
    }
}

extension WidgetTests {
    @Test func tabsArePagesWithDots() async throws {
        let probe = Probe<String>()
        let w = PageWindow(width: 400, height: 300) {
            WithState("map", probe) { StyledTabs(isPaged: true, selection: $0) }
        }
        await w.settle()
        #expect(!w.window.all("AdwCarouselIndicatorDots").isEmpty)
        #expect(probe.value == "map")
        probe.value = "board"
        await w.settle()
        #expect(probe.value == "board")
        await w.close()
    }

    @Test func tabsAreInASidebarWhereThereIsRoom() async throws {
        let nodes = Counters.liveNodes
        let probe = Probe<String>()
        let w = TestWindow(width: 900, height: 300) {
            WithState("map", probe) { StyledTabs(isPaged: false, selection: $0) }
        }
        await w.settle()
        func row(_ title: String) -> Gtk.Widget? {
            w.window.all("GtkLabel").first { $0.string("label") == title && $0.isMapped }
        }
        #expect(row("More") != nil, "the heading of the section")
        #expect(shownTexts(w) == ["the map"])
        let board = try #require(row("Board"))
        await w.click(board)
        #expect(probe.value == "board")
        #expect(shownTexts(w) == ["the board"])
        probe.value = "map"
        await w.settle()
        #expect(shownTexts(w) == ["the map"])
        // The focus is still on the row that was clicked.
        await w.press("Down", "Up")
        await w.pump(until: { probe.value == "board" }, timeout: 2)
        #expect(probe.value == "board")
        await w.close()
        await w.pump(until: { Counters.liveNodes <= nodes }, timeout: 2)
        #expect(Counters.liveNodes <= nodes)
    }

    private func shownTexts(_ w: TestWindow) -> [String] {
        guard let root = w.content.rootNode else { return [] }
        return TreeSearch(root: root).texts
    }
}
