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
    }

    let widget: Gtk.Host
    let depth: Int
    var sizing = Sizing.fill
    var alignment = Alignment.center
    private(set) var root: _Node?
    private(set) var rootItem: HostRootItem?
    /// The item that stands for this host in another host's layout.
    weak var parentItem: LayoutItem?
    /// The host is the child of a native widget, which is measured by GTK.
    var isInsideNative = false
    var isInLayoutQueue = false
    private(set) var isRightToLeft = false
    /// The smallest size that a window shows its content in is given by the content.
    var reportsMinimum = true
    /// Called when the content's size within a scrolled host is known, before it is placed.
    var onScrolled: (() -> Void)?

    private var leaves: [WidgetItem] = []
    private var movedLeaves: [WidgetItem] = []
    private var orderIsStale = true
    private var placesAll = true
    private var lastMeasured: [MeasureKey: (minimum: Int, natural: Int)] = [:]
    private var size = CGSize.zero
    private var isAllocating = false

    private struct MeasureKey: Hashable {
        var isHorizontal: Bool
        var forSize: Int
    }

    init(depth: Int, role: AccessibleRole = .generic) {
        self.depth = depth
        widget = Gtk.Host(role: role)
        widget.delegate = self
        isRightToLeft = TextDirection.default == .rightToLeft
    }

    /// Shows the tree that `make` returns. A former tree is removed.
    func setRoot(_ make: (ViewHost) -> _Node) {
        root?.destroy()
        let node = make(self)
        root = node
        rootItem = HostRootItem(host: self, node: node)
        orderIsStale = true
        setNeedsLayout()
    }

    /// Removes the tree and its widgets.
    func dispose() {
        root?.destroy()
        root = nil
        rootItem = nil
        leaves = []
        movedLeaves = []
        Updater.shared.forget(self)
        widget.delegate = nil
    }

    func setRightToLeft(_ value: Bool) {
        guard value != isRightToLeft else { return }
        isRightToLeft = value
        func forget(_ item: LayoutItem) {
            item.forgetAnswers()
            item.visitItems(forget)
        }
        if let rootItem { forget(rootItem) }
        setNeedsLayout()
    }

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
        func visit(_ item: LayoutItem) {
            if let leaf = item as? WidgetItem { ordered.append(leaf) }
            item.visitItems(visit)
        }
        if let rootItem { visit(rootItem) }
        let hasZIndexes = ordered.contains { $0.usesZIndex }
        if hasZIndexes {
            let levels = ordered.map { ($0, $0.presentation().zIndex) }
            ordered = levels.enumerated()
                .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
                .map(\.element.0)
        }
        let stays = unmoved(from: leaves, to: ordered)
        var last: Gtk.Widget?
        for (index, leaf) in ordered.enumerated() {
            if !stays[index] { leaf.widget.insert(into: widget, after: last) }
            last = leaf.widget
        }
        leaves = ordered
    }

    /// Marks the longest run of leaves that keep their relative order.
    private func unmoved(from old: [WidgetItem], to new: [WidgetItem]) -> [Bool] {
        var positions: [ObjectIdentifier: Int] = [:]
        positions.reserveCapacity(old.count)
        for (index, leaf) in old.enumerated() { positions[ObjectIdentifier(leaf)] = index }
        var stays = [Bool](repeating: false, count: new.count)
        // Longest increasing subsequence of the old positions, by patience sorting.
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: new.count)
        var oldPositions = [Int](repeating: -1, count: new.count)
        for (index, leaf) in new.enumerated() {
            guard let position = positions[ObjectIdentifier(leaf)] else { continue }
            oldPositions[index] = position
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
        leaves.removeAll { $0 === leaf }
        movedLeaves.removeAll { $0 === leaf }
        orderIsStale = true
    }

    /// The layout changed: has GTK measure the host again if its answers differ, and place its children.
    func resolveLayout() {
        guard rootItem != nil else { return }
        updateOrder()
        if isAllocating { return }
        if isInsideNative || parentItem == nil, measureChanged() {
            lastMeasured = [:]
            widget.queueResize()
        } else {
            widget.queueAllocate()
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
        guard let rootItem else { return (0, 0) }
        let isHorizontal = orientation == .horizontal
        if case .scroll(let axes) = sizing, axes.contains(isHorizontal ? .horizontal : .vertical) {
            return (0, 0)
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
        guard reportsMinimum else { return (0, natural) }
        let minimum = length(rootItem.sizeThatFits(proposal(0)))
        return (min(minimum, max(natural, minimum)), max(natural, minimum))
    }

    func measure(_ orientation: Gtk.Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
        Updater.shared.duringLayout {
            if orientation == .horizontal { remeasureLeaves() }
            let answer = answerMeasure(orientation, forSize: forSize)
            if lastMeasured.count > 8 { lastMeasured = [:] }
            lastMeasured[MeasureKey(isHorizontal: orientation == .horizontal, forSize: forSize)] = answer
            return answer
        }
    }

    /// GTK asks although nothing was marked: a theme, a text size or a widget's own state changed, so leaves are
    /// asked again, and where their answers differ the layout follows.
    private func remeasureLeaves() {
        for leaf in leaves { leaf.remeasure() }
    }

    func allocate(width: Int, height: Int) {
        isAllocating = true
        defer { isAllocating = false }
        Updater.shared.duringLayout {
            size = CGSize(width: width, height: height)
            remeasureAfterAllocation()
            layoutContent()
            updateOrder()
            placeLeaves()
        }
    }

    private func remeasureAfterAllocation() {
        // A leaf that asked for a new size without changing the host's own is found here.
        for leaf in leaves where leaf.widgetWantsResize { leaf.remeasure() }
    }

    private func layoutContent() {
        guard let rootItem else { return }
        switch sizing {
        case .fill:
            rootItem.place(at: .zero, size: size, proposal: ProposedViewSize(size))
        case .scroll(let axes):
            let proposal = ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : size.width,
                height: axes.contains(.vertical) ? nil : size.height)
            let content = rootItem.sizeThatFits(proposal)
            let extent = CGSize(width: max(content.width, size.width), height: max(content.height, size.height))
            widget.setExtent(
                width: axes.contains(.horizontal) ? extent.width : size.width,
                height: axes.contains(.vertical) ? extent.height : size.height, pageWidth: Int(size.width),
                pageHeight: Int(size.height))
            rootItem.place(at: .zero, size: extent, proposal: proposal)
            let scroll = widget.scroll
            if scroll != lastScroll {
                lastScroll = scroll
                placesAll = true
            }
        }
    }

    private var lastScroll = (x: 0.0, y: 0.0)

    /// The part of the content that is seen, in content coordinates.
    var visibleRect: CGRect {
        CGRect(x: lastScroll.x, y: lastScroll.y, width: size.width, height: size.height)
    }

    private func placeLeaves() {
        if placesAll {
            placesAll = false
            for leaf in leaves { place(leaf) }
        } else {
            for leaf in movedLeaves where leaf.isMoved { place(leaf) }
        }
        for leaf in movedLeaves { leaf.isMoved = false }
        movedLeaves.removeAll(keepingCapacity: true)
    }

    private func place(_ leaf: WidgetItem) {
        leaf.isMoved = false
        guard !leaf.needsPlacement else { return }
        var frame = leaf.frame
        if case .scroll = sizing {
            frame.origin.x -= lastScroll.x
            frame.origin.y -= lastScroll.y
            // What is far away isn't allocated at all: no coordinate that GTK sees is huge.
            let reach = CGRect(origin: .zero, size: size).insetBy(dx: -200, dy: -200)
            guard frame.intersects(reach) || leaf.widget.containsFocus else {
                leaf.setShown(false)
                return
            }
        }
        leaf.allocate(frame)
    }

    func scrolled() {
        onScrolled?()
        widget.queueAllocate()
    }
}

