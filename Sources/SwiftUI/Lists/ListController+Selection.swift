internal import Gtk

// What the rows of a list stand for in its selection.
extension ListController {
    /// Whether rows of a ForEach have tags that aren't the ids of their elements, as far as the rows that are shown tell.
    private func usesTags(_ elements: any LazyElements) -> Bool {
        boundRows.contains { row in
            row.key.owner == ObjectIdentifier(elements) && row.traits[TagTrait.self] != nil
                && row.traits[TagTrait.self] != row.key.id
        }
    }

    /// The values that a selection has for rows; those that have none are left out.
    func values(at positions: [Int]) -> [AnyHashable] {
        // Which sources use tags is found out once: a million rows may be selected.
        var tagged: [ObjectIdentifier: Bool] = [:]
        return positions.compactMap { position in
            guard let place = segments.locate(position) else { return nil }
            let segment = segments.all[place.segment]
            guard segment.role == .content else { return nil }
            switch segment.source {
            case .content:
                return row(of: place.segment).flatMap { value(of: $0.traits) }
            case .element(let elements):
                if let row = row(at: position) { return value(of: row.traits) }
                let usesTags = tagged[ObjectIdentifier(elements)] ?? usesTags(elements)
                tagged[ObjectIdentifier(elements)] = usesTags
                if usesTags { return pool.temporaryTraits(at: position).flatMap(value) }
                return segment.traits[TagTrait.self] ?? elements.id(at: place.index)
            }
        }
    }

    /// The value that a selection has for a row: its tag, or else its element's id.
    func value(at position: Int) -> AnyHashable? { values(at: [position]).first }

    private func value(of traits: Traits) -> AnyHashable? {
        if traits[SelectionDisabledTrait.self] { return nil }
        return traits[TagTrait.self] ?? traits[ElementIDTrait.self]
    }

    /// The rows of a ForEach whose views have tags of their own, which only their views know: those that are shown are
    /// asked first, and others only if a value is still missing and there aren't too many of them.
    private func taggedPositions(of values: Set<AnyHashable>, in start: Int, count: Int) -> [Int] {
        let range = start..<start + count
        var found: [Int: AnyHashable] = [:]
        for row in boundRows {
            guard let position = position(of: row), range.contains(position), let value = value(of: row.traits),
                values.contains(value)
            else { continue }
            found[position] = value
        }
        if Set(found.values).count < values.count, count <= Self.searchedTags {
            for position in range where found[position] == nil {
                guard let value = value(at: position), values.contains(value) else { continue }
                found[position] = value
            }
        }
        return Array(found.keys)
    }

    private static let searchedTags = 1000

    func positions(of values: Set<AnyHashable>) -> [Int] {
        guard !values.isEmpty else { return [] }
        var found: [Int] = []
        for (number, segment) in segments.all.enumerated() where segment.role == .content {
            switch segment.source {
            case .content:
                if let value = row(of: number).flatMap({ value(of: $0.traits) }), values.contains(value) {
                    found.append(segments.starts[number])
                }
            case .element(let elements):
                if usesTags(elements) {
                    found += taggedPositions(of: values, in: segments.starts[number], count: segment.count)
                } else {
                    for index in elements.indices(of: values).values {
                        found.append(segments.starts[number] + index)
                    }
                }
            }
        }
        return found.sorted()
    }
}
