import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func unavailableContentSaysWhy() async {
        let w = TestWindow(width: 500, height: 700) {
            ContentUnavailableView("No Flights", systemImage: "airplane", description: Text("Choose another day."))
            ContentUnavailableView {
                Label("No Mail", systemImage: "tray.fill")
            } description: {
                Text("Nothing came.")
            } actions: {
                Button("Reload") {}
            }
            ContentUnavailableView { Label("Nothing", systemImage: "tray") }
        }
        await w.settle()
        #expect(w.texts == ["No Flights", "Choose another day.", "No Mail", "Nothing came.", "Nothing"])
        #expect(w.first(Gtk.Button.self)?.label == "Reload")
        let icons = w.all(DrawingWidget.self)
        #expect(icons.count == 3)
        #expect(icons.allSatisfy { $0.width > 50 })
        // Everything is in the middle.
        let whole = w.content.host.widget
        let title = w.all(TextWidget.self).first?.bounds(in: whole)
        #expect(abs((title.map { $0.x + $0.width / 2 } ?? 0) - Double(whole.width) / 2) <= 1)
        await w.close()
    }

    @Test func aSearchWithoutResultsNamesWhatWasSearchedFor() async {
        let probe = Probe<String>()
        let w = TestWindow(width: 500, height: 600) {
            WithState("", probe) { query in
                ContentUnavailableView.search(text: query.wrappedValue)
                ContentUnavailableView.search.environment(\.searchQuery, "LH 400")
            }
        }
        await w.settle()
        let advice = "Check the spelling or try a new search."
        #expect(w.texts == ["No Results", advice, "No Results for “LH 400”", advice])
        probe.value = "xyz"
        await w.settle()
        #expect(w.texts == ["No Results for “xyz”", advice, "No Results for “LH 400”", advice])
        await w.close()
    }
}
