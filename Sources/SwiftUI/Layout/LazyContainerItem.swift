import Foundation

/// How a lazy container arranges its cells in lines.
struct LazyArrangement {
    /// The direction in which lines follow each other.
    var axis: Axis
    /// The columns of a vertical grid or the rows of a horizontal one; nil: a stack, with one cell per line.
    var tracks: [GridItem]?
    /// Where cells are within their place, or a grid's columns within the grid.
    var alignment: Alignment
    /// The distance between lines in points; nil: 8.
    var spacing: CGFloat?
}

/// Lays out the lines near the visible part, and estimates the others.
final class LazyContainerItem: LayoutItem {
    private(set) var arrangement: LazyArrangement
    let cells: LazyCells
    private var lines = LazyLines()
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
    }

    private var isVertical: Bool { arrangement.axis == .vertical }
    private var gap: CGFloat { arrangement.spacing ?? ViewSpacing.standard }
    private func major(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func minor(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func size(major: CGFloat, cross: CGFloat) -> CGSize {
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
        cross = nil
        invalidateLayout()
    }

    /// What cells consist of changed.
    func contentDidChange() {
        node.host.orderDidChange()
        invalidateLayout()
    }

    /// Cells came, went or changed places; what is known of lines from `cell` on is worthless.
    func cellsDidChange(from cell: Int) {
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
            let range = fill(from: seen.lowerBound - margin, to: seen.upperBound + margin, anchoredIn: seen, host)
            for line in range { place(line, &shown) }
            placedLines = range
        }
        for (id, cell) in placed where shown[id] == nil && !cell.isGone { cell.setParked(true) }
        placed = shown
        // Cells that are out of sight from the beginning have no place at all.
        for cell in cells.made where cell.needsPlacement { cell.hideLeaves() }
        if !estimateIsFixed, !lines.knowsNothing {
            estimateIsFixed = true
            lines.estimate = lines.meanOfKnown
        }
        if abs(lines.total() - answered) > 0.001 { sizeIsStale() }
    }

    /// Makes the cells of the lines in a stretch and measures them; returns those lines.
    private func fill(
        from start: CGFloat, to end: CGFloat, anchoredIn seen: ClosedRange<CGFloat>, _ host: ViewHost
    ) -> Range<Int> {
        // The topmost line that stays in sight keeps its place, whatever the lines before it turn out to be.
        let anchor = max(placedLines.lowerBound, lines.line(at: max(0, seen.lowerBound)))
        let isAnchored = seen.lowerBound > 0 && placedLines.contains(anchor)
        let anchorBefore = isAnchored ? lines.offset(of: anchor) : 0
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

    private func place(_ line: Int, _ shown: inout [ObjectIdentifier: LazyCell]) {
        let start = lines.offset(of: line)
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
            cell.setParked(false)
            shown[ObjectIdentifier(cell)] = cell
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

    // MARK: Scrolling to cells

    /// The place of a cell in the host, as far as it's known.
    func frame(of cell: Int) -> CGRect {
        guard lines.count > 0 else { return frame }
        let line = cells.line(of: cell)
        if let made = cells.existing(cell), !made.isParked, !made.needsPlacement { return made.frame }
        let start = lines.offset(of: line)
        let size = size(major: lines.length(of: line), cross: minor(frame.size))
        return CGRect(
            x: frame.minX + (isVertical ? 0 : start), y: frame.minY + (isVertical ? start : 0), width: size.width,
            height: size.height)
    }
}
