import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct KeyedStack: View {
    @Binding var path: [Int]

    var body: some View {
        NavigationStack(path: $path) {
            Color.clear
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { number in
                    Text(verbatim: "page \(number)")
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .navigationTitle("Page \(number)")
                        .navigationBarBackButtonHidden(number == 3)
                }
        }
    }
}

private struct SheetWithStack: View {
    @Binding var isShown: Bool
    @Binding var path: [Int]

    var body: some View {
        Color.clear.sheet(isPresented: $isShown) { KeyedStack(path: $path) }
    }
}

private struct OldNavigation: View {
    var body: some View {
        NavigationView {
            NavigationLink(destination: Text(verbatim: "the end").navigationBarTitle("End")) {
                Text(verbatim: "Go")
            }
            .navigationBarTitle("Start", displayMode: .inline)
            .navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add") {})
        }
        .navigationViewStyle(.stack)
    }
}

private struct OldColumns: View {
    let isStack: Bool

    var body: some View {
        if isStack { columns.navigationViewStyle(.stack) } else { columns }
    }

    private var columns: some View {
        NavigationView {
            NavigationLink("Open") { Text(verbatim: "opened") }
            Text(verbatim: "choose something")
        }
    }
}

extension WidgetTests {
    @Test func keysAndTheMouseGoBack() async throws {
        let probe = Probe<[Int]>()
        let w = TestWindow(width: 500, height: 300) { WithState([1, 2, 3, 4], probe) { KeyedStack(path: $0) } }
        await w.settle()
        await w.press("Escape")
        #expect(probe.value == [1, 2, 3])
        await w.press("alt+Left")
        #expect(probe.value == [1, 2])
        await w.xdotool("click", "8")
        await w.pump(until: { probe.value == [1] }, timeout: 2)
        #expect(probe.value == [1])
        await w.press("Escape")
        #expect(probe.value == [])
        // At the root there is nothing to go back to.
        await w.press("Escape", "alt+Left")
        #expect(probe.value == [] && w.window.isMapped)
        await w.close()
    }

    @Test func theBackButtonCanBeHidden() async throws {
        let probe = Probe<[Int]>()
        let w = PageWindow { WithState([1, 2], probe) { KeyedStack(path: $0) } }
        await w.settle()
        #expect(w.pages.last?.bars?.backButton != nil)
        probe.value = [1, 2, 3]
        await w.settle()
        #expect(w.window.title == "Page 3")
        #expect(w.pages.last?.bars?.header != nil && w.pages.last?.bars?.backButton == nil)
        await w.close()
    }

    @Test func escapeInASheetClosesItAndNotThePage() async throws {
        let nodes = Counters.liveNodes
        let shown = Probe<Bool>()
        let path = Probe<[Int]>()
        let w = TestWindow(width: 500, height: 300) {
            WithState([1, 2], path) { path in
                WithState(true, shown) { SheetWithStack(isShown: $0, path: path) }
            }
        }
        await w.settle()
        guard let sheet = await w.shownSheet() else { return }
        await sheet.press("alt+Left")
        #expect(path.value == [1])
        await sheet.press("Escape")
        await w.pump(until: { w.sheet == nil }, timeout: 3)
        #expect(shown.value == false && path.value == [1] && w.sheet == nil)
        await w.close()
        await w.pump(until: { Counters.liveNodes <= nodes }, timeout: 2)
        #expect(Counters.liveNodes <= nodes)
    }

    @Test func theOldNavigationStillWorks() async throws {
        let w = PageWindow(width: 500, height: 300) { OldNavigation() }
        await w.settle()
        #expect(w.window.title == "Start")
        let bar = try #require(w.pages.last?.bars?.header)
        let edit = try #require(w.tree.button("Edit")?.bounds(in: bar))
        let add = try #require(w.tree.button("Add")?.bounds(in: bar))
        #expect(edit.x < 100 && add.x > 300)
        try #require(w.tree.button("Go")).click()
        await w.settle()
        #expect(w.window.title == "End" && w.tree.texts.contains("the end"))
        await w.close()
    }

    @Test func theOldNavigationHasColumns() async throws {
        let w = PageWindow(width: 900, height: 300) { OldColumns(isStack: false) }
        await w.settle()
        #expect(w.tree.texts.contains("choose something"))
        try #require(w.tree.button("Open")).click()
        await w.settle()
        #expect(w.tree.texts.contains("opened") && w.tree.button("Open")?.isMapped == true)
        await w.close()
        let stack = PageWindow(width: 900, height: 300) { OldColumns(isStack: true) }
        await stack.settle()
        try #require(stack.tree.button("Open")).click()
        await stack.pump(until: { stack.tree.button("Open")?.isMapped != true }, timeout: 3)
        #expect(stack.tree.texts.contains("opened") && stack.tree.button("Open")?.isMapped != true)
        await stack.close()
    }
}
