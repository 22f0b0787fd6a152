import Dispatch
import Foundation
import Synchronization

/// Whether the caller runs on the main actor's thread, and a way to get there.
enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// True on the main thread, and on the thread that works off the main queue where a test runner gave up the main
    /// thread.
    static var isCurrent: Bool {
        // Asked for at each access to a state; Foundation asks the kernel.
        let thread = UInt(bitPattern: Int(pthread_self()))
        if thread == main.load(ordering: .relaxed) { return true }
        if Thread.isMainThread {
            main.store(thread, ordering: .relaxed)
            return true
        }
        return DispatchQueue.getSpecific(key: key) == true
    }

    /// The main thread, once it has asked; it never ends, so its number isn't given to another one.
    private static let main = Atomic<UInt>(0)

    /// Runs `body`, which is known to be called on the main actor's thread: without the check, which would cost more than
    /// most of what's done in layout.
    @inline(__always)
    static func assume<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        try withoutActuallyEscaping(body) { body in
            try unsafeBitCast(body, to: (() throws -> Result).self)()
        }
    }

    /// Runs `action` now on the main thread, or soon when called from another.
    static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(action)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(action) }
        }
    }
}
