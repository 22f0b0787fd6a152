import Foundation
internal import Gtk

/// The tree of views in one window, and the frames in which it's brought up to date.
@MainActor
final class WindowContent: FrameSource {
    let window: Gtk.Window
    let host: ViewHost
    let scope: EnvironmentScope
    /// What the window itself says.
    private let outer: EnvironmentScope
    let lifecycle: LifecycleScope
    /// Shows what the views present over the window.
    let presenter: WindowPresenter
    private var connections: [SignalConnection] = []
    private var clock: FrameClock?
    private var root: _Node?
    /// Called when a preference of the content changed.
    var onPreference: ((ObjectIdentifier) -> Void)?

    /// - Parameter environment: what the window's content inherits.
    init(window: Gtk.Window, environment: EnvironmentScope) {
        MainLoop.attachMainQueue()
        self.window = window
        outer = EnvironmentScope(parent: environment)
        presenter = WindowPresenter(window: window)
        outer.set(\.windowPresenter, to: presenter)
        outer.set(\.editMode, to: Binding(location: StateLocation(.inactive)))
        scope = EnvironmentScope(parent: outer)
        host = ViewHost(depth: 0)
        host.showsWindow = true
        lifecycle = LifecycleScope(parent: nil, isShown: false)
        connections.append(window.onMap { [weak self] in self?.didMap() })
        connections.append(window.onUnmap { [weak self] in self?.didUnmap() })
        connections.append(
            window.onFocusChanged { [unowned window] in FocusedValueCenter.shared.focusDidChange(in: window) })
        connections.append(
            window.onActiveChanged { [weak self, unowned window] isActive in
                self?.outer.set(\.controlActiveState, to: isActive ? .key : .inactive)
                FocusedValueCenter.shared.focusDidChange(in: window)
            })
        if window.isMapped { didMap() }
    }

    /// Shows a view as the content of the host.
    func show<Content: View>(_ content: Content) {
        host.setRoot { host in
            let context = _NodeContext(parent: nil, environment: scope, host: host, lifecycle: lifecycle)
            let node = RootNode(content, context: context) { [weak self] in self?.onPreference?($0) }
            root = node
            return node
        }
    }

    /// Shows the tree whose root `make` returns.
    func show(make: (_NodeContext) -> _Node) {
        host.setRoot { host in
            let node = make(_NodeContext(parent: nil, environment: scope, host: host, lifecycle: lifecycle))
            root = node
            return node
        }
    }

    /// Replaces the value of the view that was shown.
    func update<Content: View>(to content: Content) {
        (root as? RootNode<Content>)?.update(to: content)
    }

    var rootNode: _Node? { root }

    private func didMap() {
        lifecycle.setShown(true)
        guard clock == nil, let clock = window.frameClock else { return }
        self.clock = clock
        FrameProbe.attach(clock, of: self)
        connections.append(
            clock.onUpdate {
                FrameProbe.frameWillUpdate?()
                Updater.shared.frameBegan()
            })
        connections.append(
            clock.afterLayout { [weak self] in
                if let self {
                    followSize()
                    Updater.shared.layoutEnded(of: self)
                }
                FrameProbe.frameWasLaidOut?()
            })
        Updater.shared.add(self)
    }

    private var sizeClasses = (UserInterfaceSizeClass.regular, UserInterfaceSizeClass.regular)

    private var displayScale: CGFloat = 1

    private func followSize() {
        let new: (UserInterfaceSizeClass, UserInterfaceSizeClass) = (
            window.width <= 500 ? .compact : .regular, window.height <= 360 ? .compact : .regular
        )
        let scale = CGFloat(host.widget.scaleFactor)
        if scale != displayScale {
            displayScale = scale
            outer.set(\.displayScale, to: scale)
        }
        guard new != sizeClasses else { return }
        sizeClasses = new
        outer.set(\.horizontalSizeClass, to: new.0)
        outer.set(\.verticalSizeClass, to: new.1)
    }

    private func didUnmap() {
        lifecycle.setShown(false)
        Updater.shared.remove(self)
    }

    var canPaint: Bool { clock != nil && window.isMapped }

    func requestFrame() {
        clock?.requestUpdate()
    }

    func requestLayout() {
        clock?.requestLayout()
    }

    /// Removes the views; called when the window is closed for good.
    func dispose() {
        Updater.shared.remove(self)
        lifecycle.setShown(false)
        // GTK moves the focus away from a widget that was removed in the next frame, which won't come.
        window.focus = nil
        host.dispose()
        root = nil
        for connection in connections { connection.disconnect() }
        connections = []
        clock = nil
    }
}
