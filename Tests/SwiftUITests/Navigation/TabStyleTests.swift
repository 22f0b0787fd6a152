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
    @Test func tabsAreInASidebarWhereThereIsRoom() async throws {
        let probe = Probe<String>()
        let w = PageWindow(width: 900, height: 400) {
            WithState("board", probe) { StyledTabs(isPaged: false, selection: $0) }
        }
        await w.settle()
        #expect(w.tree.texts == ["the board"])
        let list = try #require(w.window.all("GtkListBox").first)
        let rows = list.all("GtkListBoxRow")
        #expect(rows.count == 2 && list.isMapped)
        #expect(list.all("GtkLabel").compactMap { $0.string("label") } == ["Board", "More", "Map"])
        rows.last?.activate()
        _ = rows.last?.grabFocus()
        await w.settle()
        #expect(probe.value == "map" && w.tree.texts == ["the map"])
        probe.value = "board"
        await w.settle()
        #expect(w.tree.texts == ["the board"])
        await w.close()
    }

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
}
