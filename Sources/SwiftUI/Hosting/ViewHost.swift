import Foundation
internal import Gtk

/// A tree of views inside one GTK widget: a window's content, a list row, a scrolled content, a toolbar item.
///
/// All leaves of the tree are direct children of the widget, in view order. GTK asks the host for its size and gives
/// it one; the host asks its layout items, and gives each leaf its place.
@MainActor
final class ViewHost: HostDelegate {
    /// Where the content goes when it is smaller than the host, and what it is offered.
    enum Sizing {
        /// The host's own size.
        case fill
        /// The host's size, but no limit along the scrolled axes.
        case scroll(Axis.Set)
        /// What the item that stands for the host was offered in the layout around.
        case embedded
        /// What the content would like by itself.
        case ideal
        /// The width of the list and the height that the content has for it.
        case row
    }

    let widget: Gtk.Host
    let depth: Int
    var sizing = Sizing.fill {
        didSet { if scrolls { widget.setClips(clips) } }
    }
    /// Whether a scrolled content is drawn within the host only.
    var clips = true {
        didSet { widget.setClips(clips) }
    }
    var alignment = Alignment.center
    private(set) var root: _Node?
    private(set) var rootItem: HostRootItem?
    /// The item that stands for this host in another host's layout. A leaf is measured again when what is in here
    /// wants another size, and passes that on if its own answers changed.
    weak var parentItem: LayoutItem?
    var isInLayoutQueue = false
    /// The content may want another size than it answered; otherwise it only has to be placed again.
    var answersAreStale = true
    /// Some view in the host changes how its leaves are presented.
    var hasEffects = false
    /// The smallest size that a window shows its content in is given by the content.
    var reportsMinimum = true
    /// Told when the visible part of a scrolled content is another one, before leaves are placed.
    private var scrollObservers: [ObjectIdentifier: () -> Void] = [:]

    private var leaves: [WidgetItem] = []
    /// Those of the leaves whose wishes can change without anybody telling.
    private var measuredLeaves: [WidgetItem] = []
    private var movedLeaves: [WidgetItem] = []
    /// Those of the leaves that have widgets inside.
    private var nestingLeaves: [WidgetItem] = []
    private var orderIsStale = true
    /// Some view puts itself in front of its siblings or behind them.
    var usesZIndex = false
    /// Draws the host as a whole in another way.
    weak var decorator: (any HostDecorator)?
    /// Nobody sees the views, which are only asked for their words.
    var isUnseen = false
    /// The window's background is behind the views.
    var showsWindow = false
    /// Tells views about the pointer.
    private(set) lazy var pointer = HostPointer(host: self)
    /// Drags that begin at views, and drops onto them.
    private(set) lazy var dragging = HostDragging(host: self)
    private var menus: HostContextMenus?
    /// The context menus of views, which the host opens.
    var contextMenus: HostContextMenus {
        if let menus { return menus }
        let new = HostContextMenus(host: self)
        menus = new
        return new
    }
    /// Whether leaves were asked what they want since GTK gave the host its size the last time.
    private var leavesAreMeasured = false
    private var textContextChanges = TextWidget.contextChanges
    private var textStyleChanges = TextWidget.styleChanges
    private var lastMeasured: [MeasureKey: (minimum: Int, natural: Int)] = [:]
    private var size = CGSize.zero
    private var isAllocating = false
    /// The axes along which the scrolled content is longer than the visible part.
    private var overflow: Axis.Set = []

    private struct MeasureKey: Hashable {
        var isHorizontal: Bool
        var forSize: Int
    }

    init(depth: Int, role: AccessibleRole = .generic) {
        self.depth = depth
        widget = Gtk.Host(role: role)
        widget.delegate = self
    }

    /// Shows the tree that `make` returns. A former tree is removed.
    func setRoot(_ make: (ViewHost) -> _Node) {
        root?.destroy()
        let node = make(self)
        root = node
        rootItem = HostRootItem(host: self, node: node)
        orderIsStale = true
        answersAreStale = true
        setNeedsLayout()
    }

