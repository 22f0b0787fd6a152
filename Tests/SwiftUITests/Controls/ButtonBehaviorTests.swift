import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func buttonsRepeatWhileTheyAreHeld() async {
        var count = 0
        var single = 0
        let w = TestWindow {
            VStack {
                Button("More") { count += 1 }.buttonRepeatBehavior(.enabled)
                Button("Once") { single += 1 }
            }
        }
        await w.settle()
        let buttons = w.all(Gtk.Button.self)
        guard buttons.count == 2 else { return await w.close() }
        await w.click(buttons[0])
        #expect(count == 1, "a click is one press")
        func hold(_ button: Gtk.Button, until condition: () -> Bool, timeout: TimeInterval) async {
            guard let bounds = button.bounds(in: w.window) else { return }
            let id = await w.focusedID()
            let offset = w.window.surfaceOffset
            let x = Int(bounds.x + bounds.width / 2 + offset.x)
            let y = Int(bounds.y + bounds.height / 2 + offset.y)
            await w.xdotool("mousemove", "--window", id, "\(x)", "\(y)", "mousedown", "1")
            await w.pump(until: condition, timeout: timeout)
            await w.xdotool("mouseup", "1")
            await w.settle()
        }
        await hold(buttons[0], until: { count >= 4 }, timeout: 5)
        let held = count
        #expect(held >= 4)
        await w.pump(until: { false }, timeout: 0.3)
        #expect(count == held, "it ends when the button is let go, which does nothing more")
        await w.click(buttons[0])
        #expect(count == held + 1)
        await hold(buttons[1], until: { false }, timeout: 0.7)
        #expect(single == 1)
        await w.close()
    }

    @Test func flexibleButtonsTakeTheWidth() async {
        let probe = Probe<Bool>()
        let w = TestWindow(width: 300) {
            WithState(true, probe) { isFlexible in
                Button("Go") {}.buttonSizing(isFlexible.wrappedValue ? .flexible : .fitted).padding(20)
            }
        }
        await w.settle()
        let button = w.first(Gtk.Button.self)
        #expect(button?.bounds(in: w.window)?.width == Double(w.content.host.widget.width - 40))
        probe.value = false
        await w.settle()
        #expect((button?.width ?? 300) < 100)
        await w.close()
    }

    @Test func editButtonsSwitchTheModeOfTheirWindow() async {
        let probe = Probe<EditMode>()
        struct Mode: View {
            @Environment(\.editMode) private var mode
            var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading") }
        }
        let w = TestWindow {
            VStack {
                EditButton()
                Mode()
                WithState(EditMode.inactive, probe) { own in
                    EditButton().environment(\.editMode, own)
                }
            }
        }
        await w.settle()
        let buttons = w.all(Gtk.Button.self)
        guard buttons.count == 2 else { return await w.close() }
        #expect(buttons.map(\.label) == ["Edit", "Edit"])
        await w.click(buttons[0])
        #expect(buttons.map(\.label) == ["Done", "Edit"])
        #expect(w.texts == ["editing"])
        await w.click(buttons[1])
        #expect(probe.value == .active)
        await w.click(buttons[0])
        #expect(w.texts == ["reading"])
        await w.close()
    }

    @Test func renameButtonsDoWhatTheSurroundingsSay() async {
        struct Names: View {
            @FocusState private var isFocused: Bool
            @State private var name = "Gate"
            var body: some View {
                VStack {
                    Button("First") {}
                    TextField("Name", text: $name).focused($isFocused)
                    RenameButton().renameAction($isFocused)
                    RenameButton()
                }
            }
        }
        let w = TestWindow { Names() }
        await w.settle()
        let buttons = w.all(Gtk.Button.self)
        #expect(buttons.map(\.isSensitive) == [true, true, false])
        guard buttons.count == 3 else { return await w.close() }
        await w.click(buttons[1])
        await w.settle()
        #expect(w.first(Gtk.Entry.self)?.containsFocus == true)
        await w.close()
    }

    @Test func helpLinksOpenAddressesOrRunActions() async {
        var opened: URL?
        var count = 0
        let w = TestWindow {
            VStack {
                HelpLink(destination: URL(filePath: "/help"))
                HelpLink { count += 1 }
            }
            .environment(
                \.openURL,
                OpenURLAction {
                    opened = $0
                    return .handled
                })
        }
        await w.settle()
        let buttons = w.all(Gtk.Button.self)
        #expect(buttons.map(\.accessibleLabel) == ["Help", "Help"])
        #expect(buttons.allSatisfy { $0.hasCSSClass("circular") })
        for button in buttons { await w.click(button) }
        #expect(opened?.path == "/help" && count == 1)
        await w.close()
    }

    @Test func controlsOfAGroupAreLinked() async {
        let probe = Probe<Bool>()
        let w = TestWindow(width: 400) {
            WithState(false, probe) { isOn in
                ControlGroup {
                    Button("Back", systemImage: "chevron.backward") {}
                    Button("Forward", systemImage: "chevron.forward") {}
                    Toggle("Pin", isOn: isOn)
                }
            }
        }
        await w.settle()
        let buttons = w.all(Gtk.Button.self)
        #expect(buttons.count == 3)
        #expect(buttons.allSatisfy { $0.parent?.hasCSSClass("linked") == true })
        let edges = buttons.compactMap { $0.bounds(in: w.window) }
        if edges.count == 3 {
            #expect(abs(edges[0].x + edges[0].width - edges[1].x) <= 1)
            #expect(abs(edges[1].x + edges[1].width - edges[2].x) <= 1)
        }
        if let toggle = buttons.last { await w.click(toggle) }
        #expect(probe.value == true)
        await w.close()
    }

    @Test func groupsShareALineInMenus() async {
        var chosen = ""
        let w = TestWindow(width: 400, height: 300) {
            Menu("Edit") {
                ControlGroup {
                    Button("Cut", systemImage: "scissors") { chosen = "cut" }
                    Button("Copy", systemImage: "doc.on.doc") { chosen = "copy" }
                }
                Button("Select All") {}
            }
        }
        await w.settle()
        guard let menu = w.first(MenuButton.self) else { return await w.close() }
        await w.click(menu)
        await w.pump(until: { w.window.focus?.typeName == "GtkModelButton" }, timeout: 3)
        await w.press("Right", "Return")
        await w.pump(until: { !chosen.isEmpty }, timeout: 3)
        #expect(["cut", "copy"].contains(chosen))
        await w.close()
    }
}
