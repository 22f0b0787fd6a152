import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// All tests that show windows, one after the other: two of them must never have windows at the same time.
@Suite(.serialized)
@MainActor
struct WidgetTests {}

/// A window with a view in it, for one test.
@MainActor
final class TestWindow {
    let window: Gtk.Window
    let content: WindowContent

    init<Content: View>(width: Int = 300, height: Int = 200, @ViewBuilder _ view: () -> Content) {
        precondition(MainLoop.initialize(), "there is no display: run script/test")
        Log.watchWarnings()
        _ = Log.takeWarnings()
        let window = DialogWindow()
        self.window = window
        content = WindowContent(window: window, environment: SystemEnvironment.shared.scope)
        content.show(view())
        window.setContent(content.host.widget)
        window.setDefaultSize(width: width, height: height)
        OpenWindows.add(content, window)
        window.present()
    }

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

    /// Runs the main loop until the window is laid out and nothing is left to do.
    func settle() async {
        await pump(until: { window.isMapped && content.host.widget.width > 0 })
        for _ in 0..<10 {
            await pump(until: { !Updater.shared.hasWork })
            // The frame of another window may have done the update; this one's layout comes with its own frame.
            await frame()
            if !Updater.shared.hasWork { return }
        }
    }

    /// Waits for a whole frame of the window, and lets tasks run after it.
    private func frame() async {
        guard window.isMapped, let clock = window.frameClock else { return }
        let before = clock.frameCounter
        clock.requestPaint()
        await pump(until: { clock.frameCounter > before }, timeout: 1)
        for _ in 0..<3 {
            MainLoop.iterate()
            await Task.yield()
        }
    }

    /// Closes the window, and checks that no warning was logged and nothing stayed alive.
    func close(sourceLocation: SourceLocation = #_sourceLocation) async {
        OpenWindows.remove(content)
        content.dispose()
        window.destroy()
        for _ in 0..<20 {
            MainLoop.iterate()
            await Task.yield()
        }
        // Where another window is open, its frame does what is left.
        await pump(until: { !Updater.shared.hasWork }, timeout: 1)
        let warnings = Log.takeWarnings().map(\.text)
        #expect(warnings.isEmpty, "GTK warned: \(warnings)", sourceLocation: sourceLocation)
    }

    /// Every widget of a type, in view order.
    func all<W: Gtk.Widget>(_ type: W.Type) -> [W] {
        var found: [W] = []
        func visit(_ item: LayoutItem) {
            if let leaf = item as? WidgetItem {
                if let widget = leaf.widget as? W { found.append(widget) }
                if let root = leaf.innerHost?.rootItem { visit(root) }
            }
            item.visitItems(visit)
        }
        if let root = content.host.rootItem { visit(root) }
        return found
    }

    /// The first widget of a type.
    func first<W: Gtk.Widget>(_ type: W.Type) -> W? { all(type).first }
}
