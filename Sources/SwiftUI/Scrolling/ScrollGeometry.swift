import Foundation

/// Where a scroll view is scrolled to, and how large it and its content are, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// Where the visible part begins in the content; negative in the margins before it.
    public var contentOffset: CGPoint
    /// The size of the content without margins.
    public var contentSize: CGSize
    /// The margins around the content.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// Creates a geometry.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that is seen.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The scroll view's rectangle in the coordinates of the content.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    public var debugDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), "
            + "containerSize: \(containerSize))"
    }
}

extension ViewHost {
    /// Where the host is scrolled to.
    var scrollGeometry: ScrollGeometry {
        let insets = rootItem?.insets ?? EdgeInsets()
        let seen = visibleRect
        return ScrollGeometry(
            contentOffset: CGPoint(x: seen.minX - insets.leading, y: seen.minY - insets.top),
            contentSize: CGSize(
                width: max(0, scrolledSize.width - insets.leading - insets.trailing),
                height: max(0, scrolledSize.height - insets.top - insets.bottom)),
            contentInsets: insets, containerSize: allocatedSize)
    }
}

/// Tells about values computed from a scroll view's geometry.
final class ScrollGeometryHook<T: Equatable>: ScrollHook {
    var transform: (ScrollGeometry) -> T
    var action: (T, T) -> Void
    private var last: T?

    init(transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) {
        self.transform = transform
        self.action = action
    }

    override func geometryDidChange(_ geometry: ScrollGeometry, in host: ViewHost) {
        let value = transform(geometry)
        let old = last
        if let old, old == value { return }
        last = value
        action(old ?? value, value)
    }
}

/// Watches a value computed from the geometry of a scroll view.
public struct _ScrollGeometryModifier<T: Equatable> {
    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void
}

extension _ScrollGeometryModifier: ScrollHookModifier {
    func makeHook() -> ScrollHook { ScrollGeometryHook(transform: transform, action: action) }

    func update(_ hook: ScrollHook) {
        guard let hook = hook as? ScrollGeometryHook<T> else { return }
        hook.transform = transform
        hook.action = action
    }
}

extension View {
    /// Runs an action with a value computed from the geometry of the first scroll view in the view, at first and whenever
    /// it changed. Compute no more than is needed: the offset changes with every frame of scrolling.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_ScrollGeometryModifier(transform: transform, action: action))
    }
}
