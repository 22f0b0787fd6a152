import Foundation
import Gtk
import Testing

@testable import SwiftUI

private let tree = [
    Plane(
        id: 1, name: "Jets", seats: 0,
        parts: [
            Plane(id: 11, name: "Airbus", seats: 180),
            Plane(id: 12, name: "Boeing", seats: 160, parts: [Plane(id: 121, name: "Max", seats: 1)]),
        ]),
    Plane(id: 2, name: "Glider", seats: 1),
]

extension WidgetTests {
    @Test func tableOpensTreesByPointerAndKeys() async {
        let fleet = Fleet()
        struct Content: View {
            @Bindable var fleet: Fleet
            var body: some View {
                Table(tree, children: \.parts, selection: $fleet.one) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Seats") { Text("\($0.seats)") }
                }
            }
        }
        let w = TestWindow(width: 400) { Content(fleet: fleet) }
        await w.settle()
        #expect(w.tableTexts.map(\.first) == ["Jets", "Glider"])
        let table = w.table!
        let cell = table.row(at: 0)!.host.widget
        await w.click(cell)
        #expect(fleet.one == 1)
        await w.press("Right")
        #expect(w.tableTexts.map(\.first) == ["Jets", "Airbus", "Boeing", "Glider"])
        await w.press("Down", "Down", "Right")
        #expect(fleet.one == 12)
        #expect(w.tableTexts.map(\.first) == ["Jets", "Airbus", "Boeing", "Max", "Glider"])
        await w.press("Home", "Left")
        #expect(w.tableTexts.map(\.first) == ["Jets", "Glider"])
        // The arrow is at the start of the first cell; what was open below is open again.
        guard let bounds = cell.bounds(in: w.window) else { return }
        await w.click(x: bounds.x + 8, y: bounds.y + bounds.height / 2)
        #expect(w.tableTexts.map(\.first) == ["Jets", "Airbus", "Boeing", "Max", "Glider"])
        await w.close()
    }

    @Test func tableHasSectionsAndDisclosureRows() async {
        let fleet = Fleet()
        struct Content: View {
            @Bindable var fleet: Fleet
            var body: some View {
                Table(of: Plane.self, selection: $fleet.several) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    Section("Ours") {
                        ForEach(fleet.planes) { TableRow($0) }
                    }
                    Section("Theirs") {
                        DisclosureTableRow(tree[0], isExpanded: $fleet.isExpanded) {
                            ForEach(tree[0].parts ?? []) { TableRow($0) }
                        }
                    }
                }
            }
        }
        let w = TestWindow(width: 400, height: 500) { Content(fleet: fleet) }
        await w.settle()
        #expect(w.tableTexts.map(\.first) == ["Ours", "Dash", "Airbus", "Cessna", "Theirs", "Jets"])
        fleet.isExpanded = true
        await w.settle()
        #expect(w.tableTexts.map(\.first).suffix(3) == ["Jets", "Airbus", "Boeing"])
        // Headers can't be selected.
        w.table!.view.select(0)
        #expect(fleet.several == [])
        w.table!.view.select(1)
        #expect(fleet.several == [1])
        await w.close()
    }

    @Test func tableIsCustomizedByTheUser() async throws {
        let fleet = Fleet()
        struct Content: View {
            @Bindable var fleet: Fleet
            var body: some View {
                Table(fleet.planes, columnCustomization: $fleet.customization) {
                    TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(
                        .visibility)
                    TableColumn("Seats") { Text("\($0.seats)") }.customizationID("seats")
                    TableColumn("Kind") { Text("kind \($0.id)") }.customizationID("kind").defaultVisibility(.hidden)
                }
            }
        }
        let w = TestWindow(width: 400) { Content(fleet: fleet) }
        await w.settle()
        #expect(w.tableTexts.first == ["Dash", "78"])
        let table = w.table!
        // What the items of the header's menu do.
        #expect(table.view.activateAction("table.show-" + "kind".utf8.map { String($0, radix: 16) }.joined()))
        await w.settle()
        #expect(fleet.customization[visibility: "kind"] == .visible)
        #expect(w.tableTexts.first == ["Dash", "78", "kind 1"])
        #expect(!table.view.activateAction("table.show-" + "name".utf8.map { String($0, radix: 16) }.joined()))
        // A column is dragged to another place.
        table.view.insert(table.columns[2].column, at: 0)
        await w.settle()
        #expect(fleet.customization.order == ["kind", "name", "seats"])
        #expect(w.tableTexts.first == ["kind 1", "Dash", "78"])
        let stored = try JSONEncoder().encode(fleet.customization)
        #expect(try JSONDecoder().decode(TableColumnCustomization<Plane>.self, from: stored) == fleet.customization)
        fleet.customization = TableColumnCustomization()
        await w.settle()
        #expect(w.tableTexts.first == ["Dash", "78"])
        await w.close()
    }

    @Test func tableOpensMenusAndPrimaryAction() async {
        let fleet = Fleet()
        struct Content: View {
            @Bindable var fleet: Fleet
            var body: some View {
                Table(fleet.planes, selection: $fleet.several) {
                    TableColumn("Name", value: \.name)
                }
                .contextMenu(forSelectionType: Int.self) { ids in
                    Button("Open \(ids.count)") {}
                } primaryAction: {
                    fleet.opened.append($0)
                }
            }
        }
        let w = TestWindow(width: 400) { Content(fleet: fleet) }
        await w.settle()
        w.table!.view.activate(1)
        #expect(fleet.opened == [[2]])
        await w.click(w.table!.row(at: 2)!.host.widget)
        await w.press("Return")
        #expect(fleet.opened == [[2], [3]])
        await w.press("Menu")
        #expect(w.table!.row(at: 2)?.host.contextMenus.openPopover?.isMapped == true)
        await w.press("Escape")
        await w.close()
    }
}
