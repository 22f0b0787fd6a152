import Foundation

/// A notification that shall be shown: what it says, and when.
public final class UNNotificationRequest: Sendable {
    /// What it is called: a later request of the same name takes its place.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it is shown; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// A request. Later changes of `content` make no difference.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.values.withLock { $0 })
        self.trigger = trigger
    }
}

/// When a notification is shown.
public class UNNotificationTrigger: @unchecked Sendable {
    /// Whether it is shown again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }
}

/// That a notification is shown after some time. It waits in the app: one that ends earlier shows nothing.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time to wait, in seconds.
    public let timeInterval: TimeInterval

    /// A trigger after more than 0 seconds; one that repeats waits for at least 60.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "the time to wait must be longer than nothing")
        precondition(!repeats || timeInterval >= 60, "a trigger that repeats waits for at least a minute")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// What a notification may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the app's icon; desktops have none.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// A sound; the desktop decides.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// A text.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}

/// Whether notifications are shown.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Nobody asked.
    case notDetermined
    /// They aren't.
    case denied
    /// They are.
    case authorized
}

/// What the desktop does with notifications.
public struct UNNotificationSettings: Sendable {
    /// Whether notifications are shown.
    public let authorizationStatus: UNAuthorizationStatus
}

/// Why a notification wasn't shown.
public struct UNError: Error, Equatable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// There is no service that shows notifications.
        case notificationsNotAllowed = 1
    }

    /// The kind.
    public let code: Code
}
