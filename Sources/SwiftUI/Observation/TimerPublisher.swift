import Dispatch
import Foundation

/// A publisher that starts to send when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts to send, until the result is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// The publisher, connected as long as it has subscribers.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// A publisher that is connected as long as it has subscribers.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        public let upstream: Upstream
        private let lock = NSLock()
        private var count = 0
        private var connection: (any Cancellable)?

        init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Starts to send to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: CancellingSubscriber(downstream: subscriber, onCancel: leave))
            lock.withLock {
                count += 1
                if count == 1 { connection = upstream.connect() }
            }
        }

        private func leave() {
            let connection = lock.withLock {
                count -= 1
                guard count == 0 else { return nil as (any Cancellable)? }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }
}

extension Timer {
    /// A publisher that sends the date again and again, on the main queue.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// The dates.
        public typealias Output = Date
        /// It can't fail.
        public typealias Failure = Never

        /// The time between two dates, in seconds.
        public let interval: TimeInterval
        /// How much later than that is good enough, in seconds.
        public let tolerance: TimeInterval?
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval, tolerance: TimeInterval?) {
            self.interval = interval
            self.tolerance = tolerance
        }

        /// Starts to send to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer.
        public func connect() -> any Cancellable {
            let timer = DispatchSource.makeTimerSource(queue: .main)
            let leeway = DispatchTimeInterval.milliseconds(Int((tolerance ?? 0) * 1000))
            timer.schedule(deadline: .now() + interval, repeating: interval, leeway: leeway)
            timer.setEventHandler { [subject] in subject.send(Date()) }
            timer.resume()
            return AnyCancellable { timer.cancel() }
        }
    }

    /// A publisher that sends the date again and again.
    ///
    /// - Parameters:
    ///   - interval: The time between two dates, in seconds.
    ///   - tolerance: How much later is good enough, in seconds.
    ///   - runLoop: Has no influence: the dates come on the main queue, which the desktop's main loop serves.
    ///   - mode: Has no influence.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> Timer.TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance)
    }
}
