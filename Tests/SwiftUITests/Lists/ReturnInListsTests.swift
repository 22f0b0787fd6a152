import Gtk
import Testing

@testable import SwiftUI

private struct ListWithDefault: View {
    let rowsAct: Bool
    let note: (String) -> Void

    var body: some View {
        VStack {
            List(0..<3, id: \.self) { number in
                if rowsAct {
                    NavigationLink("row \(number)", value: number)
                } else {
                    Text("row \(number)")
                }
            }
            Button("Done") { note("done") }.keyboardShortcut(.defaultAction)
        }
        .navigationDestination(for: Int.self) { Text("page \($0)").onAppear { note("opened") } }
    }
}

extension WidgetTests {
    @Test func returnOnARowThatDoesNothingIsForTheDefaultButton() async throws {
        var notes: [String] = []
        let w = TestWindow(width: 300, height: 300) { ListWithDefault(rowsAct: false) { notes.append($0) } }
        await w.settle()
        let row = try #require(w.list?.row(at: 1))
        row.host.widget.parent?.grabFocus()
        // A button that is activated by keyboard is down for a moment first.
        await w.press("Return")
        await w.pump(until: { notes.count == 1 }, timeout: 3)
        await w.press("KP_Enter")
        await w.pump(until: { notes.count == 2 }, timeout: 3)
        #expect(notes == ["done", "done"])
        await w.close()
    }

    @Test func returnOnARowThatDoesSomethingIsForTheRow() async throws {
        var notes: [String] = []
        let w = TestWindow(width: 300, height: 300) {
            NavigationStack { ListWithDefault(rowsAct: true) { notes.append($0) } }
        }
        await w.settle()
        let lists = w.window.all("GtkListView")
        let rows = lists.flatMap { $0.children }
        try #require(rows.first).grabFocus()
        await w.press("Return")
        await w.pump(until: { !notes.isEmpty }, timeout: 3)
        #expect(notes == ["opened"])
        await w.close()
    }
}
