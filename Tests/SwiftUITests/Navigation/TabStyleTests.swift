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
}
