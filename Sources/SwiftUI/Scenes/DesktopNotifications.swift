internal import Gtk

/// The notifications of the running app: what the module UserNotifications hands over to the desktop.
@MainActor
public enum _DesktopNotifications {
    /// Shows a notification, in place of one of the same id. Nothing is sent, and nothing is logged, without a running
    /// app or where the desktop has no service for it.
    ///
    /// - Returns: Whether it was sent.
    public static func send(id: String, title: String, body: String, isUrgent: Bool) -> Bool {
        AppRuntime.current?.application.sendNotification(id: id, title: title, body: body, isUrgent: isUrgent) ?? false
    }

    /// Takes a notification back.
    public static func withdraw(id: String) {
        AppRuntime.current?.application.withdrawNotification(id: id)
    }

    /// Whether the desktop has a service for notifications.
    public static var isAvailable: Bool { AppRuntime.current?.application.hasNotificationService ?? false }
}
