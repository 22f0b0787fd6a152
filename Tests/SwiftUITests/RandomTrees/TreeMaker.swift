import Foundation

/// Makes trees from a seed.
struct TreeMaker {
    var random: TestRandom
    private var nextID = 0

    init(seed: UInt64) {
        random = TestRandom(seed: seed)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }
    mutating func size() -> CGSize { CGSize(width: number(50...700), height: number(50...500)) }

    mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[number(0...elements.count - 1)]
    }

    mutating func spec(_ kind: TreeSpec.Kind) -> TreeSpec {
        nextID += 1
        return TreeSpec(id: nextID, kind: kind)
    }

    mutating func words() -> String {
        let all = [
            "Gate", "B4", "delayed", "Charlotte", "On time", "", "Ärger 🛫", "a\u{301}", "boarding\nnow", "שלום",
            "<b>&amp;",
        ]
        return (0..<number(1...4)).map { _ in all[number(0...all.count - 1)] }.joined(separator: " ")
    }

    mutating func tree(depth: Int) -> TreeSpec {
        if depth <= 0 || chance(15) { return spec(leaf()) }
        if chance(45) { return spec(.modified(modification(depth: depth), tree(depth: depth - 1))) }
        switch number(0...13) {
        case 0, 1: return spec(.hstack(children(depth), spacing: spacing(), alignment: number(0...4)))
        case 2, 3: return spec(.vstack(children(depth), spacing: spacing(), alignment: number(0...2)))
        case 4: return spec(.zstack(children(depth), alignment: number(0...8)))
        case 5: return spec(.group(children(depth)))
        case 6: return spec(.condition(chance(50), tree(depth: depth - 1), tree(depth: depth - 1)))
        case 7: return spec(.maybe(chance(70) ? tree(depth: depth - 1) : nil))
        case 8: return spec(.geometry(tree(depth: depth - 1)))
        case 9: return spec(.erased(tree(depth: depth - 1)))
        case 10: return spec(.erasedAs(number(0...2), tree(depth: depth - 1)))
        case 11: return spec(.layout(number(0...4), children(depth)))
        case 12:
            return chance(70)
                ? spec(.scroll(tree(depth: depth - 1), axes: number(0...2))) : spec(.equatable(tree(depth: depth - 1)))
        default:
            let columns = number(1...3)
            return spec(.grid((0..<number(1...3)).map { _ in (0..<columns).map { _ in tree(depth: depth - 2) } }))
        }
    }

    mutating func spacing() -> Double? { chance(50) ? nil : Double(number(0...12)) }

    mutating func children(_ depth: Int) -> [TreeSpec] {
        (0..<number(0...4)).map { _ in tree(depth: depth - 1) }
    }

    mutating func leaf() -> TreeSpec.Kind {
        switch number(0...20) {
        case 0...4: .text(words())
        case 5: .color(number(0...3))
        case 6: .shape(number(0...3))
        case 7: .image(number(0...2))
        case 8: .spacer
        case 9: .divider
        case 10: .empty
        case 11, 12, 13, 14: .stateful(pick(TreeSpec.Stateful.allCases) ?? .counter)
        case 15: .button(words(), style: number(0...3))
        case 16: .observed(number(0...2))
        case 17: .surroundings
        case 18: .label(words(), number(0...2))
        case 19: chance(50) ? .range(number(0...4)) : .runs(words(), words())
        default: chance(80) ? .progress(Double(number(0...10)) / 10) : .spinner
        }
    }

    mutating func modification(depth: Int) -> TreeSpec.Modification {
        switch number(0...5) {
        case 0, 1, 2: layoutModification(depth: depth)
        case 3: environmentModification()
        case 4: effectModification()
        default: flowModification()
        }
    }

    private mutating func layoutModification(depth: Int) -> TreeSpec.Modification {
        switch number(0...15) {
        case 0: return .padding(Double(number(0...20)))
        case 1: return .edgePadding(number(0...5), Double(number(0...20)))
        case 2:
            return .frame(
                chance(60) ? Double(number(0...120)) : nil, chance(60) ? Double(number(0...80)) : nil,
                alignment: number(0...8))
        case 3: return .flexibleFrame(minimum: minimum(), maximum: maximum())
        case 4: return .flexibleHeight(minimum: minimum(), maximum: maximum(), alignment: number(0...8))
        case 5: return .fixedSize(chance(70), chance(70))
        case 6: return .offset(Double(number(-20...20)), Double(number(-20...20)))
        case 7: return .priority(Double(number(-1...2)))
        case 8: return .guide(Double(number(-10...10)))
        case 9: return .leadingGuide(Double(number(-10...10)))
        case 10: return .aspectRatio(Double(number(1...4)) / 2, fills: chance(30))
        case 11: return .position(Double(number(0...200)), Double(number(0...100)))
        case 12, 13: return .overlay(TreeSpecBox(tree(depth: max(0, depth - 2))))
        case 14: return .background(TreeSpecBox(tree(depth: max(0, depth - 2))))
        default: return .cell(columns: number(1...2))
        }
    }

    private mutating func minimum() -> Double? { chance(50) ? Double(number(0...60)) : nil }
    private mutating func maximum() -> Double? {
        chance(50) ? (chance(50) ? .infinity : 60 + Double(number(0...90))) : nil
    }

    private mutating func environmentModification() -> TreeSpec.Modification {
        switch number(0...10) {
        case 0: .font(number(0...3))
        case 1: .weight(number(0...2))
        case 2: .lineLimit(chance(30) ? nil : number(1...3))
        case 3: .alignment(number(0...2))
        case 4: .color(number(0...3))
        case 5: .tint(number(0...3))
        case 6: .disabled(chance(60))
        case 7: .direction(chance(50))
        case 8: .surroundings(number(0...5))
        case 9: .transformedSurroundings(number(1...5))
        default: .controlSize(number(0...2))
        }
    }

    private mutating func effectModification() -> TreeSpec.Modification {
        switch number(0...7) {
        case 0, 1: .opacity(Double(number(0...10)) / 10)
        case 2: .hidden
        case 3: .rotation(Double(number(0...3)) * 45)
        case 4: .scale(Double(number(1...4)) / 2)
        case 5: .zIndex(Double(number(-1...2)))
        case 6: .clipped
        default: .help(words())
        }
    }

    private mutating func flowModification() -> TreeSpec.Modification {
        switch number(0...9) {
        case 0: .id(number(0...2))
        case 1: .tag(number(0...3))
        case 2: .preference(number(0...9))
        case 3: .replacedPreference(number(0...9))
        case 4: .preferenceReader
        case 5: .preferenceOverlay
        case 6: .geometryReader
        case 7: .lifecycle
        case 8: .accessibilityLabel(words())
        default: .change(number(0...3))
        }
    }
}
