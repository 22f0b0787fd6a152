import Foundation

/// Where the elements of a lazy ForEach go among the items of a lazy container's content.
final class LazyElementsItem: LayoutItem {
    let elements: any LazyLayoutElements

    init(node: _Node, elements: any LazyLayoutElements) {
        self.elements = elements
        super.init(node: node)
    }

    override var isLazyPlace: Bool { true }
}

/// A ForEach whose elements a lazy layout makes and gives up.
@MainActor
protocol LazyLayoutElements: LazyElements {
    var owner: (any LazyElementsOwner)? { get set }
    func release(_ child: LazyChild)
}

extension LazyForEachNode: LazyLayoutElements {}

/// A node whose items a lazy layout can wrap one by one.
@MainActor
protocol ItemWrapping: _Node {
    func wrapLazily(_ child: LayoutItem) -> UnaryItem
    func unwrapLazily(_ item: UnaryItem)
}

/// One place of a lazy container: a view that is always there, or an element that was made because it was to be seen.
final class LazyCell: LayoutItem {
    let child: (any LazyChild)?
    let scope: LifecycleScope?
    /// The modifiers around the ForEach that the element belongs to, innermost first.
    private let wrappings: [any ItemWrapping]
    private let axis: Axis
    private var wrapped: [(any ItemWrapping, UnaryItem)] = []
    private var content: LayoutItem?
    private var isCurrent = false
    /// Where the element is among those of its ForEach.
    var position = 0
    /// Out of sight: its leaves are hidden, wherever they were placed before.
    private(set) var isParked: Bool
    /// Not a cell of the container any more.
    private(set) var isGone = false

    /// A view that is always there.
    init(item: LayoutItem, axis: Axis) {
        child = nil
        scope = nil
        wrappings = []
        self.axis = axis
        isParked = false
        super.init(node: item.node)
        content = item
        isCurrent = true
        item.layoutParent = self
        item.stackAxisDidChange(axis)
    }

    init(child: any LazyChild, scope: LifecycleScope, wrappings: [any ItemWrapping], axis: Axis) {
        self.child = child
        self.scope = scope
        self.wrappings = wrappings
        self.axis = axis
        isParked = false
        super.init(node: child.node)
    }

    private var item: LayoutItem? {
        if !isCurrent {
            isCurrent = true
            unwrap()
            content = makeContent()
            content?.layoutParent = self
            content?.stackAxisDidChange(axis)
        }
        return content
    }

    private func makeContent() -> LayoutItem? {
        let items = node.items.map { item in
            wrappings.reduce(item) { inner, wrapping in
                let outer = wrapping.wrapLazily(inner)
                wrapped.append((wrapping, outer))
                return outer
            }
        }
        if items.count <= 1 { return items.first }
        // Several views of one element stay together.
        let arrangement = (layoutParent as? LazyContainerItem)?.arrangement
        let alignment = arrangement?.alignment ?? .center
        let spacing = arrangement?.lineSpacing
        return axis == .vertical
            ? ContainerItem(node: node, layout: VStackLayout(alignment: alignment.horizontal, spacing: spacing)) {
                items
            }
            : ContainerItem(node: node, layout: HStackLayout(alignment: alignment.vertical, spacing: spacing)) { items }
    }

    private func unwrap() {
        for (wrapping, item) in wrapped { wrapping.unwrapLazily(item) }
        wrapped = []
    }

    /// What the element consists of may be something else now.
    func refresh() {
        guard child != nil else { return }
        isCurrent = false
        invalidateLayout()
    }

    // MARK: Standing for another element

    /// Whether the cell's views can show another element without anything being lost.
    var canBeReused: Bool {
        guard let node = child?.node, isParked, !isGone, !node.anyHoldsState, node.allAreRecyclable else {
            return false
        }
        var hasFocus = false
        visitLeaves { if $0.widget.containsFocus { hasFocus = true } }
        return !hasFocus
    }

    /// Shows another element from now on; true if its views are others than before. The container hears nothing of it: it
    /// is about to ask the cell.
    func reuse(for position: Int) {
        let container = layoutParent
        layoutParent = nil
        self.position = position
        isReused = true
        child?.recycle(to: position)
        isReused = false
        if structureChanged {
            structureChanged = false
            isCurrent = false
        }
        invalidateLayout()
        layoutParent = container
    }

    /// While the cell begins to show another element.
    private(set) var isReused = false
    /// The views of the element changed in the meantime.
    var structureChanged = false

    private func visitLeaves(_ visit: (WidgetItem) -> Void) {
        func search(_ item: LayoutItem) {
            if let leaf = item.asLeaf { visit(leaf) }
            item.visitItems(search)
        }
        search(self)
    }

    /// Ends the element.
    func release(from elements: any LazyLayoutElements) {
        unwrap()
        isGone = true
        if let child { elements.release(child) }
    }

    /// The view or the ForEach around the element was removed.
    func contentWasRemoved() {
        isGone = true
    }

    /// Takes the leaves from the screen without giving them places.
    func hideLeaves() {
        visitLeaves { $0.setShown(false) }
    }

    func setParked(_ parks: Bool) {
        scope?.setShown(!parks)
        guard parks != isParked else { return }
        isParked = parks
        presentationDidChange()
    }

    override func contribute(to presentation: inout LeafPresentation) {
        if isParked { presentation.isHidden = true }
    }

    override func hitPoint(_ point: CGPoint) -> CGPoint? { isParked ? nil : point }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { item?.sizeThatFits(proposal) ?? .zero }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        item.flatMap { $0.explicitGuide(key, in: $0.dimensions(dimensions.proposal)) }
    }

    override func placeContent() {
        if let item { place(item, offset: .zero, proposal: proposal) }
    }

    override func visitItems(_ visit: (LayoutItem) -> Void) {
        if let item { visit(item) }
    }

    /// What stays in sight is drawn over what is scrolled.
    override var zIndex: Double { (item?.zIndex ?? 0) + (isPinned ? 1 : 0) }

    /// The view is the header or the footer of a section, and stays in sight.
    private var isPinned: Bool {
        guard isAlone, let pinned = (layoutParent as? LazyContainerItem)?.arrangement.pinnedViews else { return false }
        return pinned.contains(place.role == .header ? .sectionHeaders : .sectionFooters)
    }

    /// Whether the view has a line of a grid for itself, as headers and footers of sections do.
    var isAlone: Bool { place.role != .content }

    /// Where the view is in its section.
    private(set) lazy var place = child == nil ? SectionPlace(of: node) : SectionPlace()
}

/// Where a view of a lazy container is in the innermost section around it.
@MainActor
struct SectionPlace {
    enum Role { case content, header, footer }

    var role = Role.content
    /// nil: in none.
    var section: (any SectionEntries)?

    init() {}

    init(of node: _Node) {
        var current = node
        while let outer = current.parent, !(outer is any LazyLayoutContainer) {
            if let section = outer as? any SectionEntries {
                self.section = section
                if current === section.headerNode { role = .header }
                if current === section.footerNode { role = .footer }
                return
            }
            current = outer
        }
    }
}
