import Foundation
internal import Gtk

/// A modifier that draws a view as a whole in another way: clipped, with a shadow, blurred. The view gets a host of its
/// own for that.
@MainActor
protocol LayerEffect: PrimitiveModifier {
    /// What the effect comes to in an environment.
    func drawing(in values: EnvironmentValues) -> LayerDrawing
    /// How the view's colours combine with those behind it; nil: it covers them.
    var blending: LeafBlending? { get }
}

extension LayerEffect {
    var blending: LeafBlending? { nil }
}

extension LayerEffect {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        LayerEffectNode(view, context: context)
    }
}

/// A host as a leaf in the layout of another one: it passes on what its content answers.
final class EmbeddedItem: WidgetItem {
    let inner: ViewHost

    init(node: _Node, inner: ViewHost) {
        self.inner = inner
        super.init(node: node, widget: inner.widget)
        inner.parentItem = self
    }

    override var innerHost: ViewHost? { inner }
    override var roundsEdges: Bool { true }
    override var isMeasuredByGTK: Bool { false }

    private var content: LayoutItem? { inner.rootItem?.contentItem }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        content?.sizeThatFits(proposal) ?? .zero
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        content.flatMap { $0.explicitGuide(key, in: $0.dimensions(dimensions.proposal)) }
    }

    override var spacing: ViewSpacing { content?.spacing ?? ViewSpacing() }
    override var priority: Double { content?.priority ?? 0 }
    override var zIndex: Double { content?.zIndex ?? 0 }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        content?.layoutValue(key) ?? K.defaultValue
    }

    private var stackAxis: Axis?

    override func stackAxisDidChange(_ axis: Axis?) {
        content?.stackAxisDidChange(axis)
        guard axis != stackAxis else { return }
        stackAxis = axis
        // The content forgets in a host of its own.
        forgetAnswersOfOtherAxis()
    }

    override func layoutDirectionDidChange() {
        content?.layoutDirectionDidChange()
        super.layoutDirectionDidChange()
    }

    /// Called when the item has another place.
    var onMove: (() -> Void)?
    /// What the item is seen through, in its own coordinates; nil: it is seen as it is.
    var projection: (() -> ProjectionTransform)?

    private var placedProjection: ProjectionTransform? {
        guard let projection = projection?(), !projection.isIdentity else { return nil }
        return projection.around(frame.origin)
    }

    override func contribute(to presentation: inout LeafPresentation) {
        if let placedProjection { presentation.concatenate(placedProjection) }
    }

    override func hitPoint(_ point: CGPoint) -> CGPoint? {
        guard let placedProjection else { return point }
        return placedProjection.pointSeen(at: point)
    }

    override func didMove() {
        super.didMove()
        onMove?()
    }

    override func placeContent() {
        onMove?()
        // GTK tells the inner host nothing if the widget's size stays the same.
        inner.widget.queueAllocate()
        super.placeContent()
    }
}

private final class LayerEffectNode<V: View, E: LayerEffect>: ModifierNode<V, E>, HostDecorator {
    private let inner: ViewHost
    private var item: EmbeddedItem?
    private var isEmpty = true
    private var drawing: LayerDrawing?

    override init(_ view: ModifiedContent<V, E>, context: _NodeContext) {
        inner = ViewHost(depth: context.host.depth + 1)
        super.init(view, context: context)
    }

    override var contentContext: _NodeContext {
        var context = childContext
        context.host = inner
        context.isLazy = false
        return context
    }

    override func contentWasMade() {
        guard let content else { return }
        inner.sizing = .embedded
        inner.setRoot { _ in content }
        item = EmbeddedItem(node: self, inner: inner)
        isEmpty = content.items.isEmpty
        // Without content it takes no part in the layout, so GTK must not draw it.
        if isEmpty { item?.setShown(false) }
        updateSelf()
    }

    override func modifierDidChange(from old: E) {
        if !ValueComparison.areEqual(old, modifier) { updateSelf() }
    }

