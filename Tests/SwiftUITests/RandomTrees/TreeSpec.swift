import Foundation

@testable import SwiftUI

/// A tree of views as a value, which can be made and changed at random.
struct TreeSpec: Equatable, Identifiable, Sendable {
    indirect enum Kind: Equatable, Sendable {
        case text(String)
        case color(Int)
        case shape(Int)
        case image(Int)
        case spacer
        case divider
        case empty
        case counter
        case toggle
        case button(String)
        case field
        case slider
        case progress(Double)
        case hstack([TreeSpec], spacing: Double?, alignment: Int)
        case vstack([TreeSpec], spacing: Double?, alignment: Int)
        case zstack([TreeSpec], alignment: Int)
        case grid([[TreeSpec]])
        case group([TreeSpec])
        case scroll(TreeSpec)
        case geometry(TreeSpec)
        case condition(Bool, TreeSpec, TreeSpec)
        case maybe(TreeSpec?)
        case erased(TreeSpec)
        case modified(Modification, TreeSpec)
    }

    enum Modification: Equatable, Sendable {
        case padding(Double)
        case frame(Double?, Double?, alignment: Int)
        case flexibleFrame(minimum: Double?, maximum: Double?)
        case fixedSize
        case offset(Double, Double)
        case priority(Double)
        case guide(Double)
        case aspectRatio(Double)
        case position(Double, Double)
        case overlay(TreeSpecBox)
        case background(TreeSpecBox)
        case font(Int)
        case lineLimit(Int?)
        case color(Int)
        case disabled(Bool)
        case opacity(Double)
        case hidden(Bool)
        case id(Int)
        case preference(Int)
        case tag(Int)
    }

    var id: Int
    var kind: Kind
}

/// Lets a modification hold a tree.
final class TreeSpecBox: Equatable, Sendable {
    let spec: TreeSpec

    init(_ spec: TreeSpec) {
        self.spec = spec
    }

    static func == (a: TreeSpecBox, b: TreeSpecBox) -> Bool { a.spec == b.spec }
}

/// A seeded generator (SplitMix64), so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// Makes trees and changes them.
struct TreeMaker {
    var random: SeededGenerator
    private var nextID = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    private mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

    private mutating func spec(_ kind: TreeSpec.Kind) -> TreeSpec {
        nextID += 1
        return TreeSpec(id: nextID, kind: kind)
    }

    private mutating func words() -> String {
        let all = ["Gate", "B4", "delayed", "Charlotte", "On time", "", "Ärger 🛫", "a\u{301}", "boarding\nnow"]
        return (0..<number(1...4)).map { _ in all[number(0...all.count - 1)] }.joined(separator: " ")
    }

    mutating func tree(depth: Int) -> TreeSpec {
        if depth <= 0 || chance(15) { return spec(leaf()) }
        if chance(45) { return spec(.modified(modification(depth: depth), tree(depth: depth - 1))) }
        switch number(0...9) {
        case 0, 1: return spec(.hstack(children(depth), spacing: spacing(), alignment: number(0...4)))
        case 2, 3: return spec(.vstack(children(depth), spacing: spacing(), alignment: number(0...2)))
        case 4: return spec(.zstack(children(depth), alignment: number(0...8)))
        case 5: return spec(.group(children(depth)))
        case 6: return spec(.condition(chance(50), tree(depth: depth - 1), tree(depth: depth - 1)))
        case 7: return spec(.maybe(chance(70) ? tree(depth: depth - 1) : nil))
        case 8: return spec(chance(50) ? .geometry(tree(depth: depth - 1)) : .erased(tree(depth: depth - 1)))
        default:
            if chance(50) { return spec(.scroll(tree(depth: depth - 1))) }
            let columns = number(1...3)
            return spec(.grid((0..<number(1...3)).map { _ in (0..<columns).map { _ in tree(depth: depth - 2) } }))
        }
    }

    private mutating func spacing() -> Double? { chance(50) ? nil : Double(number(0...12)) }

    private mutating func children(_ depth: Int) -> [TreeSpec] {
        (0..<number(0...4)).map { _ in tree(depth: depth - 1) }
    }

    private mutating func leaf() -> TreeSpec.Kind {
        switch number(0...15) {
        case 0...4: .text(words())
        case 5: .color(number(0...3))
        case 6: .shape(number(0...3))
        case 7: .image(number(0...2))
        case 8: .spacer
        case 9: .divider
        case 10: .empty
        case 11: .counter
        case 12: .toggle
        case 13: .button(words())
        case 14: chance(50) ? .field : .slider
        default: .progress(Double(number(0...10)) / 10)
        }
    }

