import Foundation

/// Mistakes of the app's programmer: each is said once, and the app goes on.
enum Faults {
    nonisolated(unsafe) private static var reported: Set<String> = []
    private static let lock = NSLock()
    /// Where messages go besides the standard error stream; tests listen here.
    nonisolated(unsafe) static var listener: ((String) -> Void)?

    /// Says `message` unless something was said under `key` before.
    static func report(_ key: String, _ message: String) {
        lock.lock()
        let isNew = reported.insert(key).inserted
        lock.unlock()
        guard isNew else { return }
        if let listener {
            listener(message)
        } else {
            FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
        }
    }

    /// Lets everything be said again; for tests.
    static func reset() {
        lock.lock()
        reported = []
        lock.unlock()
    }
}
