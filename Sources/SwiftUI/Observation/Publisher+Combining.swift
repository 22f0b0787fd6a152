import Foundation

/// Gives one subscriber what comes from several subscriptions, which end with this one.
private final class Relay<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private var deliver: ((Output) -> Subscribers.Demand)?
    private var end: ((Subscribers.Completion<Failure>) -> Void)?
    private var sources: [AnyCancellable] = []

    init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        deliver = subscriber.receive(_:)
        end = subscriber.receive(completion:)
        subscriber.receive(subscription: self)
    }

    /// Keeps what is to be cancelled with this subscription.
    func keep(_ source: AnyCancellable) {
        let isOpen = lock.withLock {
            if deliver != nil { sources.append(source) }
            return deliver != nil
        }
        if !isOpen { source.cancel() }
    }

    /// All values are passed on as they come: what is combined from several sources can't be held back.
    func request(_ demand: Subscribers.Demand) {}

    func send(_ value: Output) {
        let deliver = lock.withLock { self.deliver }
        _ = deliver?(value)
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let end = lock.withLock {
            defer { deliver = nil }
            defer { self.end = nil }
            return self.end
        }
        end?(completion)
        cancel()
    }

    func cancel() {
        let sources = lock.withLock {
            defer { (deliver, end, self.sources) = (nil, nil, []) }
            return self.sources
        }
        for source in sources { source.cancel() }
    }
}

/// A publisher that connects each subscriber through a relay.
private struct RelayPublisher<Output, Failure: Error>: Publisher {
    let connect: (Relay<Output, Failure>) -> Void

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        connect(Relay(subscriber))
    }
}

extension Publisher {
    /// The values of this publisher and of another one.
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        RelayPublisher<Output, Failure> { relay in
            var open = 2
            let end: (Subscribers.Completion<Failure>) -> Void = { [weak relay] completion in
                open -= 1
                if case .failure = completion { open = 0 }
                if open == 0 { relay?.finish(completion) }
            }
            relay.keep(sink(receiveCompletion: end) { [weak relay] in relay?.send($0) })
            relay.keep(other.sink(receiveCompletion: end) { [weak relay] in relay?.send($0) })
        }.eraseToAnyPublisher()
    }

    /// The latest values of this publisher and of another one, whenever either sends one.
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        RelayPublisher<(Output, P.Output), Failure> { relay in
            var (left, right): (Output?, P.Output?) = (nil, nil)
            var open = 2
            let end: (Subscribers.Completion<Failure>) -> Void = { [weak relay] completion in
                open -= 1
                if case .failure = completion { open = 0 }
                if open == 0 { relay?.finish(completion) }
            }
            let send = { [weak relay] in
                if let left, let right { relay?.send((left, right)) }
            }
            relay.keep(
                sink(receiveCompletion: end) {
                    left = $0
                    send()
                })
            relay.keep(
                other.sink(receiveCompletion: end) {
                    right = $0
                    send()
                })
        }.eraseToAnyPublisher()
    }

    /// The values, delivered where a scheduler runs.
    public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        RelayPublisher<Output, Failure> { relay in
            relay.keep(
                sink(receiveCompletion: { [weak relay] completion in
                    scheduler.schedule { relay?.finish(completion) }
                }) { [weak relay] value in
                    scheduler.schedule { relay?.send(value) }
                })
        }.eraseToAnyPublisher()
    }

    /// The values after which no other came for some time.
    ///
    /// - Parameters:
    ///   - dueTime: The time to wait for another value.
    ///   - scheduler: Where the values are delivered.
    public func debounce<S: Scheduler>(
        for dueTime: SchedulerInterval, scheduler: S
    ) -> AnyPublisher<Output, Failure> {
        RelayPublisher<Output, Failure> { relay in
            // Counted under a lock, since values and their delivery may be on different threads.
            let latest = Latest()
            relay.keep(
                sink(receiveCompletion: { [weak relay] completion in
                    scheduler.schedule { relay?.finish(completion) }
                }) { [weak relay] value in
                    let number = latest.next()
                    scheduler.schedule(after: dueTime) {
                        if latest.isCurrent(number) { relay?.send(value) }
                    }
                })
        }.eraseToAnyPublisher()
    }
}

/// Tells whether something newer has come.
private final class Latest: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    func next() -> Int {
        lock.withLock {
            number += 1
            return number
        }
    }

    func isCurrent(_ number: Int) -> Bool { lock.withLock { number == self.number } }
}
