import Foundation
import Gtk
import Testing

@testable import SwiftUI

struct Plane: Identifiable, Equatable {
    var id: Int
    var name: String
    var seats: Int
    var parts: [Plane]?
}

@Observable
@MainActor
final class Fleet {
    var planes = [
        Plane(id: 1, name: "Dash", seats: 78), Plane(id: 2, name: "Airbus", seats: 180),
        Plane(id: 3, name: "Cessna", seats: 4),
    ]
    var one: Int?
    var several: Set<Int> = []
    var order: [KeyPathComparator<Plane>] = []
    var customization = TableColumnCustomization<Plane>()
    var isExpanded = false
    @ObservationIgnored var opened: [Set<Int>] = []
    @ObservationIgnored var cellEvaluations = 0
}

extension TestWindow {
    /// The table in the window.
    var table: TableController? {
        content.host.root.flatMap { TreeSearch(root: $0).nodes((any AnyTableNode).self).first?.controller }
    }

    /// What the visible cells say, by rows from the top and columns from the left.
    var tableTexts: [[String]] {
        guard let table else { return [] }
        var rows: [Int: [(x: Double, text: String)]] = [:]
        for row in table.boundRows where row.host.widget.isMapped {
            guard let position = table.position(of: row), let bounds = row.host.widget.bounds(in: window) else {
                continue
            }
            rows[position, default: []].append((bounds.x, row.root?.plainText ?? ""))
        }
        return rows.keys.sorted().map { key in rows[key, default: []].sorted { $0.x < $1.x }.map(\.text) }
    }
}

extension TreeSearch {
    /// Every node of a protocol.
    func nodes<N>(_ type: N.Type) -> [N] {
        var found: [N] = []
        func visit(_ node: _Node) {
            if let node = node as? N { found.append(node) }
            node.visitChildren(visit)
        }
        visit(root)
        return found
    }
}

private struct FleetTable: View {
    @Bindable var fleet: Fleet
    var body: some View {
        Table(fleet.planes, selection: $fleet.several, sortOrder: $fleet.order) {
            TableColumn("Name", value: \.name)
            TableColumn("Seats", value: \.seats) { plane in
                fleet.cellEvaluations += 1
                return Text("\(plane.seats)")
            }
            .alignment(.trailing)
            .width(80)
            TableColumn("Kind") { plane in Text(plane.seats > 50 ? "large" : "small") }
        }
        .onChange(of: fleet.order) { fleet.planes.sort(using: fleet.order) }
    }
}

extension WidgetTests {
    @Test func tableShowsRowsInColumns() async {
        let fleet = Fleet()
        let w = TestWindow(width: 500) { FleetTable(fleet: fleet) }
        await w.settle()
        #expect(w.tableTexts == [["Dash", "78", "large"], ["Airbus", "180", "large"], ["Cessna", "4", "small"]])
        let columns = w.table!.columns.map(\.column)
        #expect(columns.map(\.title) == ["Name", "Seats", "Kind"])
        let widths = columns.map(\.fixedWidth)
        #expect(widths[1] == 80)
        #expect(abs(widths[0] - widths[2]) <= 1)
        #expect(widths.reduce(0, +) == w.content.host.widget.width)
        fleet.planes[2].name = "Piper"
        let evaluations = fleet.cellEvaluations
        await w.settle()
        #expect(w.tableTexts[2] == ["Piper", "4", "small"])
        #expect(fleet.cellEvaluations - evaluations <= 3)
        fleet.planes.insert(Plane(id: 9, name: "Fokker", seats: 100), at: 0)
        await w.settle()
        #expect(w.tableTexts.map(\.first) == ["Fokker", "Dash", "Airbus", "Piper"])
        fleet.planes.removeFirst(2)
        await w.settle()
        #expect(w.tableTexts.map(\.first) == ["Airbus", "Piper"])
        await w.close()
    }

    @Test func tableSortsByClicksOnHeaders() async {
        let fleet = Fleet()
        let w = TestWindow(width: 500) { FleetTable(fleet: fleet) }
        await w.settle()
        let headers = w.table!.view.headers
        #expect(headers.count == 3)
        await w.click(headers[0])
        #expect(fleet.order == [KeyPathComparator(\Plane.name)])
        #expect(w.tableTexts.map(\.first) == ["Airbus", "Cessna", "Dash"])
        await w.click(headers[1])
        #expect(fleet.order == [KeyPathComparator(\Plane.seats), KeyPathComparator(\Plane.name)])
        #expect(w.tableTexts.map { $0[1] } == ["4", "78", "180"])
        // A column without a value sorts nothing.
        await w.click(headers[2])
        #expect(fleet.order.count == 2)
        // The app sorts, and the headers follow.
        fleet.order = [KeyPathComparator(\Plane.name, order: .reverse)]
        await w.settle()
        let shown = w.table!.view.sortOrder
        #expect(shown?.column === w.table!.columns[0].column && shown?.ascending == false)
        fleet.order = []
        await w.settle()
        #expect(w.table!.view.sortOrder == nil)
        await w.close()
    }

    @Test func tableSelectsWithPointerAndKeys() async {
        let fleet = Fleet()
        let w = TestWindow(width: 500) { FleetTable(fleet: fleet) }
        await w.settle()
        let table = w.table!
        let cell = table.row(at: 1)!.host.widget
        await w.click(cell)
        #expect(fleet.several == [2])
        await w.press("shift+Down")
        #expect(fleet.several == [2, 3])
        await w.press("ctrl+a")
        #expect(fleet.several == [1, 2, 3])
        await w.press("Home")
        #expect(fleet.several == [1])
        fleet.several = [3]
        await w.settle()
        #expect(table.selectionModel.selected == [2])
        // The selection goes with the values.
        fleet.planes.reverse()
        await w.settle()
        #expect(table.selectionModel.selected == [0])
        #expect(fleet.several == [3])
        await w.close()
    }

    @Test func tableOfManyRowsMakesFewCells() async {
        struct Content: View {
            let numbers: Range<Int>
            var body: some View {
                Table(of: Numbered.self) {
                    TableColumn("Number") { Text("\($0.id)") }
                    TableColumn("Square") { Text("\($0.id * 2)") }
                } rows: {
                    ForEach(numbers, id: \.self) { TableRow(Numbered(id: $0)) }
                }
            }
        }
        let w = TestWindow(width: 400) { Content(numbers: 0..<336_776) }
        let creations = Counters.widgetCreations
        await w.settle()
        let table = w.table!
        #expect(table.count == 336_776)
        #expect(w.tableTexts.first == ["0", "0"])
        #expect(table.boundRows.count < 500)
        #expect(Counters.widgetCreations - creations < 1500)
        table.scroll(to: 300_000, anchor: .top)
        await w.settle()
        #expect(w.tableTexts.contains(["300000", "600000"]))
        #expect(table.boundRows.count < 600)
        await w.close()
    }
}

private struct Numbered: Identifiable { let id: Int }
