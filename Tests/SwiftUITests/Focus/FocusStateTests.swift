import Gtk
import Testing

@testable import SwiftUI

private enum Field: Hashable {
    case first, second
}

private struct Fields: View {
    @FocusState private var focus: Field?
    @State private var hasSecond = true

    var body: some View {
        Button("First") { focus = .second }
            .focused($focus, equals: .first)
        if hasSecond {
            Button("Second") { focus = nil }
                .focused($focus, equals: .second)
        }
        Button("Other") { hasSecond.toggle() }
        Text(focus.map { "\($0)" } ?? "none")
    }
}

private struct Condition: View {
    @FocusState private var isFocused: Bool = false

    var body: some View {
        Button("Here") {}.focused($isFocused)
        Button("There") {}
        Text(isFocused ? "focused" : "elsewhere")
            .onAppear { isFocused = true }
    }
}

extension WidgetTests {
    private func words(_ window: TestWindow) -> String? {
        window.texts.last
    }

    @Test func focusFollowsTheStateAndTheStateTheFocus() async {
        let w = TestWindow { Fields() }
        await w.settle()
        let buttons = w.all(Gtk.Button.self)
        buttons[0].grabFocus()
        await w.pump(until: { words(w) == "first" })
        #expect(words(w) == "first")
        await w.click(buttons[0])
        await w.pump(until: { words(w) == "second" })
        #expect(buttons[1].isFocus)
        #expect(words(w) == "second")
        buttons[2].grabFocus()
        await w.pump(until: { words(w) == "none" })
        #expect(words(w) == "none")
        await w.close()
    }

    @Test func focusIsGivenUpByTheState() async {
        let w = TestWindow { Fields() }
        await w.settle()
        let buttons = w.all(Gtk.Button.self)
        buttons[1].grabFocus()
        await w.pump(until: { words(w) == "second" })
        await w.click(buttons[1])
        await w.pump(until: { words(w) == "none" })
        #expect(words(w) == "none")
        #expect(!buttons[1].containsFocus)
        await w.close()
    }

    @Test func focusCanBeAskedForOnAppearing() async {
        let w = TestWindow { Condition() }
        await w.settle()
        await w.pump(until: { words(w) == "focused" })
        #expect(words(w) == "focused")
        #expect(w.all(Gtk.Button.self)[0].isFocus)
        w.all(Gtk.Button.self)[1].grabFocus()
        await w.pump(until: { words(w) == "elsewhere" })
        #expect(words(w) == "elsewhere")
        await w.close()
    }

    @Test func focusedViewsCanGo() async {
        let w = TestWindow { Fields() }
        await w.settle()
        let buttons = w.all(Gtk.Button.self)
        buttons[1].grabFocus()
        await w.pump(until: { words(w) == "second" })
        await w.click(buttons[2])
        await w.pump(until: { w.all(Gtk.Button.self).count == 2 && words(w) == "none" })
        #expect(words(w) == "none")
        await w.close()
    }
}
