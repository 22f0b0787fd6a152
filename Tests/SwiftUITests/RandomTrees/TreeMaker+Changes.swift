import Foundation

/// What happens to a tree in one step.
enum TreeStep {
    case resize, writeState, writeModel, surroundings, nothing, change
}

extension TreeMaker {
    mutating func step() -> TreeStep {
        switch number(0...15) {
        case 0, 1: .resize
        case 2, 3, 4: .writeState
        case 5: .writeModel
        case 6: .surroundings
        case 7: .nothing
        default: .change
        }
    }

    /// Changes one place of a tree.
    mutating func change(_ spec: TreeSpec, depth: Int = 4) -> TreeSpec {
        var result = spec
        if chance(12) {
            var replacement = tree(depth: max(0, depth - 1))
            replacement.id = chance(50) ? spec.id : replacement.id
            return replacement
        }
        switch spec.kind {
        case .text: result.kind = .text(words())
        case .runs(let first, _): result.kind = .runs(first, words())
        case .color: result.kind = .color(number(0...3))
        case .shape: result.kind = .shape(number(0...3))
        case .image: result.kind = .image(number(0...2))
        case .label(let words, let image):
            result.kind = chance(50) ? .label(self.words(), image) : .label(words, number(0...2))
        case .button(let words, let style):
            result.kind = chance(50) ? .button(self.words(), style: style) : .button(words, style: number(0...3))
        case .progress: result.kind = .progress(Double(number(0...10)) / 10)
        case .observed: result.kind = .observed(number(0...2))
        case .range: result.kind = .range(number(0...4))
        case .spacer, .divider, .empty, .stateful, .surroundings, .spinner: result.kind = leaf()
        case .hstack(let children, let spacing, let alignment):
            result.kind =
                chance(80)
                ? .hstack(change(children, depth: depth), spacing: spacing, alignment: alignment)
                : .hstack(children, spacing: self.spacing(), alignment: number(0...4))
        case .vstack(let children, let spacing, let alignment):
            result.kind =
                chance(80)
                ? .vstack(change(children, depth: depth), spacing: spacing, alignment: alignment)
                : .vstack(children, spacing: self.spacing(), alignment: number(0...2))
        case .zstack(let children, let alignment):
            result.kind =
                chance(80)
                ? .zstack(change(children, depth: depth), alignment: alignment)
                : .zstack(children, alignment: number(0...8))
        case .layout(let layout, let children):
            result.kind =
                chance(60) ? .layout(layout, change(children, depth: depth)) : .layout(number(0...4), children)
        case .group(let children): result.kind = .group(change(children, depth: depth))
        case .grid(var rows):
            if chance(20) {
                rows.shuffle(using: &random)
            } else {
                let row = number(0...rows.count - 1)
                rows[row] = change(rows[row], depth: depth)
            }
            result.kind = .grid(rows)
        default: result.kind = changeChild(of: spec, depth: depth)
        }
        return result
    }

    /// Changes a view with one child, or the child.
    private mutating func changeChild(of spec: TreeSpec, depth: Int) -> TreeSpec.Kind {
        switch spec.kind {
        case .scroll(let child, let axes):
            return chance(80)
                ? .scroll(change(child, depth: depth - 1), axes: axes) : .scroll(child, axes: number(0...2))
        case .geometry(let child): return .geometry(change(child, depth: depth - 1))
        case .erased(let child): return .erased(change(child, depth: depth - 1))
        case .erasedAs(let type, let child):
            return chance(40) ? .erasedAs(number(0...2), child) : .erasedAs(type, change(child, depth: depth - 1))
        case .equatable(let child): return .equatable(change(child, depth: depth - 1))
        case .condition(let isFirst, let first, let second):
            switch number(0...2) {
            case 0: return .condition(!isFirst, first, second)
            case 1: return .condition(isFirst, change(first, depth: depth - 1), second)
            default: return .condition(isFirst, first, change(second, depth: depth - 1))
            }
        case .maybe(let child):
            guard let child else { return .maybe(tree(depth: max(0, depth - 1))) }
            return .maybe(chance(30) ? nil : change(child, depth: depth - 1))
        case .modified(let modification, let child):
            if chance(25) { return .modified(self.modification(depth: depth), child) }
            if chance(25) { return .modified(similar(to: modification, depth: depth), child) }
            return .modified(modification, change(child, depth: depth - 1))
        default: return spec.kind
        }
    }

    /// The same modifier with another value.
    private mutating func similar(to modification: TreeSpec.Modification, depth: Int) -> TreeSpec.Modification {
        switch modification {
        case .overlay(let box): return .overlay(TreeSpecBox(change(box.spec, depth: depth - 2)))
        case .background(let box): return .background(TreeSpecBox(change(box.spec, depth: depth - 2)))
        case .opacity: return .opacity(Double(number(0...10)) / 10)
        case .disabled(let disabled): return .disabled(!disabled)
        case .direction(let rightToLeft): return .direction(!rightToLeft)
        case .font: return .font(number(0...3))
        case .padding: return .padding(Double(number(0...20)))
        case .preference: return .preference(number(0...9))
        case .surroundings: return .surroundings(number(0...5))
        case .transformedSurroundings: return .transformedSurroundings(number(1...5))
        case .guide: return .guide(Double(number(-10...10)))
        case .offset: return .offset(Double(number(-20...20)), Double(number(-20...20)))
        case .id: return .id(number(0...2))
        case .zIndex: return .zIndex(Double(number(-1...2)))
        case .change: return .change(number(0...3))
        case .priority: return .priority(Double(number(-1...2)))
        case .cell: return .cell(columns: number(1...2))
        case .accessibilityLabel: return .accessibilityLabel(words())
        case .rotation: return .rotation(Double(number(0...3)) * 45)
        default: return self.modification(depth: depth)
        }
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
}
