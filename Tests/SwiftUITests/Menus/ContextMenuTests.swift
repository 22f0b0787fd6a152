import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension TestWindow {
    /// Clicks the middle of a widget with the secondary button.
    func secondaryClick(_ widget: Gtk.Widget?) async {
        guard let bounds = widget?.bounds(in: window) else { return }
        let id = await focusedID()
        let offset = window.surfaceOffset
        let x = Int(bounds.x + bounds.width / 2 + offset.x)
        let y = Int(bounds.y + bounds.height / 2 + offset.y)
        await xdotool("mousemove", "--window", id, "\(x)", "\(y)", "click", "3")
        await settle()
    }

    /// The context menu that is open in the host of a widget's view, once it is.
    func contextMenu(in host: ViewHost) async -> Gtk.Widget? {
        await pump(until: { host.contextMenus.openPopover?.isMapped == true }, timeout: 3)
        await settle()
        return host.contextMenus.openPopover
    }
}

extension WidgetTests {
    @Test func theSecondaryButtonOpensTheInnermostMenu() async {
        let probe = Probe<[String]>()
        let w = TestWindow {
            WithState([], probe) { names in
                VStack {
                    Text("inner").contextMenu { Button("Inner") { names.wrappedValue.append("inner") } }
                    Text("outer")
                    Text("none").contextMenu {}
                }
                .contextMenu {
                    Button("Outer \(names.wrappedValue.count)") { names.wrappedValue.append("outer") }
                }
            }
        }
        await w.settle()
        let texts = w.all(TextWidget.self)
        let host = w.content.host
        await w.secondaryClick(texts[0])
        var menu = await w.contextMenu(in: host)
        #expect(menu?.menuTexts == ["Inner"])
        await w.pump(until: { w.window.focus?.typeName == "GtkModelButton" }, timeout: 3)
        await w.press("Return")
        await w.pump(until: { probe.value == ["inner"] }, timeout: 3)
        #expect(probe.value == ["inner"])
        await w.pump(until: { host.contextMenus.openPopover == nil }, timeout: 3)
        await w.settle()
        await w.secondaryClick(texts[1])
        menu = await w.contextMenu(in: host)
        #expect(menu?.menuTexts == ["Outer 1"])
        probe.value = ["a", "b"]
        await w.settle()
        await w.pump(until: { menu?.menuTexts == ["Outer 2"] }, timeout: 3)
        #expect(menu?.menuTexts == ["Outer 2"])
        await w.choose("Outer 2", in: menu)
        #expect(probe.value == ["a", "b", "outer"])
        await w.secondaryClick(texts[2])
        #expect(host.contextMenus.openPopover == nil, "a menu without items doesn't open")
        await w.close()
    }

    @Test func theMenuKeyOpensTheMenuOfWhatHasTheFocus() async {
        let probe = Probe<[String]>()
        let w = TestWindow {
            WithState([], probe) { names in
                Button("One") {}.contextMenu { Button("Menu One") { names.wrappedValue.append("one") } }
                Button("Two") {}.contextMenu { Button("Menu Two") { names.wrappedValue.append("two") } }
            }
        }
        await w.settle()
        w.all(Gtk.Button.self).last?.grabFocus()
        await w.press("shift+F10")
        let menu = await w.contextMenu(in: w.content.host)
        #expect(menu?.menuTexts == ["Menu Two"])
        await w.pump(until: { w.window.focus?.typeName == "GtkModelButton" }, timeout: 3)
        // Down stays on the only item.
        await w.press("Down", "Return")
        await w.pump(until: { probe.value == ["two"] }, timeout: 3)
        #expect(probe.value == ["two"])
        await w.close()
    }

    @Test func actionsOfRowsAreInTheirContextMenus() async throws {
        let probe = Probe<[String]>()
        let w = TestWindow {
            WithState([], probe) { chosen in
                List(0..<3, id: \.self) { number in
                    Text("row \(number)")
                        .contextMenu { Button("Open") { chosen.wrappedValue.append("open \(number)") } }
                        .swipeActions { Button("Delete") { chosen.wrappedValue.append("delete \(number)") } }
                        .swipeActions(edge: .leading) {
                            Button("Flag \(chosen.wrappedValue.count)") { chosen.wrappedValue.append("flag \(number)") }
                        }
                }
            }
        }
        await w.settle()
        let row = try #require(w.list?.row(at: 1))
        await w.secondaryClick(row.host.widget)
        var menu = await w.contextMenu(in: row.host)
        #expect(menu?.menuTexts == ["Open", "Flag 0", "Delete"])
        await w.choose("Flag 0", in: menu)
        #expect(probe.value == ["flag 1"])
        // The keyboard opens it for the row with the focus.
        await w.pump(until: { row.host.contextMenus.openPopover == nil }, timeout: 3)
        row.host.widget.parent?.grabFocus()
        await w.press("Menu")
        menu = await w.contextMenu(in: row.host)
        #expect(menu?.menuTexts == ["Open", "Flag 1", "Delete"])
        await w.choose("Delete", in: menu)
        #expect(probe.value == ["flag 1", "delete 1"])
        await w.close()
    }

