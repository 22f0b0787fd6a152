import Foundation

/// A publisher of some kind.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let connect: (any Subscriber<Output, Failure>) -> Void

    /// Wraps a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        connect = { subscriber in
            func open<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
                publisher.receive(subscriber: subscriber)
            }
            open(subscriber)
        }
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        connect(subscriber)
    }
}

/// The names that belong to publishers.
public enum Publishers {
    /// A publisher whose values pass through a function on their way.
    public struct Step<Upstream: Publisher, Output>: Publisher {
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        /// Makes, for each subscriber, the function that turns a value into what is passed on; nil passes nothing on.
        let makeTransform: () -> (Upstream.Output) -> Output?

        /// Starts to send to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: StepSubscriber<Upstream.Output, S>(downstream: subscriber, transform: makeTransform()))
        }
    }
}

/// Passes values on through a function.
private struct StepSubscriber<Input, Downstream: Subscriber>: Subscriber {
    let downstream: Downstream
    let transform: (Input) -> Downstream.Input?

    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        // A value that isn't passed on leaves the demand that it met open.
        transform(input).map(downstream.receive(_:)) ?? .max(1)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
}

extension Publisher {
    /// The publisher with its type hidden.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// The values changed by a function.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Step<Self, T> {
        Publishers.Step(upstream: self) { transform }
    }

    /// The values changed by a function, without those that it returns nil for.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Step<Self, T> {
        Publishers.Step(upstream: self) { transform }
    }

    /// The values for which a condition holds.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Step<Self, Output> {
        Publishers.Step(upstream: self) { { isIncluded($0) ? $0 : nil } }
    }

    /// The values without the first ones.
    public func dropFirst(_ count: Int = 1) -> Publishers.Step<Self, Output> {
        Publishers.Step(upstream: self) {
            var rest = count
            return {
                guard rest > 0 else { return $0 }
                rest -= 1
                return nil
            }
        }
    }

    /// The values without those that are the same as the one before.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.Step<Self, Output> {
        Publishers.Step(upstream: self) {
            var last: Output?
            return { value in
                if let last, predicate(last, value) { return nil }
                last = value
                return value
            }
        }
    }
}

extension Publisher where Output: Equatable {
    /// The values without those that are equal to the one before.
    public func removeDuplicates() -> Publishers.Step<Self, Output> { removeDuplicates(by: ==) }
}
