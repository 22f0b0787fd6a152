import Gtk
import Testing

@testable import SwiftUI

private final class Recorder {
    nonisolated(unsafe) static var events: [String] = []
    nonisolated(unsafe) static var selection: Binding<Int?>?
    nonisolated(unsafe) static var visibility: Binding<NavigationSplitViewVisibility>?
    nonisolated(unsafe) static var compact: Binding<NavigationSplitViewColumn>?
}

private struct Split: View {
    @State private var selection: Int?
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var compact = NavigationSplitViewColumn.sidebar

    var body: some View {
        Recorder.selection = $selection
        Recorder.visibility = $visibility
        Recorder.compact = $compact
        return NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $compact) {
            List(selection: $selection) {
                Text(verbatim: "one").tag(1)
                Text(verbatim: "two").tag(2)
            }
            .navigationTitle("Sidebar")
            .navigationSplitViewColumnWidth(200)
        } detail: {
            NavigationStack {
                VStack {
                    Text(verbatim: "detail \(selection ?? 0)")
                    NavigationLink("More") {
                        Text(verbatim: "more").navigationTitle("More")
                            .onAppear { Recorder.events.append("appear more") }
                            .onDisappear { Recorder.events.append("disappear more") }
                    }
                }
                .navigationTitle("Detail \(selection ?? 0)")
            }
        }
        .toolbar { Button("Refresh") { Recorder.events.append("refresh") } }
    }
}

private struct LinkSplit: View {
    var body: some View {
        NavigationSplitView {
            VStack {
                NavigationLink("Seven", value: 7)
                NavigationLink("View") { Text(verbatim: "a view") }
            }
            .navigationDestination(for: Int.self) { Text(verbatim: "value \($0)") }
        } detail: {
            Text(verbatim: "nothing yet")
        }
    }
}

private struct Three: View {
    var body: some View {
        NavigationSplitView {
            Text(verbatim: "a")
        } content: {
            Text(verbatim: "b").navigationTitle("B")
        } detail: {
            Text(verbatim: "c")
        }
    }
}

extension WidgetTests {
    @Test func columnsHaveHeaderBarsOfTheirOwn() async throws {
        Recorder.events = []
        let w = PageWindow(width: 900, height: 600) { Split() }
        await w.settle()
        let pages = w.pages
        #expect(pages.count == 4)
        // The window's page and the detail column leave their bars to the pages inside.
        #expect(pages[0].bars == nil)
        #expect(pages[1].bars?.header != nil)
        #expect(pages[2].bars == nil)
        #expect(pages[3].bars?.header != nil)
        #expect(w.window.title == "Detail 0")
        let sidebar = try #require(pages[1].box.bounds(in: w.window))
        let detail = try #require(pages[3].box.bounds(in: w.window))
        #expect(sidebar.x == 0 && sidebar.width == 200)
        // A line is between them.
        #expect(detail.x == 201 && detail.width > 600)
        // The toolbar of the whole is that of the last column.
        let button = try #require(w.tree.button("Refresh"))
        #expect((button.bounds(in: w.window)?.x ?? 0) > 600)
        button.click()
        #expect(Recorder.events == ["refresh"])
        await w.close()
    }

    @Test func choosingInTheSidebarShowsTheDetailAnew() async throws {
        Recorder.events = []
        let w = PageWindow(width: 900, height: 600) { Split() }
        await w.settle()
        try #require(w.tree.button("More")).click()
        await w.settle()
        #expect(w.window.title == "More")
        #expect(Recorder.events == ["appear more"])
        // As the list does for a click.
        let list = try #require(w.tree.nodes(_Node.self).first { $0 is any AnyListNode } as? any AnyListNode)
        list.controller.selectionModel.choose(1)
        await w.pump(until: { w.window.title == "Detail 2" })
        #expect(Recorder.selection?.wrappedValue == 2)
        #expect(w.window.title == "Detail 2")
        await w.pump(until: { w.pages.count == 4 })
        #expect(Recorder.events == ["appear more", "disappear more"])
        await w.close()
    }

