import Foundation

/// A publisher that sends what it is told to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value.
    func send(_ value: Output)

    /// Sends the end.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Sends a signal.
    public func send() { send(()) }
}

/// The subscriptions of a subject.
private final class SubscriptionList<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private var subscriptions: [SubjectSubscription<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?

    var end: Subscribers.Completion<Failure>? { lock.withLock { completion } }

    var isEmpty: Bool { lock.withLock { subscriptions.isEmpty } }

    func add<S: Subscriber>(_ subscriber: S, first: @escaping () -> Output?)
    where S.Input == Output, S.Failure == Failure {
        let subscription = SubjectSubscription<Output, Failure>(
            first: first, deliver: subscriber.receive(_:), finish: subscriber.receive(completion:),
            remove: { [weak self] gone in
                self?.lock.withLock { self?.subscriptions.removeAll { $0 === gone } }
            })
        let end = lock.withLock {
            if completion == nil { subscriptions.append(subscription) }
            return completion
        }
        subscriber.receive(subscription: subscription)
        if let end { subscription.finish(end) }
    }

    func send(_ value: Output) {
        let current = lock.withLock { completion == nil ? subscriptions : [] }
        for subscription in current { subscription.send(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let current = lock.withLock {
            guard self.completion == nil else { return [SubjectSubscription<Output, Failure>]() }
            self.completion = completion
            defer { subscriptions = [] }
            return subscriptions
        }
        for subscription in current { subscription.finish(completion) }
    }
}

private final class SubjectSubscription<Output, Failure: Error>: Subscription {
    private let lock = NSLock()
    private var demand = Subscribers.Demand.none
    private var deliver: ((Output) -> Subscribers.Demand)?
    private var end: ((Subscribers.Completion<Failure>) -> Void)?
    private var first: (() -> Output?)?
    private let remove: (SubjectSubscription) -> Void

    init(
        first: @escaping () -> Output?, deliver: @escaping (Output) -> Subscribers.Demand,
        finish: @escaping (Subscribers.Completion<Failure>) -> Void, remove: @escaping (SubjectSubscription) -> Void
    ) {
        self.first = first
        self.deliver = deliver
        end = finish
        self.remove = remove
    }

    func request(_ more: Subscribers.Demand) {
        let first = lock.withLock {
            demand += more
            guard demand > .none else { return nil as (() -> Output?)? }
            defer { self.first = nil }
            return self.first
        }
        if let value = first?() { send(value) }
    }

    /// Delivers a value; one that isn't wanted is lost.
    func send(_ value: Output) {
        let deliver = lock.withLock {
            guard demand > .none else { return nil as ((Output) -> Subscribers.Demand)? }
            demand = demand - 1
            return self.deliver
        }
        guard let deliver else { return }
        let more = deliver(value)
        lock.withLock { demand += more }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let end = lock.withLock {
            defer { clear() }
            return self.end
        }
        end?(completion)
    }

    func cancel() {
        lock.withLock { clear() }
        remove(self)
    }

    private func clear() {
        (deliver, end, first) = (nil, nil, nil)
    }
}

/// A subject that sends values to those who are subscribed at the moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let list = SubscriptionList<Output, Failure>()

    /// Creates a subject.
    public init() {}

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        list.add(subscriber, first: { nil })
    }

    /// Sends a value.
    public func send(_ value: Output) { list.send(value) }

    /// Sends the end, after which there are no more values.
    public func send(completion: Subscribers.Completion<Failure>) { list.send(completion: completion) }
}

/// A subject that has a current value, which subscribers get first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let list = SubscriptionList<Output, Failure>()
    private let lock = NSLock()
    private var current: Output

    /// Creates a subject with a value.
    public init(_ value: Output) {
        current = value
    }

    /// The current value; setting it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        list.add(subscriber, first: { [weak self] in self?.value })
    }

    /// Makes a value the current one and sends it.
    public func send(_ value: Output) {
        guard list.end == nil else { return }
        lock.withLock { current = value }
        list.send(value)
    }

    /// Sends the end, after which there are no more values.
    public func send(completion: Subscribers.Completion<Failure>) { list.send(completion: completion) }
}
