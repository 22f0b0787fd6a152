import Foundation

/// Lays out the lines near the visible part, and estimates the others.
final class LazyContainerItem: LayoutItem {
    private(set) var arrangement: LazyArrangement
    let cells: LazyCells
    /// How long the lines are.
    var lines = LazyLines()
    private var tracks = GridTracks([], available: nil)
    /// The length of lines for which their heights are known.
    private var cross: CGFloat?
    private var estimateIsFixed = false
    private var placed: [ObjectIdentifier: LazyCell] = [:]
    private var placedLines = 0..<0
    /// The stretch of the container in which everything is placed.
    private var covered: ClosedRange<CGFloat> = 0...0
    private var observedHost: ViewHost?
    private var isSizeStale = false

    init(node: _Node, arrangement: LazyArrangement, collect: @escaping () -> [LayoutItem]) {
        self.arrangement = arrangement
        cells = LazyCells(node: node, axis: arrangement.axis, collect: collect)
        super.init(node: node)
        cells.container = self
        if !arrangement.pinnedViews.isEmpty { node.host.usesZIndex = true }
    }

    var isVertical: Bool { arrangement.axis == .vertical }
    private var gap: CGFloat { arrangement.lineSpacing }
    func major(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func minor(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func size(major: CGFloat, cross: CGFloat) -> CGSize {
        isVertical ? CGSize(width: cross, height: major) : CGSize(width: major, height: cross)
    }
    private func offer(cross: CGFloat?) -> ProposedViewSize {
        isVertical ? ProposedViewSize(width: cross, height: nil) : ProposedViewSize(width: nil, height: cross)
    }

    // MARK: Changes

    func change(to arrangement: LazyArrangement) {
        let isSame = ValueComparison.areEqual(self.arrangement, arrangement)
        self.arrangement = arrangement
        if isSame { return }
        if !arrangement.pinnedViews.isEmpty { node.host.usesZIndex = true }
        node.host.orderDidChange()
        cross = nil
        invalidateLayout()
    }

    /// What cells consist of changed.
    func contentDidChange() {
        knowsEagerCells = false
        node.host.orderDidChange()
        invalidateLayout()
    }

    /// Cells came, went or changed places; what is known of lines from `cell` on is worthless.
    func cellsDidChange(from cell: Int) {
        knowsEagerCells = false
        lines.forget(from: cells.perLine > 0 ? cells.line(of: cell) : 0)
        if lines.knowsNothing { estimateIsFixed = false }
        placedLines = 0..<0
        node.host.orderDidChange()
        invalidateLayout()
    }

    func stopObserving() {
        observedHost?.observeScrolling(self, nil)
        observedHost = nil
    }

    // MARK: Sizes

    private func tracks(for cross: CGFloat?) -> GridTracks {
        guard let items = arrangement.tracks else {
            return GridTracks([GridItem(.flexible(minimum: cross ?? 0, maximum: cross ?? 0))], available: cross)
        }
        return GridTracks(items, available: cross)
    }

    /// The length of a line and of its cells.
    private func measure(_ line: Int, _ tracks: GridTracks, isOffered: Bool = true) -> CGSize {
        var result = CGSize.zero
        for (column, cell) in cells.cells(of: line).enumerated() {
            let isWhole = arrangement.tracks == nil || cell.isAlone
            let track = isWhole ? cross : tracks[column].length
            let size = cell.sizeThatFits(offer(cross: isOffered ? track : nil))
            result.width = max(result.width, major(size))
            result.height = max(result.height, minor(size))
        }
        return result
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let offered = isVertical ? proposal.width : proposal.height
        if let offered, offered == cross, !lines.knowsNothing {
            return size(major: lines.total(), cross: max(offered, tracks.length))
        }
        // A first line tells enough for a question; what is known of the place that there is stays known.
        let saved = (cross, tracks, cells.perLine)
        defer {
            (cross, tracks) = (saved.0, saved.1)
            cells.setPerLine(saved.2)
        }
        cross = offered
        tracks = tracks(for: offered)
        cells.setPerLine(max(1, tracks.count))
        guard cells.lineCount > 0 else { return size(major: 0, cross: offered ?? 0) }
        let first = measure(0, tracks, isOffered: offered != nil)
        let length = CGFloat(cells.lineCount) * (first.width + gap) - gap
        let natural = arrangement.tracks == nil ? first.height : tracks.length
        return size(major: length, cross: max(offered ?? natural, arrangement.tracks == nil ? 0 : tracks.length))
    }

    // MARK: Placing

    private func setCross(_ length: CGFloat) {
        if cross != length {
            cross = length
            tracks = tracks(for: length)
            cells.setPerLine(max(1, tracks.count))
            lines.forget()
            estimateIsFixed = false
            placedLines = 0..<0
        }
        lines.count = cells.lineCount
        lines.spacing = gap
        if lines.knowsNothing, lines.count > 0 {
            let length = measure(0, tracks).width
            lines.estimate = length
            lines.setLength(length, of: 0)
        }
    }

    /// The visible stretch in the container's own coordinates, along its axis.
    private func visibleStretch() -> (host: ViewHost, range: ClosedRange<CGFloat>) {
        var host = node.host
        var corner = frame.origin
        while !host.scrolls, let outer = host.parentItem {
            corner.x += outer.frame.minX
            corner.y += outer.frame.minY
            host = outer.node.host
        }
        let seen = host.visibleRect
        let start = isVertical ? seen.minY - corner.y : seen.minX - corner.x
        return (host, start...(start + max(0, major(seen.size))))
    }

    override func placeContent() {
        setCross(minor(frame.size))
        let (host, seen) = visibleStretch()
        observe(host)
        let answered = major(frame.size)
        var shown: [ObjectIdentifier: LazyCell] = [:]
        if lines.count > 0 {
            let length = seen.upperBound - seen.lowerBound
            let margin = max(256, length / 2)
            let stretch = (seen.lowerBound - margin)...(seen.upperBound + margin)
            parkCells(outOf: stretch)
            let range = fill(from: stretch.lowerBound, to: stretch.upperBound, anchoredIn: seen, host)
            for line in range { place(line, &shown) }
            placedLines = range
            if !arrangement.pinnedViews.isEmpty { pin(visibleStretch().range, &shown) }
        }
        for (id, cell) in placed where shown[id] == nil && !cell.isGone { park(cell) }
        placed = shown
        // Cells that are out of sight from the beginning have no place at all.
        for cell in cells.takeNewCells() + (knowsEagerCells ? [] : cells.made) where cell.needsPlacement {
            cell.hideLeaves()
        }
        knowsEagerCells = true
        if !estimateIsFixed, !lines.knowsNothing {
            estimateIsFixed = true
            fixEstimate()
        }
        if abs(lines.total() - answered) > 0.001 { sizeIsStale() }
    }

    /// Whether the views that are always there are hidden where they have no place.
    private var knowsEagerCells = false

    private func park(_ cell: LazyCell) {
        cell.setParked(true)
        cells.cellWasParked(cell)
    }

    /// What is far away by now can show the elements that come into sight.
    private func parkCells(outOf stretch: ClosedRange<CGFloat>) {
        let start = isVertical ? frame.minY : frame.minX
        for (id, cell) in placed where cell.child != nil && !cell.isGone && !cell.needsPlacement {
            let begin = (isVertical ? cell.frame.minY : cell.frame.minX) - start
            guard begin + major(cell.frame.size) < stretch.lowerBound || begin > stretch.upperBound else { continue }
            placed[id] = nil
            park(cell)
        }
    }

    /// Makes the cells of the lines in a stretch and measures them; returns those lines.
    private func fill(
        from start: CGFloat, to end: CGFloat, anchoredIn seen: ClosedRange<CGFloat>, _ host: ViewHost
    ) -> Range<Int> {
        // The topmost line that stays in sight keeps its place, whatever the lines before it turn out to be.
        let anchor = max(placedLines.lowerBound, lines.line(at: max(0, seen.lowerBound)))
        let isAnchored = seen.lowerBound > 0 && placedLines.contains(anchor)
        let anchorBefore = isAnchored ? lines.offset(of: anchor) : 0
        if arrangement.pinnedViews.contains(.sectionHeaders), let header = pinnedHeaderLine(seen) {
            lines.setLength(measure(header, tracks).width, of: header)
        }
        let first = lines.line(at: max(0, start))
        var line = first
        var position = lines.offset(of: first)
        while line < lines.count, position <= end {
            let length = measure(line, tracks).width
            lines.setLength(length, of: line)
            position += length + gap
            line += 1
        }
        covered = (first == 0 ? -.infinity : start)...(line == lines.count ? .infinity : max(start, end))
        if isAnchored {
            let shift = lines.offset(of: anchor) - anchorBefore
            if shift != 0 { host.shiftScroll(by: isVertical ? CGPoint(x: 0, y: shift) : CGPoint(x: shift, y: 0)) }
        }
        return first..<line
    }

    private func place(_ line: Int, at position: CGFloat? = nil, _ shown: inout [ObjectIdentifier: LazyCell]) {
        let start = position ?? lines.offset(of: line)
        let length = lines.length(of: line)
        let whole = minor(frame.size)
        let indent = arrangement.tracks == nil ? 0 : indent(of: tracks.length, in: whole)
        for (column, cell) in cells.cells(of: line).enumerated() {
            let isWhole = arrangement.tracks == nil || cell.isAlone
            let track = isWhole ? GridTracks.Track(position: 0, length: whole, alignment: nil) : tracks[column]
            let alignment = track.alignment ?? (arrangement.tracks == nil ? arrangement.alignment : .center)
            let offered = offer(cross: track.length)
            let inner = alignment.offset(
                of: cell.dimensions(offered), in: size(major: length, cross: track.length))
            let corner = size(major: start, cross: (isWhole ? 0 : indent) + track.position)
            place(cell, offset: CGPoint(x: corner.width + inner.x, y: corner.height + inner.y), proposal: offered)
            let wasParked = cell.isParked
            cell.setParked(false)
            if wasParked { cells.cellWasParked(cell) }
            shown[ObjectIdentifier(cell)] = cell
        }
    }

    // MARK: Pinned headers and footers

    /// The first of the sections that reach beyond a position.
    private func section(reaching position: CGFloat) -> Int {
        let sections = cells.sections
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if end(of: sections[middle]) <= position { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func end(of section: LazyCells.Section) -> CGFloat {
        let last = cells.line(of: section.cells.upperBound - 1)
        return lines.offset(of: last) + lines.length(of: last)
    }

    /// The line of the header of the section that the visible part begins in.
    private func pinnedHeaderLine(_ seen: ClosedRange<CGFloat>) -> Int? {
        let sections = cells.sections
        let index = section(reaching: seen.lowerBound)
        guard index < sections.count, let header = sections[index].header else { return nil }
        let line = cells.line(of: header)
        return lines.offset(of: line) < seen.lowerBound ? line : nil
    }

    /// Moves the headers and footers of the sections in sight to where they are seen.
    private func pin(_ seen: ClosedRange<CGFloat>, _ shown: inout [ObjectIdentifier: LazyCell]) {
        let sections = cells.sections
        var index = section(reaching: seen.lowerBound)
        while index < sections.count {
            let section = sections[index]
            index += 1
            let first = lines.offset(of: cells.line(of: section.cells.lowerBound))
            if first > seen.upperBound { return }
            let end = end(of: section)
            if arrangement.pinnedViews.contains(.sectionHeaders), let header = section.header {
                let line = cells.line(of: header)
                let start = lines.offset(of: line)
                let pinned = min(seen.lowerBound, end - lines.length(of: line))
                if pinned > start { place(line, at: pinned, &shown) }
            }
            if arrangement.pinnedViews.contains(.sectionFooters), let footer = section.footer {
                let line = cells.line(of: footer)
                let length = measure(line, tracks).width
                let pinned = max(seen.upperBound - length, first)
                if pinned < lines.offset(of: line) { place(line, at: pinned, &shown) }
            }
        }
    }

    /// Where a grid's columns begin if they don't fill the grid.
    private func indent(of length: CGFloat, in whole: CGFloat) -> CGFloat {
        let key = isVertical ? arrangement.alignment.horizontal.key : arrangement.alignment.vertical.key
        func value(_ length: CGFloat) -> CGFloat {
            let size = size(major: 0, cross: length)
            return key.id.defaultValue(in: ViewDimensions(size: size, proposal: ProposedViewSize(size), item: nil))
        }
        return value(whole) - value(length)
    }

    /// Lines that weren't seen are as long as the mean of those that were: headers of sections as long as headers, and the
    /// others as long as those.
    private func fixEstimate() {
        let sections = cells.sections
        guard !sections.isEmpty else {
            lines.estimate = lines.meanOfKnown
            return
        }
        var known: [SectionPlace.Role: (count: Int, length: CGFloat)] = [:]
        for line in placedLines {
            let role = cells.cells(of: line).first?.place.role ?? .content
            let sum = known[role] ?? (0, 0)
            known[role] = (sum.count + 1, sum.length + lines.length(of: line))
        }
        func mean(_ role: SectionPlace.Role) -> CGFloat? { known[role].map { $0.length / CGFloat($0.count) } }
        lines.estimate = mean(.content) ?? lines.meanOfKnown
        for section in sections {
            for (cell, length) in [(section.header, mean(.header)), (section.footer, mean(.footer))] {
                guard let cell, let length else { continue }
                let line = cells.line(of: cell)
                if !placedLines.contains(line) { lines.setLength(length, of: line) }
            }
        }
    }

    /// What was answered is out of date, because lines turned out longer or shorter than estimated.
    private func sizeIsStale() {
        guard !isSizeStale else { return }
        isSizeStale = true
        Updater.shared.afterLayout { [weak self] in
            guard let self, node.isAlive else { return }
            isSizeStale = false
            invalidateLayout()
        }
    }

    private func observe(_ host: ViewHost) {
        guard observedHost !== host else { return }
        stopObserving()
        observedHost = host
        host.observeScrolling(self) { [weak self] in self?.visiblePartDidMove() }
    }

    private func visiblePartDidMove() {
        // What stays in sight moves along.
        if !arrangement.pinnedViews.isEmpty { return invalidatePlacement() }
        let seen = visibleStretch().range
        if seen.lowerBound - 64 < covered.lowerBound || seen.upperBound + 64 > covered.upperBound {
            invalidatePlacement()
        }
    }

    override func didMove() {
        // The cells are moved along, but others may be in sight now.
        Updater.shared.afterLayout { [weak self] in
            guard let self, node.isAlive else { return }
            visiblePartDidMove()
        }
    }

    override func visitItems(_ visit: (LayoutItem) -> Void) {
        for cell in cells.made { visit(cell) }
    }

    // Cells follow the container's own axis.
    override func stackAxisDidChange(_ axis: Axis?) {}
}
