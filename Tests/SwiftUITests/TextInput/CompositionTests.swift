import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    /// A dead key waits for its letter while everything around the field changes, and the field's own text, too.
    @Test(arguments: [["dead_acute"], ["Multi_key", "apostrophe"]])
    func aCompositionOutlivesChangesAroundIt(_ keys: [String]) async {
        struct Model: Equatable {
            var text = "a"
            var count = 0
        }
        let probe = Probe<Model>()
        let w = TestWindow(height: 500) {
            WithState(Model(), probe) { model in
                VStack {
                    ForEach(0..<model.wrappedValue.count, id: \.self) { Text("row \($0)") }
                    TextField("Text", text: model.text).font(model.wrappedValue.count > 1 ? .title : .body)
                    Text(model.wrappedValue.text)
                }
                .padding(CGFloat(model.wrappedValue.count))
                .disabled(false)
            }
        }
        await w.settle()
        guard let entry = w.first(Gtk.Entry.self) else {
            Issue.record("there is no entry")
            return
        }
        entry.grabFocus()
        entry.cursorPosition = -1
        for key in keys { await w.press(key) }
        await w.pump(until: { entry.isComposing }, timeout: 3)
        #expect(entry.isComposing)
        for count in 1...3 {
            probe.value?.count = count
            await w.settle()
            #expect(entry.isComposing && entry.containsFocus)
        }
        #expect(probe.value?.text == "a")
        await w.press("e")
        await w.pump(until: { !entry.isComposing }, timeout: 3)
        #expect(entry.text == "aé" && probe.value?.text == "aé")
        #expect(entry.cursorPosition == 2)
        await w.close()
    }
}
