import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    /// How many trees are made; WINDSOCK_TREES asks for a longer run.
    private static var treeCount: Int {
        ProcessInfo.processInfo.environment["WINDSOCK_TREES"].flatMap { Int($0) } ?? 300
    }

    private static var firstSeed: Int {
        ProcessInfo.processInfo.environment["WINDSOCK_SEED"].flatMap { Int($0) } ?? 1
    }

    @Test("A tree updated in place equals one built afresh")
    func randomTrees() async throws {
        try requireDisplay()
        let nodesBefore = Counters.liveNodes
        for seed in Self.firstSeed..<Self.firstSeed + Self.treeCount {
            guard runTree(seed: UInt64(seed)) else { return }
            if seed % 20 == 0 { await Task.yield() }
        }
        for _ in 0..<10 {
            MainLoop.iterate()
            await Task.yield()
        }
        #expect(Counters.liveNodes == nodesBefore, "nodes stayed alive")
        #expect(Log.takeWarnings().map(\.text) == [])
    }

    /// 20 random steps on one random tree; false after a difference.
    private func runTree(seed: UInt64) -> Bool {
        var maker = TreeMaker(seed: seed)
        let states = SpecStates.shared
        states.counts = [:]
        states.bindings = [:]
        var spec = maker.tree(depth: 5)
        var size = maker.size()
        let tree = OffscreenTree(SpecView(spec))
        defer {
            states.bindings = [:]
            tree.dispose()
        }
        tree.settle(size)
        for step in 0..<20 {
            switch maker.step() {
            case 0, 1:
                size = maker.size()
            case 2, 3:
                guard let id = maker.pick(states.bindings.keys.sorted()) else { continue }
                states.counts[id, default: 0] += 1
                let before = Counters.bodyEvaluations
                states.bindings[id]?.wrappedValue = states.counts[id, default: 0]
                Updater.shared.runUpdates()
                let evaluations = Counters.bodyEvaluations - before
                guard evaluations <= 1 else {
                    Issue.record("seed \(seed), step \(step): one state evaluated \(evaluations) bodies")
                    return false
                }
            default:
                spec = maker.change(spec)
                tree.update(to: SpecView(spec))
            }
            tree.settle(size)
            guard compare(tree, with: spec, size, seed: seed, step: step) else { return false }
        }
        return true
    }

    private func compare(
        _ tree: OffscreenTree<SpecView>, with spec: TreeSpec, _ size: CGSize, seed: UInt64, step: Int
    ) -> Bool {
        SpecStates.shared.registers = false
        let fresh = OffscreenTree(SpecView(spec))
        fresh.settle(size)
        defer {
            fresh.dispose()
            SpecStates.shared.registers = true
        }
        let found = tree.description
        let expected = fresh.description
        if found != expected {
            let pairs = zip(found, expected).first { $0 != $1 }
            Issue.record(
                """
                seed \(seed), step \(step), in \(size): \(found.count) lines instead of \(expected.count)
                found    \(pairs?.0 ?? "nothing more")
                expected \(pairs?.1 ?? "nothing more")
                \(spec)
                """)
            return false
        }
        if tree.widgetOrder != fresh.widgetOrder {
            Issue.record("seed \(seed), step \(step): GTK's order differs from the view order")
            return false
        }
        return true
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
