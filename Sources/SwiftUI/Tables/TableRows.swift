/// What one row of a table shows.
struct TableRecord<Value: Identifiable> {
    /// nil: the header or the footer of a section.
    var value: Value?
    var header: AnyView?
    /// How deep the row is in groups of rows.
    var level = 0
    /// What opens and closes the rows below this one; nil: there are none.
    var disclosure: Binding<Bool>?
    var traits = Traits()
}

/// Which groups of a table are open where no binding says so.
@MainActor
final class TableExpansion {
    private var open: [AnyHashable: Bool] = [:]
    /// Has the table gather its rows again.
    var didChange: (() -> Void)?

    func isOpen(_ id: AnyHashable, initially: Bool) -> Bool { open[id] ?? initially }

    func binding(_ id: AnyHashable, initially: Bool) -> Binding<Bool> {
        Binding(
            get: { [weak self] in self?.isOpen(id, initially: initially) ?? initially },
            set: { [weak self] in
                self?.open[id] = $0
                self?.didChange?()
            })
    }
}

/// The rows of a table in order, gathered from its row content; used by the module only.
@MainActor
public struct _TableRows<Value: Identifiable> {
    /// A run of rows.
    struct Segment {
        var count: Int
        var record: (Int) -> TableRecord<Value>
        /// nil for the header of a section.
        var id: (Int) -> Value.ID?
        /// Where an array keeps its elements: the same place means the same elements.
        var storage: UnsafeRawPointer?
    }

    private(set) var segments: [Segment] = []
    private(set) var starts: [Int] = []
    private(set) var count = 0
    /// Some row has rows below it, or is no value.
    private(set) var isStructured = false
    let expansion: TableExpansion
    /// How deep the rows being gathered are.
    var level = 0
    /// What modifiers around the rows being gathered say.
    var traits = Traits()

    init(expansion: TableExpansion) {
        self.expansion = expansion
    }

    mutating func add(_ segment: Segment) {
        guard segment.count > 0 else { return }
        segments.append(segment)
        starts.append(count)
        count += segment.count
    }

    mutating func add(_ record: TableRecord<Value>) {
        var record = record
        record.level = level
        record.traits = traits
        if record.disclosure != nil || record.value == nil { isStructured = true }
        let id = record.value?.id
        add(Segment(count: 1, record: { _ in record }, id: { _ in id }))
    }

    private func locate(_ position: Int) -> (segment: Segment, index: Int) {
        var low = 0
        var high = starts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= position { low = middle } else { high = middle }
        }
        return (segments[low], position - starts[low])
    }

    /// Which row of its run a row is, and how many there are.
    func place(of position: Int) -> (index: Int, count: Int) {
        let place = locate(position)
        return (place.index, place.segment.count)
    }

    func record(at position: Int) -> TableRecord<Value> {
        let place = locate(position)
        return place.segment.record(place.index)
    }

    func id(at position: Int) -> Value.ID? {
        let place = locate(position)
        return place.segment.id(place.index)
    }

    /// The identity of a row: headers are identified by their place among the segments.
    func key(at position: Int) -> AnyHashable {
        id(at: position).map { AnyHashable($0) } ?? AnyHashable(TableHeaderKey(position: position))
    }

    func indices(of keys: Set<AnyHashable>) -> [AnyHashable: Int] {
        let wanted = Set(keys.compactMap { $0.base as? Value.ID })
        guard !wanted.isEmpty else { return [:] }
        var found: [AnyHashable: Int] = [:]
        for (number, segment) in segments.enumerated() {
            for index in 0..<segment.count {
                guard let id = segment.id(index), wanted.contains(id), found[AnyHashable(id)] == nil else { continue }
                found[AnyHashable(id)] = starts[number] + index
                if found.count == wanted.count { return found }
            }
        }
        return found
    }

    /// The smallest replaced range between two states of the rows: what lies between the common beginning and end.
    func change(from old: _TableRows) -> ElementsChange {
        if count == old.count, segments.count == 1, old.segments.count == 1, let storage = segments[0].storage,
            storage == old.segments[0].storage
        {
            return ElementsChange(position: count, removed: 0, added: 0)
        }
        let shorter = min(count, old.count)
        var prefix = 0
        while prefix < shorter, key(at: prefix, isSameAs: prefix, in: old) { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, key(at: count - 1 - suffix, isSameAs: old.count - 1 - suffix, in: old) {
            suffix += 1
        }
        return ElementsChange(
            position: prefix, removed: old.count - prefix - suffix, added: count - prefix - suffix)
    }

    private func key(at position: Int, isSameAs other: Int, in old: _TableRows) -> Bool {
        switch (id(at: position), old.id(at: other)) {
        case (let new?, let old?): new == old
        case (nil, nil): position == other
        default: false
        }
    }
}

/// The identity of a row that has no value.
private struct TableHeaderKey: Hashable {
    let position: Int
}