/// The item at the root of a host: it arranges what the tree consists of, in a column if there are several views.
final class HostRootItem: LayoutItem {
    private(set) weak var host: ViewHost?
    private var content: [LayoutItem]?
    private var column: ContainerItem<VStackLayout>?

    init(host: ViewHost, node: _Node) {
        self.host = host
        super.init(node: node)
    }

    func childrenDidChange() {
        content = nil
        invalidateLayout()
    }

    private var contentItem: LayoutItem? {
        if content == nil {
            let items = node.items
            content = items
            if items.count > 1 {
                if column == nil {
                    column = ContainerItem(node: node, layout: VStackLayout()) { [unowned self] in self.content ?? [] }
                    column?.layoutParent = self
                } else {
                    column?.childrenDidChange()
                }
            } else {
                column = nil
                items.first?.layoutParent = self
                items.first?.stackAxisDidChange(nil)
            }
        }
        return column ?? content?.first
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        contentItem?.sizeThatFits(proposal) ?? .zero
    }

    override func placeContent() {
        guard let item = contentItem, let host else { return }
        let dimensions = item.dimensions(proposal)
        place(item, offset: host.alignment.offset(of: dimensions, in: frame.size), proposal: proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard let item = contentItem else { return nil }
        return item.explicitGuide(key, in: item.dimensions(dimensions.proposal))
    }

    override func visitItems(_ visit: (LayoutItem) -> Void) {
        if let item = contentItem { visit(item) }
    }

    override func propagateInvalidation() {
        host?.setNeedsLayout()
        host?.parentItem?.invalidateLayout()
    }

    override func invalidatePlacement() {
        super.invalidatePlacement()
        host?.setNeedsLayout()
    }

    override var spacing: ViewSpacing { contentItem?.spacing ?? ViewSpacing() }
}

/// The root of a tree that has nothing above it in its host: it tells the host about changes of structure.
final class RootNode<Content: View>: _Node {
    private(set) var child: _ViewNode<Content>?
    private let onPreference: ((ObjectIdentifier) -> Void)?

    init(_ content: Content, context: _NodeContext, onPreference: ((ObjectIdentifier) -> Void)? = nil) {
        self.onPreference = onPreference
        super.init(context: context)
        child = Content._makeNode(content, in: childContext)
    }

    func update(to content: Content) {
        child?.update(to: content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override var items: [LayoutItem] { child?.items ?? [] }

    override func structureDidChange() {
        host.childrenDidChange()
        parent?.plainTextDidChange()
    }

    override func collectEntries(into entries: inout EntryCollector) {
        child?.collectEntries(into: &entries)
    }

    override func preferenceChanged(_ key: ObjectIdentifier) {
        onPreference?(key)
    }
}