    /// Removes the tree and its widgets.
    func dispose() {
        menus?.dispose()
        root?.destroy()
        root = nil
        rootItem = nil
        leaves = []
        measuredLeaves = []
        nestingLeaves = []
        movedLeaves = []
        shownLeaves = [:]
        index.removeAll()
        scrollObservers = [:]
        animator?.stop()
        animator = nil
        Updater.shared.forget(self)
        widget.delegate = nil
    }

    /// The views of the context menu that is open may be other ones.
    func contextMenuContentDidChange() { menus?.contentDidChange() }

    // MARK: Structure

    /// Leaves came, went or changed places.
    func orderDidChange() {
        orderIsStale = true
        setNeedsLayout()
    }

    func childrenDidChange() {
        rootItem?.childrenDidChange()
        orderDidChange()
    }

    /// Puts the widgets of the leaves into view order, moving as few as possible.
    private func updateOrder() {
        guard orderIsStale else { return }
        orderIsStale = false
        var ordered: [WidgetItem] = []
        ordered.reserveCapacity(leaves.count)
        func visit(_ item: LayoutItem) {
            if let leaf = item.asLeaf { ordered.append(leaf) }
            if usesZIndex {
                for inner in item.inDrawingOrder { visit(inner) }
            } else {
                item.visitItems(visit)
            }
        }
        if let rootItem { visit(rootItem) }
        let stays = unmoved(from: leaves, to: ordered)
        var last: Gtk.Widget?
        for (index, leaf) in ordered.enumerated() {
            if !stays[index] { leaf.widget.insert(into: widget, after: last) }
            last = leaf.widget
        }
        leaves = ordered
        measuredLeaves = ordered.filter(\.isMeasuredByGTK)
        nestingLeaves = ordered.filter(\.hasWidgetsInside)
    }

