import Foundation
internal import Gtk

/// A leaf of the layout: a GTK widget.
class WidgetItem: LayoutItem {
    let widget: Gtk.Widget
    var isMoved = false
    /// Some item around it sets a z index.
    var usesZIndex = false
    /// Edges are rounded to pixels one by one, so that neighbours meet; otherwise the size is rounded up.
    var roundsEdges: Bool { false }

    init(node: _Node, widget: Gtk.Widget) {
        self.widget = widget
        super.init(node: node)
        widget.insert(into: node.host.widget, after: nil)
        node.host.orderDidChange()
    }

    /// Takes the widget out of its host, for good.
    func remove() {
        widget.unparent()
        node.host.leafWasRemoved(self)
    }

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
        remeasure()
    }

    var widgetWantsResize: Bool { false }

    // MARK: Presentation

    final func presentation() -> LeafPresentation {
        var presentation = LeafPresentation()
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

    final func setShown(_ shown: Bool) {
        if widget.isChildVisible != shown { widget.isChildVisible = shown }
    }

    /// Gives the widget its place; `frame` is in the widget's parent's coordinates.
    final func allocate(_ frame: CGRect) {
        let presentation = presentation()
        setShown(!presentation.isHidden)
        if presentation.opacity != shownOpacity {
            shownOpacity = presentation.opacity
            widget.opacity = presentation.opacity
        }
        if presentation.allowsHitTesting != widget.canTarget { widget.canTarget = presentation.allowsHitTesting }
        if presentation.isHidden { return }
        var x = frame.minX.rounded()
        var y = frame.minY.rounded()
        var width: CGFloat
        var height: CGFloat
        if roundsEdges {
            width = frame.maxX.rounded() - x
            height = frame.maxY.rounded() - y
        } else {
            width = (frame.width - 0.001).rounded(.up)
            height = (frame.height - 0.001).rounded(.up)
        }
        let limit: CGFloat = 1_000_000
        width = min(max(width, 0), limit)
        height = min(max(height, 0), limit)
        x = min(max(x, -limit), limit)
        y = min(max(y, -limit), limit)
        guard let transform = presentation.transform else {
            widget.place(x: x, y: y, width: Int(width), height: Int(height))
            return
        }
        // The transform is in the host's coordinates; the widget's own begin at its corner.
        let moved = CGAffineTransform(translationX: x, y: y).concatenating(transform)
        let local = moved.concatenating(CGAffineTransform(translationX: -x, y: -y))
        widget.place(
            x: x, y: y, width: Int(width), height: Int(height),
            transform: Matrix2D(a: local.a, b: local.b, c: local.c, d: local.d, tx: local.tx, ty: local.ty))
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
        let request = widget.measure(.vertical, forSize: Int(dimensions.width.rounded(.up)))
        return request.naturalBaseline.map { CGFloat($0) + (dimensions.height - CGFloat(request.natural)) / 2 }
    }

    override func remeasure() {
        super.remeasure()
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

    override func willDestroy() {
        item.remove()
    }

    /// The environment of the view; reading from it makes a dependency while `apply` runs.
    final var values: EnvironmentValues { EnvironmentValues(scope: environment) }
}
