import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func listShowsMixedRows() async {
        let w = TestWindow {
            List {
                Text("First")
                ForEach(0..<3) { Text("Row \($0)") }
                Section("Title") {
                    Text("Inside")
                }
            }
        }
        await w.settle()
        #expect(w.listTexts == ["First", "Row 0", "Row 1", "Row 2", "Title", "Inside"])
        await w.close()
    }

    @Test func listOfAMillionRowsMakesFew() async {
        func measure(_ count: Int) async -> (nodes: Int, widgets: Int, bodies: Int) {
            let nodes = Counters.liveNodes
            let widgets = Counters.widgetCreations
            let bodies = Counters.bodyEvaluations
            let w = TestWindow {
                List(0..<count) { number in CountedRow(number: number) }
            }
            await w.settle()
            let result = (
                Counters.liveNodes - nodes, Counters.widgetCreations - widgets, Counters.bodyEvaluations - bodies
            )
            await w.close()
            return result
        }
        let small = await measure(1000)
        let large = await measure(1_000_000)
        #expect(small == large)
        #expect(large.bodies < 300)
        #expect(large.nodes < 2000)
    }

    @Test func stateOfARowBelongsToItsElement() async {
        let model = Letters(["a", "b", "c", "d"])
        let w = TestWindow { LettersList(model: model) }
        await w.settle()
        model.presses["b"]?()
        await w.settle()
        #expect(w.listTexts == ["a 0", "b 1", "c 0", "d 0"])
        model.letters = ["d", "c", "b", "a"]
        await w.settle()
        #expect(w.listTexts == ["d 0", "c 0", "b 1", "a 0"])
        model.letters = ["d", "c", "a"]
        await w.settle()
        #expect(w.listTexts == ["d 0", "c 0", "a 0"])
        model.letters = ["b", "d", "c", "a"]
        await w.settle()
        #expect(w.listTexts == ["b 0", "d 0", "c 0", "a 0"])
        await w.close()
    }
}

struct CountedRow: View {
    var number: Int
    @State private var isOn = false
    var body: some View {
        HStack {
            Text("Row \(number)")
            Spacer()
            Text(isOn ? "on" : "off")
        }
    }
}

@Observable
@MainActor
final class Letters {
    var letters: [String]
    var appeared: [String] = []
    @ObservationIgnored var presses: [String: () -> Void] = [:]
    init(_ letters: [String]) { self.letters = letters }
}

struct LettersList: View {
    var model: Letters
    var body: some View {
        List(model.letters, id: \.self) { LetterRow(letter: $0, model: model) }
    }
}

struct LetterRow: View {
    var letter: String
    var model: Letters
    @State private var count = 0
    var body: some View {
        model.presses[letter] = { count += 1 }
        return Text("\(letter) \(count)")
    }
}

extension TestWindow {
    /// The texts of the rows that are mapped, in order.
    var listTexts: [String] {
        var texts: [String] = []
        func visit(_ node: _Node) {
            if let list = node as? any AnyListNode { texts += list.controller.shownTexts }
            node.visitChildren(visit)
        }
        if let root = content.rootNode { visit(root) }
        return texts
    }

    var list: ListController? { listNode?.controller }
    var listActions: ListActions? { listNode?.actions }

    private var listNode: (any AnyListNode)? {
        var found: (any AnyListNode)?
        func visit(_ node: _Node) {
            if let list = node as? any AnyListNode { found = found ?? list }
            node.visitChildren(visit)
        }
        if let root = content.rootNode { visit(root) }
        return found
    }
}

extension ListController {
    var shownTexts: [String] {
        boundRows.filter { $0.host.widget.isMapped }
            .sorted { position(of: $0) ?? 0 < position(of: $1) ?? 0 }
            .compactMap { $0.root?.plainText }
    }
}

extension WidgetTests {
    @Test func listScrollsToElements() async {
        var proxy: ScrollViewProxy?
        let w = TestWindow {
            ScrollViewReader { reader in
                List(0..<100_000) { Text("Row \($0)") }
                    .onAppear { proxy = reader }
            }
        }
        await w.settle()
        proxy?.scrollTo(50_000, anchor: .center)
        await w.settle()
        let shown = w.listTexts
        #expect(shown.contains("Row 50000"))
        let place = shown.firstIndex(of: "Row 50000") ?? 0
        #expect(abs(place - shown.count / 2) <= 1, "\(shown)")
        await w.close()
    }
    @Test func aListThatIsNotShownScrollsWhenItIs() async {
        var proxy: ScrollViewProxy?
        let w = TestWindow(width: 300, height: 400) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                TabsWithList()
            }
        }
        await w.settle()
        proxy?.scrollTo(500, anchor: .center)
        await w.settle()
        TabsWithList.selection?.wrappedValue = 2
        await w.settle()
        let shown = w.listTexts
        let place = shown.firstIndex(of: "Row 500") ?? -10
        #expect(abs(place - shown.count / 2) <= 1, "\(shown)")
        await w.close()
    }
}

private struct TabsWithList: View {
    nonisolated(unsafe) static var selection: Binding<Int>?
    @State private var selection = 1

    var body: some View {
        Self.selection = $selection
        return TabView(selection: $selection) {
            Text(verbatim: "first").tag(1)
            List(0..<1000) { number in Text("Row \(number)") }.tag(2)
        }
    }
}