    /// Marks the longest run of leaves that keep their relative order.
    private func unmoved(from old: [WidgetItem], to new: [WidgetItem]) -> [Bool] {
        for leaf in new { leaf.orderIndex = -1 }
        for (index, leaf) in old.enumerated() { leaf.orderIndex = index }
        var stays = [Bool](repeating: false, count: new.count)
        // Longest increasing subsequence of the old positions, by patience sorting.
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: new.count)
        var oldPositions = [Int](repeating: -1, count: new.count)
        for (index, leaf) in new.enumerated() {
            let position = leaf.orderIndex
            guard position >= 0 else { continue }
            oldPositions[index] = position
            // Mostly everything stays in order.
            if let last = tails.last, oldPositions[last] < position {
                previous[index] = last
                tails.append(index)
                continue
            }
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if oldPositions[tails[middle]] < position { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var index = tails.last ?? -1
        while index >= 0 {
            stays[index] = true
            index = previous[index]
        }
        return stays
    }

    // MARK: Layout

    func setNeedsLayout() {
        Updater.shared.layoutNeeded(self)
    }

    func leafMoved(_ leaf: WidgetItem) {
        guard !leaf.isMoved else { return }
        leaf.isMoved = true
        movedLeaves.append(leaf)
    }

    func leafWasRemoved(_ leaf: WidgetItem) {
        // It goes from the other lists when they are made anew.
        index.remove(leaf)
        shownLeaves[ObjectIdentifier(leaf)] = nil
        orderIsStale = true
    }

    /// The layout changed: has GTK measure the host again if its answers differ, and place its children.
    func resolveLayout() {
        guard rootItem != nil else { return }
        updateOrder()
        if isAllocating { return }
        guard answersAreStale else {
            widget.queueAllocate()
            return
        }
        answersAreStale = false
        if measureChanged() {
            lastMeasured = [:]
            widget.queueResize()
        } else {
            widget.queueAllocate()
        }
        if let leaf = parentItem as? WidgetItem {
            leaf.remeasure()
        } else {
            parentItem?.invalidateLayout()
        }
    }

    private func measureChanged() -> Bool {
        for (key, answer) in lastMeasured {
            let now = answerMeasure(key.isHorizontal ? .horizontal : .vertical, forSize: key.forSize)
            if now != answer { return true }
        }
        return lastMeasured.isEmpty
    }

    private func answerMeasure(_ orientation: Gtk.Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
        // Where an item stands for the host, that one says what the content would like.
        guard let rootItem, !scrolls, !isEmbedded else { return (0, 0) }
        let isHorizontal = orientation == .horizontal
        if case .row = sizing {
            // A row follows the width of its list, and is no smaller than its content.
            if isHorizontal { return (0, 0) }
            let width: CGFloat? = forSize < 0 ? nil : CGFloat(forSize)
            let height = rootItem.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            let rounded = height.isFinite ? Int(min(height, 1_000_000).rounded(.up)) : 0
            return (rounded, rounded)
        }
        let other: CGFloat? = forSize < 0 ? nil : CGFloat(forSize)
        func proposal(_ length: CGFloat?) -> ProposedViewSize {
            isHorizontal
                ? ProposedViewSize(width: length, height: other) : ProposedViewSize(width: other, height: length)
        }
        func length(_ size: CGSize) -> Int {
            let value = isHorizontal ? size.width : size.height
            return value.isFinite ? Int(min(value, 1_000_000).rounded(.up)) : 0
        }
        let natural = length(rootItem.sizeThatFits(proposal(nil)))
        if case .ideal = sizing { return (natural, natural) }
        guard reportsMinimum else { return (0, natural) }
        let minimum = length(rootItem.sizeThatFits(proposal(0)))
        return (min(minimum, max(natural, minimum)), max(natural, minimum))
    }

    func measure(_ orientation: Gtk.Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
        Updater.shared.duringLayout {
            remeasureLeaves()
            let answer = answerMeasure(orientation, forSize: forSize)
            if lastMeasured.count > 8 { lastMeasured = [:] }
            lastMeasured[MeasureKey(isHorizontal: orientation == .horizontal, forSize: forSize)] = answer
            return answer
        }
    }

    /// GTK asks although nothing was marked: a theme, a text size or a widget's own state changed, so leaves are
    /// asked again, and where their answers differ the layout follows.
    private func remeasureLeaves() {
        let changes = TextWidget.contextChanges
        if changes != textContextChanges {
            textContextChanges = changes
            for leaf in leaves where !leaf.isRemoved {
                leaf.remeasure()
                // GTK expects a widget that asked for a new size to get a place again.
                leafMoved(leaf)
            }
        } else if !leavesAreMeasured {
            for leaf in measuredLeaves where !leaf.isRemoved { leaf.remeasure() }
        }
        leavesAreMeasured = true
    }

    func allocate(width: Int, height: Int) {
        isAllocating = true
        defer { isAllocating = false }
        Updater.shared.duringLayout {
            let size = CGSize(width: width, height: height)
            let keepsSize = size == self.size
            if !keepsSize {
                self.size = size
                visiblePartMoved = true
                for observer in scrollObservers.values { observer() }
            }
            let overflow = overflow
            layoutContent()
            if keepsSize, overflow != self.overflow { scrollBarsChanged() }
            updateOrder()
            placeLeaves()
            // What changed inside of widgets that keep their place is told to GTK by placing them again.
            for leaf in nestingLeaves where !leaf.isRemoved { leaf.widget.placeAgain() }
            // GTK doesn't draw a text that asked for a new place until it gets one, be it the same.
            let styleChanges = TextWidget.styleChanges
            if styleChanges != textStyleChanges {
                textStyleChanges = styleChanges
                for leaf in leaves where !leaf.isRemoved && leaf is TextItem { leaf.widget.placeAgain() }
            }
            leavesAreMeasured = false
            wasAllocated?()
        }
    }

    private func layoutContent() {
        guard let rootItem else { return }
        switch sizing {
        case .fill:
            rootItem.place(at: .zero, size: size, proposal: ProposedViewSize(size))
        case .embedded:
            guard let parentItem else { return }
            rootItem.place(at: .zero, size: parentItem.frame.size, proposal: parentItem.proposal)
        case .ideal:
            rootItem.place(at: .zero, size: size, proposal: .unspecified)
        case .row:
            rootItem.place(at: .zero, size: size, proposal: ProposedViewSize(width: size.width, height: nil))
        case .scroll(let axes):
            let proposal = ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : size.width,
                height: axes.contains(.vertical) ? nil : size.height)
            let content = rootItem.sizeThatFits(proposal)
            scrolledSize = content
            let extent = CGSize(width: max(content.width, size.width), height: max(content.height, size.height))
            overflow = axes.intersection(
                (content.width > size.width ? .horizontal : Axis.Set()).union(
                    content.height > size.height ? .vertical : []))
            widget.setExtent(
                width: axes.contains(.horizontal) ? extent.width : size.width,
                height: axes.contains(.vertical) ? extent.height : size.height, pageWidth: Int(size.width),
                pageHeight: Int(size.height))
            if let stickyEdge { setScroll(to: stickyEdge) }
            scrollWasRead()
            rootItem.place(at: .zero, size: extent, proposal: proposal)
            if shift != .zero { scrollWasShifted(extent, axes) }
        }
    }

