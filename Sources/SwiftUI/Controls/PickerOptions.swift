import Foundation

/// How one of the values that a picker offers is shown.
struct PickerOption: Equatable {
    let title: String
    /// The icon of the desktop's theme, if the option's view has a symbol.
    let iconName: String?
    /// Whether the option's view shows words, and not only a picture that has a name.
    let showsTitle: Bool
}

/// Options of a picker between two dividers, or in a section.
struct PickerGroup: Equatable {
    var title: String?
    var positions: Range<Int>
}

/// The views of a picker's options, which are asked for words, symbols and tags but never shown themselves.
@MainActor
final class PickerOptions<Value: Hashable, Content: View> {
    let root: RootNode<Content>
    private(set) var all: [PickerOption] = []
    /// What the options stand for; nil: choosing the option has no effect, since it has no value of the selection's type.
    private(set) var values: [Value?] = []
    private(set) var groups: [PickerGroup] = []
    /// Options came, went, or have other words.
    var isStale = true

    init(_ content: Content, in context: _NodeContext) {
        root = RootNode(content, context: context)
    }

    /// Where the option of a value is.
    func position(of value: Value?) -> Int? {
        value.flatMap { values.firstIndex(of: $0) }
    }

    /// Finds out what the options are; whether they look other than before.
    func gather() -> Bool {
        guard isStale else { return false }
        isStale = false
        let old = (all, groups)
        all = []
        values = []
        groups = []
        Evaluation.untracked {
            var collector = EntryCollector()
            root.collectEntries(into: &collector)
            add(collector.members, title: nil)
        }
        groups.removeAll { $0.positions.isEmpty }
        return (all, groups) != old
    }

    private func beginGroup(_ title: String? = nil) {
        groups.append(PickerGroup(title: title, positions: all.count..<all.count))
    }

    private func add(_ members: [EntryCollector.Member], title: String?) {
        beginGroup(title)
        for member in members {
            switch member {
            case .entry(let entry): add(entry)
            case .section(let section, let traits):
                var inner = EntryCollector()
                inner.traits = traits
                section.collectContent(into: &inner)
                let title = section.headerNode?.plainText ?? ""
                add(inner.members, title: title.isEmpty ? nil : title)
                // What follows the section isn't part of it.
                beginGroup()
            case .lazy: break
            }
        }
    }

    private func add(_ entry: Entry) {
        let title = entry.node.plainText
        let tag = entry.traits[TagTrait.self] ?? entry.traits[ElementIDTrait.self]
        // A line between options is none itself.
        if tag == nil, title.isEmpty {
            beginGroup()
            return
        }
        all.append(
            PickerOption(
                title: title, iconName: AnyMenuContentNode.iconName(in: entry.node),
                showsTitle: AnyMenuContentNode.showsText(in: entry.node)))
        values.append(tag.flatMap { value(of: $0) })
        let last = groups.count - 1
        groups[last].positions = groups[last].positions.lowerBound..<all.count
    }

    private func value(of tag: AnyHashable) -> Value? {
        // The cast wraps a value for an optional selection, and unwraps one that isn't nil.
        let value = tag.base as? Value
        if value == nil {
            let kind = type(of: tag.base)
            Faults.report(
                "picker-tag \(Value.self) \(kind)",
                "Picker: the tag \(tag.base) is a \(kind), but the selection is a \(Value.self); "
                    + "the option can't be chosen")
        }
        return value
    }
}
