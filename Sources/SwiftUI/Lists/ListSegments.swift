/// A run of rows from one source.
@MainActor
struct ListSegment {
    let source: ListRow.Source
    let traits: Traits
    let role: RowRole
    /// Which section of the list it's part of; rows outside of sections make up sections of their own.
    let section: Int
    var count: Int

    var owner: ObjectIdentifier { ObjectIdentifier(source.node) }

    func key(at index: Int) -> RowKey {
        switch source {
        case .content: RowKey(owner: owner, id: nil)
        case .element(let elements): RowKey(owner: owner, id: elements.id(at: index))
        }
    }
}

/// The rows of a list, flattened: headers, contents and footers of sections in one row of segments.
@MainActor
struct ListSegments {
    private(set) var all: [ListSegment] = []
    /// The position of each segment's first row.
    private(set) var starts: [Int] = []
    private(set) var count = 0

    init() {}

    /// - Parameter content: the node of the list's content.
    init(content: _Node) {
        var entries = EntryCollector()
        content.collectEntries(into: &entries)
        var section = 0
        add(entries.members, section: &section)
    }

    /// The cells of one column of a table.
    init(elements: any LazyElements, traits: Traits) {
        append(.element(elements), traits, .cell, section: 0, count: elements.count)
    }

    private mutating func append(_ source: ListRow.Source, _ traits: Traits, _ role: RowRole, section: Int, count: Int)
    {
        all.append(ListSegment(source: source, traits: traits, role: role, section: section, count: count))
        starts.append(self.count)
        self.count += count
    }

    private mutating func add(_ members: [EntryCollector.Member], section: inout Int) {
        for member in members {
            switch member {
            case .entry(let entry): add(entry.node, entry.traits, .content, section: section)
            case .lazy(let elements, let traits):
                append(.element(elements), traits, .content, section: section, count: elements.count)
            case .section(let entries, let traits):
                section += 1
                if let header = entries.headerNode { add(header, traits, .header, section: section) }
                var inner = EntryCollector()
                inner.traits = traits
                entries.collectContent(into: &inner)
                let own = section
                add(inner.members, section: &section)
                if let footer = entries.footerNode { add(footer, traits, .footer, section: own) }
                section += 1
            }
        }
    }

    private mutating func add(_ node: _Node, _ traits: Traits, _ role: RowRole, section: Int) {
        guard let content = node as? any RowContent else {
            Faults.report("row \(type(of: node))", "\(type(of: node)) can't be shown as a row of a list")
            return
        }
        append(.content(content), traits, role, section: section, count: 1)
    }

    /// The segment of a row and the row's index in it.
    func locate(_ position: Int) -> (segment: Int, index: Int)? {
        guard position >= 0, position < count else { return nil }
        var low = 0
        var high = starts.count
        // The last segment that starts at or before the position; empty ones before it are passed over.
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= position { low = middle } else { high = middle }
        }
        return (low, position - starts[low])
    }

    func key(at position: Int) -> RowKey? {
        locate(position).map { all[$0.segment].key(at: $0.index) }
    }

    func start(of owner: ObjectIdentifier) -> Int? {
        all.firstIndex { $0.owner == owner }.map { starts[$0] }
    }

    /// The rows at the beginning and at the end that are the same as in `new`, given what changed within segments.
    func unchanged(
        comparedTo new: ListSegments, changes: [ObjectIdentifier: ElementsChange]
    ) -> (prefix: Int, suffix: Int) {
        let shorter = min(all.count, new.all.count)
        func change(_ old: ListSegment, _ new: ListSegment) -> ElementsChange? {
            let change = changes[old.owner] ?? ElementsChange(position: 0, removed: 0, added: 0)
            guard old.count + change.added - change.removed == new.count else {
                return ElementsChange(position: 0, removed: old.count, added: new.count)
            }
            return change.isEmpty ? nil : change
        }
        var prefix = 0
        var same = 0
        while same < shorter, all[same].owner == new.all[same].owner {
            if let change = change(all[same], new.all[same]) {
                prefix += change.position
                break
            }
            prefix += all[same].count
            same += 1
        }
        var suffix = 0
        var back = 0
        while back < shorter - same {
            let old = all[all.count - 1 - back]
            let now = new.all[new.all.count - 1 - back]
            guard old.owner == now.owner else { break }
            if let change = change(old, now) {
                suffix += old.count - change.position - change.removed
                break
            }
            suffix += old.count
            back += 1
        }
        return (prefix, suffix)
    }
}
