import Foundation

/// Whether the caller is on the main thread, and a way to get there.
enum MainThread {
    static var isCurrent: Bool { Thread.isMainThread }

    /// Runs `action` now on the main thread, or soon when called from another.
    static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(action)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(action) }
        }
    }
}
