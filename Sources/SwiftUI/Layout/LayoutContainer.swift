import Foundation

/// A layout with the views that it arranges.
public struct _LayoutContainer<L: Layout, Content: View> {
    let layout: L
    let content: Content
}

extension _LayoutContainer: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        LayoutContainerNode(view, layout: view.layout, content: view.content, context: context)
    }
}

/// The node of a view that arranges its content with a layout.
class LayoutContainerNode<V: View, L: Layout, Content: View>: _ViewNode<V> {
    private(set) var content: _ViewNode<Content>?
    private var item: ContainerItem<L>?

    init(_ view: V, layout: L, content: Content, context: _NodeContext) {
        super.init(view, context: context)
        var contentContext = childContext
        contentContext.isLazy = false
        self.content = Content._makeNode(content, in: contentContext)
        item = ContainerItem(node: self, layout: layout) { [unowned self] in self.content?.items ?? [] }
    }

    final func update(to view: V, layout: L, content: Content) {
        self.view = view
        item?.change(to: layout)
        self.content?.update(to: content)
    }

    override func update(to view: V) {
        guard let container = view as? _LayoutContainer<L, Content> else { return }
        update(to: view, layout: container.layout, content: container.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content { visit(content) }
    }

    override var items: [LayoutItem] { item.map { [$0] } ?? [] }

    override func structureDidChange() {
        item?.childrenDidChange()
        host.orderDidChange()
    }
}

/// Arranges items with a layout.
final class ContainerItem<L: Layout>: LayoutItem {
    private(set) var layout: L
    private let collect: () -> [LayoutItem]
    private var children: [LayoutItem]?
    private var storedSubviews: LayoutSubviews?
    private var cache: L.Cache?
    private var cacheIsStale = true

    init(node: _Node, layout: L, collect: @escaping () -> [LayoutItem]) {
        self.layout = layout
        self.collect = collect
        super.init(node: node)
        ExplicitGuides.layoutIsUsed((layout as? AnyLayout)?.baseType ?? L.self)
    }

    func change(to layout: L) {
        let isSame = ValueComparison.areEqual(self.layout, layout)
        let oldAxis = stackAxis
        self.layout = layout
        if !isSame {
            if let layout = layout as? AnyLayout { ExplicitGuides.layoutIsUsed(layout.baseType) }
            cache = nil
            // Spacers and dividers have to learn of another axis.
            if stackAxis != oldAxis { storedSubviews = nil }
            invalidateLayout()
        }
    }