    /// A scroll bar comes or goes while GTK may be in the middle of a layout that doesn't concern the widgets around:
    /// GtkScrolledWindow asks for a new one, but those that are being placed forget that at their end, and what is
    /// between them and the scroll view would wait for its place forever.
    private func scrollBarsChanged() {
        Updater.shared.afterLayout { [weak self] in
            guard let self, rootItem != nil else { return }
            widget.queueAllocateUpwards()
            Updater.shared.requestLayout()
        }
    }

    /// How far the content near the visible part moved while it was placed.
    private var shift = CGPoint.zero

    /// Moves the visible part along with the content that is seen in it; called while that is placed.
    func shiftScroll(by distance: CGPoint) {
        guard scrolls else { return }
        shift = CGPoint(x: shift.x + distance.x, y: shift.y + distance.y)
        scrollOffset = CGPoint(x: scrollOffset.x + distance.x, y: scrollOffset.y + distance.y)
        visiblePartMoved = true
    }

    private func scrollWasShifted(_ extent: CGSize, _ axes: Axis.Set) {
        // The content is longer or shorter by as much, which its next answer will say.
        widget.setExtent(
            width: axes.contains(.horizontal) ? extent.width + shift.x : size.width,
            height: axes.contains(.vertical) ? extent.height + shift.y : size.height, pageWidth: Int(size.width),
            pageHeight: Int(size.height))
        shift = .zero
        widget.scroll = (Double(scrollOffset.x), Double(scrollOffset.y))
        scrollOffset = CGPoint(x: widget.scroll.x.rounded(), y: widget.scroll.y.rounded())
    }

    // MARK: Scrolling

    /// Leaves that are on the screen or near it.
    private var shownLeaves: [ObjectIdentifier: WidgetItem] = [:]
    private var index = LeafIndex()
    private var visiblePartMoved = false
    /// In whole points, so that leaves keep their distances.
    private var scrollOffset = CGPoint.zero

    var scrolls: Bool {
        if case .scroll = sizing { return true }
        return false
    }

    var isRow: Bool {
        if case .row = sizing { return true }
        return false
    }

    private var isEmbedded: Bool {
        if case .embedded = sizing { return true }
        return false
    }

    var scrollAxes: Axis.Set {
        if case .scroll(let axes) = sizing { return axes }
        return []
    }

    /// The part of the content that is seen, in content coordinates.
    var visibleRect: CGRect { CGRect(origin: scrollOffset, size: size) }

    /// Leaves within this part of the content are placed; GTK doesn't hear of the others, so that no coordinate that it
    /// sees is huge and only what is near costs anything.
    private var reach: CGRect { visibleRect.insetBy(dx: -128, dy: -128) }

