import Gtk
import Testing

@testable import SwiftUI

@MainActor
private enum Seen {
    static var isInserted: Binding<Bool>?
    static var events: [String] = []
}

private struct ExtraApp: App {
    @State private var isInserted = true

    var body: some Scene {
        Seen.isInserted = $isInserted
        return Group {
            WindowGroup { Text(verbatim: "content") }
            MenuBarExtra("Flights", systemImage: "airplane", isInserted: $isInserted) {
                Button("Next Departure") { Seen.events.append("next") }
            }
        }
    }
}

private struct WindowExtraApp: App {
    var body: some Scene {
        WindowGroup { Text(verbatim: "content") }
        MenuBarExtra("Flights") { Text(verbatim: "extra") }.menuBarExtraStyle(.window)
    }
}

private struct OnlyExtraApp: App {
    var body: some Scene {
        MenuBarExtra("Flights") { Text(verbatim: "extra") }
    }
}

extension WidgetTests {
    private func actions(_ app: TestApp) -> [String] {
        MenuItem.actions(in: app.runtime.menu.items()).map(\.title)
    }

    private func perform(_ title: String, in app: TestApp) {
        let action = MenuItem.actions(in: app.runtime.menu.items()).first { $0.title == title }?.action
        app.windows.last?.window.activateAction("app." + (action ?? "missing"))
    }

    @Test func anExtraIsAMenuInTheAppsMenu() async throws {
        Seen.events = []
        let app = try TestApp(ExtraApp.self)
        await app.launch()
        await app.pump(until: { app.runtime.menu.model.count > 0 })
        #expect(app.windows.count == 1 && actions(app).contains("Next Departure"))
        perform("Next Departure", in: app)
        #expect(Seen.events == ["next"])
        Seen.isInserted?.wrappedValue = false
        await app.settle()
        #expect(!actions(app).contains("Next Departure"))
        await app.end()
    }

    @Test func anExtraCanBeAWindow() async throws {
        let app = try TestApp(WindowExtraApp.self)
        await app.launch()
        await app.pump(until: { app.runtime.menu.model.count > 0 })
        #expect(app.windows.count == 1)
        perform("Open", in: app)
        await app.settle()
        #expect(app.windows.count == 2 && app.texts() == ["extra"] && app.windows.last?.window.title == "Flights")
        await app.end()
        // With nothing else to show it is the app's window.
        let only = try TestApp(OnlyExtraApp.self)
        await only.launch()
        #expect(only.texts() == ["extra"])
        await only.end()
    }
}
