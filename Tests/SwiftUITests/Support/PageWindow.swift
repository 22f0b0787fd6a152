import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// A window with a page, as a scene shows it, for one test.
@MainActor
final class PageWindow {
    let window: DialogWindow
    let content: WindowContent
    let page: AnyPageNode

    init<Content: View>(width: Int = 800, height: Int = 500, @ViewBuilder _ view: () -> Content) {
        precondition(MainLoop.initialize(), "there is no display: run script/test")
        Log.watchWarnings()
        _ = Log.takeWarnings()
        let window = DialogWindow()
        self.window = window
        content = WindowContent(window: window, environment: SystemEnvironment.shared.scope)
        var made: AnyPageNode?
        content.show { context in
            let node = PageNode(view(), context: context) { page in
                page.onTitle = { [unowned window] in window.title = $0 ?? "" }
            }
            made = node
            return node
        }
        page = made!
        window.setContent(page.box)
        window.setDefaultSize(width: width, height: height)
        OpenWindows.add(content, window)
        window.present()
    }

    var tree: TreeSearch { TreeSearch(root: page) }

    /// The pages inside, the window's own first.
    var pages: [AnyPageNode] { tree.nodes(AnyPageNode.self) }

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
        await pump(until: { window.isMapped && page.box.width > 0 })
        for _ in 0..<2 {
            await pump(until: { !Updater.shared.hasWork })
            for _ in 0..<3 {
                MainLoop.iterate()
                await Task.yield()
            }
        }
        await pump(until: { !Updater.shared.hasWork })
    }

    /// Closes the window, and checks that no warning was logged and no node stayed alive.
    func close(sourceLocation: SourceLocation = #_sourceLocation) async {
        OpenWindows.remove(content)
        content.dispose()
        window.setContent(nil)
        window.destroy()
        for _ in 0..<20 {
            MainLoop.iterate()
            await Task.yield()
        }
        // Views disappear in a last step, which another window's frame does where one is open.
        await pump(until: { !Updater.shared.hasWork }, timeout: 1)
        let warnings = Log.takeWarnings().map(\.text)
        #expect(warnings.isEmpty, "GTK warned: \(warnings)", sourceLocation: sourceLocation)
    }
}
