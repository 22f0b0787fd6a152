import Foundation
import Gtk
import Testing

@testable import SwiftUI

@Observable
@MainActor
private final class Cities {
    struct City: Identifiable, Equatable {
        var id: String
        var locked = false
    }
    var all = ["Aarhus", "Bergen", "Cork", "Delft"].map { City(id: $0) }
    var selection: Set<String> = []
    var isOpen = true
    var mode = EditMode.inactive
    @ObservationIgnored var dropped: [String] = []
    var names: [String] { all.map(\.id) }
}

extension TestWindow {
    /// Drags from the middle of one widget to a place in another, as a hand does it.
    func drag(_ widget: Gtk.Widget, to other: Gtk.Widget, at fraction: Double = 0.5) async {
        guard let from = widget.bounds(in: window), let to = other.bounds(in: window) else { return }
        let id = await focusedID()
        let offset = window.surfaceOffset
        func move(_ x: Double, _ y: Double) async {
            await xdotool("mousemove", "--window", id, "\(Int(x + offset.x))", "\(Int(y + offset.y))")
            for _ in 0..<3 { await pause() }
        }
        let start = (x: from.x + min(40, from.width / 2), y: from.y + from.height / 2)
        let end = (x: to.x + min(40, to.width / 2), y: to.y + to.height * fraction)
        await move(start.x, start.y)
        await xdotool("mousedown", "1")
        for step in 1...5 {
            let part = Double(step) / 5
            await move(start.x + (end.x - start.x) * part + 10 * (1 - part), start.y + (end.y - start.y) * part)
        }
        await move(end.x + 1, end.y)
        await move(end.x, end.y)
        await xdotool("mouseup", "1")
        for _ in 0..<10 { await pause() }
        await settle()
    }
}

extension WidgetTests {
    @Test func boundListDeletesAndMovesByItself() async {
        let cities = Cities()
        cities.all[2].locked = true
        struct Content: View {
            @Bindable var cities: Cities
            var body: some View {
                List($cities.all, editActions: .all, selection: $cities.selection) { $city in
                    Text(city.id).deleteDisabled(city.locked).moveDisabled(city.locked)
                }
            }
        }
        let w = TestWindow { Content(cities: cities) }
        await w.settle()
        #expect(w.listTexts == ["Aarhus", "Bergen", "Cork", "Delft"])
        await w.click(w.list!.row(at: 1)!.host.widget)
        await w.press("alt+Up")
        #expect(cities.names == ["Bergen", "Aarhus", "Cork", "Delft"])
        await w.press("Delete")
        #expect(cities.names == ["Aarhus", "Cork", "Delft"])
        // Cork can be neither deleted nor moved.
        cities.selection = ["Cork", "Delft"]
        await w.settle()
        w.list!.row(at: 1)!.host.widget.parent?.grabFocus()
        await w.press("alt+Down")
        #expect(cities.names == ["Aarhus", "Cork", "Delft"])
        await w.press("Delete")
        #expect(cities.names == ["Aarhus", "Cork"])
        await w.close()
    }

    @Test func rowsAreMovedByDragging() async {
        let cities = Cities()
        struct Content: View {
            @Bindable var cities: Cities
            var body: some View {
                List {
                    ForEach(cities.all) { Text($0.id) }
                        .onMove { cities.all.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
        let w = TestWindow { Content(cities: cities) }
        await w.settle()
        func row(_ index: Int) -> Gtk.Widget { w.list!.row(at: index)!.host.widget }
        await w.drag(row(0), to: row(2), at: 0.9)
        #expect(cities.names == ["Bergen", "Cork", "Aarhus", "Delft"])
        #expect(w.listTexts == ["Bergen", "Cork", "Aarhus", "Delft"])
        await w.drag(row(3), to: row(0), at: 0.1)
        #expect(cities.names == ["Delft", "Bergen", "Cork", "Aarhus"])
        await w.close()
    }

    @Test func itemsAreDroppedOntoViewsAndBetweenRows() async {
        let cities = Cities()
        struct Content: View {
            @Bindable var cities: Cities
            @State private var isTargeted = false
            var body: some View {
                VStack {
                    HStack {
                        Text("Source").padding().draggable("Essen")
                        Text(isTargeted ? "Here" : "Target").padding()
                            .dropDestination(for: String.self) { items, _ in
                                cities.dropped += items
                                return true
                            } isTargeted: {
                                isTargeted = $0
                            }
                    }
                    List {
                        ForEach(cities.all) { Text($0.id) }
                            .dropDestination(for: String.self) { items, index in
                                cities.all.insert(contentsOf: items.map { Cities.City(id: $0) }, at: index)
                            }
                    }
                }
            }
        }
        let w = TestWindow(height: 300) { Content(cities: cities) }
        await w.settle()
        let texts = w.all(TextWidget.self)
        let source = texts.first { $0.text == "Source" }!
        let target = texts.first { $0.text == "Target" }!
        await w.drag(source, to: target)
        await w.pump(until: { !cities.dropped.isEmpty }, timeout: 3)
        #expect(cities.dropped == ["Essen"])
        await w.settle()
        #expect(target.text == "Target")
        await w.drag(source, to: w.list!.row(at: 1)!.host.widget, at: 0.2)
        await w.pump(until: { cities.all.count > 4 }, timeout: 3)
        #expect(cities.names == ["Aarhus", "Essen", "Bergen", "Cork", "Delft"])
        await w.close()
    }

    @Test func sectionsCloseAndListsAreEdited() async {
        let cities = Cities()
        struct Content: View {
            @Bindable var cities: Cities
            var body: some View {
                List {
                    Section("Cities", isExpanded: $cities.isOpen) {
                        ForEach(cities.all) { Text($0.id) }.onDelete { cities.all.remove(atOffsets: $0) }
                    }
                }
                .environment(\.editMode, $cities.mode)
            }
        }
        let w = TestWindow { Content(cities: cities) }
        await w.settle()
        let search = TreeSearch(root: w.content.host.root!)
        #expect(w.listTexts.count == 5)
        await w.click(search.button("Hide")!)
        #expect(!cities.isOpen)
        #expect(w.listTexts.count == 1)
        await w.click(search.button("Show")!)
        #expect(w.listTexts.count == 5)
        #expect(search.button("Delete") == nil)
        cities.mode = .active
        await w.settle()
        await w.click(search.button("Delete")!)
        #expect(cities.names == ["Bergen", "Cork", "Delft"])
        cities.mode = .inactive
        await w.settle()
        #expect(search.button("Delete") == nil)
        await w.close()
    }

    @Test func rowsAreMadeTallerAndSeparatedInColour() async {
        let w = TestWindow {
            List {
                Text("A").listRowSeparatorTint(.red)
                Text("B").badge(3)
            }
            .environment(\.defaultMinListRowHeight, 60)
        }
        await w.settle()
        let row = w.list!.row(at: 0)!.host.widget
        #expect(row.height == 60)
        #expect(isColor(picture(of: row), 100, 59, 1, 0.231, 0.188, tolerance: 0.15))
        await w.close()
    }

    @Test func groupBoxIsACardInTheStyleOfTheApp() async {
        struct Bracketed: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("[")
                    GroupBox(configuration)
                    Text("]")
                }
            }
        }
        let w = TestWindow {
            GroupBox("Title") { Text("Inside") }
                .groupBoxStyle(Bracketed())
        }
        await w.settle()
        #expect(w.texts == ["[", "Title", "Inside", "]"])
        await w.close()
    }
}
