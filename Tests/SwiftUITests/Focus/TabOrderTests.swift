import Gtk
import Testing

@testable import SwiftUI

private struct Columns: View {
    let columns: [[String]]

    var body: some View {
        HStack {
            ForEach(columns, id: \.first) { column in
                VStack {
                    ForEach(column, id: \.self) { name in Button(name) {} }
                }
            }
        }
    }
}

extension WidgetTests {
    /// The titles of the buttons that Tab visits, beginning with the first one.
    private func visited(_ window: TestWindow, _ count: Int) async -> [String] {
        let buttons = window.all(Gtk.Button.self)
        buttons.first?.grabFocus()
        var titles: [String] = []
        for step in 0..<count {
            if step > 0 { await window.press("Tab") }
            titles.append(buttons.first { $0.containsFocus }?.label ?? "none")
        }
        return titles
    }

    /// Two columns side by side: geometry would go crosswise.
    @Test func tabFollowsTheViewTreeAndNotGeometry() async {
        let probe = Probe<[[String]]>()
        let w = TestWindow {
            WithState([["a", "b", "c"], ["d", "e"]], probe) { Columns(columns: $0.wrappedValue) }
        }
        await w.settle()
        #expect(await visited(w, 6) == ["a", "b", "c", "d", "e", "a"])
        // Columns and buttons that moved are visited where they are now.
        probe.value = [["d", "e"], ["a", "c", "b", "f"]]
        await w.settle()
        #expect(await visited(w, 7) == ["d", "e", "a", "c", "b", "f", "d"])
        await w.close()
    }

    @Test func tabFollowsTheViewTreeWhereViewsOverlap() async {
        let w = TestWindow {
            ZStack(alignment: .bottom) {
                Button("behind") {}.offset(y: 60)
                Button("middle") {}
                Button("front") {}.offset(y: -60)
            }
            .overlay(alignment: .top) { Button("over") {} }
            .background { Button("under") {}.offset(x: 100) }
        }
        await w.settle()
        // A background is before what it is behind, an overlay after it.
        #expect(await visited(w, 5) == ["under", "behind", "middle", "front", "over"])
        await w.close()
    }
}