    private mutating func modification(depth: Int) -> TreeSpec.Modification {
        switch number(0...19) {
        case 0: return .padding(Double(number(0...20)))
        case 1:
            return .frame(
                chance(60) ? Double(number(0...120)) : nil, chance(60) ? Double(number(0...80)) : nil,
                alignment: number(0...8))
        case 2:
            let minimum = chance(50) ? Double(number(0...60)) : nil
            return .flexibleFrame(
                minimum: minimum, maximum: chance(50) ? (chance(50) ? .infinity : 60 + Double(number(0...90))) : nil)
        case 3: return .fixedSize
        case 4: return .offset(Double(number(-20...20)), Double(number(-20...20)))
        case 5: return .priority(Double(number(-1...2)))
        case 6: return .guide(Double(number(-10...10)))
        case 7: return .aspectRatio(Double(number(1...4)) / 2)
        case 8: return .position(Double(number(0...200)), Double(number(0...100)))
        case 9: return .overlay(TreeSpecBox(tree(depth: max(0, depth - 2))))
        case 10: return .background(TreeSpecBox(tree(depth: max(0, depth - 2))))
        case 11: return .font(number(0...3))
        case 12: return .lineLimit(chance(30) ? nil : number(1...3))
        case 13: return .color(number(0...3))
        case 14: return .disabled(chance(50))
        case 15: return .opacity(Double(number(0...10)) / 10)
        case 16: return .hidden(chance(50))
        case 17: return .id(number(0...2))
        case 18: return .preference(number(0...9))
        default: return .tag(number(0...3))
        }
    }

    /// Changes one place of a tree.
    mutating func change(_ spec: TreeSpec, depth: Int = 5) -> TreeSpec {
        var result = spec
        if chance(12) {
            var replacement = tree(depth: max(0, depth - 1))
            replacement.id = chance(50) ? spec.id : replacement.id
            return replacement
        }
        func changed(_ children: [TreeSpec]) -> [TreeSpec] {
            var maker = self
            defer { self = maker }
            return maker.change(children, depth: depth)
        }
        switch spec.kind {
        case .text: result.kind = .text(words())
        case .color: result.kind = .color(number(0...3))
        case .shape: result.kind = .shape(number(0...3))
        case .image: result.kind = .image(number(0...2))
        case .button: result.kind = .button(words())
        case .progress: result.kind = .progress(Double(number(0...10)) / 10)
        case .spacer, .divider, .empty, .counter, .toggle, .field, .slider: result.kind = leaf()
        case .hstack(let children, let spacing, let alignment):
            result.kind =
                chance(80)
                ? .hstack(changed(children), spacing: spacing, alignment: alignment)
                : .hstack(children, spacing: self.spacing(), alignment: number(0...4))
        case .vstack(let children, let spacing, let alignment):
            result.kind =
                chance(80)
                ? .vstack(changed(children), spacing: spacing, alignment: alignment)
                : .vstack(children, spacing: self.spacing(), alignment: number(0...2))
        case .zstack(let children, let alignment):
            result.kind =
                chance(80)
                ? .zstack(changed(children), alignment: alignment) : .zstack(children, alignment: number(0...8))
        case .group(let children): result.kind = .group(changed(children))
        case .grid(var rows):
            let row = number(0...rows.count - 1)
            rows[row] = changed(rows[row])
            result.kind = .grid(rows)
        case .scroll(let child): result.kind = .scroll(change(child, depth: depth - 1))
        case .geometry(let child): result.kind = .geometry(change(child, depth: depth - 1))
        case .erased(let child): result.kind = .erased(change(child, depth: depth - 1))
        case .condition(let isFirst, let first, let second):
            switch number(0...2) {
            case 0: result.kind = .condition(!isFirst, first, second)
            case 1: result.kind = .condition(isFirst, change(first, depth: depth - 1), second)
            default: result.kind = .condition(isFirst, first, change(second, depth: depth - 1))
            }
        case .maybe(let child):
            if let child {
                result.kind = .maybe(chance(30) ? nil : change(child, depth: depth - 1))
            } else {
                result.kind = .maybe(tree(depth: max(0, depth - 1)))
            }
        case .modified(let modification, let child):
            if chance(40) {
                result.kind = .modified(self.modification(depth: depth), child)
            } else if case .overlay(let box) = modification, chance(40) {
                result.kind = .modified(.overlay(TreeSpecBox(change(box.spec, depth: depth - 2))), child)
            } else {
                result.kind = .modified(modification, change(child, depth: depth - 1))
            }
        }
        return result
    }

    private mutating func change(_ children: [TreeSpec], depth: Int) -> [TreeSpec] {
        var children = children
        switch number(0...5) {
        case 0: children.insert(tree(depth: max(0, depth - 1)), at: number(0...children.count))
        case 1 where !children.isEmpty: children.remove(at: number(0...children.count - 1))
        case 2: children.shuffle(using: &random)
        default:
            if !children.isEmpty {
                let index = number(0...children.count - 1)
                children[index] = change(children[index], depth: depth - 1)
            }
        }
        return children
    }

    mutating func size() -> CGSize { CGSize(width: number(50...700), height: number(50...500)) }

    mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[number(0...elements.count - 1)]
    }

    mutating func step() -> Int { number(0...9) }
}
