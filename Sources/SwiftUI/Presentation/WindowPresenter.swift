internal import Gtk

/// Something that a view shows over its window, and that keeps the window from being used meanwhile.
@MainActor
protocol Presentation: AnyObject {
    /// Shows it; nothing else is shown over the window.
    func show(over window: Gtk.Window)
}

/// Shows what the views of a window present, one after the other.
@MainActor
final class WindowPresenter {
    private unowned let window: Gtk.Window
    private(set) var current: (any Presentation)?
    private var waiting: [any Presentation] = []
    private var isScheduled = false

    init(window: Gtk.Window) {
        self.window = window
        window.onMap { [weak self] in self?.schedule() }
    }

    /// Shows `presentation`, as soon as nothing else is shown and the window is on the screen.
    func request(_ presentation: any Presentation) {
        waiting.append(presentation)
        showNext()
    }

    /// Takes back a request, or lets the next one follow something that isn't shown any more.
    func end(_ presentation: any Presentation) {
        waiting.removeAll { $0 === presentation }
        guard current === presentation else { return }
        current = nil
        // What was shown goes first.
        schedule()
    }

    private func schedule() {
        guard !isScheduled, !waiting.isEmpty else { return }
        isScheduled = true
        MainLoop.idle { [weak self] in
            self?.isScheduled = false
            self?.showNext()
        }
    }

    private func showNext() {
        guard current == nil, window.isMapped, !waiting.isEmpty else { return }
        let next = waiting.removeFirst()
        current = next
        next.show(over: window)
    }
}

private enum WindowPresenterKey: EnvironmentKey {
    static var defaultValue: WindowPresenter? { nil }
}

extension EnvironmentValues {
    /// Shows what the views of the window present.
    var windowPresenter: WindowPresenter? {
        get { self[WindowPresenterKey.self] }
        set { self[WindowPresenterKey.self] = newValue }
    }
}
