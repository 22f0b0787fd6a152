import Foundation

/// The cells of a lazy container: those that are there from the beginning, and those made when they're to be seen.
@MainActor
final class LazyCells: LazyElementsOwner {
    weak var container: LazyContainerItem?
    private unowned(unsafe) let node: _Node
    private let axis: Axis
    private let collect: () -> [LayoutItem]
    private var segments: [Segment] = []
    private var blocks: [Block] = []
    private var isCurrent = false
    private(set) var perLine = 0
    private(set) var lineCount = 0

    /// A run of cells of one origin.
    private final class Segment {
        let elements: (any LazyLayoutElements)?
        let wrappings: [any ItemWrapping]
        var start = 0
        var count = 0
        var cells: [Int: LazyCell] = [:]
        /// Those of the cells that are out of sight, and may show other elements.
        var spare: [ObjectIdentifier: LazyCell] = [:]

        init(elements: (any LazyLayoutElements)?, wrappings: [any ItemWrapping]) {
            self.elements = elements
            self.wrappings = wrappings
        }
    }

    /// Lines with the same number of cells in each, but for the last one.
    private struct Block {
        var firstLine: Int
        var firstCell: Int
        var count: Int
        var perLine: Int
    }

    init(node: _Node, axis: Axis, collect: @escaping () -> [LayoutItem]) {
        self.node = node
        self.axis = axis
        self.collect = collect
    }

    // MARK: Structure

    /// Gathers the items of the content again.
    func contentDidChange() {
        if let reused {
            reused.structureChanged = true
            node.host.orderDidChange()
            return
        }
        guard isCurrent else { return }
        isCurrent = false
        let before = segments.map { ($0.elements, $0.count) }
        gather()
        for segment in segments where segment.elements != nil {
            for cell in segment.cells.values { cell.refresh() }
        }
        let isSame =
            before.count == segments.count
            && zip(before, segments).allSatisfy { $0.0 === $1.elements && $0.1 == $1.count }
        if isSame { container?.contentDidChange() } else { container?.cellsDidChange(from: 0) }
    }

    private func gather() {
        guard !isCurrent else { return }
        isCurrent = true
        var lazy: [ObjectIdentifier: Segment] = [:]
        var eager: [ObjectIdentifier: LazyCell] = [:]
        for segment in segments {
            if let elements = segment.elements {
                lazy[ObjectIdentifier(elements)] = segment
            } else {
                for cell in segment.cells.values { cell.visitItems { eager[ObjectIdentifier($0)] = cell } }
            }
        }
        segments = collect().map { item in
            guard item.isLazyPlace else {
                return segment(of: item, eager.removeValue(forKey: ObjectIdentifier(item)))
            }
            var wrappings: [any ItemWrapping] = []
            var inner = item
            while let unary = inner as? UnaryItem {
                if let wrapping = unary.node as? any ItemWrapping { wrappings.append(wrapping) }
                inner = unary.child
            }
            guard let place = inner as? LazyElementsItem else { return segment(of: item, nil) }
            let known = lazy.removeValue(forKey: ObjectIdentifier(place.elements))
            let segment = known ?? Segment(elements: place.elements, wrappings: wrappings.reversed())
            place.elements.owner = self
            segment.count = place.elements.count
            return segment
        }
        for cell in eager.values { cell.contentWasRemoved() }
        for segment in lazy.values { segment.cells.values.forEach { $0.contentWasRemoved() } }
        number()
    }

    /// The one cell of a view that is always there.
    private func segment(of item: LayoutItem, _ known: LazyCell?) -> Segment {
        let segment = Segment(elements: nil, wrappings: [])
        let cell = known ?? LazyCell(item: item, axis: axis)
        cell.layoutParent = container
        item.layoutParent = cell
        segment.cells[0] = cell
        segment.count = 1
        return segment
    }

    private func number() {
        var start = 0
        for segment in segments {
            segment.start = start
            start += segment.count
        }
        knownSections = nil
        makeBlocks()
    }

    func setPerLine(_ count: Int) {
        gather()
        guard count != perLine else { return }
        perLine = count
        makeBlocks()
    }

    private func makeBlocks() {
        blocks = []
        lineCount = 0
        guard perLine > 0 else { return }
        var begins = true
        for segment in segments where segment.count > 0 {
            let isAlone = segment.cells[0]?.isAlone == true
            if begins || isAlone {
                blocks.append(
                    Block(
                        firstLine: lineCount, firstCell: segment.start, count: segment.count,
                        perLine: isAlone ? 1 : perLine))
            } else {
                blocks[blocks.count - 1].count += segment.count
            }
            begins = isAlone
            let block = blocks[blocks.count - 1]
            lineCount = block.firstLine + (block.count + block.perLine - 1) / block.perLine
        }
    }

    // MARK: Places

    private func block(ofLine line: Int) -> Block? {
        var low = 0
        var high = blocks.count - 1
        guard high >= 0 else { return nil }
        while low < high {
            let middle = (low + high + 1) / 2
            if blocks[middle].firstLine <= line { low = middle } else { high = middle - 1 }
        }
        return blocks[low]
    }

    /// The line that a cell is in.
    func line(of cell: Int) -> Int {
        gather()
        var low = 0
        var high = blocks.count - 1
        guard high >= 0 else { return 0 }
        while low < high {
            let middle = (low + high + 1) / 2
            if blocks[middle].firstCell <= cell { low = middle } else { high = middle - 1 }
        }
        let block = blocks[low]
        return block.firstLine + (cell - block.firstCell) / block.perLine
    }

