import Foundation
import Gtk
import Testing

@testable import SwiftUI

@MainActor
private final class Choices {
    var names: [String] = []
    func choose(_ name: String) { names.append(name) }
}

private struct Sorted: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("styled")
        Menu(configuration)
    }
}

extension Gtk.Widget {
    /// The words of the items of a menu, those of its submenus included.
    var menuTexts: [String] { all("GtkModelButton").compactMap { $0.string("text") } }
}

extension TestWindow {
    /// Opens a menu with a click, and waits for it.
    func open(_ button: MenuButton, sourceLocation: SourceLocation = #_sourceLocation) async -> Gtk.Widget? {
        let menu = { button.children.first { $0.typeName == "GtkPopoverMenu" } }
        // A click that comes while the menu is still closing only ends its grab of the pointer.
        for _ in 0..<3 where menu()?.isMapped != true {
            await click(button)
            await pump(until: { menu()?.isMapped == true }, timeout: 2)
        }
        await settle()
        #expect(menu()?.isMapped == true, sourceLocation: sourceLocation)
        return menu()
    }

    /// Activates the item of an open menu with a text, as Return on it does.
    func choose(_ text: String, in menu: Gtk.Widget?, sourceLocation: SourceLocation = #_sourceLocation) async {
        let item = menu?.all("GtkModelButton").first { $0.string("text") == text }
        #expect(item?.activate() == true, "\(text)", sourceLocation: sourceLocation)
        await pump(until: { menu?.isMapped != true }, timeout: 3)
        await settle()
    }
}

extension WidgetTests {
    @Test func menusOpenAndTheirItemsAreChosenByKeys() async throws {
        let choices = Choices()
        let w = TestWindow {
            Menu("Actions") {
                Button("First") { choices.choose("first") }
                Button("Second") { choices.choose("second") }
            }
        }
        await w.settle()
        let button = try #require(w.first(MenuButton.self))
        #expect(button.label == "Actions")
        #expect(!button.isActive)
        let menu = await w.open(button)
        #expect(menu?.menuTexts == ["First", "Second"])
        await w.pump(until: { w.window.focus?.typeName == "GtkModelButton" }, timeout: 3)
        await w.press("Down", "Return")
        await w.pump(until: { !choices.names.isEmpty }, timeout: 3)
        #expect(choices.names == ["second"])
        await w.pump(until: { !button.isActive }, timeout: 3)
        #expect(!button.isActive)
        await w.close()
    }

    @Test func menusFollowTheirContent() async throws {
        let choices = Choices()
        let probe = Probe<Int>()
        let w = TestWindow {
            WithState(0, probe) { count in
                Menu("Count") {
                    Text("\(count.wrappedValue) so far")
                    Button("Add") { count.wrappedValue += 1 }
                    Button("Reset", role: .destructive) { count.wrappedValue = 0 }.disabled(count.wrappedValue == 0)
                    Divider()
                    Section("More") {
                        Menu("Deeper") { Button("Deep") { choices.choose("deep") } }
                        Menu("Deeper") { Button("Deeper Still") { choices.choose("deeper") } }
                    }
                    if count.wrappedValue > 0 { Button("Extra") { choices.choose("extra") } }
                }
            }
        }
        await w.settle()
        let button = try #require(w.first(MenuButton.self))
        var menu = await w.open(button)
        #expect(menu?.menuTexts.contains("0 so far") == true)
        #expect(menu?.menuTexts.contains("Extra") == false)
        #expect(menu?.all("GtkModelButton").first { $0.string("text") == "Reset" }?.isSensitive == false)
        await w.choose("Add", in: menu)
        #expect(probe.value == 1)
        menu = await w.open(button)
        #expect(menu?.menuTexts.contains("1 so far") == true)
        // What changes while the menu is open is seen in it.
        probe.value = 5
        await w.settle()
        await w.pump(until: { menu?.menuTexts.contains("5 so far") == true }, timeout: 3)
        #expect(menu?.menuTexts.contains("5 so far") == true)
        await w.choose("Deep", in: menu)
        #expect(choices.names == ["deep"])
        menu = await w.open(button)
        await w.choose("Reset", in: menu)
        #expect(probe.value == 0)
        await w.close()
    }

