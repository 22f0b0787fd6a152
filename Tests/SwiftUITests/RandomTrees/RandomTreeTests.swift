import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    /// WINDSOCK_TREES asks for a longer run, WINDSOCK_SEED for another beginning, WINDSOCK_FAILURES for not ending at the
    /// first tree that differs.
    @Test("A tree updated in place equals one built afresh")
    func randomTrees() async throws {
        try requireDisplay()
        func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }
        let first = number("WINDSOCK_SEED") ?? 1
        var failures = number("WINDSOCK_FAILURES") ?? 1
        var faults: [String] = []
        Faults.listener = { faults.append($0) }
        defer { Faults.listener = nil }
        let nodesBefore = Counters.liveNodes
        let widgetsBefore = GtkCounters.liveShimWidgets
        for seed in first..<first + (number("WINDSOCK_TREES") ?? 300) {
            var run = TreeRun(seed: UInt64(seed))
            if !run.run() {
                failures -= 1
                if failures == 0 { return }
            }
            #expect(faults == [], "seed \(seed)")
            faults = []
            if seed % 20 == 0 { await Task.yield() }
        }
        for _ in 0..<10 {
            MainLoop.iterate()
            await Task.yield()
        }
        #expect(Counters.liveNodes == nodesBefore, "nodes stayed alive")
        #expect(GtkCounters.liveShimWidgets == widgetsBefore, "widgets stayed alive")
        #expect(Log.takeWarnings().map(\.text) == [])
    }

    @Test("Trees that once differed", arguments: [5999, 7248] as [UInt64])
    func randomTreesThatDiffered(seed: UInt64) async throws {
        try requireDisplay()
        var run = TreeRun(seed: seed)
        let isSame = run.run()
        #expect(isSame)
        for _ in 0..<10 {
            MainLoop.iterate()
            await Task.yield()
        }
        #expect(Log.takeWarnings().map(\.text) == [])
    }
}

/// Fails unless there is a display to show windows on.
@MainActor
func requireDisplay() throws {
    struct NoDisplay: Error {}
    guard MainLoop.initialize() else { throw NoDisplay() }
    Log.watchWarnings()
    _ = Log.takeWarnings()
}
