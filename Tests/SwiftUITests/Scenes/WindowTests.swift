import Foundation
import Gtk
import Testing

@testable import SwiftUI

@MainActor
private enum Seen {
    static var freed: [String] = []
    static var openWindow: OpenWindowAction?
    static var openSettings: OpenSettingsAction?
    static var dismissals: [String: DismissWindowAction] = [:]
    static var states: [String: String] = [:]
}

/// Told when a window's state is freed.
private final class Token {
    let name: String
    init(_ name: String) { self.name = name }
    deinit {
        let name = name
        MainActor.assumeIsolated { Seen.freed.append(name) }
    }
}

private struct Pane: View {
    let name: String
    @State private var token: Token
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.scenePhase) private var phase
    @Environment(\.controlActiveState) private var activeState
    @Environment(\.appearsActive) private var appearsActive

    init(_ name: String) {
        self.name = name
        _token = State(initialValue: Token(name))
    }

    var body: some View {
        _ = token
        Seen.openWindow = openWindow
        Seen.openSettings = openSettings
        Seen.dismissals[name] = dismissWindow
        Seen.states[name] = "\(phase) \(activeState) \(appearsActive)"
        return VStack {
            Text(verbatim: name)
            List(0..<3, id: \.self) { Text(verbatim: "row \($0)") }
            TextField("Field", text: .constant("text"))
        }
        .toolbar { ToolbarItem { Button("Act") {} } }
    }
}

private struct PanesApp: App {
    var body: some Scene {
        WindowGroup("Main", id: "main pane") { Pane("main") }
        WindowGroup(for: Int.self) { Pane("value \($0.wrappedValue ?? 0)") }
        Window("Map", id: "map") { Pane("map") }
        Settings { Pane("settings") }
    }
}

extension WidgetTests {
    private func window(_ name: String, of app: TestApp) -> SceneWindow? {
        app.windows.first { app.shownTexts($0).first == name }
    }

    @Test func theWindowOfAValueComesToTheFront() async throws {
        let app = try TestApp(PanesApp.self)
        await app.launch()
        Seen.openWindow?(value: 3)
        await app.settle()
        Seen.openWindow?(value: 4)
        await app.settle()
        let third = try #require(window("value 3", of: app))
        let fourth = try #require(window("value 4", of: app))
        await app.focus(fourth)
        #expect(!third.window.isActive)
        Seen.openWindow?(value: 3)
        await app.pump(until: { third.window.isActive }, timeout: 5)
        #expect(third.window.isActive && app.windows.count == 3 && app.windows.last === third)
        await app.end()
    }

    @Test func windowsAreDismissedByIdValueAndThemselves() async throws {
        let app = try TestApp(PanesApp.self)
        await app.launch()
        for number in [3, 4] { Seen.openWindow?(value: number) }
        Seen.openWindow?(id: "map")
        await app.settle()
        let dismiss = try #require(Seen.dismissals["main"])
        dismiss(value: 3)
        await app.pump(until: { app.windows.count == 3 })
        #expect(window("value 3", of: app) == nil && window("value 4", of: app) != nil)
        dismiss(id: "map")
        await app.pump(until: { app.windows.count == 2 })
        #expect(window("map", of: app) == nil)
        Seen.dismissals["value 4"]?()
        await app.pump(until: { app.windows.count == 1 })
        #expect(window("main", of: app) != nil)
        await app.end()
    }

    @Test func aClosedWindowIsFreedWithItsStateAndWidgets() async throws {
        Seen.freed = []
        Seen.dismissals = [:]
        let app = try TestApp(PanesApp.self)
        await app.launch()
        let nodes = Counters.liveNodes
        for _ in 0..<2 {
            Seen.openWindow?(value: 9)
            await app.settle()
            weak var closed: SceneWindow?
            let widget: WeakReference
            do {
                let opened = try #require(window("value 9", of: app))
                closed = opened
                widget = WeakReference(opened.window)
                await app.focus(opened)
                opened.window.close()
            }
            await app.pump(until: { app.windows.count == 1 })
            await app.settle()
            await app.pump(until: { closed == nil && widget.widget == nil }, timeout: 2)
            #expect(closed == nil, "the window's own object")
            #expect(widget.widget == nil, "GTK's window")
            #expect(Counters.liveNodes == nodes, "nodes")
        }
        #expect(Seen.freed == ["value 9", "value 9"])
        await app.end()
    }

    @Test func viewsKnowWhetherTheirWindowIsInUse() async throws {
        let app = try TestApp(PanesApp.self)
        await app.launch()
        let main = try #require(app.windows.first)
        await app.focus(main)
        #expect(Seen.states["main"] == "active key true")
        Seen.openWindow?(id: "map")
        await app.settle()
        let map = try #require(window("map", of: app))
        await app.focus(map)
        await app.pump(until: { Seen.states["main"] == "inactive inactive false" }, timeout: 3)
        #expect(Seen.states["main"] == "inactive inactive false" && Seen.states["map"] == "active key true")
        await app.focus(main)
        await app.pump(until: { Seen.states["map"] == "inactive inactive false" }, timeout: 3)
        #expect(Seen.states["main"] == "active key true" && Seen.states["map"] == "inactive inactive false")
        await app.end()
    }

    @Test func settingsAreOneWindow() async throws {
        let app = try TestApp(PanesApp.self)
        await app.launch()
        Seen.openSettings?()
        await app.settle()
        let settings = try #require(app.windows.first { $0.isSettings })
        #expect(settings.window.title == "Preferences" && settings.page.bars?.menuButton == nil)
        let main = try #require(window("main", of: app))
        await app.focus(main)
        Seen.openSettings?()
        await app.pump(until: { settings.window.isActive }, timeout: 3)
        #expect(settings.window.isActive && app.windows.filter(\.isSettings).count == 1)
        await app.end()
    }
}

private struct EditorApp: App {
    @State private var text = "words"
    @State private var isInspected = false

    var body: some Scene {
        WindowGroup {
            TextEditor(text: $text)
                .inspector(isPresented: $isInspected) { Button("Inspect") {} }
                .toolbar { ToolbarItem { Button("Act") {} } }
        }
    }
}

extension WidgetTests {
    @Test func aWindowOpensWithTheFocusInItsContent() async throws {
        let app = try TestApp(EditorApp.self)
        await app.launch()
        let window = try #require(app.windows.first).window
        await app.pump(until: { window.focus?.typeName.hasSuffix("TextView") == true }, timeout: 3)
        #expect(window.focus?.typeName.hasSuffix("TextView") == true, "\(window.focus?.typeName ?? "none")")
        await app.end()
    }
}
