import Foundation
import Gtk
import Testing

@testable import SwiftUI

private final class Recorder {
    nonisolated(unsafe) static var events: [String] = []
    nonisolated(unsafe) static var inspector: Binding<Bool>?
}

private struct Workbench: View {
    @State private var isInspecting = false
    @State private var text = "word"

    var body: some View {
        Recorder.inspector = $isInspecting
        return NavigationSplitView {
            Text(verbatim: "the sidebar")
        } detail: {
            VStack {
                TextField("Field", text: $text)
                Color.red.frame(width: 40, height: 40).focusable()
                    .onCommand("toggleBoldface:") { Recorder.events.append("bold") }
            }
            .toolbar(id: "workbench") {
                ToolbarItem(id: "print", placement: .primaryAction) { Button("Print") {} }
            }
            .inspector(isPresented: $isInspecting) { Text(verbatim: "the inspector") }
        }
    }
}

private struct WorkbenchApp: App {
    var body: some Scene {
        WindowGroup { Workbench() }
            .commands {
                SidebarCommands()
                InspectorCommands()
                ToolbarCommands()
                TextEditingCommands()
                TextFormattingCommands()
                ImportFromDevicesCommands()
            }
    }
}

private let placements: [CommandGroupPlacement] = [
    .appInfo, .appSettings, .systemServices, .appVisibility, .appTermination, .newItem, .saveItem, .importExport,
    .printItem, .undoRedo, .pasteboard, .textEditing, .textFormatting, .toolbar, .sidebar, .windowSize,
    .windowArrangement, .windowList, .singleWindowList, .help,
]

private struct Placed: Commands {
    let placement: CommandGroupPlacement

    var body: some Commands {
        CommandGroup(before: placement) { Button("before \(placement.name)") {} }
        CommandGroup(replacing: placement) { Button("instead of \(placement.name)") {} }
        CommandGroup(after: placement) { Button("after \(placement.name)") {} }
    }
}

private struct PlacedApp: App {
    var body: some Scene {
        WindowGroup { Text(verbatim: "content") }
            .commands {
                Placed(placement: placements[0])
                Placed(placement: placements[1])
                Placed(placement: placements[2])
                Placed(placement: placements[3])
                Placed(placement: placements[4])
                Placed(placement: placements[5])
                Placed(placement: placements[6])
                Placed(placement: placements[7])
                Placed(placement: placements[8])
                Placed(placement: placements[9])
            }
            .commands {
                Placed(placement: placements[10])
                Placed(placement: placements[11])
                Placed(placement: placements[12])
                Placed(placement: placements[13])
                Placed(placement: placements[14])
                Placed(placement: placements[15])
                Placed(placement: placements[16])
                Placed(placement: placements[17])
                Placed(placement: placements[18])
                Placed(placement: placements[19])
            }
    }
}

private struct BarApp: App {
    var body: some Scene {
        WindowGroup { Text(verbatim: "content").navigationTitle("Bar") }
            .windowMenuBar(.visible)
            .commands {
                CommandMenu("Flight") { Button("Follow") { Recorder.events.append("follow") } }
                TextEditingCommands()
                CommandGroup(replacing: .help) { Button("Guide") {} }
            }
    }
}

@MainActor
private func titles(_ app: TestApp) -> [String] { MenuItem.actions(in: app.runtime.menu.items()).map(\.title) }

