import Foundation

/// Which view is where in a grid.
struct GridStructure {
    struct Cell {
        let subview: LayoutSubview
        let row: Int
        let column: Int
        var span: Int
        let unsized: Axis.Set
        let anchor: UnitPoint?

        var columns: Range<Int> { column..<(column + span) }
    }

    struct Row {
        var cells: Range<Int>
        let alignment: VerticalAlignment
    }

    private(set) var cells: [Cell] = []
    private(set) var rows: [Row] = []
    private(set) var columnAlignments: [HorizontalAlignment] = []
    /// The distances between columns, one fewer than there are columns.
    private(set) var columnGaps: [CGFloat] = []
    private(set) var rowGaps: [CGFloat] = []

    var columnCount: Int { columnAlignments.count }

    init(_ subviews: LayoutSubviews, layout: GridLayout) {
        // Views that aren't in a row span all columns, whose number is known at the end.
        var loose: [Int] = []
        var current: GridRowIdentity?
        var column = 0
        var count = 0
        for subview in subviews {
            let identity = subview[GridRowKey.self]
            if identity == nil || identity !== current {
                rows.append(
                    Row(cells: cells.count..<cells.count, alignment: identity?.alignment ?? layout.alignment.vertical))
                column = 0
            }
            current = identity
            let span = identity == nil ? 1 : max(1, subview[GridColumnsKey.self])
            if identity == nil { loose.append(cells.count) }
            cells.append(
                Cell(
                    subview: subview, row: rows.count - 1, column: column, span: span,
                    unsized: subview[GridUnsizedAxesKey.self], anchor: subview[GridAnchorKey.self]))
            rows[rows.count - 1].cells = rows[rows.count - 1].cells.lowerBound..<cells.count
            column += span
            count = max(count, column)
        }
        for index in loose { cells[index].span = count }
        columnAlignments = Array(repeating: layout.alignment.horizontal, count: count)
        for cell in cells.reversed() {
            guard let guide = cell.subview[GridColumnAlignmentKey.self] else { continue }
            columnAlignments[cell.column] = guide
        }
        columnGaps = gapsOfColumns(layout.horizontalSpacing)
        rowGaps = gapsOfRows(layout.verticalSpacing)
    }

    private func gapsOfColumns(_ spacing: CGFloat?) -> [CGFloat] {
        guard columnCount > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: columnCount - 1) }
        var gaps = [CGFloat?](repeating: nil, count: columnCount - 1)
        for row in rows {
            for (left, right) in zip(cells[row.cells], cells[row.cells].dropFirst()) {
                let gap = left.subview.spacing.distance(to: right.subview.spacing, along: .horizontal)
                gaps[right.column - 1] = max(gaps[right.column - 1] ?? gap, gap)
            }
        }
        return gaps.map { $0 ?? ViewSpacing.standard }
    }

    private func gapsOfRows(_ spacing: CGFloat?) -> [CGFloat] {
        guard rows.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: rows.count - 1) }
        let spacings = rows.map { row in
            cells[row.cells].dropFirst().reduce(into: cells[row.cells.lowerBound].subview.spacing) {
                $0.formUnion($1.subview.spacing)
            }
        }
        return zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: .vertical) }
    }
}

/// Where the lines of a grid are for one proposal.
struct GridArrangement {
    let proposal: ProposedViewSize
    private(set) var columns: [Line] = []
    private(set) var rows: [Line] = []

    /// A column or a row.
    struct Line {
        var position: CGFloat = 0
        var length: CGFloat = 0
        /// How far cells reach before and behind their common guide.
        var before: CGFloat = 0
        var behind: CGFloat = 0
    }

    var size: CGSize {
        func end(_ lines: [Line]) -> CGFloat { lines.last.map { $0.position + $0.length } ?? 0 }
        return CGSize(width: end(columns), height: end(rows))
    }

    init(_ proposal: ProposedViewSize, _ structure: GridStructure) {
        self.proposal = proposal
        guard structure.columnCount > 0 else { return }
        let columnGaps = structure.columnGaps.reduce(0, +)
        let rowGaps = structure.rowGaps.reduce(0, +)
        columns = Self.distribute(proposal.width.map { $0 - columnGaps }, over: structure.columnCount) {
            Self.column($0, width: $1, structure)
        }
        widenForSpans(structure, gaps: columnGaps)
        Self.line(&columns, structure.columnGaps)
        rows = Self.distribute(proposal.height.map { $0 - rowGaps }, over: structure.rows.count) { [self] in
            row($0, height: $1, structure)
        }
        Self.line(&rows, structure.rowGaps)
    }

    /// Offers each line an equal share of what the less flexible ones have left.
    private static func distribute(
        _ available: CGFloat?, over count: Int, _ line: (Int, CGFloat?) -> Line
    ) -> [Line] {
        guard var remaining = available else { return (0..<count).map { line($0, nil) } }
        if count == 1 { return [line(0, max(0, remaining))] }
        let flexibility = (0..<count).map { index -> CGFloat in
            let difference = line(index, .infinity).length - line(index, 0).length
            return difference.isNaN ? 0 : difference
        }
        let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        var lines = [Line](repeating: Line(), count: count)
        for (done, index) in order.enumerated() {
            lines[index] = line(index, max(0, remaining / CGFloat(count - done)))
            if remaining.isFinite { remaining -= lines[index].length }
        }
        return lines
    }