    private var stackAxis: Axis? {
        (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    }

    func childrenDidChange() {
        children = nil
        storedSubviews = nil
        invalidateLayout()
    }

    private var subviews: LayoutSubviews {
        if let storedSubviews { return storedSubviews }
        let items = collect()
        let axis = stackAxis
        for item in items {
            item.layoutParent = self
            item.stackAxisDidChange(axis)
        }
        children = items
        let subviews = LayoutSubviews(items: items, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        storedSubviews = subviews
        return subviews
    }

    override var definesStackAxis: Bool { true }

    override func stackAxisDidChange(_ axis: Axis?) {
        // The items inside follow this container's own axis.
    }

    override func layoutDirectionDidChange() {
        storedSubviews = nil
        super.layoutDirectionDidChange()
    }

    override func propagateInvalidation() {
        cacheIsStale = true
        super.propagateInvalidation()
    }

    private func withCache<Result>(_ body: (inout L.Cache, LayoutSubviews) -> Result) -> Result {
        let subviews = subviews
        if var cache {
            // The only reference, so that arrays in it are changed in place.
            self.cache = nil
            if cacheIsStale { layout.updateCache(&cache, subviews: subviews) }
            cacheIsStale = false
            defer { self.cache = cache }
            return body(&cache, subviews)
        }
        var cache = layout.makeCache(subviews: subviews)
        cacheIsStale = false
        defer { self.cache = cache }
        return body(&cache, subviews)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: $1, cache: &$0) }
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: dimensions.size)
        return withCache { cache, subviews in
            if key.isHorizontal {
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews,
                    cache: &cache)
            } else {
                layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews,
                    cache: &cache)
            }
        }
    }

    override var spacing: ViewSpacing {
        withCache { layout.spacing(subviews: $1, cache: &$0) }
    }

    override func placeContent() {
        if let layout = layout as? any SequentialLayout, placeSequentially(layout) { return }
        withCache { cache, subviews in
            for item in subviews.items { item.pendingPlacement = nil }
            layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
            for item in subviews.items { commit(item) }
        }
    }

    /// Places the items of a stack without a detour; those that keep their place cost next to nothing.
    private func placeSequentially<S: SequentialLayout>(_ layout: S) -> Bool {
        let isRightToLeft = isRightToLeft
        let mirror = frame.minX + frame.maxX
        return withCache { cache, subviews in
            guard var own = cache as? S.Cache else { return false }
            layout.place(in: frame, proposal: proposal, subviews: subviews, cache: &own) { item, origin, proposal, _ in
                if !isRightToLeft, item.isPlaced(at: origin, proposal) { return }
                let size = item.sizeThatFits(proposal)
                let x = isRightToLeft ? mirror - origin.x - size.width : origin.x
                item.place(at: CGPoint(x: x, y: origin.y), size: size, proposal: proposal)
            }
            if let own = own as? L.Cache { cache = own }
            return true
        }
    }

    private func commit(_ item: LayoutItem) {
        let placement =
            item.pendingPlacement
            ?? {
                let offered = ProposedViewSize(frame.size)
                let size = item.sizeThatFits(offered)
                return LayoutSubview.Placement(
                    origin: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), proposal: offered)
            }()
        let size = item.sizeThatFits(placement.proposal)
        var origin = placement.origin
        if isRightToLeft { origin.x = frame.minX + frame.maxX - origin.x - size.width }
        item.place(at: origin, size: size, proposal: placement.proposal)
    }

    override func visitItems(_ visit: (LayoutItem) -> Void) {
        for item in subviews.items { visit(item) }
    }
}

/// A layout of any type. When the type changes, the arranged views keep their state.
public struct AnyLayout: Layout {
    private let base: any Layout

    /// Wraps a layout.
    public init<L: Layout>(_ layout: L) {
        base = (layout as? AnyLayout)?.base ?? layout
    }

    var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }
    var baseType: any Layout.Type { type(of: base) }

    /// The cache of the wrapped layout with the type that it belongs to.
    public struct Cache {
        fileprivate var type: Any.Type
        fileprivate var value: Any
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(type: type(of: base), value: base.makeCache(subviews: subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    private func withCache<Result>(
        _ cache: inout Cache, _ subviews: Subviews, _ body: (any Layout, inout Any) -> Result
    ) -> Result {
        if cache.type != type(of: base) { cache = makeCache(subviews: subviews) }
        return body(base, &cache.value)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        withCache(&cache, subviews) { $0.spacing(subviews: subviews, erased: &$1) }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        withCache(&cache, subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, erased: &$1) }
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        withCache(&cache, subviews) { layout, cache in
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, erased: &cache)
        }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        withCache(&cache, subviews) { layout, cache in
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, erased: &cache)
        }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        withCache(&cache, subviews) { layout, cache in
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, erased: &cache)
        }
    }
}

extension Layout {
    fileprivate func withErased<Result>(
        _ erased: inout Any, _ subviews: Subviews, _ body: (inout Cache) -> Result
    ) -> Result {
        var cache = erased as? Cache ?? makeCache(subviews: subviews)
        defer { erased = cache }
        return body(&cache)
    }

    fileprivate func spacing(subviews: Subviews, erased: inout Any) -> ViewSpacing {
        withErased(&erased, subviews) { spacing(subviews: subviews, cache: &$0) }
    }

    fileprivate func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, erased: inout Any) -> CGSize {
        withErased(&erased, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        erased: inout Any
    ) -> CGFloat? {
        withErased(&erased, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        erased: inout Any
    ) -> CGFloat? {
        withErased(&erased, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, erased: inout Any
    ) {
        withErased(&erased, subviews) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
