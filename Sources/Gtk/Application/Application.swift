import CAdwaita
import CGtkShim

/// The app: one process that opens windows and files, until its last window is closed.
@MainActor
public final class Application: GObjectReference {
    /// What the app asks GApplication for.
    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Files on the command line are opened.
        public static let handlesOpen = Flags(rawValue: G_APPLICATION_HANDLES_OPEN.rawValue)
        /// The command line is handled by `onCommandLine`.
        public static let handlesCommandLine = Flags(rawValue: G_APPLICATION_HANDLES_COMMAND_LINE.rawValue)
        /// A second start opens a second app.
        public static let nonUnique = Flags(rawValue: G_APPLICATION_NON_UNIQUE.rawValue)
    }

    /// An app with an id such as `org.example.App`; nil, or an id that isn't valid, for none.
    public init(id: String?, flags: Flags = []) {
        let valid = id.flatMap { g_application_id_is_valid($0) != 0 ? $0 : nil }
        super.init(
            taking: UnsafeMutableRawPointer(
                adw_application_new(valid, GApplicationFlags(rawValue: flags.rawValue))))
    }

    private var application: UnsafeMutablePointer<GApplication> { cast() }

    /// Runs the app on GLib's main loop, with the main actor on it, until it quits.
    ///
    /// - Returns: The exit status.
    public func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
        MainLoop.attachMainQueue()
        let argv: [UnsafeMutablePointer<CChar>?] = arguments.map { g_strdup($0) }
        defer { for argument in argv { g_free(argument) } }
        // GApplication may move the array's elements: the copies to free stay in ours.
        var passed = argv + [nil]
        return passed.withUnsafeMutableBufferPointer {
            g_application_run(application, Int32(arguments.count), $0.baseAddress)
        }
    }

    /// Registers the app on the session bus, which runs `onStartup`. `run` does so by itself.
    ///
    /// - Throws: ``GtkError`` when another app has the name and doesn't answer.
    public func register() throws {
        _ = try GtkError.unwrap { g_application_register(application, nil, &$0) != 0 ? true : nil }
    }

    /// Ends the main loop at once.
    public func quit() { g_application_quit(application) }
    /// Keeps the app running without a window, until `release()`.
    public func hold() { g_application_hold(application) }
    /// Takes back one `hold()`.
    public func release() { g_application_release(application) }
    /// Shows the app as another start of it does.
    public func activate() { g_application_activate(application) }

    /// Runs `handler` once before the first window.
    @discardableResult
    public func onStartup(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("startup", after: true) { _ in handler() }
    }
    /// Runs `handler` when the app shall show a window.
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("activate") { _ in handler() }
    }
    /// Runs `handler` when the app ends.
    @discardableResult
    public func onShutdown(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("shutdown") { _ in handler() }
    }
    /// Runs `handler` with the addresses (URIs) of files that the app shall open.
    @discardableResult
    public func onOpen(_ handler: @escaping @MainActor ([String]) -> Void) -> SignalConnection {
        connect("open") { arguments in
            let files = arguments.pointer(0)?.assumingMemoryBound(to: OpaquePointer?.self)
            handler(
                (0..<arguments.integer(1)).compactMap { index in
                    files?[index].flatMap { String(taking: g_file_get_uri($0)) }
                })
        }
    }
    /// Runs `handler` with the words of a command line, in this process or another start of the app; it returns the exit
    /// status.
    @discardableResult
    public func onCommandLine(_ handler: @escaping @MainActor ([String]) -> Int) -> SignalConnection {
        connect("command-line") { arguments in
            guard let raw = arguments.object(0) else { return }
            let line = raw.assumingMemoryBound(to: GApplicationCommandLine.self)
            var count: Int32 = 0
            let words = g_application_command_line_get_arguments(line, &count)
            defer { g_strfreev(words) }
            arguments.answer(handler((0..<Int(count)).compactMap { String(borrowing: words?[$0]) }))
        }
    }

    // MARK: Actions

    /// Makes an action available as `app.name`.
    public func addAction(_ action: SimpleAction) { g_action_map_add_action(opaque, action.opaque) }
    /// Removes an action.
    public func removeAction(_ name: String) { g_action_map_remove_action(opaque, name) }
    /// The keys, such as `<Control>q`, of an action such as `app.quit`.
    public func setAccelerators(_ keys: [String], for action: String) {
        write { withCStrings(keys) { gtk_application_set_accels_for_action(cast(), action, $0) } }
    }
    /// The window the user works in, shared.
    public var activeWindow: Widget? {
        gtk_application_get_active_window(cast()).map {
            Widget(wrapping: UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
        }
    }

    // MARK: Notifications

    /// Shows a notification, in place of one of the same id. Does nothing without a notification service on the bus, where
    /// GLib would warn.
    ///
    /// - Returns: Whether there is a service.
    @discardableResult
    public func sendNotification(
        id: String, title: String, body: String, isUrgent: Bool = false, defaultAction: String? = nil
    ) -> Bool {
        guard hasNotificationService else { return false }
        let notification = g_notification_new(title)!
        g_notification_set_body(notification, body)
        if isUrgent { g_notification_set_priority(notification, G_NOTIFICATION_PRIORITY_URGENT) }
        if let defaultAction { g_notification_set_default_action(notification, defaultAction) }
        g_application_send_notification(application, id, notification)
        g_object_unref(UnsafeMutableRawPointer(notification))
        return true
    }

    /// Takes a notification back.
    public func withdrawNotification(id: String) {
        guard hasNotificationService else { return }
        g_application_withdraw_notification(application, id)
    }

    /// Whether the desktop shows notifications.
    public var hasNotificationService: Bool {
        guard let bus = g_application_get_dbus_connection(application) else { return false }
        let services: [String] = ["org.freedesktop.Notifications", "org.gtk.Notifications"]
        return services.contains { windsock_bus_has_name(bus, $0) != 0 }
    }
}
