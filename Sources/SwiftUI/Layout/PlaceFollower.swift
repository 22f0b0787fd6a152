import Foundation

/// Tells when an item may be seen somewhere else because a scroll view around it was scrolled.
@MainActor
final class PlaceFollower {
    private let action: () -> Void
    private var hosts: [WeakHost] = []
    private var lastOrigin: CGPoint?

    private struct WeakHost {
        weak var host: ViewHost?
    }

    /// - Parameter action: called whenever a scroll view around the item was scrolled or has another size.
    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    /// Follows an item that is laid out.
    func follow(_ item: LayoutItem) {
        lastOrigin = item.frame.origin
        let around = item.node.host.scrollingHosts
        if around.elementsEqual(hosts, by: { $0 === $1.host }) { return }
        stop()
        hosts = around.map { WeakHost(host: $0) }
        for host in around { host.observeScrolling(self) { [weak self] in self?.action() } }
    }

    /// Whether the item is at another place of its host than when it was followed.
    func hasMoved(_ item: LayoutItem) -> Bool { lastOrigin != nil && lastOrigin != item.frame.origin }

    /// Calls nobody any more.
    func stop() {
        for entry in hosts { entry.host?.observeScrolling(self, nil) }
        hosts = []
    }
}

extension ViewHost {
    /// This host and those around it, as far as they scroll, from the innermost on.
    var scrollingHosts: [ViewHost] {
        var found: [ViewHost] = []
        var host: ViewHost? = self
        while let current = host {
            if current.scrolls { found.append(current) }
            host = current.parentItem?.node.host
        }
        return found
    }
}
