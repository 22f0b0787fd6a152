import CGtkShim
import Foundation
import Testing

@testable import Gtk

/// Everything that has windows or the main loop: one test at a time.
@Suite(.serialized) enum GtkTests {}

/// Connects to the display; every suite's `init` calls it.
@MainActor
func requireDisplay() {
    #expect(MainLoop.initialize(), "These tests need a display.")
}

/// Handles what waits in GLib's loop, and gives other tasks their turn, until `condition` holds.
@MainActor
func pump(seconds: Double = 5, until condition: () -> Bool) async -> Bool {
    let deadline = Date().addingTimeInterval(seconds)
    while !condition() {
        if Date() > deadline { return false }
        while MainLoop.iterate() {}
        await Task.yield()
    }
    return true
}
