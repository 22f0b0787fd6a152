import Gtk
import Testing

@testable import SwiftUI

@MainActor
private final class Presses {
    var names: [String] = []
    func press(_ name: String) { names.append(name) }
}

private struct Marked: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(configuration.role == .destructive ? "!" : "")
        Text(configuration.isPressed ? "down" : "up")
    }
}

private struct DoubleClick: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
        Button("again") {
            configuration.trigger()
            configuration.trigger()
        }
    }
}

extension TestWindow {
    /// The width of a widget with its frame, in points.
    func width(_ widget: Gtk.Widget?) -> Double { widget?.bounds(in: window)?.width ?? 0 }
}

extension WidgetTests {
    @Test func buttonsAreClickedAndPressedByKeys() async {
        let presses = Presses()
        let w = TestWindow {
            Button("One") { presses.press("one") }
            Button(action: { presses.press("two") }) { Text("Two").font(.title) }
        }
        await w.settle()
        let buttons = w.all(Gtk.Button.self)
        #expect(buttons.map(\.label) == ["One", nil])
        await w.click(buttons[0])
        await w.click(buttons[1])
        #expect(presses.names == ["one", "two"])
        buttons[1].grabFocus()
        await w.press("space")
        await w.pump(until: { presses.names.count == 3 })
        #expect(presses.names == ["one", "two", "two"])
        await w.close()
    }

    @Test func disabledButtonsDoNothing() async {
        let presses = Presses()
        let w = TestWindow { Button("One") { presses.press("one") }.disabled(true) }
        await w.settle()
        guard let button = w.first(Gtk.Button.self) else { return }
        #expect(!button.isSensitive)
        await w.click(button)
        #expect(presses.names.isEmpty)
        await w.close()
    }

