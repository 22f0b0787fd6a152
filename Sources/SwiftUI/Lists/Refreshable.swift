internal import Gtk

/// Brings what is shown up to date, as ``SwiftUI/View/refreshable(action:)`` says.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    /// Runs the action, and returns when it's done.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// Brings what the view shows up to date; nil: there is no way to.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

/// Content that can be brought up to date by keys.
private struct RefreshableContent<Content: View>: View {
    let content: Content
    let action: RefreshAction
    @State private var isRefreshing = false

    init(content: Content, action: RefreshAction) {
        self.content = content
        self.action = action
    }

    var body: some View {
        content
            .environment(\.refresh, RefreshAction(action: run))
            .overlay(alignment: .top) {
                if isRefreshing {
                    ProgressView()
                        .padding(8)
                        .background(in: Circle())
                        .padding(12)
                }
            }
            .toolbar {
                ToolbarItem {
                    Button("Refresh", systemImage: "arrow.clockwise") { [run = run] in
                        Task { await run() }
                    }
                    .help("Refresh")
                    .disabled(isRefreshing)
                }
            }
            .modifier(
                WindowKeysModifier(keys: ["F5", "<Control>r"]) { [run = run] in
                    Task { await run() }
                })
    }

    /// The action with a spinner, whoever runs it: keys, a pull at the upper edge of a list, or a view inside.
    private var run: @MainActor @Sendable () async -> Void {
        let (isRefreshing, action) = ($isRefreshing, self.action)
        return {
            guard !isRefreshing.wrappedValue else { return }
            isRefreshing.wrappedValue = true
            await action()
            isRefreshing.wrappedValue = false
        }
    }
}

private struct RefreshableModifier: ViewModifier {
    let action: RefreshAction

    func body(content: Content) -> some View {
        RefreshableContent(content: content, action: action)
    }
}

/// Keys that do something wherever the focus is in the window, while the view is shown.
struct WindowKeysModifier {
    let keys: [String]
    let action: @MainActor () -> Void

    nonisolated init(keys: [String], action: @escaping @MainActor () -> Void) {
        self.keys = keys
        self.action = action
    }
}

extension WindowKeysModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        WindowKeysNode(view, context: context)
    }
}

private final class WindowKeysNode<V: View>: ModifierNode<V, WindowKeysModifier> {
    private let controller = ShortcutController(isGlobal: true)

    override func contentWasMade() {
        for key in modifier.keys {
            controller.add(key) { [weak self] in
                guard let self, isAlive, lifecycle.isShown else { return false }
                modifier.action()
                return true
            }
        }
        host.widget.addController(controller)
    }

    override func willDestroy() {
        host.widget.removeController(controller)
    }
}

extension View {
    /// Says how to bring what the view shows up to date.
    ///
    /// The page's toolbar has a button that runs the action. F5 and Ctrl-R run it, too, wherever the focus is in the window,
    /// and so does pulling a list down at its upper edge by touch. A spinner is shown over the view until it is done. Views inside find the action as `refresh` in the
    /// environment.
    nonisolated public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        modifier(RefreshableModifier(action: RefreshAction(action: action)))
    }
}
