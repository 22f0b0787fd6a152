import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension FocusedValues {
    @Entry fileprivate var flight: String?
    @Entry fileprivate var gate: Binding<Int>?
}

private struct FlightReader: View {
    @FocusedValue(\.flight) private var flight
    @FocusedBinding(\.gate) private var gate

    var body: some View {
        Text(verbatim: "\(flight ?? "none") \(gate ?? -1)")
        Button("Next") { gate? += 1 }
    }
}

private struct Flights: View {
    @State private var text = ""
    @State private var gate = 3

    var body: some View {
        VStack {
            TextField("LH", text: $text).focusedValue(\.flight, "LH 123")
            TextField("BA", text: $text).focusedValue(\.flight, "BA 7")
            FlightReader()
        }
        .focusedSceneValue(\.gate, $gate)
    }
}

private struct KeyedViews: View {
    let note: (String) -> Void

    var body: some View {
        VStack {
            Color.red.frame(width: 50, height: 50).focusable()
                .onMoveCommand { note("\($0)") }
                .onDeleteCommand { note("delete") }
                .onExitCommand { note("exit") }
                .onCommand("selectAll:") { note("all") }
                .copyable(["one", "two"])
                .pasteDestination(for: String.self) { note("paste \($0)") }
                .cuttable(for: String.self) {
                    note("cut")
                    return ["three"]
                }
            TextField("Name", text: .constant("abc"))
        }
        .onDeleteCommand { note("outer") }
    }
}

extension WidgetTests {
    @Test func focusedValuesFollowTheFocus() async throws {
        let w = TestWindow(width: 300, height: 250) { Flights() }
        await w.settle()
        let fields = w.all(Gtk.Entry.self)
        let first = try #require(fields.first)
        let second = try #require(fields.last)
        await w.click(first)
        #expect(w.texts.contains("LH 123 3"))
        await w.click(second)
        #expect(w.texts.contains("BA 7 3"))
        let next = try #require(w.first(Gtk.Button.self))
        await w.click(next)
        #expect(w.texts.contains { $0.hasSuffix(" 4") })
        await w.close()
    }

    @Test func keysAreCommandsOfTheViewWithTheFocus() async throws {
        var notes: [String] = []
        let w = TestWindow(width: 300, height: 250) { KeyedViews { notes.append($0) } }
        await w.settle()
        let drawing = try #require(w.all(DrawingWidget.self).first { $0.width == 50 })
        await w.click(drawing)
        await w.press("Up", "Left", "Delete", "Escape", "ctrl+a")
        #expect(notes == ["up", "left", "delete", "exit", "all"])
        notes = []
        await w.press("ctrl+c", "ctrl+v")
        await w.pump(until: { !notes.isEmpty })
        #expect(notes == [#"paste ["one\ntwo"]"#])
        notes = []
        await w.press("ctrl+x")
        #expect(notes == ["cut"])
        var copied: String?
        Task { copied = await Clipboard.text() }
        await w.pump(until: { copied != nil })
        #expect(copied == "three")
        // A field keeps its keys.
        notes = []
        let field = try #require(w.first(Gtk.Entry.self))
        await w.click(field)
        await w.press("BackSpace", "ctrl+a")
        #expect(notes == [])
        await w.close()
    }
}
