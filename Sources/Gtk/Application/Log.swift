import CAdwaita
import CGtkShim
import Foundation

/// GLib's log, where GTK reports what is wrong.
public enum Log {
    /// A message of level warning or worse.
    public struct Message: Sendable {
        /// The library that wrote it, such as `Gtk`.
        public let domain: String
        /// What it says.
        public let text: String
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var messages: [Message] = []

    /// Collects warnings from now on, besides writing them as before.
    public static func watchWarnings() {
        windsock_watch_warnings { domain, message in
            let entry = Message(domain: String(cString: domain!), text: String(cString: message!))
            Log.lock.withLock { Log.messages.append(entry) }
        }
    }

    /// The warnings collected since the last time this was called.
    public static func takeWarnings() -> [Message] {
        lock.withLock {
            defer { messages = [] }
            return messages
        }
    }

    /// Writes a warning to GLib's log in a domain.
    public static func warning(_ text: String, domain: String = "Windsock") { windsock_log_warning(domain, text) }
}
