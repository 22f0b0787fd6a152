import Gtk
import Testing

@testable import SwiftUI

/// The windows of the test going on. A test that fails half-way leaves its windows open, where they would take keys,
/// clicks and frames from the tests after it.
@MainActor
enum OpenWindows {
    private struct Entry {
        let test: Test.ID?
        let content: WindowContent
        let window: Gtk.Window
    }

    private static var entries: [Entry] = []

    /// A test opened a window: what other tests left open is closed.
    static func add(_ content: WindowContent, _ window: Gtk.Window) {
        let test = Test.current?.id
        for left in entries where left.test != test {
            left.content.dispose()
            left.window.destroy()
        }
        entries.removeAll { $0.test != test }
        entries.append(Entry(test: test, content: content, window: window))
    }

    /// A test closed its window.
    static func remove(_ content: WindowContent) {
        entries.removeAll { $0.content === content }
    }
}
