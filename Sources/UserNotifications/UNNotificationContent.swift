import Synchronization

/// What a notification says.
public class UNNotificationContent: @unchecked Sendable {
    struct Values: Sendable {
        var title = ""
        var subtitle = ""
        var body = ""
        var interruptionLevel = UNNotificationInterruptionLevel.active
    }

    let values: Mutex<Values>

    init(_ values: Values) {
        self.values = Mutex(values)
    }

    /// The first line.
    public var title: String { values.withLock { $0.title } }
    /// The second line; desktops show it as the beginning of the body.
    public var subtitle: String { values.withLock { $0.subtitle } }
    /// The text.
    public var body: String { values.withLock { $0.body } }
    /// How much it may interrupt.
    public var interruptionLevel: UNNotificationInterruptionLevel { values.withLock { $0.interruptionLevel } }
}

/// What a notification will say.
///
///     let content = UNMutableNotificationContent()
///     content.title = "US 315 to Atlanta"
///     content.body = "Now from gate B3."
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// Creates content that says nothing.
    public init() {
        super.init(Values())
    }

    /// The first line.
    public override var title: String {
        get { values.withLock { $0.title } }
        set { values.withLock { $0.title = newValue } }
    }
    /// The second line; desktops show it as the beginning of the body.
    public override var subtitle: String {
        get { values.withLock { $0.subtitle } }
        set { values.withLock { $0.subtitle = newValue } }
    }
    /// The text.
    public override var body: String {
        get { values.withLock { $0.body } }
        set { values.withLock { $0.body = newValue } }
    }
    /// How much it may interrupt.
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.withLock { $0.interruptionLevel } }
        set { values.withLock { $0.interruptionLevel = newValue } }
    }
}

/// How much a notification may interrupt. The desktop knows two degrees: `critical` and all others.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// It waits in the list.
    case passive
    /// It is shown at once.
    case active
    /// It is shown at once, also while notifications are held back.
    case timeSensitive
    /// It is shown in any case.
    case critical
}
