import Foundation

/// Something that sends values over time, and possibly an end.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the errors that it can end with; `Never` if it can't.
    associatedtype Failure: Error

    /// Starts to send to a subscriber, which gets a subscription first.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Starts to send to a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }
}

/// Something that gets values from a publisher.
public protocol Subscriber<Input, Failure> {
    /// The type of the values.
    associatedtype Input
    /// The type of the errors.
    associatedtype Failure: Error

    /// Gets the subscription, through which values are asked for.
    func receive(subscription: any Subscription)

    /// Gets a value, and answers how many more are wanted.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Gets to know that there are no more values.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable {
    /// Asks for more values.
    func request(_ demand: Subscribers.Demand)
}

/// Something that can be stopped.
public protocol Cancellable {
    /// Stops it.
    func cancel()
}

extension Cancellable {
    /// Stops it when the collection goes.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Stops it when the set goes.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}

/// Something that is stopped when the last reference to it goes.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Creates something that is stopped by a function, which is called once.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Wraps something that can be stopped.
    public convenience init<C: Cancellable>(_ canceller: C) {
        self.init(canceller.cancel)
    }

    deinit { action?() }

    /// Stops it.
    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Stops it when the collection goes.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Stops it when the set goes.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Whether both are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// The names that belong to subscribers.
public enum Subscribers {
    /// A number of values that are wanted.
    public struct Demand: Hashable, Comparable, Sendable {
        /// The number, or nil for all there are.
        public let max: Int?

        /// All values there are.
        public static let unlimited = Demand(max: nil)
        /// No more values.
        public static let none = Demand(max: 0)

        /// A number of values.
        public static func max(_ value: Int) -> Demand { Demand(max: value) }

        /// The sum of two demands.
        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            guard let left = lhs.max, let right = rhs.max else { return .unlimited }
            return .max(left + right)
        }

        /// Adds a demand.
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

        /// A demand with some values already delivered; not less than none.
        public static func - (lhs: Demand, rhs: Int) -> Demand {
            lhs.max.map { .max(Swift.max(0, $0 - rhs)) } ?? .unlimited
        }

        public static func < (lhs: Demand, rhs: Demand) -> Bool {
            guard let left = lhs.max else { return false }
            return rhs.max.map { left < $0 } ?? true
        }
    }

    /// The end of the values.
    public enum Completion<Failure: Error> {
        /// All values were sent.
        case finished
        /// Something went wrong.
        case failure(Failure)
    }

    /// Gives every value to a function.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let receiveValue: (Input) -> Void
        private let receiveCompletion: (Completion<Failure>) -> Void
        private let lock = NSLock()
        private var subscription: (any Subscription)?

        /// Creates a subscriber from a function for the end and one for values.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        /// Asks for all values.
        public func receive(subscription: any Subscription) {
            lock.withLock { self.subscription = subscription }
            subscription.request(.unlimited)
        }

        /// Gives a value to the function.
        public func receive(_ input: Input) -> Demand {
            receiveValue(input)
            return .none
        }

        /// Gives the end to the function.
        public func receive(completion: Completion<Failure>) {
            lock.withLock { subscription = nil }
            receiveCompletion(completion)
        }

        /// Ends the subscription.
        public func cancel() {
            let subscription = lock.withLock {
                defer { self.subscription = nil }
                return self.subscription
            }
            subscription?.cancel()
        }
    }
}

extension Publisher {
    /// Gives every value and the end to functions, until the result goes or is cancelled.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Gives every value to a function, until the result goes or is cancelled.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Writes every value to a property, until the result goes or is cancelled.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
}