    /// The edge to which the visible part keeps when the content grows.
    var stickyEdge: Edge? {
        didSet { if stickyEdge != nil { setNeedsLayout() } }
    }
    /// Called when the user scrolled.
    var onUserScroll: (() -> Void)?
    /// The layout whose views a scroll position tells about.
    weak var scrollTarget: ScrollTargetItem?

    /// The size of the scrolled content with its margins.
    private(set) var scrolledSize = CGSize.zero
    /// Called when the host was laid out.
    var wasAllocated: (() -> Void)?
    /// Called when the visible part begins or ends to move by itself.
    var scrollAnimationDidChange: ((Bool) -> Void)?
    /// Moves the visible part by itself; nil: that was never asked for.
    var animator: ScrollAnimator?
    /// How changes of the position are animated while this is set; nil: not at all.
    static var scrollAnimation: Animation?

    /// The id of the view that is seen at a point of the visible part, if the content has a target layout.
    func idSeen(at anchor: UnitPoint?) -> AnyHashable? {
        guard let scrollTarget, scrollTarget.isEnabled else { return nil }
        return scrollTarget.idSeen(in: visibleRect, at: anchor, along: scrollAxes)
    }

    /// Scrolls to an edge of the content.
    func scroll(to edge: Edge) {
        if let animation = Self.scrollAnimation {
            var point = visibleRect.origin
            switch edge {
            case .top: point.y = 0
            case .bottom: point.y = max(0, scrolledSize.height - size.height)
            case .leading: point.x = 0
            case .trailing: point.x = max(0, scrolledSize.width - size.width)
            }
            return animateScroll(to: point, animation) { [weak self] in self?.scroll(to: edge) }
        }
        stopAnimation()
        setScroll(to: edge)
        scrollDidChange()
    }

    private func setScroll(to edge: Edge) {
        var scroll = widget.scroll
        switch edge {
        case .top: scroll.y = 0
        case .bottom: scroll.y = .greatestFiniteMagnitude
        case .leading: scroll.x = 0
        case .trailing: scroll.x = .greatestFiniteMagnitude
        }
        widget.scroll = scroll
    }

    func observeScrolling(_ observer: AnyObject, _ action: (() -> Void)?) {
        scrollObservers[ObjectIdentifier(observer)] = action
    }

    private func scrollWasRead() {
        let scroll = widget.scroll
        let offset = CGPoint(x: scroll.x.rounded(), y: scroll.y.rounded())
        guard offset != scrollOffset else { return }
        scrollOffset = offset
        visiblePartMoved = true
        for observer in scrollObservers.values { observer() }
    }

    func scrolled() {
        stopAnimation()
        onUserScroll?()
        scrollDidChange()
    }

    private func scrollDidChange() {
        scrollWasRead()
        setNeedsLayout()
        // The frame's update may have passed already.
        widget.queueAllocate()
    }

    /// Has the visible part begin at a point of the content.
    func scroll(to point: CGPoint) {
        if let animation = Self.scrollAnimation {
            let limit = CGPoint(
                x: max(0, scrolledSize.width - size.width), y: max(0, scrolledSize.height - size.height))
            let target = CGPoint(x: min(max(0, point.x), limit.x), y: min(max(0, point.y), limit.y))
            return animateScroll(to: target, animation)
        }
        stopAnimation()
        scrollNow(to: point)
    }

    /// Has the visible part begin at a point of the content at once, whatever moves it.
    func scrollNow(to point: CGPoint) {
        widget.scroll = (Double(point.x), Double(point.y))
        scrollDidChange()
    }

    /// Scrolls to a part of the content: its anchor meets the one of the visible part; without one no farther than needed.
    func scroll(to part: CGRect, anchor: UnitPoint?) {
        let target = position(of: part, anchor: anchor)
        if target != visibleRect.origin { scroll(to: target) }
    }

    // MARK: Drawing

    /// The size that the host was given.
    var allocatedSize: CGSize { size }