    override func updateSelf() {
        let drawing = evaluate { modifier.drawing(in: EnvironmentValues(scope: environment)) }
        self.drawing = drawing
        inner.widget.setClips(drawing.clips)
        inner.decorator = drawing.isPlain ? nil : self
        inner.widget.setComposes(!drawing.isPlain)
        if item?.blending != modifier.blending {
            item?.blending = modifier.blending
            host.setNeedsLayout()
        }
        if case .byGeometry(let operations) = drawing { followGeometry(operations) }
    }

    private var scrolledHosts: [ViewHost] = []

    /// Draws again whenever the view is somewhere else.
    private func followGeometry(_ operations: @escaping @Sendable (GeometryProxy) -> [_VisualOperation]) {
        guard let item else { return }
        host.hasEffects = true
        item.projection = { [unowned item] in
            let size = item.frame.size
            return operations(GeometryProxy(item: item, storedSize: size)).transform(size)
        }
        item.onMove = { [weak self] in
            self?.inner.widget.queueDraw()
            self?.followScrolling()
        }
        item.presentationDidChange()
        inner.widget.queueDraw()
    }

    /// Follows all scrolled contents that the view is in. They are known once it has a place.
    private func followScrolling() {
        guard scrolledHosts.isEmpty else { return }
        var outer: ViewHost? = host
        while let current = outer {
            scrolledHosts.append(current)
            current.observeScrolling(self) { [weak self, weak current] in self?.scrolled(current) }
            outer = current.parentItem?.node.host
        }
    }

    private func scrolled(_ scrolled: ViewHost?) {
        inner.widget.queueDraw()
        // A host that scrolls places its leaves again in any case.
        if scrolled !== host { item?.presentationDidChange() }
    }

    override var items: [LayoutItem] { isEmpty ? [] : item.map { [$0] } ?? [] }

    override func structureDidChange() {
        guard let content else { return }
        inner.childrenDidChange()
        item?.invalidateLayout()
        let isEmpty = content.items.isEmpty
        guard isEmpty != self.isEmpty else { return }
        self.isEmpty = isEmpty
        if isEmpty { item?.setShown(false) }
        super.structureDidChange()
    }

    override func willDestroy() {
        for host in scrolledHosts { host.observeScrolling(self, nil) }
        inner.decorator = nil
        inner.dispose()
        item?.remove()
    }

    // MARK: Drawing

    func draw(_ content: RenderNode?, onto snapshot: Snapshot, size: CGSize) {
        guard let drawing else { return }
        let layer = LayerDrawing.Layer(
            geometry: GeometryProxy(item: item, storedSize: item?.frame.size ?? size),
            scale: inner.widget.drawingScale)
        drawing.draw(snapshot, size, layer) { snapshot in
            if let content { snapshot.append(content) }
        }
    }
}

/// A rectangle with round corners, which GTK clips by itself.
struct RoundedOutline {
    let rect: CGRect
    /// From the top left one clockwise.
    let corners: [CGSize]

    /// Whether all outlines of a shape are rectangles with round corners.
    static func isOne(_ shape: any Shape) -> Bool {
        RoundedOutline(shape, in: CGRect(x: 0, y: 0, width: 100, height: 60)) != nil
    }

    init?(_ shape: any Shape, in rect: CGRect) {
        func limited(_ size: CGSize) -> CGSize {
            CGSize(
                width: min(max(size.width, 0), rect.width / 2), height: min(max(size.height, 0), rect.height / 2))
        }
        switch shape {
        case is Rectangle:
            self.rect = rect
            corners = Array(repeating: .zero, count: 4)
        case let shape as RoundedRectangle:
            self.rect = rect
            corners = Array(repeating: limited(shape.cornerSize), count: 4)
        case is Capsule:
            self.rect = rect
            let radius = min(rect.width, rect.height) / 2
            corners = Array(repeating: CGSize(width: radius, height: radius), count: 4)
        case is Circle, is Ellipse:
            guard case .ellipse(let oval) = shape.path(in: rect).storage else { return nil }
            self.rect = oval
            corners = Array(repeating: CGSize(width: oval.width / 2, height: oval.height / 2), count: 4)
        default:
            return nil
        }
    }
}