    private static func line(_ lines: inout [Line], _ gaps: [CGFloat]) {
        var position: CGFloat = 0
        for index in lines.indices {
            lines[index].position = position
            position += lines[index].length
            if index < gaps.count { position += gaps[index] }
        }
    }

    /// A column with the cells that are in it alone.
    private static func column(_ column: Int, width: CGFloat?, _ structure: GridStructure) -> Line {
        var line = Line()
        var isFirst = true
        let guide = structure.columnAlignments[column]
        for cell in structure.cells where cell.columns == column..<(column + 1) {
            if cell.unsized.contains(.horizontal) { continue }
            let dimensions = cell.subview.dimensions(in: ProposedViewSize(width: width, height: nil))
            line.add(dimensions.width, guide: dimensions[guide], isAnchored: cell.anchor != nil, isFirst: &isFirst)
        }
        return line
    }

    private func row(_ row: Int, height: CGFloat?, _ structure: GridStructure) -> Line {
        var line = Line()
        var isFirst = true
        for cell in structure.cells[structure.rows[row].cells] where !cell.unsized.contains(.vertical) {
            let proposal = ProposedViewSize(width: width(of: cell), height: height)
            let dimensions = cell.subview.dimensions(in: proposal)
            line.add(
                dimensions.height, guide: dimensions[structure.rows[row].alignment], isAnchored: cell.anchor != nil,
                isFirst: &isFirst)
        }
        return line
    }

    private func width(of cell: GridStructure.Cell) -> CGFloat {
        guard let first = columns[cell.columns].first, let last = columns[cell.columns].last else { return 0 }
        if cell.span == 1 { return last.length }
        let width = last.position + last.length - first.position
        // Behind an infinite column.
        return width.isNaN ? .infinity : width
    }

    /// Makes columns wider, by equal parts, for cells that span several of them.
    private mutating func widenForSpans(_ structure: GridStructure, gaps: CGFloat) {
        let spanning = structure.cells.filter { $0.span > 1 && !$0.unsized.contains(.horizontal) }
        for cell in spanning.sorted(by: { ($0.span, $0.row) < ($1.span, $1.row) }) {
            let inner = structure.columnGaps[cell.column..<(cell.column + cell.span - 1)].reduce(0, +)
            let length = columns[cell.columns].reduce(inner) { $0 + $1.length }
            guard length.isFinite else { continue }
            let others = columns.indices.reduce(gaps - inner) {
                cell.columns.contains($1) ? $0 : $0 + columns[$1].length
            }
            let offered = proposal.width.map { max(0, $0 - others) }
            let wanted = cell.subview.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
            guard wanted > length else { continue }
            let part = (wanted - length) / CGFloat(cell.span)
            for column in cell.columns { columns[column].length += part }
        }
    }

    /// The place that a cell has, in a grid at the origin.
    func place(of cell: GridStructure.Cell) -> CGRect {
        CGRect(
            x: columns[cell.column].position, y: rows[cell.row].position, width: width(of: cell),
            height: rows[cell.row].length)
    }

    /// Where a cell's corner is, in a grid at the origin.
    func origin(of cell: GridStructure.Cell, _ dimensions: ViewDimensions, _ structure: GridStructure) -> CGPoint {
        let place = place(of: cell)
        if let anchor = cell.anchor {
            return CGPoint(
                x: place.minX + anchor.x * (place.width - dimensions.width),
                y: place.minY + anchor.y * (place.height - dimensions.height))
        }
        let horizontal = structure.columnAlignments[cell.column].key
        let vertical = structure.rows[cell.row].alignment.key
        // Cells over several columns have no guide in common with others.
        let column =
            cell.span == 1
            ? columns[cell.column].guide(horizontal)
            : Line(length: place.width, before: 0, behind: 0).guide(horizontal)
        return CGPoint(
            x: place.minX + column - dimensions[horizontal],
            y: place.minY + rows[cell.row].guide(vertical) - dimensions[vertical])
    }
}

extension GridArrangement.Line {
    fileprivate mutating func add(_ length: CGFloat, guide: CGFloat, isAnchored: Bool, isFirst: inout Bool) {
        if isAnchored {
            self.length = max(self.length, length)
            return
        }
        before = isFirst ? guide : max(before, guide)
        // An infinite cell reaches infinitely far on both sides of its guide.
        let rest = length.isFinite ? length - guide : .infinity
        behind = isFirst ? rest : max(behind, rest)
        isFirst = false
        self.length = max(self.length, before + behind)
    }

    /// Where the common guide is: what the line is longer than its cells is shared as the guide says.
    fileprivate func guide(_ key: AlignmentKey) -> CGFloat {
        func value(_ length: CGFloat) -> CGFloat {
            let size = key.isHorizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
            return key.id.defaultValue(in: ViewDimensions(size: size, proposal: ProposedViewSize(size), item: nil))
        }
        return before + value(length) - value(before + behind)
    }
}
