import Foundation
internal import Gtk

/// What coordinates are relative to.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The window.
    case global
    /// The view itself.
    case local
    /// A view marked by `coordinateSpace(_:)`.
    case named(AnyHashable)
}

extension CoordinateSpace {
    /// Whether this is the window's.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the view's own.
    public var isLocal: Bool { self == .local }
}

/// A coordinate space of a certain kind.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of a marked view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the coordinate space.
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the coordinate space.
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinate space of the view marked with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The coordinate space of the visible part of the nearest scroll view.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace(axis: nil)) }

    /// The coordinate space of the visible part of the nearest scroll view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollViewSpace(axis: axis)) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinate space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinate space of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The name of the coordinate space of scroll views.
struct ScrollViewSpace: Hashable {
    /// nil: any.
    let axis: Axis?
}

/// Names the coordinate space of a view.
public struct _CoordinateSpaceModifier {
    let name: AnyHashable
}

extension _CoordinateSpaceModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        CoordinateSpaceNode(view, context: context)
    }
}

/// An item whose coordinate space has a name.
final class NamedItem: UnaryItem {
    var name: AnyHashable

    init(node: _Node, child: LayoutItem, name: AnyHashable) {
        self.name = name
        super.init(node: node, child: child)
    }
}

private final class CoordinateSpaceNode<V: View>: ItemModifierNode<V, _CoordinateSpaceModifier> {
    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        NamedItem(node: self, child: child, name: modifier.name)
    }

    override func modifierDidChange(from old: _CoordinateSpaceModifier) {
        for case let item as NamedItem in wrappers { item.name = modifier.name }
    }
}

extension LayoutItem {
    /// The nearest item around with a coordinate space of that name, in this host or one around it.
    func ancestor(named name: AnyHashable) -> LayoutItem? {
        var item: LayoutItem? = layoutParent
        while let current = item {
            if let named = current as? NamedItem, named.name == name { return named }
            if let root = current as? HostRootItem {
                if let space = name.base as? ScrollViewSpace, case .scroll(let axes) = root.host?.sizing,
                    space.axis.map({ axes.contains($0 == .vertical ? .vertical : .horizontal) }) ?? true
                {
                    return root
                }
                item = root.host?.parentItem
            } else {
                item = current.layoutParent
            }
        }
        return nil
    }

    private var hostRoot: HostRootItem? {
        var item: LayoutItem? = self
        while let current = item {
            if let root = current as? HostRootItem { return root }
            item = current.layoutParent
        }
        return nil
    }

    /// The frame in a coordinate space, in points.
    func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: frame.size)
        case .global: return frameInWindow
        case .named(let name):
            guard let other = ancestor(named: name) else { return frameInWindow }
            if name.base is ScrollViewSpace { return frameInVisiblePart(of: other.node.host) }
            if other.node.host === node.host {
                return frame.offsetBy(dx: -other.frame.minX, dy: -other.frame.minY)
            }
            let outer = other.frameInWindow
            return frameInWindow.offsetBy(dx: -outer.minX, dy: -outer.minY)
        }
    }

    /// The frame relative to the visible part of a scroll view around.
    private func frameInVisiblePart(of scrolled: ViewHost) -> CGRect {
        var rect = frame
        var host = node.host
        while host !== scrolled, let outer = host.parentItem {
            if host.scrolls { rect = rect.offsetBy(dx: -host.visibleRect.minX, dy: -host.visibleRect.minY) }
            rect = rect.offsetBy(dx: outer.frame.minX, dy: outer.frame.minY)
            host = outer.node.host
        }
        return rect.offsetBy(dx: -scrolled.visibleRect.minX, dy: -scrolled.visibleRect.minY)
    }

    /// The frame in the window's content.
    var frameInWindow: CGRect {
        let host = node.host
        var rect = frame
        if case .scroll = host.sizing { rect = rect.offsetBy(dx: -host.visibleRect.minX, dy: -host.visibleRect.minY) }
        guard let root = host.widget.root, let corner = host.widget.convert(x: 0, y: 0, to: root) else { return rect }
        return rect.offsetBy(dx: corner.x, dy: corner.y)
    }
}

extension View {
    /// Names the coordinate space of the view, for `GeometryProxy` and gestures below it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }

    /// Names the coordinate space of the view.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Runs an action with a value computed from the view's geometry, at first and whenever it changed.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryActionModifier<T>(transform: transform) { _, new in action(new) })
    }

    /// Runs an action with the former and the new value computed from the view's geometry.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryActionModifier<T>(transform: transform, action: action))
    }
}

/// Watches a value computed from a view's geometry.
public struct _GeometryActionModifier<T: Equatable> {
    let transform: (GeometryProxy) -> T
    let action: (T, T) -> Void
}

extension _GeometryActionModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        GeometryActionNode(view, context: context)
    }
}

private final class GeometryActionNode<V: View, T: Equatable>: ItemModifierNode<V, _GeometryActionModifier<T>> {
    private var last: T?
    private var isScheduled = false
    private weak var seen: LayoutItem?
    private lazy var follower = PlaceFollower { [unowned self] in
        if let seen { schedule(seen) }
    }

    private final class Item: UnaryItem {
        var wasPlaced: (() -> Void)?

        override func placeContent() {
            super.placeContent()
            wasPlaced?()
        }

        override func didMove() {
            wasPlaced?()
        }
    }

    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        let item = Item(node: self, child: child)
        item.wasPlaced = { [weak self, weak item] in
            guard let self, let item else { return }
            schedule(item)
        }
        return item
    }

    private func schedule(_ item: LayoutItem) {
        guard !isScheduled else { return }
        isScheduled = true
        Updater.shared.afterLayout { [weak self, weak item] in
            guard let self, let item else { return }
            isScheduled = false
            guard isAlive else { return }
            let value = modifier.transform(GeometryProxy(item: item, storedSize: item.frame.size))
            if item.placeWasRead {
                seen = item
                follower.follow(item)
            }
            let old = last ?? value
            if let last, last == value { return }
            last = value
            modifier.action(old, value)
        }
    }

    override func willDestroy() { follower.stop() }
}
