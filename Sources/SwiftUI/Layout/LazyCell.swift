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
        return axis == .vertical
            ? ContainerItem(node: node, layout: VStackLayout()) { items }
            : ContainerItem(node: node, layout: HStackLayout()) { items }
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
        func visit(_ item: LayoutItem) {
            if let leaf = item as? WidgetItem { leaf.setShown(false) }
            item.visitItems(visit)
        }
        visit(self)
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

    override var zIndex: Double { item?.zIndex ?? 0 }

    /// Whether the view has a line of a grid for itself, as headers and footers of sections do.
    private(set) lazy var isAlone: Bool = {
        guard child == nil else { return false }
        var current: _Node? = node
        while let inner = current, let outer = inner.parent, !(outer is any LazyLayoutContainer) {
            if let section = outer as? any SectionEntries {
                return inner === section.headerNode || inner === section.footerNode
            }
            current = outer
        }
        return false
    }()
}
