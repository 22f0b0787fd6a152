import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// An app for one test, whose main loop is the test's.
@MainActor
final class TestApp {
    let runtime: AppRuntime
    private static var serial = 0

    /// - Parameter id: The app's name; an app of the same name is taken for a later start of it.
    init<A: App>(_ type: A.Type, id: String? = nil) throws {
        precondition(MainLoop.initialize(), "there is no display: run script/test")
        Log.watchWarnings()
        _ = Log.takeWarnings()
        TestApp.serial += 1
        // The bus knows each by a name of its own.
        let busID = "org.windsock.Test\(TestApp.serial)"
        let application = Application(id: busID, flags: [.handlesOpen, .nonUnique])
        MainLoop.attachMainQueue()
        try application.register()
        runtime = AppRuntime(application: application, id: id ?? busID)
        runtime.start(type)
    }

    /// Shows the windows that the app starts with.
    func launch() async {
        runtime.activate()
        await settle()
    }

    var windows: [SceneWindow] { runtime.windows }

    /// Runs the main loop until `condition` holds, and lets tasks run in between.
    @discardableResult
    func pump(until condition: () -> Bool, timeout: TimeInterval = 10) async -> Bool {
        let deadline = Date(timeIntervalSinceNow: timeout)
        while !condition() {
            if Date() > deadline { return false }
            if !MainLoop.iterate() { await Task.yield() }
        }
        return true
    }

    /// Runs the main loop until all windows are laid out and nothing is left to do.
    func settle() async {
        await pump(until: { windows.allSatisfy { $0.window.isMapped && $0.content.host.widget.width > 0 } })
        for _ in 0..<2 {
            await pump(until: { !Updater.shared.hasWork })
            for _ in 0..<3 {
                MainLoop.iterate()
                await Task.yield()
            }
        }
    }

    /// Every text that a window shows.
    func texts(_ window: SceneWindow? = nil) -> [String] {
        guard let window = window ?? windows.last else { return [] }
        return allItems(window.content.host).compactMap { $0 is TextItem ? $0.node.plainText : nil }
    }

    /// The texts on the screen in a window, whatever hosts they are in.
    func shownTexts(_ window: SceneWindow? = nil) -> [String] {
        guard let window = window ?? windows.last else { return [] }
        return TreeSearch(root: window.page).texts
    }

    /// Has the window system give a window the focus, and waits until the app knows.
    func focus(_ window: SceneWindow) async {
        window.present()
        await pump(until: { window.window.isActive }, timeout: 5)
        await settle()
    }

    /// Closes all windows as the menu's command does, which ends the app.
    func quit() async {
        windows.last?.window.activateAction("app.quit")
        await pump(until: { windows.isEmpty })
    }

    private func allItems(_ host: ViewHost) -> [LayoutItem] {
        var found: [LayoutItem] = []
        func visit(_ item: LayoutItem) {
            found.append(item)
            item.visitItems(visit)
        }
        if let root = host.rootItem { visit(root) }
        return found
    }

    /// Ends the app, and checks that no warning was logged.
    func end(sourceLocation: SourceLocation = #_sourceLocation) async {
        runtime.end()
        for _ in 0..<20 {
            MainLoop.iterate()
            await Task.yield()
        }
        let warnings = Log.takeWarnings().map(\.text)
        #expect(warnings.isEmpty, "GTK warned: \(warnings)", sourceLocation: sourceLocation)
    }
}
