import Foundation

/// A publisher that sends one value and ends.
public struct Just<Output>: Publisher {
    /// It can't fail.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Creates a publisher of a value.
    public init(_ output: Output) {
        self.output = output
    }

    /// Sends the value to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(
            subscription: OnceSubscription {
                _ = subscriber.receive(output)
                subscriber.receive(completion: .finished)
            })
    }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
    private let completeImmediately: Bool

    /// Creates a publisher that ends at once, or never.
    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    /// Sends the end to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: OnceSubscription {})
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// Does something once, when values are wanted for the first time.
private final class OnceSubscription: Subscription {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none, let action else { return }
        self.action = nil
        action()
    }

    func cancel() { action = nil }
}

extension NotificationCenter {
    /// A publisher of the notifications of a name.
    public struct Publisher: SwiftUI.Publisher {
        /// The notifications.
        public typealias Output = Notification
        /// It can't fail.
        public typealias Failure = Never

        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        /// Starts to send to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            let target = NotificationTarget(subject: subject)
            let observer = center.addObserver(forName: name, object: object, queue: nil) { target.subject.send($0) }
            subject.receive(
                subscriber: CancellingSubscriber(downstream: subscriber) { center.removeObserver(observer) })
        }
    }

    /// A publisher of the notifications of a name, from one object or from all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

/// What notifications are sent to. They arrive on the thread that posts them, and the subject has a lock of its own.
private struct NotificationTarget: @unchecked Sendable {
    let subject: PassthroughSubject<Notification, Never>
}

/// Passes everything on, and does something when the subscription is cancelled.
struct CancellingSubscriber<Downstream: Subscriber>: Subscriber {
    let downstream: Downstream
    let onCancel: () -> Void

    private final class Wrapper: Subscription {
        let inner: any Subscription
        let onCancel: AnyCancellable

        init(inner: any Subscription, onCancel: @escaping () -> Void) {
            self.inner = inner
            self.onCancel = AnyCancellable(onCancel)
        }

        func request(_ demand: Subscribers.Demand) { inner.request(demand) }

        func cancel() {
            inner.cancel()
            onCancel.cancel()
        }
    }

    func receive(subscription: any Subscription) {
        downstream.receive(subscription: Wrapper(inner: subscription, onCancel: onCancel))
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
}