    /// The cells of a line, which are made if they aren't there.
    func cells(of line: Int) -> [LazyCell] {
        gather()
        guard let block = block(ofLine: line) else { return [] }
        let first = block.firstCell + (line - block.firstLine) * block.perLine
        let end = min(first + block.perLine, block.firstCell + block.count)
        guard first < end else { return [] }
        return (first..<end).map { cell($0) }
    }

    private func segment(of cell: Int) -> Segment {
        var low = 0
        var high = segments.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if segments[middle].start <= cell { low = middle } else { high = middle - 1 }
        }
        return segments[low]
    }

    func existing(_ cell: Int) -> LazyCell? {
        gather()
        guard !segments.isEmpty else { return nil }
        let segment = segment(of: cell)
        return segment.cells[cell - segment.start]
    }

    private func cell(_ index: Int) -> LazyCell {
        let segment = segment(of: index)
        let position = index - segment.start
        if let known = segment.cells[position] { return known }
        guard let elements = segment.elements else { preconditionFailure("views that are always there have cells") }
        if let spare = takeSpare(of: segment, for: position) { return spare }
        let scope = LifecycleScope(parent: node.lifecycle, isShown: false)
        var context = node.childContext
        context.lifecycle = scope
        context.isLazy = false
        var child: (any LazyChild)?
        Updater.shared.updateDuringLayout(below: node) { child = elements.makeChild(at: position, in: context) }
        guard let child else { preconditionFailure("an element has a node") }
        let cell = LazyCell(child: child, scope: scope, wrappings: segment.wrappings, axis: axis)
        cell.layoutParent = container
        cell.position = position
        segment.cells[position] = cell
        newCells.append(cell)
        node.host.orderDidChange()
        return cell
    }

    /// Cells that were made since they were last asked for.
    private var newCells: [LazyCell] = []

    func takeNewCells() -> [LazyCell] {
        defer { newCells = [] }
        return newCells
    }

    // MARK: Cells out of sight

    /// The cell that begins to show another element.
    private var reused: LazyCell?

    /// A cell went out of sight or came back.
    func cellWasParked(_ cell: LazyCell) {
        guard let child = cell.child, !cell.isGone, let owner = child.node.parent else { return }
        for segment in segments where segment.elements === owner {
            segment.spare[ObjectIdentifier(cell)] = cell.isParked ? cell : nil
        }
    }

    /// The cell farthest away from a position that is out of sight and has nothing to lose, showing the element there
    /// from now on.
    private func takeSpare(of segment: Segment, for position: Int) -> LazyCell? {
        while let (id, cell) = segment.spare.max(by: {
            abs($0.value.position - position) < abs($1.value.position - position)
        }) {
            segment.spare[id] = nil
            guard segment.cells[cell.position] === cell, cell.canBeReused else { continue }
            segment.cells[cell.position] = nil
            segment.cells[position] = cell
            reused = cell
            Updater.shared.updateDuringLayout(below: node) { cell.reuse(for: position) }
            reused = nil
            node.host.orderDidChange()
            return cell
        }
        return nil
    }

    // MARK: Sections

    /// A section of the content: its cells, and which of them are its header and its footer.
    struct Section {
        var cells: Range<Int>
        var header: Int?
        var footer: Int?
    }

    private var knownSections: [Section]?

    /// The sections in order.
    var sections: [Section] {
        gather()
        if let knownSections { return knownSections }
        var result: [Section] = []
        var last: (any SectionEntries)?
        for segment in segments where segment.count > 0 {
            let place = segment.elements.map { SectionPlace(of: $0) } ?? segment.cells[0]?.place ?? SectionPlace()
            defer { last = place.section }
            guard let section = place.section else { continue }
            if section !== last { result.append(Section(cells: segment.start..<segment.start)) }
            let index = result.count - 1
            result[index].cells = result[index].cells.lowerBound..<(segment.start + segment.count)
            if place.role == .header, result[index].header == nil { result[index].header = segment.start }
            if place.role == .footer { result[index].footer = segment.start }
        }
        knownSections = result
        return result
    }

    /// All cells that were made, in order.
    var made: [LazyCell] {
        gather()
        return segments.flatMap { segment in
            segment.cells.count == 1
                ? Array(segment.cells.values) : segment.cells.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    // MARK: Changed elements

    func elementsDidChange(_ elements: any LazyElements, _ change: ElementsChange) {
        guard let segment = segments.first(where: { $0.elements === elements }), let own = segment.elements else {
            return
        }
        var kept: [Int: LazyCell] = [:]
        var loose: [AnyHashable: LazyCell] = [:]
        for (index, cell) in segment.cells {
            if index < change.position {
                kept[index] = cell
            } else if index >= change.position + change.removed {
                kept[index + change.added - change.removed] = cell
            } else if let identified = cell.node as? any IdentifiedNode {
                loose[identified.identity] = cell
            }
        }
        if !loose.isEmpty {
            // Elements that moved keep their state.
            for index in change.position..<(change.position + change.added) {
                if let cell = loose.removeValue(forKey: own.id(at: index)) { kept[index] = cell }
                if loose.isEmpty { break }
            }
        }
        segment.cells = kept
        segment.count = own.count
        for (id, cell) in loose.values.map({ (ObjectIdentifier($0), $0) }) {
            segment.spare[id] = nil
            cell.release(from: own)
        }
        for (index, cell) in kept {
            cell.position = index
            cell.child?.update(to: index)
        }
        guard change.removed > 0 || change.added > 0 else { return }
        number()
        container?.cellsDidChange(from: segment.start + change.position)
    }

    /// The cell of the element with an id.
    func index(of id: AnyHashable) -> Int? {
        gather()
        for segment in segments {
            guard let elements = segment.elements else { continue }
            if let index = elements.indices(of: [id])[id] { return segment.start + index }
        }
        return nil
    }
}
