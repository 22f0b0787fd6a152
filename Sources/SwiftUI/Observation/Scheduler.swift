import Dispatch
import Foundation

/// A length of time that schedulers wait for.
public struct SchedulerInterval: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// The length in seconds.
    public let seconds: Double

    /// Creates a length from whole seconds.
    public init(integerLiteral value: Int) { seconds = Double(value) }

    /// Creates a length from seconds.
    public init(floatLiteral value: Double) { seconds = value }

    init(seconds: Double) { self.seconds = seconds }

    /// A number of seconds.
    public static func seconds(_ seconds: Double) -> SchedulerInterval { SchedulerInterval(seconds: seconds) }

    /// A number of seconds.
    public static func seconds(_ seconds: Int) -> SchedulerInterval { SchedulerInterval(seconds: Double(seconds)) }

    /// A number of thousandths of a second.
    public static func milliseconds(_ count: Int) -> SchedulerInterval {
        SchedulerInterval(seconds: Double(count) / 1000)
    }
}

/// Somewhere that functions can be run, now or later.
public protocol Scheduler {
    /// The queue that the functions run on.
    var _queue: DispatchQueue { get }
}

extension Scheduler {
    /// Runs a function soon.
    public func schedule(_ action: @escaping () -> Void) {
        let action = UncheckedAction(run: action)
        _queue.async { action.run() }
    }

    /// Runs a function after some time.
    public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
        let action = UncheckedAction(run: action)
        _queue.asyncAfter(deadline: .now() + interval.seconds) { action.run() }
    }
}

/// A function on its way to another thread. Publishers don't say whether their values can be sent there; whoever asks
/// for another thread vouches for it.
private struct UncheckedAction: @unchecked Sendable {
    let run: () -> Void
}

extension DispatchQueue: Scheduler {
    /// The queue itself.
    public var _queue: DispatchQueue { self }
}

/// A run loop's functions run on the main queue: the desktop's main loop serves that, and no run loop.
extension RunLoop: Scheduler {
    /// The main queue.
    public var _queue: DispatchQueue { .main }
}

extension OperationQueue: Scheduler {
    /// The queue below the operation queue, which is the main queue for the main one.
    public var _queue: DispatchQueue { self === OperationQueue.main ? .main : underlyingQueue ?? .global() }
}
