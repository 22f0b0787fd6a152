import Foundation
import Gtk
import Testing

@testable import SwiftUI

@MainActor
private enum Seen {
    static var events: [String] = []
    static var openWindow: OpenWindowAction?
}

private struct Listener: View {
    let name: String
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Seen.openWindow = openWindow
        return Text(verbatim: name).onOpenURL { Seen.events.append("\(name) \($0.absoluteString)") }
    }
}

private struct LinksApp: App {
    var body: some Scene {
        WindowGroup("Main", id: "main links") { Listener(name: "main") }
        WindowGroup("Gates", id: "gates") {
            Listener(name: "gates").handlesExternalEvents(preferring: ["gate/A"], allowing: ["gate"])
        }
        .handlesExternalEvents(matching: ["gate"])
        Window("Weather", id: "weather") { Listener(name: "weather") }.handlesExternalEvents(matching: ["weather"])
    }
}

private struct AskButton: View {
    let address: URL
    @Environment(\.openURL) private var openURL

    init(address: URL) {
        self.address = address
    }

    var body: some View {
        Button("Ask") { openURL(address) { Seen.events.append("accepted \($0)") } }
    }
}

private struct LinkReader: View {
    let address: URL

    var body: some View {
        AskButton(address: address)
            .environment(
                \.openURL,
                OpenURLAction { url in
                    Seen.events.append("link \(url.absoluteString)")
                    return url.absoluteString.hasSuffix("map") ? .discarded : .handled
                })
    }
}

extension WidgetTests {
    @Test func addressesGoToTheWindowsThatAreForThem() async throws {
        Seen.events = []
        let app = try TestApp(LinksApp.self)
        func open(_ address: String) async throws -> String? {
            app.runtime.open([try #require(URL(string: address))])
            let count = Seen.events.count
            await app.pump(until: { Seen.events.count > count }, timeout: 5)
            await app.settle()
            return Seen.events.last
        }
        await app.launch()
        #expect(try await open("airport:flights/7") == "main airport:flights/7")
        #expect(app.windows.count == 1)
        // Scenes say what they are for: a window opens.
        #expect(try await open("airport:weather") == "weather airport:weather")
        #expect(app.windows.count == 2)
        #expect(try await open("airport:gate/B") == "gates airport:gate/B")
        #expect(app.windows.count == 3)
        // The windows that are open are used again.
        #expect(try await open("airport:weather/now") == "weather airport:weather/now")
        #expect(try await open("airport:gate/A7") == "gates airport:gate/A7")
        #expect(app.windows.count == 3 && app.windows.last?.window.title == "Gates")
        #expect(Seen.events.count == 5, "each address is handled once")
        await app.end()
    }

    @Test func viewsCanTakeLinksThemselves() async throws {
        Seen.events = []
        let address = try #require(URL(string: "airport:map"))
        let w = TestWindow { LinkReader(address: address) }
        await w.settle()
        if let root = w.content.rootNode { TreeSearch(root: root).button("Ask")?.activate() }
        await w.pump(until: { Seen.events.count == 2 }, timeout: 3)
        #expect(Seen.events == ["link airport:map", "accepted false"])
        await w.close()
    }
}