    @Test func listsHaveAMenuForTheirSelection() async throws {
        let selection = Probe<Set<Int>>()
        let done = Probe<[String]>()
        let w = TestWindow(height: 300) {
            WithState([2, 3], selection) { selection in
                WithState([], done) { done in
                    List(1..<4, id: \.self, selection: selection) { Text("row \($0)") }
                        .contextMenu(forSelectionType: Int.self) { numbers in
                            let title = numbers.isEmpty ? "New" : "Delete \(numbers.sorted())"
                            Button(title) { done.wrappedValue.append(title) }
                        } primaryAction: { numbers in
                            done.wrappedValue.append("open \(numbers.sorted())")
                        }
                }
            }
        }
        await w.settle()
        let controller = try #require(w.list)
        let rows = (0..<3).compactMap { controller.row(at: $0) }
        await w.secondaryClick(rows[1].host.widget)
        await w.choose("Delete [2, 3]", in: await w.contextMenu(in: rows[1].host))
        await w.pump(until: { rows[1].host.contextMenus.openPopover == nil }, timeout: 3)
        await w.secondaryClick(rows[0].host.widget)
        await w.choose("Delete [1]", in: await w.contextMenu(in: rows[0].host))
        await w.pump(until: { rows[0].host.contextMenus.openPopover == nil }, timeout: 3)
        // The middle of the list is below all rows.
        await w.secondaryClick(controller.scroller)
        await w.choose("New", in: await w.contextMenu(in: w.content.host))
        #expect(done.value == ["Delete [2, 3]", "Delete [1]", "New"])
        rows[0].host.widget.parent?.grabFocus()
        await w.press("Return")
        await w.pump(until: { done.value?.count == 4 }, timeout: 3)
        #expect(done.value?.last == "open [1]")
        #expect(selection.value == [2, 3])
        await w.close()
    }

    @Test func listRowsHaveContextMenus() async {
        let probe = Probe<[Int]>()
        let w = TestWindow {
            WithState([], probe) { chosen in
                List(0..<3, id: \.self) { number in
                    Text("row \(number)").contextMenu {
                        Button("Choose \(number)") { chosen.wrappedValue.append(number) }
                    }
                }
            }
        }
        await w.settle()
        let row = w.list?.row(at: 1)
        await w.secondaryClick(row?.host.widget)
        guard let host = row?.host else { return }
        let menu = await w.contextMenu(in: host)
        #expect(menu?.menuTexts == ["Choose 1"])
        await w.choose("Choose 1", in: menu)
        #expect(probe.value == [1])
        await w.close()
    }

    @Test func aMenuShowsAPreviewAboveItsItems() async throws {
        let probe = Probe<[String]>()
        let w = TestWindow(width: 400, height: 400) {
            WithState([], probe) { chosen in
                Text("flight")
                    .contextMenu {
                        Button("Follow") { chosen.wrappedValue.append("follow") }
                        Button("Share \(chosen.wrappedValue.count)") { chosen.wrappedValue.append("share") }
                    } preview: {
                        Text("the flight at large").frame(width: 180, height: 90).background(.teal)
                    }
            }
        }
        await w.settle()
        let nodes = Counters.liveNodes
        let text = try #require(w.all(TextWidget.self).first)
        await w.secondaryClick(text)
        let menu = await w.contextMenu(in: w.content.host)
        #expect(menu?.menuTexts == ["Follow", "Share 0"])
        func preview() -> Gtk.Widget? { menu?.all("WindsockText").first { $0.isMapped } }
        let items = menu?.all("GtkModelButton") ?? []
        let place = try #require(menu.flatMap { preview()?.bounds(in: $0) })
        let first = try #require(menu.flatMap { items.first?.bounds(in: $0) })
        #expect(place.y < first.y && first.width >= 180)
        // It stays while the items change.
        probe.value = ["x"]
        await w.pump(until: { menu?.menuTexts == ["Follow", "Share 1"] }, timeout: 3)
        #expect(preview() != nil)
        await w.pump(until: { w.window.focus?.typeName == "GtkModelButton" }, timeout: 3)
        await w.press("Down", "Return")
        await w.pump(until: { probe.value == ["x", "share"] }, timeout: 3)
        #expect(probe.value == ["x", "share"])
        await w.pump(until: { Counters.liveNodes <= nodes }, timeout: 3)
        #expect(Counters.liveNodes <= nodes)
        // And once more.
        await w.secondaryClick(text)
        _ = await w.contextMenu(in: w.content.host)
        #expect(preview() != nil)
        await w.press("Escape")
        await w.pump(until: { Counters.liveNodes <= nodes }, timeout: 3)
        #expect(Counters.liveNodes <= nodes)
        await w.close()
    }
}
