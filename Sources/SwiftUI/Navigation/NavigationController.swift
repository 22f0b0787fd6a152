internal import Gtk

/// What links and destinations of a navigation stack share: the pages, and how values become views.
@MainActor
final class NavigationController {
    /// What a page above the root shows.
    enum Target: Equatable {
        case value(AnyHashable)
        /// Shown by a link or a modifier, which is named.
        case view(ObjectIdentifier)
    }

    private struct Destination {
        unowned(unsafe) let owner: _Node
        var make: (AnyHashable) -> AnyView?
    }

    private var destinations: [ObjectIdentifier: Destination] = [:]
    private var order: [ObjectIdentifier] = []
    /// Views of pages that don't belong to a value.
    private var views: [ObjectIdentifier: () -> AnyView] = [:]
    /// What to do when the user goes back from such a page.
    private var dismissals: [ObjectIdentifier: () -> Void] = [:]
    /// Values pushed where the app keeps no path.
    private var ownPath: [AnyHashable] = []
    /// Pages above those of the path.
    private var presented: [ObjectIdentifier] = []
    var access: PathAccess?
    /// Shows the given targets above the root.
    var show: ([Target]) -> Void = { _ in }
    /// A destination of pages that are shown changed.
    var refresh: () -> Void = {}

    private var path: [AnyHashable] {
        guard let access else { return ownPath }
        return Evaluation.untracked { access.get() }
    }

    var targets: [Target] { path.map { .value($0) } + presented.map { .view($0) } }

    /// The path changed outside, or a destination became known.
    func synchronize() { show(targets) }

    // MARK: Links

    func push(_ value: AnyHashable) {
        if let access {
            if !access.append(value) {
                Faults.report(
                    "path-type", "NavigationStack: its path can't hold a value of type \(type(of: value.base))")
            }
        } else {
            ownPath.append(value)
            synchronize()
        }
    }

    /// Shows a page of its own above all others.
    func present(_ owner: ObjectIdentifier, dismissed: @escaping () -> Void, _ view: @escaping () -> AnyView) {
        views[owner] = view
        dismissals[owner] = dismissed
        if presented.contains(owner) {
            refresh()
        } else {
            presented.append(owner)
            synchronize()
        }
    }

    func withdraw(_ owner: ObjectIdentifier) {
        guard let index = presented.firstIndex(of: owner) else { return }
        presented.removeSubrange(index...)
        synchronize()
        views[owner] = nil
        dismissals[owner] = nil
    }

    /// The user goes back by one page.
    func pop() {
        if let last = presented.popLast() {
            let dismissed = dismissals.removeValue(forKey: last)
            synchronize()
            views[last] = nil
            dismissed?()
        } else if let access {
            let count = path.count
            if count > 0 { access.truncate(count - 1) }
        } else if !ownPath.isEmpty {
            ownPath.removeLast()
            synchronize()
        }
    }

    /// Leaves every page but the root, where the stack keeps its path itself.
    func reset() {
        guard access == nil, !ownPath.isEmpty || !presented.isEmpty else { return }
        let gone = presented
        presented = []
        ownPath = []
        synchronize()
        for owner in gone {
            views[owner] = nil
            dismissals.removeValue(forKey: owner)?()
        }
    }

    /// Whether a value has a destination.
    func knows(_ value: AnyHashable) -> Bool { view(for: .value(value)) != nil }

    // MARK: Destinations

    func register(_ owner: _Node, _ make: @escaping (AnyHashable) -> AnyView?) {
        let id = ObjectIdentifier(owner)
        let isNew = destinations[id] == nil
        destinations[id] = Destination(owner: owner, make: make)
        if isNew {
            order.append(id)
            synchronize()
        } else {
            refresh()
        }
    }

    func unregister(_ owner: _Node) {
        let id = ObjectIdentifier(owner)
        destinations[id] = nil
        order.removeAll { $0 == id }
    }

    /// The view for a page; nil while no destination is known for its value.
    func view(for target: Target) -> AnyView? {
        switch target {
        case .view(let owner): return views[owner]?()
        case .value(let value):
            for id in order.reversed() {
                if let view = destinations[id]?.make(value) { return view }
            }
            return nil
        }
    }
}

private enum NavigationControllerKey: EnvironmentKey { static var defaultValue: NavigationController? { nil } }

extension EnvironmentValues {
    /// The navigation stack that the view is in.
    var navigationController: NavigationController? {
        get { self[NavigationControllerKey.self] }
        set { self[NavigationControllerKey.self] = newValue }
    }
}