    @Test func rolesAndStylesBecomeStyleClasses() async {
        let w = TestWindow(width: 500, height: 500) {
            Button("a", role: .destructive) {}
            Button("b") {}.buttonStyle(.borderedProminent)
            Button("c") {}.buttonStyle(.borderless)
            Button("d") {}.buttonStyle(.plain)
            Button("e") {}.buttonStyle(.link)
            Button("f") {}.buttonStyle(.glass(.clear))
            Button("g", role: .destructive) {}.buttonStyle(.borderedProminent)
            Button("h") {}.controlSize(.large)
            Button("i") {}.buttonStyle(.borderedProminent).tint(.green)
            Button(role: .cancel) {}
        }
        await w.settle()
        let buttons = w.all(Gtk.Button.self)
        let classes = [
            "destructive-action", "suggested-action", "flat", "windsock-plain", "link", "windsock-clear",
            "destructive-action", "windsock-large", "windsock-tint-2ec27e-255",
        ]
        for (button, name) in zip(buttons, classes) { #expect(button.hasCSSClass(name), "\(name)") }
        #expect(buttons.last?.label == "Cancel")
        await w.close()
    }

    @Test func aWideLabelMakesAWideButton() async {
        let w = TestWindow(width: 300, height: 200) {
            Button {
            } label: {
                Text("Sign in").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            Button("Narrow") {}
        }
        await w.settle()
        let buttons = w.all(Gtk.Button.self)
        #expect(w.width(buttons[0]) == Double(w.content.host.widget.width))
        #expect(w.width(buttons[1]) < 150)
        // Both are of the theme's height.
        #expect(buttons[0].height == buttons[1].height)
        await w.close()
    }

    @Test func customStylesDrawTheButton() async {
        let presses = Presses()
        let w = TestWindow {
            Button("Go", role: .destructive) { presses.press("go") }.buttonStyle(Marked())
        }
        await w.settle()
        #expect(w.content.rootNode?.plainText == "Go ! up")
        guard let button = w.first(Gtk.Button.self) else { return }
        await w.click(button)
        #expect(presses.names == ["go"])
        #expect(w.content.rootNode?.plainText == "Go ! up")
        await w.close()
    }

    @Test func primitiveStylesTriggerTheAction() async {
        let presses = Presses()
        let w = TestWindow {
            VStack { Button("Go") { presses.press("go") }.buttonStyle(DoubleClick()) }.buttonStyle(.borderedProminent)
        }
        await w.settle()
        let buttons = w.all(Gtk.Button.self)
        #expect(buttons.count == 2)
        // A button made of the configuration has the style around.
        #expect(buttons[0].hasCSSClass("suggested-action"))
        buttons[1].click()
        #expect(presses.names == ["go", "go"])
        await w.close()
    }

    @Test func shortcutsWorkInTheWholeWindow() async {
        let presses = Presses()
        let w = TestWindow {
            Button("Save") { presses.press("save") }.keyboardShortcut("s")
            Button("Close") { presses.press("close") }.keyboardShortcut(.cancelAction)
            Button("OK") { presses.press("ok") }.keyboardShortcut(.defaultAction)
            Button("New") { presses.press("new") }.keyboardShortcut("n", modifiers: [.command, .shift])
        }
        await w.settle()
        w.window.focus = nil
        await w.press("ctrl+s", "Escape", "ctrl+shift+n", "Return")
        await w.pump(until: { presses.names.count == 4 }, timeout: 3)
        #expect(presses.names == ["save", "close", "new", "ok"])
        #expect(w.all(Gtk.Button.self)[2].hasCSSClass("suggested-action"))
        await w.close()
    }

    @Test func aChangedLabelChangesOnlyTheLabel() async {
        struct Content: View {
            @State var count = 0
            let write: (Binding<Int>) -> Void
            var body: some View {
                let _ = write($count)
                Button("Count \(count)") {}
                Button("Same") {}
                Button {
                } label: {
                    Text("Same").bold()
                }
            }
        }
        var count: Binding<Int>?
        let w = TestWindow { Content { count = $0 } }
        await w.settle()
        let writes = Counters.widgetWrites
        let creations = Counters.widgetCreations
        count?.wrappedValue = 1000
        await w.settle()
        #expect(w.first(Gtk.Button.self)?.label == "Count 1000")
        #expect(Counters.widgetWrites == writes + 1)
        #expect(Counters.widgetCreations == creations)
        await w.close()
    }

    @Test func aHostedLabelThatGrowsMakesTheButtonGrow() async {
        struct Content: View {
            @State var text = "A"
            let write: (Binding<String>) -> Void
            var body: some View {
                let _ = write($text)
                Button {
                } label: {
                    Label(text, systemImage: "bolt")
                }
            }
        }
        var text: Binding<String>?
        let w = TestWindow { Content { text = $0 } }
        await w.settle()
        let width = w.width(w.first(Gtk.Button.self))
        text?.wrappedValue = "A much longer text"
        await w.pump(until: { w.width(w.first(Gtk.Button.self)) > width + 50 })
        #expect(w.width(w.first(Gtk.Button.self)) > width + 50)
        await w.close()
    }

    @Test func removedButtonsAreFreed() async {
        struct Content: View {
            @State var isShown = true
            let write: (Binding<Bool>) -> Void
            var body: some View {
                let _ = write($isShown)
                if isShown {
                    Button("Native") {}.keyboardShortcut("x")
                    Button {
                    } label: {
                        Label("Hosted", systemImage: "bolt")
                    }
                    Button("Styled") {}.buttonStyle(Marked())
                }
            }
        }
        var isShown: Binding<Bool>?
        let w = TestWindow { Content { isShown = $0 } }
        await w.settle()
        weak let widget = w.first(Gtk.Button.self)
        let nodes = Counters.liveNodes
        isShown?.wrappedValue = false
        await w.settle()
        #expect(widget == nil)
        #expect(Counters.liveNodes < nodes - 10)
        await w.close()
    }
}
