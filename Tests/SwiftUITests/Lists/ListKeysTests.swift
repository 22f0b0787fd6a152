import Foundation
import Gtk
import Testing

@testable import SwiftUI

@Observable
@MainActor
private final class Names {
    var all = ["Aarhus", "Bergen", "Cork", "Delft", "Derby", "Essen"]
    var selection: Set<String> = []
    @ObservationIgnored var writes = 0
}

private struct NamesList: View {
    let names: Names
    var body: some View {
        let selection = Binding(
            get: { names.selection },
            set: {
                names.selection = $0
                names.writes += 1
            })
        List(selection: selection) {
            ForEach(names.all, id: \.self) { Text($0) }
                .onDelete { names.all.remove(atOffsets: $0) }
        }
    }
}

extension WidgetTests {
    @Test func listsAreWorkedThroughByKeys() async {
        let names = Names()
        let w = TestWindow(width: 300, height: 320) { NamesList(names: names) }
        await w.settle()
        await w.click(w.list!.row(at: 0)!.host.widget)
        #expect(names.selection == ["Aarhus"] && names.writes == 1)
        await w.press("Down")
        #expect(names.selection == ["Bergen"] && names.writes == 2)
        await w.press("shift+Down", "shift+Down")
        #expect(names.selection == ["Bergen", "Cork", "Delft"])
        await w.press("shift+Up")
        #expect(names.selection == ["Bergen", "Cork"])
        // Control moves the focus alone, and its space adds a row.
        await w.press("ctrl+Down", "ctrl+Down", "ctrl+space")
        #expect(names.selection == ["Bergen", "Cork", "Derby"])
        await w.press("End")
        #expect(names.selection == ["Essen"])
        await w.press("ctrl+a")
        #expect(names.selection.count == 6)
        await w.press("Home")
        #expect(names.selection == ["Aarhus"])
        let writes = names.writes
        names.selection = ["Delft", "Essen"]
        await w.settle()
        #expect(w.list!.selectionModel.selected == [3, 5])
        #expect(names.writes == writes, "showing the app's selection writes nothing back")
        await w.close()
    }

    @Test func rowsAreFoundByTypingTheirBeginning() async {
        let names = Names()
        let w = TestWindow(width: 300, height: 320) { NamesList(names: names) }
        await w.settle()
        await w.click(w.list!.row(at: 0)!.host.widget)
        await w.type("de")
        #expect(names.selection == ["Delft"])
        await w.type("r")
        #expect(names.selection == ["Derby"])
        // A pause begins another word; the same letter again goes on to the next one.
        await w.pump(until: { false }, timeout: 1.1)
        await w.type("d")
        #expect(names.selection == ["Delft"])
        await w.close()
    }

    @Test func selectedRowsAreDeletedByAKey() async {
        let names = Names()
        let w = TestWindow(width: 300, height: 320) { NamesList(names: names) }
        await w.settle()
        await w.click(w.list!.row(at: 1)!.host.widget)
        await w.press("shift+Down", "Delete")
        #expect(names.all == ["Aarhus", "Delft", "Derby", "Essen"])
        #expect(w.listTexts == names.all)
        await w.close()
    }

    @Test func selectionAndPlaceOutliveRowsInsertedAbove() async {
        let names = Names()
        names.all = (0..<500).map { "Row \($0)" }
        let w = TestWindow(width: 300, height: 320) { NamesList(names: names) }
        await w.settle()
        w.list!.scroll(to: 250, anchor: .top)
        await w.settle()
        await w.click(w.list!.row(at: 252)!.host.widget)
        #expect(names.selection == ["Row 252"])
        let (before, writes) = (w.listTexts, names.writes)
        names.all.insert(contentsOf: (0..<100).map { "New \($0)" }, at: 0)
        await w.settle()
        #expect(w.listTexts == before)
        #expect(w.list!.selectionModel.selected == [352])
        #expect(names.selection == ["Row 252"] && names.writes == writes)
        // Keys go on from there.
        await w.press("Down")
        #expect(names.selection == ["Row 253"])
        await w.close()
    }

    @Test func aMillionRowsInSectionsOpenLikeAThousand() async {
        struct Content: View {
            let count: Int
            var body: some View {
                List {
                    ForEach(0..<10, id: \.self) { part in
                        Section("Part \(part)") {
                            ForEach(0..<count / 10, id: \.self) { CountedRow(number: $0) }
                        }
                    }
                }
            }
        }
        func measure(_ count: Int) async -> (time: TimeInterval, nodes: Int, widgets: Int, bodies: Int) {
            let (nodes, widgets) = (Counters.liveNodes, Counters.widgetCreations)
            let bodies = Counters.bodyEvaluations
            let start = Date()
            let w = TestWindow { Content(count: count) }
            await w.settle()
            let result = (
                time: Date().timeIntervalSince(start), nodes: Counters.liveNodes - nodes,
                widgets: Counters.widgetCreations - widgets, bodies: Counters.bodyEvaluations - bodies
            )
            #expect(w.list!.count == count + 10)
            await w.close()
            return result
        }
        _ = await measure(1000)
        let small = await measure(3000)
        let large = await measure(1_000_000)
        #expect(abs(small.nodes - large.nodes) < 40, "\(small) \(large)")
        #expect(abs(small.widgets - large.widgets) < 40 && abs(small.bodies - large.bodies) < 40)
        #expect(large.time < small.time * 3 + 0.2, "\(small.time) s and \(large.time) s")
    }
}
