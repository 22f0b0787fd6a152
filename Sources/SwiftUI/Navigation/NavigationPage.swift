internal import Gtk

/// One page of a stack or column: a host with a header bar of its own.
@MainActor
final class NavigationPage {
    let host: ViewHost
    let lifecycle: LifecycleScope
    let page: PageNode<AnyView>

    /// - Parameter configure: sets the page up before its views are made.
    init(
        _ view: AnyView, in owner: _Node, scope: EnvironmentScope, isShown: Bool,
        configure: @escaping (AnyPageNode) -> Void
    ) {
        let host = ViewHost(depth: owner.host.depth + 1)
        let lifecycle = LifecycleScope(parent: owner.lifecycle, isShown: isShown)
        var made: PageNode<AnyView>?
        host.setRoot { host in
            var context = _NodeContext(parent: owner, environment: scope, host: host, lifecycle: lifecycle)
            context.isLazy = false
            let node = PageNode(view, context: context, configure: configure)
            made = node
            return node
        }
        guard let made else { fatalError("a page has a node") }
        self.host = host
        self.lifecycle = lifecycle
        page = made
    }

    var widget: Gtk.Widget { page.box }

    func dispose() {
        lifecycle.setShown(false)
        host.dispose()
    }
}

private enum WindowButtonsKey: EnvironmentKey {
    static var defaultValue: WindowButtons { WindowButtons(start: true, end: true) }
}

/// Which of the window's buttons the header bars of a column show.
struct WindowButtons: Equatable {
    var start: Bool
    var end: Bool
}

extension EnvironmentValues {
    var windowButtons: WindowButtons {
        get { self[WindowButtonsKey.self] }
        set { self[WindowButtonsKey.self] = newValue }
    }
}

private enum ColumnBackKey: EnvironmentKey { static var defaultValue: ColumnBack? { nil } }

/// Goes from a column to the one before it, where only one is shown at a time.
struct ColumnBack: Equatable {
    let isNeeded: Bool
    unowned let navigator: SplitNavigator

    static func == (a: ColumnBack, b: ColumnBack) -> Bool {
        a.isNeeded == b.isNeeded && a.navigator === b.navigator
    }
}

extension EnvironmentValues {
    /// Goes back to the column before; nil outside of split views.
    var columnBack: ColumnBack? {
        get { self[ColumnBackKey.self] }
        set { self[ColumnBackKey.self] = newValue }
    }
}
