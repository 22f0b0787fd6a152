import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func keysGoToTheInnermostViewThatTakesThem() async {
        var log: [String] = []
        let text = Probe<String>()
        let w = TestWindow {
            WithState("", text) { text in
                VStack {
                    TextField("Name", text: text)
                        .onKeyPress(.downArrow) {
                            log.append("inner down")
                            return .handled
                        }
                        .onKeyPress(characters: .decimalDigits) { press in
                            log.append("digit \(press.characters)")
                            return press.characters == "7" ? .ignored : .handled
                        }
                    Button("Other") {}
                }
                .onKeyPress(phases: [.down, .up]) { press in
                    let key = press.key == .downArrow ? "down" : String(press.key.character)
                    log.append("outer \(key)" + (press.phase == .up ? " up" : ""))
                    return .ignored
                }
            }
        }
        await w.settle()
        w.first(Gtk.Entry.self)?.grabFocus()
        await w.press("Down")
        #expect(log == ["inner down", "outer down up"])
        log = []
        await w.press("5")
        #expect(log == ["digit 5", "outer 5 up"])
        #expect(text.value == "")
        log = []
        await w.press("7")
        #expect(log == ["digit 7", "outer 7", "outer 7 up"])
        #expect(text.value == "7")
        log = []
        w.first(Gtk.Button.self)?.grabFocus()
        await w.press("ctrl+Down")
        #expect(log.first == "outer down")
        #expect(!log.contains("inner down"))
        await w.close()
    }

    @Test func viewsThatAreFocusableTakeTheFocus() async {
        struct Card: View {
            @Environment(\.isFocused) private var isFocused
            var body: some View { Text(isFocused ? "focused" : "idle").frame(width: 100, height: 40) }
        }
        struct Page: View {
            @FocusState private var which: Int?
            @State private var presses = 0
            let isFocusable: Bool
            var body: some View {
                VStack {
                    Button("First") { which = 2 }
                    Card().focusable(isFocusable).focused($which, equals: 1)
                        .onKeyPress(.space) {
                            presses += 1
                            return .handled
                        }
                    Card().focusable().focused($which, equals: 2)
                    Text("\(presses) \(which.map(String.init) ?? "none")")
                }
            }
        }
        let probe = Probe<Bool>()
        let w = TestWindow { WithState(true, probe) { Page(isFocusable: $0.wrappedValue) } }
        await w.settle()
        w.first(Gtk.Button.self)?.grabFocus()
        await w.settle()
        #expect(w.texts == ["idle", "idle", "0 none"])
        await w.press("Tab")
        #expect(w.texts == ["focused", "idle", "0 1"])
        await w.press("space")
        #expect(w.texts == ["focused", "idle", "1 1"])
        await w.press("Tab")
        #expect(w.texts == ["idle", "focused", "1 2"])
        w.first(Gtk.Button.self)?.grabFocus()
        await w.settle()
        #expect(w.texts == ["idle", "idle", "1 none"])
        w.first(Gtk.Button.self)?.click()
        await w.settle()
        #expect(w.texts == ["idle", "focused", "1 2"])
        probe.value = false
        await w.settle()
        await w.press("shift+Tab")
        #expect(w.first(Gtk.Button.self)?.isFocus == true, "a view that isn't focusable is left out")
        await w.close()
    }

    @Test func defaultFocusIsGivenWhenTheWindowAppears() async {
        struct Login: View {
            enum Field { case name, code }
            @FocusState private var field: Field?
            @State private var name = ""
            @State private var code = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $name).focused($field, equals: .name)
                    TextField("Code", text: $code).focused($field, equals: .code)
                }
                .defaultFocus($field, .code)
            }
        }
        let w = TestWindow { Login() }
        await w.settle()
        await w.type("x")
        #expect(w.all(Gtk.Entry.self).map(\.text) == ["", "x"])
        await w.close()
    }
}
