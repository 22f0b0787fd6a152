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
        MainActor.assumeIsolated {
            if coordinateSpace != .local { item?.placeWasRead = true }
            return item?.frame(in: coordinateSpace) ?? CGRect(origin: .zero, size: storedSize)
        }
    }

    /// The frame in a coordinate space.
    nonisolated public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The rectangle of a coordinate space, such as the visible part of the scroll view around, in the coordinates of this
    /// view; nil if the view isn't in it.
    nonisolated public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        nonisolated(unsafe) let name = coordinateSpace.name
        return MainActor.assumeIsolated {
            guard let item, let named = item.ancestor(named: name) else { return nil }
            item.placeWasRead = true
            let own = item.frame(in: .named(name))
            let size = (named as? HostRootItem)?.host?.allocatedSize ?? named.frame.size
            return CGRect(x: -own.minX, y: -own.minY, width: size.width, height: size.height)
        }
    }
}

final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>> {
    private var child: _ViewNode<Content>?
    private var item: GeometryItem?
    private var shownSize: CGSize?
    private lazy var follower = PlaceFollower { [unowned self] in Updater.shared.mark(self) }

    override init(_ view: GeometryReader<Content>, context: _NodeContext) {
        super.init(view, context: context)
        item = GeometryItem(node: self)
        item?.sizeDidChange = { [unowned self] in sizeDidChange($0) }
        item?.placeDidChange = { [unowned self] in placeDidChange() }
    }

    private func sizeDidChange(_ size: CGSize) {
        if shownSize == size, child != nil { return }
        shownSize = size
        Updater.shared.updateDuringLayout(below: self) { updateSelf() }
    }

    /// The item was placed: whoever computed something from its place does so again before the frame is painted.
    private func placeDidChange() {
        guard let item, item.placeWasRead, follower.hasMoved(item) else { return }
        Updater.shared.afterLayout { [weak self] in
            guard let self, isAlive else { return }
            Updater.shared.mark(self)
        }
    }

    override func update(to view: GeometryReader<Content>) {
        self.view = view
        updateSelf()
    }

    override func updateSelf() {
        guard let shownSize else { return }
        Counters.bodyEvaluations += 1
        let value = evaluate { view.content(GeometryProxy(item: item, storedSize: shownSize)) }
        if let item, item.placeWasRead { follower.follow(item) }
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

    override func willDestroy() { follower.stop() }

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
    var placeDidChange: (() -> Void)?
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

    override func didMove() { placeDidChange?() }

    // The content doesn't influence the size.
    override func stackAxisDidChange(_ axis: Axis?) {}

    override func placeContent() {
        sizeDidChange?(frame.size)
        placeDidChange?()
        for child in children { place(child, offset: .zero, proposal: ProposedViewSize(frame.size)) }
    }

    override func visitItems(_ visit: (LayoutItem) -> Void) {
        for child in children { visit(child) }
    }
}