    /// The leaves in the order in which they are drawn.
    var leavesInOrder: [WidgetItem] { leaves }

    func compose(_ content: RenderNode?, onto snapshot: Snapshot, width: Int, height: Int) {
        if let decorator {
            decorator.draw(content, onto: snapshot, size: CGSize(width: width, height: height))
        } else if let content {
            snapshot.append(content)
        }
    }

    func blend(
        _ top: RenderNode?, over bottom: RenderNode?, by blending: Int, onto snapshot: Snapshot, width: Int, height: Int
    ) {
        // Behind the views of a window is the window.
        let backdrop = showsWindow ? widget.themeColor(named: "window_bg_color") : nil
        LeafBlending.numbered(blending).draw(
            top, over: bottom, backdrop: backdrop, onto: snapshot, scale: Double(widget.scaleFactor))
    }

    // MARK: Focus

    func focusMoved(to child: UnsafeMutableRawPointer) {
        guard scrolls, let leaf = shownLeaves.values.first(where: { $0.widget.raw == child }) else { return }
        scroll(to: leaf.bounds, anchor: nil)
    }

    /// Effects whose leaves may lie over each other now.
    private var overlapChecks: [any OverlapChecking] = []

    func checkOverlap(of item: any OverlapChecking) { overlapChecks.append(item) }

    private func placeLeaves() {
        if !overlapChecks.isEmpty {
            let checks = overlapChecks
            overlapChecks = []
            for item in checks { item.checkOverlap() }
        }
        for leaf in movedLeaves {
            leaf.isMoved = false
            if !leaf.isRemoved, !leaf.needsPlacement { place(leaf) }
        }
        movedLeaves.removeAll(keepingCapacity: true)
        if visiblePartMoved {
            visiblePartMoved = false
            if scrolls { placeVisibleLeaves() }
        }
    }

    private func place(_ leaf: WidgetItem) {
        let presentation = leaf.presentation()
        leaf.bounds = presentation.transform.map { $0.boundingRect(of: leaf.frame) } ?? leaf.frame
        guard scrolls else {
            leaf.allocate(presentation, scrolledBy: .zero)
            return
        }
        if scrollAxes.contains(.vertical) {
            index.update(leaf, from: leaf.bounds.minY, to: leaf.bounds.maxY)
        } else {
            index.update(leaf, from: leaf.bounds.minX, to: leaf.bounds.maxX)
        }
        show(leaf, presentation)
    }

    private func show(_ leaf: WidgetItem, _ presentation: LeafPresentation) {
        if isNear(leaf) {
            leaf.allocate(presentation, scrolledBy: scrollOffset)
            shownLeaves[ObjectIdentifier(leaf)] = leaf
        } else {
            leaf.setShown(false)
            shownLeaves[ObjectIdentifier(leaf)] = nil
        }
    }

    private func isNear(_ leaf: WidgetItem) -> Bool {
        let reach = reach
        let bounds = leaf.bounds
        let overlaps =
            bounds.minX <= reach.maxX && bounds.maxX >= reach.minX && bounds.minY <= reach.maxY
            && bounds.maxY >= reach.minY
        return overlaps || (leaf.isShown && leaf.widget.containsFocus)
    }

    private func placeVisibleLeaves() {
        for (id, leaf) in shownLeaves where !isNear(leaf) {
            leaf.setShown(false)
            shownLeaves[id] = nil
        }
        let reach = reach
        let isVertical = scrollAxes.contains(.vertical)
        index.visit(from: isVertical ? reach.minY : reach.minX, to: isVertical ? reach.maxY : reach.maxX) { leaf in
            if !leaf.needsPlacement { show(leaf, leaf.presentation()) }
        }
    }
}

/// Draws a host as a whole in another way.
@MainActor
protocol HostDecorator: AnyObject {
    /// Draws what the host's leaves draw; nil: they draw nothing.
    func draw(_ content: RenderNode?, onto snapshot: Snapshot, size: CGSize)
}