    @Test func columnsFoldInANarrowWindow() async throws {
        let w = PageWindow(width: 400, height: 600) { Split() }
        await w.settle()
        let split = try #require(w.tree.leaves.first { $0.widget is Leaflet }?.widget as? Leaflet)
        await w.pump(until: { split.isFolded })
        #expect(split.isFolded)
        await w.settle()
        #expect(split.visibleName == "sidebar")
        let list = try #require(w.tree.nodes(_Node.self).first { $0 is any AnyListNode } as? any AnyListNode)
        list.controller.selectionModel.choose(0)
        await w.pump(until: { split.visibleName == "detail" })
        #expect(split.visibleName == "detail")
        #expect(Recorder.compact?.wrappedValue == .detail)
        await w.settle()
        let back = try #require(w.pages.last?.bars?.backButton)
        back.click()
        await w.settle()
        #expect(split.visibleName == "sidebar")
        Recorder.compact?.wrappedValue = .detail
        await w.settle()
        #expect(split.visibleName == "detail")
        await w.close()
    }

    @Test func columnsCanBeHidden() async throws {
        let w = PageWindow(width: 900, height: 600) { Split() }
        await w.settle()
        Recorder.visibility?.wrappedValue = .detailOnly
        await w.settle()
        #expect(!w.pages[1].box.isMapped)
        let detail = try #require(w.pages[3].bars?.header?.bounds(in: w.window))
        #expect(detail.x == 0 || detail.width >= 880)
        Recorder.visibility?.wrappedValue = .all
        await w.settle()
        #expect(w.pages[1].box.isMapped)
        await w.close()
    }

    @Test func linksInTheSidebarLeadToTheDetail() async throws {
        let w = PageWindow(width: 900, height: 600) { LinkSplit() }
        await w.settle()
        #expect(w.tree.texts.contains("nothing yet"))
        try #require(w.tree.button("Seven")).click()
        await w.settle()
        #expect(w.tree.texts.contains("value 7"))
        #expect(!w.tree.texts.contains("nothing yet"))
        try #require(w.tree.button("View")).click()
        await w.settle()
        #expect(w.tree.texts.contains("a view"))
        #expect(!w.tree.texts.contains("value 7"))
        await w.close()
    }

    @Test func threeColumnsStandSideBySide() async throws {
        let w = PageWindow(width: 1100, height: 600) { Three() }
        await w.settle()
        let x = w.pages.dropFirst().compactMap { $0.box.bounds(in: w.window)?.x }
        #expect(x.count == 3 && x == x.sorted() && Set(x).count == 3)
        #expect(w.window.title == "B")
        await w.close()
    }
}

private struct Selecting: View {
    @State private var selection: Int?

    var body: some View {
        Recorder.selection = $selection
        return NavigationSplitView {
            List(selection: $selection) { Text(verbatim: "one").tag(1) }
                .navigationTitle("Sidebar")
        } detail: {
            Text(verbatim: "detail").frame(minWidth: 300, maxWidth: .infinity)
                .navigationTitle("Detail")
        }
    }
}

extension WidgetTests {
    @Test func narrowWindowShowsWhatIsSelected() async throws {
        Recorder.selection = nil
        let w = PageWindow(width: 900, height: 500) { Selecting() }
        await w.settle()
        let split = try #require(w.tree.leaves.first { $0.widget is Leaflet }?.widget as? Leaflet)
        let sidebar = w.pages[1].box
        #expect(sidebar.width == 280)
        w.window.setDefaultSize(width: 400, height: 500)
        await w.pump(until: { split.isFolded && sidebar.width == w.page.box.width })
        #expect(split.visibleName == "sidebar")
        // A column that is alone takes the whole width.
        #expect(sidebar.width == w.page.box.width && sidebar.width > 300)
        w.window.setDefaultSize(width: 900, height: 500)
        await w.pump(until: { !split.isFolded && sidebar.width == 280 })
        #expect(sidebar.width == 280)
        Recorder.selection?.wrappedValue = 1
        await w.settle()
        w.window.setDefaultSize(width: 400, height: 500)
        await w.pump(until: { split.isFolded && split.visibleName == "detail" })
        #expect(split.visibleName == "detail")
        await w.close()
    }
}
