import Gtk
import Testing

@testable import SwiftUI

private final class Recorder {
    nonisolated(unsafe) static var events: [String] = []
    nonisolated(unsafe) static var selection: Binding<Int>?
    nonisolated(unsafe) static var count: Binding<Int>?
    nonisolated(unsafe) static var hasThird: Binding<Bool>?
}

private struct Counting: View {
    @State private var count = 0

    var body: some View {
        Recorder.count = $count
        return Text(verbatim: "count \(count)")
            .onAppear { Recorder.events.append("appear counting") }
            .onDisappear { Recorder.events.append("disappear counting") }
    }
}

private struct Tabs: View {
    @State private var selection = 1
    @State private var hasThird = false

    var body: some View {
        Recorder.selection = $selection
        Recorder.hasThird = $hasThird
        return TabView(selection: $selection) {
            Counting()
                .navigationTitle("Counting")
                .tabItem { Label("Count", systemImage: "star") }
                .badge(3)
                .tag(1)
            Text(verbatim: "second")
                .navigationTitle("Second")
                .onAppear { Recorder.events.append("appear second") }
                .tabItem {
                    Image(systemName: "airplane")
                    Text(verbatim: "Two")
                }
                .tag(2)
            if hasThird { Text(verbatim: "third").tabItem { Text(verbatim: "Three") }.tag(3) }
        }
    }
}

private struct NewTabs: View {
    @State private var selection = "b"

    var body: some View {
        TabView(selection: $selection) {
            Tab("A", systemImage: "star", value: "a") { Text(verbatim: "in a") }
            Tab("B", systemImage: "airplane", value: "b") { NavigationStack { Text(verbatim: "in b") } }
        }
    }
}

extension WidgetTests {
    @Test func theSelectionSaysWhichTabIsShown() async throws {
        Recorder.events = []
        let w = PageWindow { Tabs() }
        await w.settle()
        #expect(w.tree.texts.filter { $0.hasPrefix("count") || $0 == "second" } == ["count 0"])
        #expect(w.window.title == "Counting")
        #expect(Recorder.events == ["appear counting"])
        #expect(w.page.traits.tabs != nil)
        Recorder.selection?.wrappedValue = 2
        await w.settle()
        #expect(w.tree.texts.contains("second"))
        #expect(!w.tree.texts.contains("count 0"))
        #expect(w.window.title == "Second")
        #expect(Set(Recorder.events) == ["appear counting", "disappear counting", "appear second"])
        await w.close()
    }

    @Test func choosingATabWritesTheSelectionAndKeepsState() async throws {
        let w = PageWindow { Tabs() }
        await w.settle()
        let stack = try #require(w.tree.leaves.first { $0.widget is ViewStack }?.widget as? ViewStack)
        Recorder.count?.wrappedValue = 5
        await w.settle()
        let first = try #require(stack.visibleName)
        stack.choose("tab2")
        await w.settle()
        #expect(Recorder.selection?.wrappedValue == 2)
        stack.choose(first)
        await w.settle()
        #expect(Recorder.selection?.wrappedValue == 1)
        #expect(w.tree.texts.contains("count 5"))
        await w.close()
    }

    @Test func tabsComeAndGo() async throws {
        let w = PageWindow { Tabs() }
        await w.settle()
        Recorder.hasThird?.wrappedValue = true
        Recorder.selection?.wrappedValue = 3
        await w.settle()
        #expect(w.tree.texts.contains("third"))
        Recorder.hasThird?.wrappedValue = false
        Recorder.selection?.wrappedValue = 1
        await w.settle()
        #expect(w.tree.texts.contains("count 0"))
        await w.close()
    }

    @Test func tabsWithStacksShowTheirBars() async throws {
        let w = PageWindow { NewTabs() }
        await w.settle()
        #expect(w.tree.texts.contains("in b"))
        #expect(w.page.bars == nil)
        #expect(w.pages.last?.bars?.header != nil)
        await w.close()
    }
}
