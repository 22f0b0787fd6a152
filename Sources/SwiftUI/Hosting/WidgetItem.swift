import Foundation
internal import Gtk

/// A leaf of the layout: a GTK widget.
class WidgetItem: LayoutItem {
    let widget: Gtk.Widget
    var isMoved = false
    /// Where the leaf was in the host's order, while a new order is found.
    var orderIndex = -1
    private(set) var isRemoved = false
    /// The frame with all transforms, in the host's coordinates.
    var bounds = CGRect.zero
    /// Where the leaf is in the host's index.
    var stretches: ClosedRange<Int>?
    /// The host of views inside the widget.
    var innerHost: ViewHost? { nil }
    /// Widgets inside the widget may change behind our back.
    var hasWidgetsInside: Bool { true }
    /// Whether the pointer can hit what the leaf draws.
    var isHit: Bool { true }
    /// Whether the pointer hits what the leaf draws at a point, from the leaf's corner.
    func isHit(at point: CGPoint) -> Bool { isHit }
    /// GTK answers the size questions, so a change may come from behind our back.
    var isMeasuredByGTK: Bool { true }
    /// Edges are rounded to pixels one by one, so that neighbours meet; otherwise the size is rounded up.
    var roundsEdges: Bool { false }

    init(node: _Node, widget: Gtk.Widget) {
        self.widget = widget
        super.init(node: node)
        // What isn't near the visible part need never be mapped.
        if node.host.scrolls { setShown(false) }
        widget.insert(into: node.host.widget, after: nil)
        directWidget()
        node.host.orderDidChange()
    }

    /// Takes the widget out of its host, for good.
    func remove() {
        isRemoved = true
        widget.unparent()
        node.host.leafWasRemoved(self)
    }

    private func directWidget() {
        let direction = isRightToLeft ? TextDirection.rightToLeft : .leftToRight
        if widget.direction != direction { widget.setDirectionThroughout(direction) }
    }

    override func layoutDirectionDidChange() {
        directWidget()
        super.layoutDirectionDidChange()
    }

    final override var asLeaf: WidgetItem? { self }

    override func placeContent() { node.host.leafMoved(self) }
    override func didMove() { node.host.leafMoved(self) }

    /// Compares what the widget wants now with what it answered before.
    func remeasure() {
        let old = rememberedAnswers
        guard !old.isEmpty else { return }
        let changed = old.contains { computeSize($0.proposal) != $0.size }
        if changed { invalidateLayout() }
    }

    /// The widget's content changed: ancestors are asked again only if its answers are different ones.
    final func contentDidChange() {
        // What stands for something else is measured anyhow.
        if node.isExchangingIdentity { invalidateLayout() } else { remeasure() }
    }

    // MARK: Presentation

    final func presentation() -> LeafPresentation {
        var presentation = LeafPresentation()
        guard node.host.hasEffects else { return presentation }
        var chain: [LayoutItem] = []
        var item: LayoutItem? = self
        while let current = item {
            chain.append(current)
            item = current.layoutParent
        }
        for item in chain.reversed() { item.contribute(to: &presentation) }
        return presentation
    }

    private var shownOpacity = 1.0
    private var shownGroups: [HostGroup] = []
    private var shownBlending: LeafBlending?

    /// How the widget is drawn together with what is behind it; nil: it covers that.
    var blending: LeafBlending? {
        didSet { if blending != oldValue { node.host.leafMoved(self) } }
    }

    /// Whether GTK is to show the widget.
    private(set) var isShown = true

    final func setShown(_ shown: Bool) {
        guard shown != isShown else { return }
        isShown = shown
        widget.isChildVisible = shown
    }

    /// Gives the widget its place, in a host whose content is scrolled by an offset.
    final func allocate(_ presentation: LeafPresentation, scrolledBy offset: CGPoint) {
        Counters.placements += 1
        setShown(!presentation.isHidden)
        if presentation.opacity != shownOpacity {
            shownOpacity = presentation.opacity
            widget.opacity = presentation.opacity
        }
        // The host draws what is seen in perspective.
        let isFlat = presentation.transform?.isAffine ?? true
        let blending = blending ?? (isFlat ? nil : .mode(.normal))
        if presentation.groups != shownGroups || blending != shownBlending {
            shownGroups = presentation.groups
            shownBlending = blending
            widget.setLook(blending: blending?.number, groups: shownGroups)
        }
        if presentation.allowsHitTesting != widget.canTarget { widget.canTarget = presentation.allowsHitTesting }
        if presentation.isHidden { return }
        let corner = CGPoint(x: frame.minX.rounded(), y: frame.minY.rounded())
        var width: CGFloat
        var height: CGFloat
        if roundsEdges {
            width = frame.maxX.rounded() - corner.x
            height = frame.maxY.rounded() - corner.y
        } else {
            width = (frame.width - 0.001).rounded(.up)
            height = (frame.height - 0.001).rounded(.up)
        }
        // Of what is huge only the part around the visible one is placed.
        func limited(_ position: CGFloat) -> CGFloat { min(max(position, -500_000), 500_000) }
        let x = limited(corner.x - offset.x)
        let y = limited(corner.y - offset.y)
        width = max(limited(corner.x - offset.x + width) - x, 0)
        height = max(limited(corner.y - offset.y + height) - y, 0)
        guard let transform = presentation.transform else {
            widget.place(x: x, y: y, width: Int(width), height: Int(height))
            return
        }
        // The transform is in the content's coordinates; the widget's own begin at its corner.
        let local = transform.around(CGPoint(x: -corner.x, y: -corner.y))
        if isFlat {
            let matrix = Matrix2D(local.affine)
            widget.place(x: x, y: y, width: Int(width), height: Int(height), transform: matrix)
        } else {
            widget.place(x: x, y: y, width: Int(width), height: Int(height), projection: Matrix3D(local))
        }
    }
}

