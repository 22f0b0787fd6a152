import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func textFieldsFollowEveryKey() async {
        let probe = Probe<String>()
        let w = TestWindow { WithState("", probe) { TextField("Flight or city", text: $0) } }
        await w.settle()
        guard let entry = w.first(Gtk.Entry.self) else { return }
        #expect(entry.placeholder == "Flight or city")
        entry.grabFocus()
        await w.type("LH 4")
        #expect(probe.value == "LH 4")
        probe.value = "UA 1"
        await w.settle()
        #expect(entry.text == "UA 1")
        await w.close()
    }

    @Test func aFieldKeepsFocusCursorAndSelectionWhileEverythingAroundChanges() async {
        struct Model: Equatable {
            var text = "departure"
            var count = 0
        }
        let probe = Probe<Model>()
        let w = TestWindow(height: 500) {
            WithState(Model(), probe) { model in
                VStack {
                    if model.wrappedValue.count > 0 { Text("above") }
                    ForEach(0..<model.wrappedValue.count, id: \.self) { Text("row \($0)") }
                    TextField("Text", text: model.text).font(model.wrappedValue.count > 1 ? .title : .body)
                    Text(model.wrappedValue.text)
                }
                .padding(CGFloat(model.wrappedValue.count))
            }
        }
        await w.settle()
        guard let entry = w.first(Gtk.Entry.self) else { return }
        entry.grabFocus()
        entry.selectionEnds = (anchor: 6, cursor: 2)
        for count in 1...3 {
            probe.value?.count = count
            await w.settle()
            #expect(entry.containsFocus)
            #expect(entry.selectionEnds == (anchor: 6, cursor: 2))
        }
        // The text is rewritten at its beginning, and the selection goes with the words.
        probe.value?.text = "my departure"
        await w.settle()
        #expect(entry.containsFocus)
        #expect(entry.selectionEnds == (anchor: 9, cursor: 5))
        #expect(w.first(Gtk.Entry.self)?.raw == entry.raw)
        await w.close()
    }

    @Test func aBindingThatRewritesKeepsTheCursor() async {
        let probe = Probe<String>()
        let w = TestWindow {
            WithState("AB", probe) { text in
                TextField(
                    "Code",
                    text: Binding(get: { text.wrappedValue }, set: { text.wrappedValue = $0.uppercased() }))
            }
        }
        await w.settle()
        guard let entry = w.first(Gtk.Entry.self) else { return }
        entry.grabFocus()
        entry.selectionEnds = (anchor: 1, cursor: 1)
        await w.type("x")
        #expect(entry.text == "AXB" && probe.value == "AXB")
        #expect(entry.cursorPosition == 2)
        await w.close()
    }

    @Test func aBindingThatRefusesKeepsTheText() async {
        let probe = Probe<String>()
        let w = TestWindow {
            WithState("123", probe) { text in
                TextField(
                    "Digits",
                    text: Binding(
                        get: { text.wrappedValue },
                        set: { if $0.allSatisfy(\.isNumber) { text.wrappedValue = $0 } }))
            }
        }
        await w.settle()
        guard let entry = w.first(Gtk.Entry.self) else { return }
        entry.grabFocus()
        entry.selectionEnds = (anchor: 2, cursor: 2)
        await w.type("x")
        #expect(entry.text == "123" && entry.cursorPosition == 2)
        await w.type("9")
        #expect(entry.text == "1293" && probe.value == "1293")
        await w.close()
    }

    @Test func theTextIsLeftAloneWhileAnInputMethodComposes() async {
        let probe = Probe<String>()
        let w = TestWindow { WithState("a", probe) { TextField("Text", text: $0) } }
        await w.settle()
        guard let entry = w.first(Gtk.Entry.self) else { return }
        entry.grabFocus()
        entry.compose("´")
        #expect(entry.isComposing)
        probe.value = "changed"
        await w.settle()
        #expect(entry.text == "a", "the text was set during the composition")
        entry.compose("")
        #expect(entry.text == "changed")
        await w.close()
    }

    @Test func deadKeysComposeWhileTheModelChanges() async {
        let probe = Probe<String>()
        let w = TestWindow { WithState("a", probe) { TextField("Text", text: $0) } }
        await w.settle()
        guard let entry = w.first(Gtk.Entry.self) else { return }
        entry.grabFocus()
        entry.cursorPosition = -1
        // The hexadecimal input of GTK's own input method.
        await w.press("ctrl+shift+u", "e")
        await w.pump(until: { entry.isComposing }, timeout: 3)
        #expect(entry.isComposing)
        #expect(probe.value == "a")
        await w.press("9", "Return")
        await w.pump(until: { !entry.isComposing }, timeout: 3)
        #expect(entry.text == "aé" && probe.value == "aé")
        await w.close()
    }

    @Test func returnSubmits() async {
        var log: [String] = []
        let w = TestWindow {
            VStack {
                TextField("Name", text: .constant("x")).onSubmit { log.append("inner") }
                TextField("Other", text: .constant("x")).submitScope()
            }
            .onSubmit { log.append("outer") }
            .onSubmit(of: .search) { log.append("search") }
        }
        await w.settle()
        let entries = w.all(Gtk.Entry.self)
        entries[0].grabFocus()
        await w.press("Return")
        #expect(log == ["inner", "outer"])
        entries[1].grabFocus()
        await w.press("Return")
        #expect(log == ["inner", "outer"])
        await w.close()
    }

    @Test func valuesAreReadWhenTheyAreSubmitted() async {
        let probe = Probe<Int>()
        let w = TestWindow {
            WithState(12, probe) { TextField("Seats", value: $0, format: .number) }
            TextField("Other", text: .constant(""))
        }
        await w.settle()
        let entries = w.all(Gtk.Entry.self)
        #expect(entries[0].text == "12")
        entries[0].grabFocus()
        await w.press("ctrl+a")
        await w.type("40")
        #expect(probe.value == 12)
        await w.press("Return")
        #expect(probe.value == 40)
        // What stands for no value is replaced by the last one, when the focus leaves too.
        await w.press("ctrl+a")
        await w.type("many")
        await w.press("Tab")
        await w.pump(until: { entries[0].text == "40" }, timeout: 3)
        #expect(entries[0].text == "40" && probe.value == 40)
        // The model's changes are shown.
        probe.value = 7
        await w.settle()
        #expect(entries[0].text == "7")
        await w.close()
    }

    @Test func secureFieldsHideTheirText() async {
        let probe = Probe<String>()
        let w = TestWindow {
            WithState("", probe) { SecureField(text: $0, prompt: Text("Required")) { Text("Password") } }
        }
        await w.settle()
        guard let entry = w.first(PasswordEntry.self) else { return }
        #expect(entry.placeholder == "Required")
        entry.grabFocus()
        await w.type("geheim")
        #expect(probe.value == "geheim")
        await w.close()
    }

    @Test func fieldsTakeWidthFontAndStyle() async {
        let w = TestWindow {
            VStack {
                TextField("A", text: .constant("a")).frame(width: 120)
                TextField("B", text: .constant("b")).textFieldStyle(.plain).font(.system(size: 40))
            }
        }
        await w.settle()
        let entries = w.all(Gtk.Entry.self)
        #expect(w.width(entries[0]) == 120)
        #expect(w.width(entries[1]) == Double(w.content.host.widget.width))
        #expect(entries[1].hasCSSClass("windsock-bare"))
        #expect((entries[1].bounds(in: w.window)?.height ?? 0) > 40)
        await w.close()
    }

    @Test func editorsEditManyLines() async {
        let probe = Probe<String>()
        let w = TestWindow {
            WithState("one", probe) { TextEditor(text: $0).font(.custom("Sans", size: 20)).foregroundColor(.gray) }
        }
        await w.settle()
        guard let scroller = w.first(ScrolledWindow.self),
            let text = scroller.children.first.map({ $0.typeName })
        else { return }
        #expect(text == "GtkTextView")
        #expect(scroller.height == w.content.host.widget.height)
        #expect(scroller.containsFocus || scroller.moveFocus(forward: true))
        await w.press("ctrl+End")
        await w.press("Return")
        await w.type("two")
        #expect(probe.value == "one\ntwo")
        await w.close()
    }

    @Test func fieldsGrowAlongTheVerticalAxis() async {
        let probe = Probe<String>()
        let w = TestWindow { WithState("one", probe) { TextField("Notes", text: $0, axis: .vertical) } }
        await w.settle()
        guard let field = w.textView else { return }
        let height = field.height
        probe.value = "one\ntwo\nthree"
        await w.pump(until: { field.height > height + 20 }, timeout: 3)
        #expect(field.height > height + 20)
        await w.close()
    }
}
