import Gtk
import Testing

@testable import SwiftUI

private final class Recorder {
    nonisolated(unsafe) static var events: [String] = []
    nonisolated(unsafe) static var path: Binding<[Int]>?
    nonisolated(unsafe) static var mixed: Binding<NavigationPath>?
    nonisolated(unsafe) static var isShown: Binding<Bool>?
    nonisolated(unsafe) static var item: Binding<String?>?
    nonisolated(unsafe) static var count: Binding<Int>?
    nonisolated(unsafe) static var dismiss: DismissAction?
}

/// Told when a page's state is freed.
private final class Token {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { Recorder.events.append("free \(name)") }
}

private struct Page: View {
    let number: Int
    @State private var count = 0
    @State private var token: Token
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    init(number: Int) {
        self.number = number
        _token = State(initialValue: Token("\(number)"))
    }

    var body: some View {
        Recorder.count = $count
        Recorder.dismiss = dismiss
        _ = token
        return VStack {
            Text(verbatim: "page \(number) count \(count) \(isPresented)")
            NavigationLink("Next", value: number + 1)
        }
        .navigationTitle("Page \(number)")
        .onAppear { Recorder.events.append("appear \(number)") }
        .onDisappear { Recorder.events.append("disappear \(number)") }
    }
}

private struct PathStack: View {
    @State private var path: [Int]

    init(_ path: [Int] = []) { _path = State(initialValue: path) }

    var body: some View {
        Recorder.path = $path
        return NavigationStack(path: $path) {
            NavigationLink("First", value: 1)
                .navigationTitle("Root")
                .onAppear { Recorder.events.append("appear root") }
                .onDisappear { Recorder.events.append("disappear root") }
                .navigationDestination(for: Int.self) { Page(number: $0) }
        }
    }
}

private struct MixedStack: View {
    @State private var path = NavigationPath()
    @State private var isShown = false
    @State private var item: String?

    var body: some View {
        Recorder.mixed = $path
        Recorder.isShown = $isShown
        Recorder.item = $item
        return NavigationStack(path: $path) {
            VStack {
                NavigationLink("View") { Text(verbatim: "a view").navigationTitle("View") }
                NavigationLink("Nothing", value: Int?.none)
            }
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text(verbatim: "int \($0)") }
            .navigationDestination(for: String.self) { Text(verbatim: "string \($0)").navigationTitle($0) }
            .navigationDestination(isPresented: $isShown) { Text(verbatim: "shown") }
            .navigationDestination(item: $item) { Text(verbatim: "item \($0)") }
        }
    }
}

extension WidgetTests {
    @Test func aStackHasOneHeaderBarPerPage() async throws {
        let w = PageWindow { PathStack() }
        await w.settle()
        #expect(w.page.bars == nil)
        #expect(w.window.title == "Root")
        let root = try #require(w.pages.last)
        #expect(root.bars?.header != nil)
        #expect(root.bars?.backButton == nil)
        await w.close()
    }

    @Test func linksPushAndTheBackButtonPops() async throws {
        Recorder.events = []
        let w = PageWindow { PathStack() }
        await w.settle()
        try #require(w.tree.button("First")).click()
        await w.settle()
        #expect(Recorder.path?.wrappedValue == [1])
        #expect(w.window.title == "Page 1")
        #expect(w.pages.count == 3)
        #expect(Recorder.events == ["appear root", "disappear root", "appear 1"])
        try #require(w.tree.button("Next")).click()
        await w.settle()
        #expect(Recorder.path?.wrappedValue == [1, 2])
        #expect(w.window.title == "Page 2")
        Recorder.events = []
        try #require(w.pages.last?.bars?.backButton).click()
        await w.pump(until: { w.pages.count == 3 })
        await w.settle()
        #expect(Recorder.path?.wrappedValue == [1])
        #expect(w.window.title == "Page 1")
        #expect(Set(Recorder.events) == ["disappear 2", "appear 1", "free 2"])
        await w.close()
    }

    @Test func poppedPagesAreFreedAndCoveredOnesKeepTheirState() async throws {
        Recorder.events = []
        let w = PageWindow { PathStack([1]) }
        await w.settle()
        #expect(w.window.title == "Page 1")
        Recorder.count?.wrappedValue = 7
        await w.settle()
        Recorder.path?.wrappedValue.append(2)
        await w.settle()
        weak let popped = w.pages.last
        let nodes = Counters.liveNodes
        Recorder.path?.wrappedValue.append(3)
        await w.settle()
        Recorder.path?.wrappedValue = [1]
        await w.pump(until: { w.pages.count == 3 })
        await w.settle()
        #expect(popped == nil)
        #expect(Counters.liveNodes < nodes)
        #expect(Recorder.events.contains("free 2") && Recorder.events.contains("free 3"))
        #expect(!Recorder.events.contains("free 1"))
        #expect(w.tree.texts.contains { $0.hasPrefix("page 1 count 7") })
        await w.close()
    }

    @Test func dismissLeavesAPage() async throws {
        let w = PageWindow { PathStack([1, 2]) }
        await w.settle()
        #expect(w.tree.texts.contains("page 2 count 0 true"))
        Recorder.dismiss?()
        await w.pump(until: { w.pages.count == 3 })
        #expect(Recorder.path?.wrappedValue == [1])
        await w.close()
    }

    @Test func pathsCanHoldValuesOfSeveralTypes() async throws {
        let w = PageWindow { MixedStack() }
        await w.settle()
        Recorder.mixed?.wrappedValue.append(5)
        Recorder.mixed?.wrappedValue.append("five")
        await w.settle()
        #expect(w.window.title == "five")
        #expect(w.pages.count == 4)
        Recorder.mixed?.wrappedValue.removeLast()
        await w.pump(until: { w.pages.count == 3 })
        await w.settle()
        #expect(w.tree.texts.contains("int 5"))
        await w.close()
    }

    @Test func destinationsArePresentedByStateAndByViews() async throws {
        let w = PageWindow { MixedStack() }
        await w.settle()
        try #require(w.tree.button("View")).click()
        await w.settle()
        #expect(w.window.title == "View")
        #expect(Recorder.mixed?.wrappedValue.isEmpty == true)
        try #require(w.pages.last?.bars?.backButton).click()
        await w.pump(until: { w.pages.count == 2 })
        Recorder.isShown?.wrappedValue = true
        await w.settle()
        #expect(w.pages.count == 3)
        #expect(w.tree.texts.contains("shown"))
        try #require(w.pages.last?.bars?.backButton).click()
        await w.pump(until: { w.pages.count == 2 })
        #expect(Recorder.isShown?.wrappedValue == false)
        Recorder.item?.wrappedValue = "one"
        await w.settle()
        #expect(w.tree.texts.contains("item one"))
        Recorder.item?.wrappedValue = nil
        await w.pump(until: { w.pages.count == 2 })
        #expect(w.pages.count == 2)
        #expect(w.tree.button("Nothing")?.isSensitive == false)
        await w.close()
    }
}
