import Foundation

/// What observable objects announce, as dependencies: every node that depends on an object is updated after the object
/// sent that it will change, however often it sent in one turn.
@MainActor
final class ObjectSources {
    static let shared = ObjectSources()

    private struct Entry {
        weak var object: AnyObject?
        let source: DependencySource
        let subscription: AnyCancellable
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    /// The source that stands for an object; the object is subscribed to the first time that somebody asks.
    func source<O: ObservableObject>(of object: O) -> DependencySource {
        let id = ObjectIdentifier(object)
        // Another object may have lived at the same address.
        if let entry = entries[id], entry.object === object { return entry.source }
        if entries.count >= limit {
            entries = entries.filter { $0.value.object != nil }
            limit = max(64, entries.count * 2)
        }
        let source = DependencySource()
        let subscription = object.objectWillChange.sink { _ in
            MainThread.run { source.notify() }
        }
        entries[id] = Entry(object: object, source: source, subscription: subscription)
        return source
    }
}

/// A property of an object, read and written through a key path. Two locations of the same property are the same.
final class ObjectLocation<Root: AnyObject, Value>: AnyLocation<Value>, @unchecked Sendable {
    private let object: Root
    private let keyPath: ReferenceWritableKeyPath<Root, Value>
    /// What announces a change of the object, where reading the property doesn't make a dependency by itself.
    private let source: DependencySource?

    init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>, source: DependencySource? = nil) {
        self.object = object
        self.keyPath = keyPath
        self.source = source
    }

    override func get() -> Value {
        if let source, MainThread.isCurrent { MainActor.assumeIsolated { source.access() } }
        return object[keyPath: keyPath]
    }

    override func set(_ value: Value, transaction: Transaction) {
        Transaction.perform(transaction) { object[keyPath: keyPath] = value }
    }

    override func isSame(as other: AnyLocation<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Root, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}
