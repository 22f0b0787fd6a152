import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct SortedTable: View {
    @Bindable var fleet: Fleet
    var body: some View {
        Table(fleet.planes, sortOrder: $fleet.order, columnCustomization: $fleet.customization) {
            TableColumn("Name", value: \.name).customizationID("name")
            TableColumn("Seats", value: \.seats) { Text("\($0.seats)") }.customizationID("seats")
            TableColumn("Kind") { Text("kind \($0.id)") }.customizationID("kind")
        }
        .onChange(of: fleet.order) { fleet.planes.sort(using: fleet.order) }
    }
}

extension TestWindow {
    /// A point in the middle of a header, moved by some points.
    func header(_ index: Int, dx: Double = 0) -> CGPoint {
        guard let headers = table?.view.headers, headers.indices.contains(index),
            let bounds = headers[index].bounds(in: window)
        else { return .zero }
        return CGPoint(x: bounds.x + bounds.width / 2 + dx, y: bounds.y + bounds.height / 2)
    }

    /// The point between a header and the next one, where the width is changed.
    func edge(ofHeader index: Int) -> CGPoint {
        guard let headers = table?.view.headers, headers.indices.contains(index),
            let bounds = headers[index].bounds(in: window)
        else { return .zero }
        return CGPoint(x: bounds.x + bounds.width - 1, y: bounds.y + bounds.height / 2)
    }
}

