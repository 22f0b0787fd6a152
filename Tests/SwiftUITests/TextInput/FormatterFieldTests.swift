import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func formattersReadAndWriteFields() async {
        let probe = Probe<Int>()
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        let w = TestWindow {
            WithState(1200, probe) { seats in
                VStack {
                    TextField("Seats", value: seats, formatter: formatter)
                    TextField("Other", text: .constant(""))
                }
            }
        }
        await w.settle()
        guard let entry = w.first(Gtk.Entry.self) else { return await w.close() }
        #expect(entry.text == "1,200")
        entry.grabFocus()
        await w.press("ctrl+a")
        await w.type("4000")
        #expect(probe.value == 1200, "not before it is submitted")
        await w.press("Return")
        #expect(probe.value == 4000 && entry.text == "4,000")
        // What can't be read gives way to the value.
        await w.press("ctrl+a")
        await w.type("many")
        await w.press("Tab")
        await w.pump(until: { entry.text == "4,000" }, timeout: 3)
        #expect(entry.text == "4,000" && probe.value == 4000)
        probe.value = 7
        await w.settle()
        #expect(entry.text == "7")
        await w.close()
    }
}