    @Test func togglesAndPickersInMenusHaveMarks() async throws {
        let isOn = Probe<Bool>()
        let order = Probe<String>()
        let w = TestWindow {
            WithState(false, isOn) { isOn in
                WithState("name", order) { order in
                    Menu("View") {
                        Toggle("Details", isOn: isOn)
                        Picker("Sort By", selection: order) {
                            Text("Name").tag("name")
                            Text("Time").tag("time")
                        }
                        Picker("Group", selection: order) {
                            Text("By Name").tag("name")
                        }
                        .pickerStyle(.menu)
                    }
                }
            }
        }
        await w.settle()
        let button = try #require(w.first(MenuButton.self))
        func isMarked(_ text: String, _ menu: Gtk.Widget?) -> Bool? {
            menu?.all("GtkModelButton").first { $0.string("text") == text }?.boolean("active")
        }
        var menu = await w.open(button)
        #expect(isMarked("Details", menu) == false)
        #expect(isMarked("Name", menu) == true)
        #expect(isMarked("Time", menu) == false)
        #expect(menu?.menuTexts.contains("Group") == true)
        await w.choose("Details", in: menu)
        #expect(isOn.value == true)
        menu = await w.open(button)
        #expect(isMarked("Details", menu) == true)
        await w.choose("Time", in: menu)
        #expect(order.value == "time")
        order.value = "name"
        isOn.value = false
        await w.settle()
        menu = await w.open(button)
        #expect(isMarked("Name", menu) == true)
        #expect(isMarked("Details", menu) == false)
        await w.choose("Details", in: menu)
        await w.close()
    }

    @Test func keysOfItemsWorkWithoutTheMenu() async {
        let choices = Choices()
        let isOn = Probe<Bool>()
        let w = TestWindow {
            WithState(false, isOn) { isOn in
                Menu("File") {
                    Button("Save") { choices.choose("save") }.keyboardShortcut("s")
                    Button("Never") { choices.choose("never") }.keyboardShortcut("n").disabled(true)
                    Button("Again") { choices.choose("again") }
                        .keyboardShortcut(KeyEquivalent("\u{F708}"), modifiers: [])
                    Toggle("Bold", isOn: isOn).keyboardShortcut("b")
                }
            }
        }
        await w.settle()
        await w.press("ctrl+s", "ctrl+n", "F5", "ctrl+b")
        await w.pump(until: { isOn.value == true }, timeout: 3)
        #expect(choices.names == ["save", "again"])
        #expect(isOn.value == true)
        await w.close()
    }

    @Test func aPrimaryActionIsAButtonBesideTheMenu() async throws {
        let choices = Choices()
        let w = TestWindow {
            Menu("Save") {
                Button("Save As…") { choices.choose("as") }
            } primaryAction: {
                choices.choose("primary")
            }
        }
        await w.settle()
        let split = try #require(w.first(SplitButton.self))
        #expect(split.label == "Save")
        await w.click(try #require(split.mainButton))
        #expect(choices.names == ["primary"])
        let menu = await w.open(split.menuButton)
        await w.choose("Save As…", in: menu)
        #expect(choices.names == ["primary", "as"])
        await w.close()
    }

    @Test func menusHaveLabelsOfViewsAndStyles() async throws {
        let w = TestWindow(width: 400, height: 400) {
            Menu {
                Button("One") {}
            } label: {
                Label("Airplane", systemImage: "airplane")
            }
            Menu {
                Button("One") {}
            } label: {
                Image(systemName: "airplane")
            }
            Menu("Flat") { Button("One") {} }.menuStyle(.borderlessButton)
            Menu("Prominent") { Button("One") {} }.buttonStyle(.borderedProminent)
            Menu("Plain") { Button("One") {} }.menuIndicator(.hidden)
            Menu("Own") { Button("One") {} }.menuStyle(Sorted())
        }
        await w.settle()
        let buttons = w.all(MenuButton.self)
        #expect(buttons.count == 6)
        #expect(buttons.map(\.label) == [nil, nil, "Flat", "Prominent", nil, nil])
        #expect(buttons[0].alwaysShowsArrow && !buttons[1].alwaysShowsArrow && !buttons[4].alwaysShowsArrow)
        #expect(buttons[2].hasCSSClass("flat") && buttons[3].hasCSSClass("suggested-action"))
        #expect(w.texts == ["Airplane", "Plain", "styled", "Own"])
        // All are of the theme's height, whatever they show.
        #expect(Set(buttons.map(\.height)).count == 1)
        #expect(w.width(buttons[1]) < w.width(buttons[0]) && w.width(buttons[1]) < 50)
        await w.close()
    }

    @Test func removedMenusAreFreed() async {
        let probe = Probe<Bool>()
        let w = TestWindow {
            WithState(true, probe) { isShown in
                if isShown.wrappedValue {
                    Menu("Menu") {
                        Button("One") {}.keyboardShortcut("o")
                        Toggle("Two", isOn: .constant(true))
                    }
                    Text("a").contextMenu { Button("Three") {} }
                }
            }
        }
        await w.settle()
        weak let widget = w.first(MenuButton.self)
        if let button = widget {
            let menu = await w.open(button)
            await w.choose("One", in: menu)
        }
        let nodes = Counters.liveNodes
        probe.value = false
        await w.settle()
        #expect(widget == nil)
        #expect(Counters.liveNodes < nodes - 6)
        await w.close()
    }
}
