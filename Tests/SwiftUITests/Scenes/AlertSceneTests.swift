import Gtk
import Testing

@testable import SwiftUI

@MainActor
private enum Seen {
    static var isPresented: Binding<Bool>?
    static var events: [String] = []
}

private struct OutdatedApp: App {
    @State private var isOutdated = false

    var body: some Scene {
        Seen.isPresented = $isOutdated
        return Group {
            WindowGroup { Text(verbatim: "content") }
            AlertScene("The schedule is out of date.", isPresented: $isOutdated) {
                Button("Update") { Seen.events.append("update") }
                Button("Later", role: .cancel) { Seen.events.append("later") }
            } message: {
                Text(verbatim: "It is of last week.")
            }
        }
    }
}

private struct OnlyAlertApp: App {
    @State private var isPresented = true

    var body: some Scene {
        Seen.isPresented = $isPresented
        return AlertScene("Nothing to show.", isPresented: $isPresented) {}
    }
}

extension TestApp {
    /// The dialog of the app that belongs to no window.
    fileprivate var alert: Gtk.Widget? {
        Gtk.Window.all.first { $0.typeName == "AdwMessageDialog" && $0.isMapped }
    }
}

extension WidgetTests {
    @Test func anAlertOfTheAppBelongsToNoWindow() async throws {
        Seen.events = []
        let app = try TestApp(OutdatedApp.self)
        await app.launch()
        #expect(app.alert == nil)
        for answer in ["Update", "Later"] {
            Seen.isPresented?.wrappedValue = true
            await app.pump(until: { app.alert != nil }, timeout: 5)
            let alert = try #require(app.alert)
            #expect(alert.string("heading") == "The schedule is out of date.")
            #expect(alert.string("body") == "It is of last week.")
            alert.button(answer)?.activate()
            await app.pump(until: { app.alert == nil }, timeout: 5)
            #expect(app.alert == nil && Seen.isPresented?.wrappedValue == false)
        }
        #expect(Seen.events == ["update", "later"])
        // The binding takes it away.
        Seen.isPresented?.wrappedValue = true
        await app.pump(until: { app.alert != nil }, timeout: 5)
        Seen.isPresented?.wrappedValue = false
        await app.pump(until: { app.alert == nil }, timeout: 5)
        #expect(app.alert == nil && Seen.events.count == 2)
        await app.end()
    }

    @Test func anAppCanHaveNothingButAnAlert() async throws {
        let app = try TestApp(OnlyAlertApp.self)
        app.runtime.activate()
        await app.pump(until: { app.alert != nil }, timeout: 5)
        #expect(app.alert?.string("heading") == "Nothing to show." && app.windows.isEmpty)
        app.alert?.button("OK")?.activate()
        await app.pump(until: { app.alert == nil }, timeout: 5)
        #expect(Seen.isPresented?.wrappedValue == false)
        await app.end()
    }
}