/// How far a native widget goes along with what it is offered.
struct NativeFlexibility {
    /// Takes the offered width instead of its natural one.
    var width = false
    /// Takes the offered height instead of its natural one.
    var height = false
}

/// A leaf that is measured by GTK.
class NativeItem: WidgetItem {
    var flexibility: NativeFlexibility
    /// The ideal length along a flexible direction, in points, where the widget's natural one is too small to be useful.
    var ideal: CGSize

    init(node: _Node, widget: Gtk.Widget, flexibility: NativeFlexibility = NativeFlexibility(), ideal: CGSize = .zero) {
        self.flexibility = flexibility
        self.ideal = ideal
        super.init(node: node, widget: widget)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let horizontal = widget.measure(.horizontal)
        let width = length(
            proposal.width, minimum: CGFloat(horizontal.minimum), natural: CGFloat(horizontal.natural),
            ideal: ideal.width, isFlexible: flexibility.width)
        let forWidth = width.isFinite ? max(Int(width.rounded(.up)), horizontal.minimum) : -1
        let vertical = widget.measure(.vertical, forSize: forWidth)
        let height = length(
            proposal.height, minimum: CGFloat(vertical.minimum), natural: CGFloat(vertical.natural),
            ideal: ideal.height, isFlexible: flexibility.height)
        return CGSize(width: width, height: height)
    }

    private func length(
        _ proposal: CGFloat?, minimum: CGFloat, natural: CGFloat, ideal: CGFloat, isFlexible: Bool
    ) -> CGFloat {
        guard let proposal else { return max(natural, ideal) }
        return isFlexible ? max(minimum, proposal) : min(max(minimum, proposal), natural)
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard !key.isHorizontal else { return nil }
        let isFirst = key.id == VerticalAlignment.FirstBaseline.self
        guard isFirst || key.id == VerticalAlignment.LastBaseline.self else { return nil }
        let width = dimensions.width
        let forWidth = width < 1_000_000 ? Int(width.rounded(.up)) : -1
        let request = widget.measure(.vertical, forSize: forWidth)
        baselines[forWidth] = .some(request.naturalBaseline)
        return request.naturalBaseline.map { CGFloat($0) + (dimensions.height - CGFloat(request.natural)) / 2 }
    }

    /// What the widget answered for widths.
    private var baselines: [Int: Int?] = [:]

    override func remeasure() {
        super.remeasure()
        // Another text may have another baseline in a field of the same size.
        for (width, baseline) in baselines
        where widget.measure(.vertical, forSize: width).naturalBaseline != baseline {
            invalidateLayout()
            return
        }
    }

    override func invalidateLayout() {
        baselines.removeAll(keepingCapacity: true)
        super.invalidateLayout()
    }
}

/// The node of a view that is one widget.
class LeafNode<V: View>: _ViewNode<V> {
    final var item: WidgetItem!

    override init(_ view: V, context: _NodeContext) {
        super.init(view, context: context)
        item = makeItem()
        updateSelf()
    }

    /// Makes the widget and its item.
    func makeItem() -> WidgetItem { fatalError("\(type(of: self)) makes a widget") }

    /// Writes what the view and its environment say to the widget; called within an evaluation.
    func apply() {}

    override func update(to view: V) {
        self.view = view
        updateSelf()
    }

    override func updateSelf() {
        evaluate { apply() }
    }

    override var items: [LayoutItem] { [item] }
    override func appendItems(to items: inout [LayoutItem]) { items.append(item) }

    override func willDestroy() {
        item.remove()
    }

    /// The environment of the view; reading from it makes a dependency while `apply` runs.
    final var values: EnvironmentValues { EnvironmentValues(scope: environment) }
}
