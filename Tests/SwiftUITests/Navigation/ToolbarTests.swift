import Gtk
import Testing

@testable import SwiftUI

private final class Recorder {
    nonisolated(unsafe) static var events: [String] = []
    nonisolated(unsafe) static var count: Binding<Int>?
}

private struct Titled: View {
    @State private var count = 1

    var body: some View {
        Recorder.count = $count
        return Text(verbatim: "content")
            .navigationTitle("Flight \(count)")
            .navigationSubtitle(count > 1 ? "late" : "")
    }
}

private struct Barred: View {
    @State private var count = 0

    var body: some View {
        Recorder.count = $count
        return Color.blue
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { Recorder.events.append("cancel") } }
                ToolbarItemGroup(placement: .primaryAction) {
                    Button("Refresh", systemImage: "arrow.clockwise") { Recorder.events.append("refresh") }
                    Button("Count \(count)") { count += 1 }
                }
                if count > 1 {
                    ToolbarItem(placement: .bottomBar) { Text(verbatim: "at the bottom") }
                }
            }
    }
}

private struct Hiding: View {
    @State private var count = 0

    var body: some View {
        Recorder.count = $count
        return Color.blue
            .toolbar {
                Button("One") {}
                Button("Two") {}
            }
            .toolbar(count == 1 ? .hidden : .visible)
    }
}

extension WidgetTests {
    @Test func theTitleOfTheViewsIsThatOfTheWindow() async {
        let w = PageWindow { Titled() }
        await w.settle()
        #expect(w.window.title == "Flight 1")
        Recorder.count?.wrappedValue = 2
        await w.settle()
        #expect(w.window.title == "Flight 2")
        #expect(w.page.traits.subtitle == "late")
        await w.close()
    }

    @Test func anOuterTitleReplacesAnInnerOne() async {
        let w = PageWindow {
            VStack {
                Text(verbatim: "a").navigationTitle("inner")
                Text(verbatim: "b").navigationTitle("second")
            }
        }
        await w.settle()
        #expect(w.window.title == "inner")
        await w.close()
        let other = PageWindow { Text(verbatim: "a").navigationTitle("inner").navigationTitle("outer") }
        await other.settle()
        #expect(other.window.title == "outer")
        await other.close()
    }

    @Test func toolbarItemsAreInTheHeaderBar() async throws {
        Recorder.events = []
        let w = PageWindow { Barred() }
        await w.settle()
        let bar = try #require(w.page.bars?.header)
        let cancel = try #require(w.tree.button("Cancel"))
        let refresh = try #require(w.tree.button("Refresh"))
        cancel.click()
        refresh.click()
        #expect(Recorder.events == ["cancel", "refresh"])
        let cancelFrame = try #require(cancel.bounds(in: bar))
        let refreshFrame = try #require(refresh.bounds(in: bar))
        #expect(cancelFrame.x < 100)
        #expect(refreshFrame.x > 500)
        // A label in a toolbar shows its icon alone.
        #expect(refreshFrame.width < 50)
        await w.close()
    }

    @Test func toolbarItemsFollowState() async throws {
        let w = PageWindow { Barred() }
        await w.settle()
        #expect(!w.tree.texts.contains("at the bottom"))
        try #require(w.tree.button("Count 0")).click()
        await w.settle()
        try #require(w.tree.button("Count 1")).click()
        await w.settle()
        #expect(w.tree.texts.contains("at the bottom"))
        Recorder.count?.wrappedValue = 0
        await w.settle()
        #expect(!w.tree.texts.contains("at the bottom"))
        #expect(w.tree.button("Count 0") != nil)
        await w.close()
    }

    @Test func anUnchangedToolbarCostsNoWrite() async throws {
        let w = PageWindow { Barred() }
        await w.settle()
        let writes = Counters.widgetWrites
        Recorder.count?.wrappedValue = 1
        await w.settle()
        // The title of the third button.
        #expect(Counters.widgetWrites - writes <= 3)
        await w.close()
    }

    @Test func theHeaderBarCanBeHidden() async throws {
        let w = PageWindow { Hiding() }
        await w.settle()
        #expect(w.page.bars?.header != nil)
        #expect(w.tree.button("One")?.isMapped == true)
        Recorder.count?.wrappedValue = 1
        await w.settle()
        #expect(w.page.bars?.header == nil)
        #expect(w.tree.button("One")?.isMapped != true)
        Recorder.count?.wrappedValue = 2
        await w.settle()
        #expect(w.page.bars?.header != nil)
        #expect(w.tree.button("One")?.isMapped == true)
        await w.close()
    }
}
