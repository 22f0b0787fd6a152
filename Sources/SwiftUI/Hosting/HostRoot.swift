import Foundation

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

    var contentItem: LayoutItem? {
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

    /// Space around the content.
    var insets = EdgeInsets() {
        didSet { if insets != oldValue { invalidateLayout() } }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if insets == EdgeInsets() { return contentItem?.sizeThatFits(proposal) ?? .zero }
        let size = contentItem?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    override func placeContent() {
        guard let item = contentItem, let host else { return }
        let proposal = inner(proposal)
        let dimensions = item.dimensions(proposal)
        let size = CGSize(
            width: max(0, frame.width - insets.leading - insets.trailing),
            height: max(0, frame.height - insets.top - insets.bottom))
        let offset = host.alignment.offset(of: dimensions, in: size)
        place(item, offset: CGPoint(x: offset.x + insets.leading, y: offset.y + insets.top), proposal: proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard let item = contentItem else { return nil }
        return item.explicitGuide(key, in: item.dimensions(dimensions.proposal))
    }

    override func visitItems(_ visit: (LayoutItem) -> Void) {
        if let item = contentItem { visit(item) }
    }

    /// Always passed on: items that stand for the host ask its content and not this item.
    override func invalidateLayout() {
        super.invalidateLayout()
        host?.answersAreStale = true
        host?.setNeedsLayout()
    }

    override func propagateInvalidation() {}

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
