import Gtk
import Testing

@testable import SwiftUI

private final class Recorder {
    nonisolated(unsafe) static var events: [String] = []
}

private struct MoreCommands: Commands {
    @State private var count = 0

    var body: some Commands {
        CommandMenu("Flight") {
            Button("Refresh \(count)") {
                count += 1
                Recorder.events.append("refresh")
            }
            .keyboardShortcut("r")
            Divider()
            Button("Delay") { Recorder.events.append("delay") }
                .keyboardShortcut("d", modifiers: [.command, .shift])
                .disabled(count == 0)
            if count > 0 { Text(verbatim: "refreshed") }
        }
    }
}

private struct CommandApp: App {
    var body: some Scene {
        WindowGroup { Text(verbatim: "content") }
            .commands {
                CommandGroup(after: .newItem) { Button("Import…") { Recorder.events.append("import") } }
                CommandGroup(replacing: .help) { Button("Guide") {} }
                MoreCommands()
            }
        Settings { Text(verbatim: "settings") }
    }
}

private struct RemovedApp: App {
    var body: some Scene {
        WindowGroup { Text(verbatim: "content") }
            .commandsReplaced { CommandMenu("Only") { Button("This") {} } }
    }
}

private struct BareApp: App {
    var body: some Scene {
        WindowGroup { Text(verbatim: "content") }
    }
}

/// Keeps the main loop from whatever may wait.
@MainActor
private final class EndlessWork {
    var isDone = false

    func go() {
        MainLoop.idle(priority: 150) { [self] in if !isDone { go() } }
    }
}

@MainActor
private func outline(_ items: [MenuItem]) -> [String] {
    items.flatMap { item -> [String] in
        switch item {
        case .action(let action): [action.title + (action.accelerator.map { " " + $0 } ?? "")]
        case .text(let text): ["'\(text)'"]
        case .row(let items): ["("] + outline(items) + [")"]
        case .separator: ["-"]
        case .section(_, let items): ["["] + outline(items) + ["]"]
        case .submenu(let title, _, let items): [title + " {"] + outline(items) + ["}"]
        }
    }
}

extension WidgetTests {
    @Test func commandsAreInTheMenu() async throws {
        let app = try TestApp(CommandApp.self)
        await app.launch()
        let expected = [
            "[", "New Window <Control>n", "Import…", "]",
            "[", "Flight {", "Refresh 0 <Control>r", "-", "Delay <Control><Shift>d", "}", "]",
            "[", "Preferences <Control>comma", "Guide", "]",
        ]
        #expect(outline(app.runtime.menu.items()) == expected)
        await app.pump(until: { app.runtime.menu.model.count == 3 })
        #expect(app.runtime.menu.model.count == 3)
        let page = try #require(app.windows.first?.page)
        #expect(page.bars?.menuButton != nil)
        await app.end()
    }

    @Test func commandsRunTheirActionsAndFollowState() async throws {
        Recorder.events = []
        let app = try TestApp(CommandApp.self)
        await app.launch()
        await app.pump(until: { app.runtime.menu.model.count == 3 })
        func action(_ title: String) -> String? {
            MenuItem.actions(in: app.runtime.menu.items()).first { $0.title == title }?.action
        }
        let window = try #require(app.windows.first?.window)
        let delay = try #require(action("Delay"))
        window.activateAction("app." + delay)
        #expect(Recorder.events.isEmpty, "a disabled command does nothing")
        window.activateAction("app." + (try #require(action("Refresh 0"))))
        #expect(Recorder.events == ["refresh"])
        await app.settle()
        #expect(outline(app.runtime.menu.items()).contains("Refresh 1 <Control>r"))
        #expect(outline(app.runtime.menu.items()).contains("'refreshed'"))
        window.activateAction("app." + delay)
        #expect(Recorder.events == ["refresh", "delay"])
        await app.end()
    }

    /// While something moves in a window the main loop has no time for what may wait.
    @Test func theMenuIsMadeThoughTheMainLoopIsBusy() async throws {
        let app = try TestApp(CommandApp.self)
        let work = EndlessWork()
        work.go()
        await app.launch()
        #expect(await app.pump(until: { app.runtime.menu.model.count > 0 }, timeout: 3))
        work.isDone = true
        await app.end()
    }

    @Test func newWindowAndPreferencesAreCommands() async throws {
        let app = try TestApp(CommandApp.self)
        await app.launch()
        let window = try #require(app.windows.first?.window)
        window.activateAction("app.new-window")
        await app.settle()
        #expect(app.windows.count == 2)
        window.activateAction("app.preferences")
        await app.settle()
        #expect(app.windows.filter(\.isSettings).count == 1)
        #expect(app.windows.first(where: \.isSettings)?.window.title == "Preferences")
        window.activateAction("app.quit")
        await app.pump(until: { app.windows.isEmpty })
        #expect(app.windows.isEmpty)
        await app.end()
    }

    @Test func commandsCanBeReplacedAndAMenuNeedsCommands() async throws {
        let app = try TestApp(RemovedApp.self)
        await app.launch()
        #expect(outline(app.runtime.menu.items()) == ["[", "Only {", "This", "}", "]"])
        await app.end()
        let bare = try TestApp(BareApp.self)
        await bare.launch()
        #expect(bare.windows.first?.page.bars?.menuButton == nil)
        #expect(outline(bare.runtime.menu.items()) == ["[", "New Window <Control>n", "]"])
        await bare.end()
    }
}