extension WidgetTests {
    @Test func standardCommandsActOnTheWindowInUse() async throws {
        Recorder.events = []
        UserDefaults.standard.removeObject(forKey: "Toolbar/workbench")
        let app = try TestApp(WorkbenchApp.self)
        await app.launch()
        let window = try #require(app.windows.first)
        await app.pump(until: { titles(app).contains("Print") }, timeout: 3)
        func run(_ title: String) async throws {
            let action = try #require(
                MenuItem.actions(in: app.runtime.menu.items()).first { $0.title == title }?.action, "\(title)")
            let parts = action.split(separator: "(")
            window.window.activateAction("app." + parts[0])
            await app.settle()
        }
        func isShown(_ text: String) -> Bool {
            TreeSearch(root: window.page).texts.contains(text)
        }
        #expect(isShown("the sidebar"))
        try await run("Toggle Sidebar")
        await app.pump(until: { !isShown("the sidebar") }, timeout: 3)
        #expect(!isShown("the sidebar"))
        try await run("Toggle Sidebar")
        await app.pump(until: { isShown("the sidebar") }, timeout: 3)
        #expect(isShown("the sidebar"))
        try await run("Toggle Inspector")
        #expect(Recorder.inspector?.wrappedValue == true)
        try await run("Toggle Inspector")
        #expect(Recorder.inspector?.wrappedValue == false)
        try await run("Print")
        let toolbar = UserDefaults.standard.dictionary(forKey: "Toolbar/workbench") as? [String: Bool]
        #expect(toolbar == ["print": false])
        try await run("Print")
        // Commands for texts go to the field with the focus, others to the view that takes them.
        let tree = TreeSearch(root: window.page)
        let field = try #require(tree.leaves.first { $0.widget is Gtk.Entry }?.widget as? Gtk.Entry)
        field.grabFocus()
        await app.settle()
        try await run("Select All")
        try await run("Copy")
        try await run("Cut")
        #expect(field.text.isEmpty)
        try await run("Paste")
        await app.pump(until: { field.text == "word" }, timeout: 3)
        #expect(field.text == "word")
        try await run("Bold")
        #expect(Recorder.events.isEmpty, "the field doesn't take it")
        let square = try #require(tree.leaves.first { $0.widget.isFocusable && !($0.widget is Gtk.Entry) }?.widget)
        square.grabFocus()
        await app.settle()
        try await run("Bold")
        #expect(Recorder.events == ["bold"])
        UserDefaults.standard.removeObject(forKey: "Toolbar/workbench")
        await app.end()
    }

    @Test func commandsStandBeforeInsteadOfAndAfterEachGroup() async throws {
        let app = try TestApp(PlacedApp.self)
        await app.launch()
        let titles = titles(app)
        for placement in placements {
            let expected = ["before", "instead of", "after"].map { "\($0) \(placement.name)" }
            let places = expected.compactMap { titles.firstIndex(of: $0) }
            #expect(places.count == 3 && places == places.sorted(), "\(placement.name): \(titles)")
            #expect(titles.filter { expected.contains($0) }.count == 3)
        }
        // What was replaced is gone.
        #expect(!titles.contains("New Window"))
        await app.end()
    }

    @Test func aWindowCanHaveAMenuBar() async throws {
        Recorder.events = []
        let app = try TestApp(BarApp.self)
        await app.launch()
        let window = try #require(app.windows.first)
        func bar() -> Gtk.Widget? { window.window.all("GtkPopoverMenuBar").first }
        func words() -> [String] { bar()?.all("GtkLabel").compactMap { $0.string("label") } ?? [] }
        await app.pump(until: { words().count >= 4 }, timeout: 3)
        #expect(window.page.bars?.menuButton == nil && window.page.bars?.header != nil)
        let menus: [String] = app.runtime.menu.barItems().compactMap {
            if case .submenu(let title, _, _) = $0 { title } else { nil }
        }
        #expect(menus == ["File", "Edit", "Flight", "Help"])
        #expect(bar()?.isMapped == true)
        let header = try #require(window.page.bars?.header?.bounds(in: window.window))
        let place = try #require(bar()?.bounds(in: window.window))
        #expect(place.y >= header.y + header.height - 1, "it is below the header bar")
        await app.pump(until: { window.window.isActive }, timeout: 3)
        func isOpen() -> Bool { bar()?.all("GtkPopoverMenu").contains { $0.isMapped } == true }
        for (key, opens) in [("F10", true), ("Escape", false)] {
            let keys = Process()
            keys.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
            keys.arguments = ["key", key]
            try keys.run()
            await app.pump(until: { !keys.isRunning })
            await app.pump(until: { isOpen() == opens }, timeout: 3)
            #expect(isOpen() == opens, "\(key)")
        }
        await app.end()
    }
}
