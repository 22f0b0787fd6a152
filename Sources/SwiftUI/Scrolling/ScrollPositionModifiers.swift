import Foundation

/// The position that the app keeps of a scroll view.
struct ScrollPositionSource {
    let read: () -> ScrollPosition
    let write: (ScrollPosition) -> Void
    let anchor: UnitPoint?
}

private enum ScrollPositionKey: EnvironmentKey {
    static var defaultValue: ScrollPositionSource? { nil }
}

extension EnvironmentValues {
    var scrollPosition: ScrollPositionSource? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
}

/// Has a scroll view tell which of the views in a layout is seen.
public struct _ScrollTargetLayoutModifier {
    let isEnabled: Bool
}

extension _ScrollTargetLayoutModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ScrollTargetLayoutNode(view, context: context)
    }
}

/// An item whose views are what is scrolled to.
final class ScrollTargetItem: UnaryItem {
    var isEnabled: Bool

    init(node: _Node, child: LayoutItem, isEnabled: Bool) {
        self.isEnabled = isEnabled
        super.init(node: node, child: child)
    }

    /// The id of the first view that is seen in a part of the content, at an anchor.
    func idSeen(in part: CGRect, at anchor: UnitPoint?, along axes: Axis.Set) -> AnyHashable? {
        let point = CGPoint(
            x: part.minX + (anchor?.x ?? 0) * part.width, y: part.minY + (anchor?.y ?? 0) * part.height)
        for item in placedItems {
            let isBehind =
                axes.contains(.vertical)
                ? item.frame.maxY > point.y || item.frame.maxY >= part.maxY
                : item.frame.maxX > point.x || item.frame.maxX >= part.maxX
            if isBehind { return identity(of: item) }
        }
        return nil
    }

    /// The layout, without modifiers around it.
    private var container: LayoutItem {
        var item = child
        while let unary = item as? UnaryItem { item = unary.child }
        return item
    }

    /// The views of the layout that have places.
    private var placedItems: [LayoutItem] {
        var items: [LayoutItem] = []
        container.visitItems { item in
            if !item.needsPlacement, (item as? LazyCell)?.isParked != true { items.append(item) }
        }
        return items
    }

    /// The views of the layout that have places, in its order.
    var targets: [(id: AnyHashable?, frame: CGRect)] { placedItems.map { (identity(of: $0), $0.frame) } }

    /// Where the visible part would begin for each of the views near a point at which it might begin.
    func alignments(
        near point: CGPoint, in size: CGSize, _ insets: EdgeInsets, at anchor: UnitPoint?, along axes: Axis.Set
    ) -> [CGPoint] {
        var frames = placedItems.map(\.frame)
        if let lazy = container as? LazyContainerItem {
            // Some of the views near the point may not be there yet.
            frames += lazy.lineFrames(near: CGRect(origin: point, size: size))
        }
        return frames.map { frame in
            guard let anchor else { return CGPoint(x: frame.minX - insets.leading, y: frame.minY - insets.top) }
            return CGPoint(
                x: frame.minX + anchor.x * (frame.width - size.width),
                y: frame.minY + anchor.y * (frame.height - size.height))
        }
    }

    private func identity(of item: LayoutItem) -> AnyHashable? {
        var current: _Node? = item.node
        while let next = current, next !== node {
            if let identified = next as? any IdentifiedNode { return identified.identity }
            current = next.parent
        }
        return nil
    }
}

private final class ScrollTargetLayoutNode<V: View>: ItemModifierNode<V, _ScrollTargetLayoutModifier> {
    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        let item = ScrollTargetItem(node: self, child: child, isEnabled: modifier.isEnabled)
        host.scrollTarget = item
        return item
    }

    override func modifierDidChange(from old: _ScrollTargetLayoutModifier) {
        for case let item as ScrollTargetItem in wrappers { item.isEnabled = modifier.isEnabled }
    }
}

extension View {
    /// Binds the position of the scroll views in the view: writing it scrolls, and scrolling writes it.
    ///
    /// - Parameters:
    ///   - position: the position.
    ///   - anchor: the point of the visible part at which the view is that the position tells; nil: its beginning.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        environment(
            \.scrollPosition,
            ScrollPositionSource(
                read: { position.wrappedValue }, write: { position.wrappedValue = $0 }, anchor: anchor))
    }

    /// Binds the id of the view that is first in the scroll views in the view: writing it scrolls there, and scrolling
    /// writes it where there is a `scrollTargetLayout()`.
    nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        environment(
            \.scrollPosition,
            ScrollPositionSource(
                read: {
                    guard let id = id.wrappedValue else { return ScrollPosition() }
                    return ScrollPosition(unchecked: AnyHashable(id), anchor: anchor ?? .top)
                },
                write: { position in
                    guard let seen = position.seenID?.base as? ID, seen != id.wrappedValue else { return }
                    id.wrappedValue = seen
                }, anchor: anchor))
    }

    /// Makes the views in this layout those that a scroll position tells about.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
