import Foundation

/// Gives its content a proxy that scrolls to views by their ids.
///
///     ScrollViewReader { proxy in
///         ScrollView { ForEach(flights) { FlightRow($0) } }
///             .onAppear { proxy.scrollTo(next.id, anchor: .top) }
///     }
public struct ScrollViewReader<Content: View> {
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a reader.
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

/// Scrolls the scroll views and lists in a `ScrollViewReader`.
public struct ScrollViewProxy {
    fileprivate weak var node: _Node?

    /// Scrolls to the view with an id, given by `id(_:)` or by a `ForEach`.
    ///
    /// - Parameter anchor: the point of the view that meets the same point of the visible part; nil: no farther than
    ///   needed for the view to be seen.
    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let node = node
        let animation = Transaction.current.animation
        // What is to be seen may not be there before this frame's layout.
        Updater.shared.afterLayout { [weak node] in
            guard let node, node.isAlive else { return }
            ViewHost.animatingScroll(with: animation) { _ = node.scroll(to: AnyHashable(id), anchor: anchor) }
        }
    }
}

extension ViewHost {
    /// Runs `body`, in which scrolling is animated.
    static func animatingScroll(with animation: Animation?, _ body: () -> Void) {
        let outer = scrollAnimation
        scrollAnimation = animation
        defer { scrollAnimation = outer }
        body()
    }
}

extension ScrollViewReader: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ScrollViewReaderNode(view, context: context)
    }
}

private final class ScrollViewReaderNode<Content: View>: SingleChildNode<ScrollViewReader<Content>> {
    override init(_ view: ScrollViewReader<Content>, context: _NodeContext) {
        super.init(view, context: context)
        replaceChild(by: Content._makeNode(evaluateContent(), in: childContext))
    }

    override func update(to view: ScrollViewReader<Content>) {
        self.view = view
        updateSelf()
    }

    override func updateSelf() {
        (child as? _ViewNode<Content>)?.update(to: evaluateContent())
    }

    private func evaluateContent() -> Content {
        Counters.bodyEvaluations += 1
        return evaluate { view.content(ScrollViewProxy(node: self)) }
    }
}

/// A node that binds what is below it to an id.
@MainActor
protocol IdentifiedNode: _Node {
    var identity: AnyHashable { get }
}

/// A container that scrolls to its elements itself, because not all of them have nodes.
@MainActor
protocol ScrollTargetContainer: _Node {
    /// Scrolls to the element with an id; false: there is none.
    func scrollToElement(_ id: AnyHashable, anchor: UnitPoint?) -> Bool
}

extension _Node {
    /// Scrolls to the view below with an id; false: there is none.
    @discardableResult
    func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
        if let container = self as? any ScrollTargetContainer, container.scrollToElement(id, anchor: anchor) {
            return true
        }
        if let identified = self as? any IdentifiedNode, identified.identity == id {
            scrollToItems(anchor: anchor)
            return true
        }
        var isFound = false
        visitChildren { child in
            if !isFound { isFound = child.scroll(to: id, anchor: anchor) }
        }
        return isFound
    }

    /// Whether this node or one below has an id.
    func hasNode(identifiedBy id: AnyHashable) -> Bool {
        if let identified = self as? any IdentifiedNode, identified.identity == id { return true }
        var isFound = false
        visitChildren { if !isFound { isFound = $0.hasNode(identifiedBy: id) } }
        return isFound
    }

    /// Scrolls the nearest scroll view around to what is below this node.
    func scrollToItems(anchor: UnitPoint?) {
        var host: ViewHost? = host
        var frames = items.map(\.frame)
        while let current = host, !current.scrolls {
            frames = current.parentItem.map { [$0.frame] } ?? []
            host = current.parentItem?.node.host
        }
        guard let host, let first = frames.first else { return }
        host.scroll(to: frames.dropFirst().reduce(first) { $0.union($1) }, anchor: anchor)
    }
}
