import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    private func checkSelection(of field: some EditableText, _ w: TestWindow, _ probe: Probe<SelectedText>) async {
        field.grabFocus()
        await w.press("End", "shift+Left", "shift+Left")
        let value = probe.value
        if let value, let range = value.selection?.range {
            #expect(value.text[range] == "ld")
        } else {
            Issue.record("nothing is selected")
        }
        await w.type("X")
        #expect(probe.value?.text == "Hello worX")
        #expect(probe.value?.selection?.isInsertion == true)
        #expect(probe.value?.selection?.range.lowerBound == probe.value?.text.endIndex)
        guard let text = probe.value?.text, let space = text.firstIndex(of: " ") else { return }
        probe.value?.selection = TextSelection(range: text.startIndex..<space)
        await w.settle()
        #expect(min(field.selectionEnds.anchor, field.selectionEnds.cursor) == 0)
        #expect(max(field.selectionEnds.anchor, field.selectionEnds.cursor) == 5)
        await w.type("Z")
        #expect(probe.value?.text == "Z worX")
    }

    private struct SelectedText {
        var text = "Hello world"
        var selection: TextSelection?
    }

    @Test func theSelectionOfFieldsIsBound() async {
        let probe = Probe<SelectedText>()
        let w = TestWindow {
            WithState(SelectedText(), probe) { value in
                TextField("Greeting", text: value.text, selection: value.selection)
            }
        }
        await w.settle()
        if let entry = w.first(Gtk.Entry.self) { await checkSelection(of: entry, w, probe) }
        await w.close()
    }

    @Test func theSelectionOfEditorsIsBound() async {
        let probe = Probe<SelectedText>()
        let w = TestWindow {
            WithState(SelectedText(), probe) { value in
                TextEditor(text: value.text, selection: value.selection)
            }
        }
        await w.settle()
        if let view = w.textView { await checkSelection(of: view, w, probe) }
        await w.close()
    }

    @Test func editorsTakeChangesBackAndKeepUpWithLongTexts() async {
        let line = "The quick brown fox jumps over the lazy dog.\n"
        let long = String(repeating: line, count: 1_000_000 / line.utf8.count)
        let probe = Probe<String>()
        let w = TestWindow { WithState(long, probe) { TextEditor(text: $0) } }
        await w.settle()
        guard let view = w.textView else {
            Issue.record("there is no editor")
            return await w.close()
        }
        view.grabFocus()
        await w.press("ctrl+End")
        let start = Date()
        await w.type("abcdefghij")
        let seconds = Date().timeIntervalSince(start)
        #expect(probe.value?.hasSuffix("abcdefghij") == true)
        // Ten keys, of 5 ms each in xdotool.
        #expect(seconds < 5, "took \(seconds) s")
        #expect(view.canUndo)
        await w.press("ctrl+z")
        #expect(probe.value?.hasSuffix("abcdefghij") == false)
        #expect(probe.value?.count ?? 0 >= long.count)
        await w.close()
    }

    @Test func fieldsGrowUpToTheirLimitOfLines() async {
        let probe = Probe<String>()
        let w = TestWindow(width: 300, height: 400) {
            WithState("one", probe) { text in
                VStack {
                    TextField("Notes", text: text, axis: .vertical).lineLimit(2...4)
                    TextField("Free", text: text, axis: .vertical)
                }
            }
        }
        await w.settle()
        let fields = w.all(ScrolledWindow.self)
        guard fields.count == 2, let view = w.textView else {
            Issue.record("there are \(fields.count) fields")
            return await w.close()
        }
        let height = view.lineHeight
        await w.pump(until: { fields.allSatisfy { $0.height > 0 } }, timeout: 3)
        #expect(fields[0].height == 2 * height + 12, "two lines at least")
        #expect(fields[1].height == height + 12)
        // GTK lays new lines out in between frames.
        probe.value = "one\ntwo\nthree"
        await w.pump(until: { fields[0].height == 3 * height + 12 }, timeout: 3)
        #expect(fields[0].height == 3 * height + 12)
        await w.close()
    }

    @Test func keyboardsAreToldWhatATextIs() async {
        let w = TestWindow {
            VStack {
                TextField("Mail", text: .constant("")).textContentType(.emailAddress).autocorrectionDisabled()
                    .textInputAutocapitalization(.never)
                TextField("Number", text: .constant("")).keyboardType(.numberPad).textContentType(.name)
                TextEditor(text: .constant("")).disableAutocorrection(false)
            }
        }
        await w.settle()
        let entries = w.all(Gtk.Entry.self)
        guard entries.count == 2 else { return await w.close() }
        #expect(entries[0].inputMethodContext == (.email, [.lowercase, .noSpellcheck]))
        #expect(entries[1].inputMethodContext == (.digits, []))
        #expect(w.textView.map { $0.inputMethodContext == (.freeForm, .spellcheck) } == true)
        await w.close()
    }

    @Test func fieldsOfferSuggestions() async {
        let probe = Probe<String>()
        let cities = ["Berlin", "Bern", "Bergen", "Oslo"]
        let w = TestWindow(width: 300, height: 300) {
            WithState("", probe) { city in
                TextField("City", text: city)
                    .textInputSuggestions(cities.filter { $0.hasPrefix(city.wrappedValue) }, id: \.self) { name in
                        Text(name.uppercased()).textInputCompletion(name)
                    }
            }
        }
        await w.settle()
        w.first(Gtk.Entry.self)?.grabFocus()
        await w.type("Ber")
        await w.pump(until: { false }, timeout: 0.5)
        await w.press("Down", "Down", "Return")
        #expect(probe.value == "Bern")
        await w.close()
    }

    @Test func passwordsCanBeShownAndCapsLockIsSeen() async {
        let probe = Probe<String>()
        let w = TestWindow { WithState("secret", probe) { SecureField("Password", text: $0) } }
        await w.settle()
        guard let entry = w.first(PasswordEntry.self) else { return await w.close() }
        #expect(entry.showsPeekIcon)
        // GTK's own signs: one for Caps Lock, one that shows the password.
        let icons = entry.children.filter { $0.typeName == "GtkImage" }
        #expect(icons.count == 2)
        if let eye = icons.last { await w.click(eye) }
        #expect(entry.children.first?.boolean("visibility") == true)
        if let eye = icons.last { await w.click(eye) }
        #expect(entry.children.first?.boolean("visibility") == false)
        // Caps Lock is seen while it is on and the field has the focus.
        entry.grabFocus()
        await w.settle()
        guard let sign = icons.first else { return await w.close() }
        #expect(!sign.isVisible)
        await w.xdotool("key", "Caps_Lock")
        await w.pump(until: { sign.isVisible }, timeout: 3)
        #expect(sign.isVisible)
        await w.xdotool("key", "Caps_Lock")
        await w.pump(until: { !sign.isVisible }, timeout: 3)
        #expect(!sign.isVisible)
        await w.close()
    }
}

extension TestWindow {
    /// The text of the first editor.
    var textView: TextView? {
        let search = TreeSearch(root: content.rootNode!)
        return search.leaves.lazy.compactMap { ($0.node as? any HasTextView)?.textView }.first
    }
}
