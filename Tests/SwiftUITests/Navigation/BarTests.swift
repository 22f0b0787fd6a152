import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct ColouredBars: View {
    @Binding var mode: Int

    var body: some View {
        switch mode {
        case 1: content.toolbarBackground(.red, for: .navigationBar, .bottomBar)
        case 2: content.toolbarBackground(.hidden, for: .navigationBar)
        case 3: content.toolbarBackground(.yellow, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar)
        default: content
        }
    }

    private var content: some View {
        Color.clear.toolbar {
            ToolbarItem(placement: .principal) { Text(verbatim: "in the middle") }
            ToolbarItem(placement: .secondaryAction) { Button("More") {} }
            ToolbarItem(placement: .bottomBar) { Button("Left") {} }
            ToolbarSpacer(placement: .bottomBar)
            ToolbarItem(placement: .status) { Text(verbatim: "ready") }
        }
    }
}

private struct Arranged: View {
    var body: some View {
        Color.clear
            .toolbar(id: "arranged") {
                ToolbarItem(id: "print", placement: .primaryAction) { Button("Print") {} }
                ToolbarItem(id: "share", placement: .primaryAction, showsByDefault: false) { Button("Share") {} }
                ToolbarItem(id: "stay", placement: .primaryAction) { Button("Stay") {} }
                    .customizationBehavior(.disabled)
            }
    }
}

private struct TitleMenu: View {
    let note: (String) -> Void

    var body: some View {
        Color.clear
            .navigationTitle("Report")
            .toolbarTitleMenu { Button("Duplicate") { note("duplicate") } }
    }
}

extension WidgetTests {
    @Test func barsTakeTheColoursThatViewsAskFor() async throws {
        let probe = Probe<Int>()
        let w = PageWindow { WithState(0, probe) { ColouredBars(mode: $0) } }
        await w.settle()
        func colours() -> [String] {
            w.page.bars?.header?.cssClasses.filter { $0.hasPrefix("windsock-bar-") } ?? []
        }
        #expect(colours().isEmpty)
        probe.value = 1
        await w.settle()
        #expect(colours().count == 1)
        probe.value = 2
        await w.settle()
        #expect(w.page.bars?.header?.cssClasses.contains("flat") == true)
        #expect(colours().isEmpty)
        probe.value = 3
        await w.settle()
        #expect(w.page.bars?.header?.hasCSSClass("windsock-bar-dark") == true)
        #expect(w.page.bars?.header?.hasCSSClass("flat") == false)
        probe.value = 0
        await w.settle()
        #expect(colours().isEmpty)
        await w.close()
    }

    @Test func itemsHaveTheirPlacesInTheBars() async throws {
        let probe = Probe<Int>()
        let w = PageWindow(width: 800, height: 300) { WithState(0, probe) { ColouredBars(mode: $0) } }
        await w.settle()
        let left = try #require(w.tree.button("Left")?.bounds(in: w.window))
        let more = try #require(w.tree.button("More")?.bounds(in: w.window))
        let texts = w.tree.all(TextWidget.self)
        let status = try #require(texts.first { $0.text == "ready" }?.bounds(in: w.window))
        let middle = try #require(texts.first { $0.text == "in the middle" }?.bounds(in: w.window))
        #expect(left.y > 200 && status.y > 200 && more.y < 60 && middle.y < 60)
        #expect(left.x < 100 && status.x > 600, "the space between them is taken")
        #expect(abs(middle.x + middle.width / 2 - 400) < 60 && more.x > 500)
        await w.close()
    }

    @Test func peopleArrangeAToolbar() async throws {
        UserDefaults.standard.removeObject(forKey: "Toolbar/arranged")
        let w = PageWindow { Arranged() }
        await w.settle()
        func shown() -> [String] { ["Print", "Share", "Stay"].filter { w.tree.button($0)?.isMapped == true } }
        #expect(shown() == ["Print", "Stay"])
        let customization = ToolbarCustomization.of("arranged")
        #expect(customization.items.map(\.title) == ["Print", "Share"], "what is fixed can't be hidden")
        customization.setShown(true, "share")
        customization.setShown(false, "print")
        await w.settle()
        #expect(shown() == ["Share", "Stay"])
        #expect(
            UserDefaults.standard.dictionary(forKey: "Toolbar/arranged") as? [String: Bool] == [
                "share": true, "print": false,
            ])
        customization.setShown(true, "print")
        customization.setShown(false, "share")
        await w.close()
        UserDefaults.standard.removeObject(forKey: "Toolbar/arranged")
    }

    @Test func theTitleHasAMenu() async throws {
        var notes: [String] = []
        let w = PageWindow { TitleMenu { notes.append($0) } }
        await w.settle()
        let button = try #require(w.tree.all(MenuButton.self).first)
        button.activate()
        await w.pump(until: { w.window.all("GtkPopoverMenu").contains { $0.isMapped } }, timeout: 3)
        let items = w.window.all("GtkModelButton").filter { $0.string("text") == "Duplicate" }
        try #require(items.first).activate()
        await w.pump(until: { !notes.isEmpty }, timeout: 3)
        #expect(notes == ["duplicate"])
        await w.close()
    }
}
