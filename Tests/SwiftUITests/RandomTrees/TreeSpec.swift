import Foundation

@testable import SwiftUI

/// A tree of views as a value, which can be made and changed at random.
struct TreeSpec: Equatable, Identifiable, Sendable {
    indirect enum Kind: Equatable, Sendable {
        case text(String)
        case runs(String, String)
        case color(Int)
        case shape(Int)
        case image(Int)
        case label(String, Int)
        case spacer
        case divider
        case empty
        /// A view with a state, or a control for it.
        case stateful(Stateful)
        /// Reads one property of the model that all trees share.
        case observed(Int)
        /// Reads the environment.
        case surroundings
        case button(String, style: Int)
        case progress(Double)
        case spinner
        case hstack([TreeSpec], spacing: Double?, alignment: Int)
        case vstack([TreeSpec], spacing: Double?, alignment: Int)
        case zstack([TreeSpec], alignment: Int)
        /// A layout that is exchanged for another one while the views stay.
        case layout(Int, [TreeSpec])
        case grid([[TreeSpec]])
        case group([TreeSpec])
        /// That many elements of a range.
        case range(Int)
        case scroll(TreeSpec, axes: Int)
        case geometry(TreeSpec)
        case condition(Bool, TreeSpec, TreeSpec)
        case maybe(TreeSpec?)
        case erased(TreeSpec)
        /// The view with a type of its own within `AnyView`.
        case erasedAs(Int, TreeSpec)
        case equatable(TreeSpec)
        case modified(Modification, TreeSpec)
    }

    enum Stateful: Int, Equatable, Sendable, CaseIterable {
        case counter, binding, checkBox, toggle, toggleButton, slider, field, stepper, menu, segments, date
    }

    enum Modification: Equatable, Sendable {
        case padding(Double)
        case edgePadding(Int, Double)
        case frame(Double?, Double?, alignment: Int)
        case flexibleFrame(minimum: Double?, maximum: Double?)
        case flexibleHeight(minimum: Double?, maximum: Double?, alignment: Int)
        case fixedSize(Bool, Bool)
        case offset(Double, Double)
        case priority(Double)
        case guide(Double)
        case leadingGuide(Double)
        case aspectRatio(Double, fills: Bool)
        case position(Double, Double)
        case overlay(TreeSpecBox)
        case background(TreeSpecBox)
        case cell(columns: Int)
        case font(Int)
        case weight(Int)
        case lineLimit(Int?)
        case alignment(Int)
        case color(Int)
        case tint(Int)
        case disabled(Bool)
        case direction(Bool)
        case surroundings(Int)
        case transformedSurroundings(Int)
        case controlSize(Int)
        case opacity(Double)
        case hidden
        case rotation(Double)
        case scale(Double)
        case zIndex(Double)
        case clipped
        case help(String)
        case accessibilityLabel(String)
        case id(Int)
        case tag(Int)
        case preference(Int)
        case replacedPreference(Int)
        case preferenceReader
        case preferenceOverlay
        case geometryReader
        case lifecycle
        case change(Int)
    }

    var id: Int
    var kind: Kind

    /// The trees inside, those that aren't shown included.
    var children: [TreeSpec] {
        switch kind {
        case .hstack(let children, _, _), .vstack(let children, _, _), .zstack(let children, _),
            .layout(_, let children), .group(let children):
            children
        case .grid(let rows): rows.flatMap { $0 }
        case .scroll(let child, _), .geometry(let child), .erased(let child), .erasedAs(_, let child),
            .equatable(let child):
            [child]
        case .condition(_, let first, let second): [first, second]
        case .maybe(let child): child.map { [$0] } ?? []
        case .modified(.overlay(let box), let child), .modified(.background(let box), let child): [child, box.spec]
        case .modified(_, let child): [child]
        default: []
        }
    }

    /// How many views the tree consists of.
    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The innermost place at which the tree differs from a former value.
    func difference(from old: TreeSpec) -> String {
        let pairs = children.compactMap { child in old.children.first { $0.id == child.id }.map { (child, $0) } }
        if children.count == old.children.count, let (new, old) = pairs.first(where: { $0 != $1 }) {
            return new.difference(from: old)
        }
        return "\(old)\nbecame\n\(self)"
    }

    /// How many of them can be different ones than in a former value of the tree.
    func changes(since old: TreeSpec) -> Int {
        if self == old { return 0 }
        guard id == old.id else { return count }
        switch (kind, old.kind) {
        case (.condition(let isFirst, _, _), .condition(let wasFirst, _, _)) where isFirst != wasFirst: return count
        case (.erasedAs(let type, _), .erasedAs(let oldType, _)) where type != oldType: return count
        // A row of a grid is known by its first cell.
        case (.grid(let rows), .grid(let oldRows)) where rows.map(\.first?.id) != oldRows.map(\.first?.id): return count
        default: break
        }
        let former = old.children
        if case .modified(let new, _) = kind, case .modified(let old, _) = old.kind, new != old {
            // What a modifier says reaches everything below.
            switch new {
            case .overlay, .background: break
            default: return count
            }
        }
        return 1
            + children.reduce(0) { sum, child in
                sum + (former.first { $0.id == child.id }.map { child.changes(since: $0) } ?? child.count)
            }
    }
}

/// Lets a modification hold a tree.
final class TreeSpecBox: Equatable, Sendable {
    let spec: TreeSpec

    init(_ spec: TreeSpec) {
        self.spec = spec
    }

    static func == (a: TreeSpecBox, b: TreeSpecBox) -> Bool { a.spec == b.spec }
}
