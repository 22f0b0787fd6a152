import Foundation
internal import Gtk

/// A view whose content depends on its own size and place. It takes all the space that is offered.
public struct GeometryReader<Content: View> {
    let content: (GeometryProxy) -> Content

    /// Creates a view from a closure that gets the geometry.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        GeometryReaderNode(view, context: context)
    }
}

/// The size and place of a view.
@MainActor
@preconcurrency
public struct GeometryProxy {
    nonisolated(unsafe) weak var item: LayoutItem?
    nonisolated let storedSize: CGSize

    /// The size in points.
    nonisolated public var size: CGSize { storedSize }

    /// The distances to the parts of the window that the system covers: none on the desktop.
    nonisolated public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The frame in a coordinate space.
    nonisolated public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        MainActor.assumeIsolated { item?.frame(in: coordinateSpace) ?? CGRect(origin: .zero, size: storedSize) }
    }

    /// The frame in a coordinate space.
    nonisolated public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The visible part of the nearest scroll view around, in the coordinates of this view; nil outside of one.
    nonisolated public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        nonisolated(unsafe) let name = coordinateSpace.name
        return MainActor.assumeIsolated {
            guard let item, let named = item.ancestor(named: name) else { return nil }
            return named.frame.offsetBy(dx: -item.frame.minX, dy: -item.frame.minY)
        }
    }
}

final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>> {
    private var child: _ViewNode<Content>?
    private var item: GeometryItem?
    private var shownSize: CGSize?

    override init(_ view: GeometryReader<Content>, context: _NodeContext) {
        super.init(view, context: context)
        item = GeometryItem(node: self)
        item?.sizeDidChange = { [unowned self] in sizeDidChange($0) }
    }

    private func sizeDidChange(_ size: CGSize) {
        if shownSize == size, child != nil { return }
        shownSize = size
        Updater.shared.updateDuringLayout(below: self) { updateSelf() }
    }

    override func update(to view: GeometryReader<Content>) {
        self.view = view
        updateSelf()
    }

    override func updateSelf() {
        guard let shownSize else { return }
        Counters.bodyEvaluations += 1
        let value = evaluate { view.content(GeometryProxy(item: item, storedSize: shownSize)) }
        if let child {
            child.update(to: value)
        } else {
            child = Content._makeNode(value, in: childContext)
            structureDidChange()
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override var items: [LayoutItem] { item.map { [$0] } ?? [] }

    override func structureDidChange() {
        item?.childrenDidChange(child?.items ?? [])
        host.orderDidChange()
        // Those around lay out nothing else, but what is written to leaves or said of them concerns new ones, too.
        parent?.plainTextDidChange()
    }
}

/// Takes what is offered, and places its content at its top leading corner.
final class GeometryItem: LayoutItem {
    var sizeDidChange: ((CGSize) -> Void)?
    private var children: [LayoutItem] = []

    func childrenDidChange(_ items: [LayoutItem]) {
        children = items
        for item in items {
            item.layoutParent = self
            item.stackAxisDidChange(nil)
        }
        invalidatePlacement()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    // The content doesn't influence the size.
    override func stackAxisDidChange(_ axis: Axis?) {}

    override func placeContent() {
        sizeDidChange?(frame.size)
        for child in children { place(child, offset: .zero, proposal: ProposedViewSize(frame.size)) }
    }

    override func visitItems(_ visit: (LayoutItem) -> Void) {
        for child in children { visit(child) }
    }
}
