import Foundation

/// An object that says when it is about to change.
///
/// ```swift
/// final class Board: ObservableObject {
///     @Published var flights: [Flight] = []
/// }
/// ```
///
/// A publisher is supplied; it sends when a `@Published` property is written, and when `objectWillChange.send()` is
/// called.
public protocol ObservableObject<ObjectWillChangePublisher>: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before the object changes.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.publisher(of: self) }
}

/// Sends a signal before an object changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// A signal without a value.
    public typealias Output = Void
    /// It can't fail.
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    /// Creates a publisher.
    public init() {}

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }

    /// Sends the signal.
    public func send() { subject.send() }
}

/// The publishers of observable objects that don't store one themselves.
///
/// An extension can't add a stored property to a class, so the publishers are kept beside the objects, with weak
/// references to them. Entries of objects that are gone are removed when the table has doubled.
final class ObjectPublishers: @unchecked Sendable {
    static let shared = ObjectPublishers()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    /// The number of entries, including those of objects that are gone and not yet removed.
    var count: Int { lock.withLock { entries.count } }

    /// The publisher of an object, made the first time.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        return lock.withLock {
            // The object of an entry is compared, since another object may have lived at the same address.
            if let entry = entries[id], entry.object === object { return entry.publisher }
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, entries.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            entries[id] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }
}
