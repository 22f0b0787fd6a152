import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// 20 random steps on one random tree. After each the tree is compared with one that is built afresh, and what the step
/// cost with what it changed.
@MainActor
struct TreeRun {
    private let seed: UInt64
    private var step = 0
    private var maker: TreeMaker
    private var spec: TreeSpec
    private var size: CGSize
    private var surroundings = Surroundings()
    private let tree: OffscreenTree<SpecView>
    private let states = SpecStates.shared

    init(seed: UInt64) {
        self.seed = seed
        states.reset()
        maker = TreeMaker(seed: seed)
        spec = maker.tree(depth: 4)
        size = maker.size()
        tree = OffscreenTree(SpecView(spec))
    }

    /// False after a difference.
    mutating func run() -> Bool {
        tree.settle(size)
        var isRight = compare()
        while isRight, step < 20 {
            step += 1
            isRight = perform(maker.step()) && compare()
        }
        let watched = leaves.map { Gtk.WeakReference($0.widget) }
        tree.dispose()
        if isRight {
            if let (id, count) = states.appearances.first(where: { $0.value != 0 }) {
                return fail("view \(id) appeared \(count) times more than it disappeared")
            }
            while MainLoop.iterate() {}
            let alive = watched.filter(\.isAlive).count
            if alive > 0 { return fail("\(alive) widgets outlived their tree") }
        }
        states.reset()
        return isRight
    }

    private func fail(_ message: String) -> Bool {
        let words = "\(spec)".replacing("SwiftUITests.TreeSpec.", with: ".").replacing("SwiftUITests.", with: "")
            .replacing(".Kind", with: "").replacing(".Modification", with: "")
        Issue.record("seed \(seed), step \(step), in \(size): \(message)\n\(words)")
        return false
    }

    private func nodes<N: _Node>(_ type: N.Type) -> [N] {
        tree.root.map { TreeSearch(root: $0).nodes(type) } ?? []
    }

    private var leaves: [WidgetItem] { tree.root.map { TreeSearch(root: $0).leaves } ?? [] }

    // MARK: Steps

    private mutating func perform(_ step: TreeStep) -> Bool {
        switch step {
        case .resize:
            size = maker.size()
        case .writeState: return writeState()
        case .writeModel: return writeModel()
        case .surroundings:
            surroundings = Surroundings(
                number: maker.number(0...5), scheme: maker.chance(50) ? .light : .dark,
                textSize: maker.pick([.small, .large, .xxLarge]) ?? .large)
            tree.surround(by: surroundings)
        case .nothing: return updateToTheSame()
        case .change:
            let old = spec
            spec = maker.change(spec)
            let before = Counters.bodyEvaluations
            tree.update(to: SpecView(spec))
            Updater.shared.runUpdates()
            // A view of a spec is up to two dozen composed views: its own, that of its modifier, and the controls'.
            let allowed = 24 * spec.changes(since: old) + 2 * nodes(_ViewNode<ObservedView>.self).count
            let evaluations = Counters.bodyEvaluations - before
            if evaluations > allowed {
                return fail("a change of \(allowed / 24) views evaluated \(evaluations) bodies")
            }
        }
        tree.settle(size)
        return true
    }

    /// Evaluates the view with the state, and of a control at most what it consists of.
    private mutating func writeState() -> Bool {
        guard let id = maker.pick(states.bindings.keys.sorted()), let state = states.bindings[id] else { return true }
        states.counts[id, default: 0] += 1
        let before = Counters.bodyEvaluations
        for binding in state.bindings.values { binding.wrappedValue = states.counts[id, default: 0] }
        Updater.shared.runUpdates()
        let evaluations = Counters.bodyEvaluations - before
        let allowed = (state.kind == .counter || state.kind == .binding ? 2 : 12) * state.bindings.count
        if evaluations > allowed { return fail("the state of a \(state.kind) evaluated \(evaluations) bodies") }
        tree.settle(size)
        return true
    }

    /// Evaluates exactly the readers of the property.
    private mutating func writeModel() -> Bool {
        let property = maker.number(0...2)
        let readers = nodes(_ViewNode<ObservedView>.self).filter { $0.view.property == property }.count
        let before = Counters.bodyEvaluations
        for _ in 0..<3 {
            switch property {
            case 0: SpecModel.shared.first += 1
            case 1: SpecModel.shared.second += 1
            default: SpecModel.shared.third += 1
            }
        }
        Updater.shared.runUpdates()
        let evaluations = Counters.bodyEvaluations - before
        if evaluations != readers { return fail("\(readers) readers, but \(evaluations) evaluations") }
        tree.settle(size)
        return true
    }

    /// The same values once more cost nothing at all.
    private func updateToTheSame() -> Bool {
        func costs() -> [Int] {
            [
                Counters.bodyEvaluations, Counters.sizeQuestions, Counters.placements, Counters.widgetWrites,
                Counters.widgetCreations,
            ]
        }
        let before = costs()
        tree.update(to: SpecView(spec))
        tree.surround(by: surroundings)
        tree.settle(size)
        let after = costs()
        if after != before { return fail("an update to the same values cost \(zip(after, before).map { $0 - $1 })") }
        return true
    }

    // MARK: Comparing

    private func compare() -> Bool {
        states.isInPlace = false
        states.heard[false] = [:]
        let fresh = OffscreenTree(SpecView(spec), in: surroundings)
        fresh.settle(size)
        defer {
            fresh.dispose()
            states.isInPlace = true
        }
        let found = tree.description
        let expected = fresh.description
        if found != expected {
            let pairs = zip(found, expected).first { $0 != $1 }
            return fail(
                """
                \(found.count) lines instead of \(expected.count)
                found    \(pairs?.0 ?? "nothing more")
                expected \(pairs?.1 ?? "nothing more")
                """)
        }
        for (id, expected) in states.heard[false] ?? [:] where states.heard[true]?[id] != expected {
            return fail("listener \(id) heard \(states.heard[true]?[id] ?? "nothing") instead of \(expected)")
        }
        let listeners = nodes(_ViewNode<AppearanceListener>.self).map(\.view.id)
        for (id, count) in states.appearances where count != (listeners.contains(id) ? 1 : 0) {
            return fail("view \(id) appeared \(count) times")
        }
        if let id = listeners.first(where: { states.appearances[$0] == nil }) {
            return fail("view \(id) did not appear")
        }
        return true
    }
}