extension WidgetTests {
    @Test func anotherClickOnAHeaderTurnsTheOrderRound() async {
        let fleet = Fleet()
        let w = TestWindow(width: 500) { SortedTable(fleet: fleet) }
        await w.settle()
        let headers = w.table!.view.headers
        // GTK takes no notice of the second press of a double click.
        func clickAgain(_ index: Int) async {
            await w.pump(until: { false }, timeout: 0.5)
            await w.click(headers[index])
        }
        await w.click(headers[0])
        #expect(fleet.order == [KeyPathComparator(\Plane.name)])
        await clickAgain(0)
        #expect(fleet.order == [KeyPathComparator(\Plane.name, order: .reverse)])
        #expect(w.tableTexts.map(\.first) == ["Dash", "Cessna", "Airbus"])
        #expect(w.table!.view.sortOrder?.ascending == false)
        await clickAgain(0)
        #expect(fleet.order == [KeyPathComparator(\Plane.name)])
        #expect(w.tableTexts.map(\.first) == ["Airbus", "Cessna", "Dash"])
        await w.click(headers[1])
        await clickAgain(1)
        #expect(
            fleet.order == [KeyPathComparator(\Plane.seats, order: .reverse), KeyPathComparator(\Plane.name)])
        #expect(w.tableTexts.map { $0[1] } == ["180", "78", "4"])
        await w.close()
    }

    @Test func columnsAreMadeWiderByDraggingAndStaySo() async throws {
        let fleet = Fleet()
        let w = TestWindow(width: 600) { SortedTable(fleet: fleet) }
        await w.settle()
        let before = w.table!.columns.map(\.column.fixedWidth)
        let edge = w.edge(ofHeader: 0)
        await w.drag(from: edge, to: CGPoint(x: edge.x + 60, y: edge.y))
        let after = w.table!.columns.map(\.column.fixedWidth)
        #expect(abs(after[0] - before[0] - 60) <= 3, "\(before) \(after)")
        #expect(after.reduce(0, +) == before.reduce(0, +))
        #expect(fleet.order.isEmpty, "dragging the edge isn't a click")
        let stored = try JSONEncoder().encode(fleet.customization)
        await w.close()
        // Another window with what was remembered.
        let other = Fleet()
        other.customization = try JSONDecoder().decode(TableColumnCustomization<Plane>.self, from: stored)
        let w2 = TestWindow(width: 600) { SortedTable(fleet: other) }
        await w2.settle()
        #expect(abs(w2.table!.columns[0].column.fixedWidth - after[0]) <= 1)
        await w2.close()
    }

    @Test func columnsAreDraggedToOtherPlaces() async {
        let fleet = Fleet()
        let w = TestWindow(width: 600) { SortedTable(fleet: fleet) }
        await w.settle()
        await w.drag(from: w.header(0), to: w.header(2, dx: 40), steps: 10)
        #expect(fleet.customization.order == ["seats", "kind", "name"])
        #expect(w.tableTexts.first == ["78", "kind 1", "Dash"])
        #expect(fleet.order.isEmpty)
        // A click on a header sorts by the column that is there now.
        await w.click(w.table!.view.headers[2])
        #expect(fleet.order == [KeyPathComparator(\Plane.name)])
        fleet.customization.resetOrder()
        await w.settle()
        #expect(w.tableTexts.first == ["Airbus", "180", "kind 2"])
        await w.close()
    }

    @Test func columnsAreHiddenInTheMenuOfTheHeaders() async {
        let fleet = Fleet()
        let w = TestWindow(width: 600, height: 400) { SortedTable(fleet: fleet) }
        await w.settle()
        await w.secondaryClick(w.table!.view.headers[1])
        func item() -> Gtk.Widget? {
            w.table?.view.all("GtkModelButton").first { $0.isMapped && $0.string("text") == "Seats" }
        }
        await w.pump(until: { item() != nil }, timeout: 3)
        _ = item()?.activate()
        await w.pump(until: { fleet.customization[visibility: "seats"] == .hidden }, timeout: 3)
        #expect(fleet.customization[visibility: "seats"] == .hidden)
        await w.settle()
        #expect(w.tableTexts.first == ["Dash", "kind 1"])
        let widths = w.table!.columns.filter(\.column.isVisible).map(\.column.fixedWidth)
        #expect(widths.reduce(0, +) == w.content.host.widget.width, "the others take its place")
        await w.close()
    }

    @Test func rowsHaveMenusOfTheirOwn() async {
        let fleet = Fleet()
        struct Content: View {
            @Bindable var fleet: Fleet
            var body: some View {
                Table(of: Plane.self, selection: $fleet.several) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Seats") { Text("\($0.seats)") }
                } rows: {
                    ForEach(fleet.planes) { plane in
                        TableRow(plane).contextMenu {
                            Button("Open \(plane.name)") { fleet.opened.append([plane.id]) }
                        }
                    }
                }
            }
        }
        let w = TestWindow(width: 400, height: 400) { Content(fleet: fleet) }
        await w.settle()
        // On the second cell of the second row.
        let cells = w.table!.boundRows.filter { w.table!.position(of: $0) == 1 }
        let cell = cells.max {
            $0.host.widget.bounds(in: w.window)?.x ?? 0 < $1.host.widget.bounds(in: w.window)?.x ?? 0
        }
        await w.secondaryClick(cell!.host.widget)
        await w.pump(until: { w.window.focus?.typeName == "GtkModelButton" }, timeout: 3)
        await w.press("Return")
        await w.pump(until: { !fleet.opened.isEmpty }, timeout: 3)
        #expect(fleet.opened == [[2]])
        await w.close()
    }

    @Test func tableRowsAreFoundByTyping() async {
        let fleet = Fleet()
        struct Content: View {
            @Bindable var fleet: Fleet
            var body: some View {
                Table(fleet.planes, selection: $fleet.several) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Seats") { Text("\($0.seats)") }
                }
            }
        }
        let w = TestWindow(width: 400, height: 300) { Content(fleet: fleet) }
        await w.settle()
        await w.click(w.table!.row(at: 0)!.host.widget)
        await w.press("c")
        #expect(fleet.several == [3])
        await w.press("Up")
        #expect(fleet.several == [2])
        await w.press("ctrl+Up", "ctrl+space")
        #expect(fleet.several == [1, 2])
        await w.press("End", "shift+Home")
        #expect(fleet.several == [1, 2, 3])
        await w.close()
    }

    @Test func aYearOfFlightsOpensLikeADay() async {
        struct Content: View {
            let numbers: Range<Int>
            var body: some View {
                Table(of: Number.self) {
                    TableColumn("Number") { Text("\($0.id)") }
                    TableColumn("Square") { Text("\($0.id * 2)") }
                } rows: {
                    ForEach(numbers, id: \.self) { TableRow(Number(id: $0)) }
                }
            }
        }
        func measure(_ count: Int) async -> (time: TimeInterval, nodes: Int, widgets: Int, bodies: Int) {
            let (nodes, widgets) = (Counters.liveNodes, Counters.widgetCreations)
            let bodies = Counters.bodyEvaluations
            let start = Date()
            let w = TestWindow(width: 400) { Content(numbers: 0..<count) }
            await w.settle()
            let result = (
                time: Date().timeIntervalSince(start), nodes: Counters.liveNodes - nodes,
                widgets: Counters.widgetCreations - widgets, bodies: Counters.bodyEvaluations - bodies
            )
            await w.close()
            return result
        }
        _ = await measure(1000)
        let small = await measure(1000)
        let large = await measure(336_776)
        #expect(small.nodes == large.nodes && small.widgets == large.widgets && small.bodies == large.bodies)
        #expect(large.time < small.time * 3 + 0.2, "\(small.time) s and \(large.time) s")
    }
}

private struct Number: Identifiable { let id: Int }
