import CAdwaita
import CGtkShim
import Foundation

/// GLib's main loop, on which the main actor runs once its queue is attached.
@MainActor
public enum MainLoop {
    /// Connects to the display and loads the theme; false without a display. For programs without an ``Application``.
    @discardableResult
    public static func initialize() -> Bool {
        // GTK writes it into the list of files used lately, and can't read the list again without it.
        if g_get_prgname() == nil { g_set_prgname(ProcessInfo.processInfo.processName) }
        guard gtk_init_check() != 0 else { return false }
        adw_init()
        return true
    }

    /// Lets `Task`, `await` and `DispatchQueue.main` work under GLib's main loop. More calls do nothing.
    public static func attachMainQueue() { windsock_attach_main_queue() }

    /// Handles what is waiting, or waits for something; true if something was handled. Never call it inside a `Task`
    /// with `mayBlock`: the main queue doesn't run inside of itself.
    @discardableResult
    public static func iterate(mayBlock: Bool = false) -> Bool { g_main_context_iteration(nil, mayBlock.gboolean) != 0 }

    /// Whether something is waiting to be handled.
    public static var isPending: Bool { g_main_context_pending(nil) != 0 }

    /// How often the loop has polled since this was first asked. An idle app's count stands still.
    public static var pollCount: UInt64 { UInt64(windsock_poll_count()) }

    /// Runs `action` each time that the loop has nothing to do and is about to wait, for as long as the process runs. It
    /// causes no wake-up, and must be quick. It returns whether it did something that the loop may have to handle.
    public static func beforeSleeping(_ action: @escaping @MainActor () -> Bool) {
        let box = Unmanaged.passRetained(SleepAction(action))
        windsock_before_sleep(
            { context in
                MainActor.assumeIsolated {
                    Unmanaged<SleepAction>.fromOpaque(context!).takeUnretainedValue().action().gboolean
                }
            }, box.toOpaque())
    }

    private final class SleepAction {
        let action: @MainActor () -> Bool
        init(_ action: @escaping @MainActor () -> Bool) { self.action = action }
    }

    /// Runs `action` once when nothing more urgent waits.
    @discardableResult
    public static func idle(priority: Int32 = G_PRIORITY_DEFAULT_IDLE, _ action: @escaping @MainActor () -> Void)
        -> Source
    {
        let source = Source(action)
        source.start { windsock_idle(priority, Source.callback, $0, Source.release) }
        return source
    }

    /// Runs `action` once after a time in milliseconds.
    @discardableResult
    public static func timeout(milliseconds: Int, _ action: @escaping @MainActor () -> Void) -> Source {
        let source = Source(action)
        source.start { windsock_timeout(UInt32(clamping: milliseconds), Source.callback, $0, Source.release) }
        return source
    }

    /// Something that the loop will do once, unless it is cancelled. It needn't be kept.
    @MainActor
    public final class Source {
        private var action: (@MainActor () -> Void)?
        private var id: guint = 0

        init(_ action: @escaping @MainActor () -> Void) { self.action = action }

        func start(_ begin: (UnsafeMutableRawPointer) -> guint) { id = begin(Unmanaged.passRetained(self).toOpaque()) }

        /// Whether the action is still to run.
        public var isPending: Bool { action != nil }

        /// Keeps the action from running. More calls do nothing.
        public func cancel() {
            guard action != nil else { return }
            action = nil
            g_source_remove(id)
        }

        static let callback: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
            let source = Unmanaged<Source>.fromOpaque(context!).takeUnretainedValue()
            let action = source.action
            source.action = nil
            action?()
        }

        static let release: WindsockDestroy = { context in Unmanaged<Source>.fromOpaque(context!).release() }
    }
}
