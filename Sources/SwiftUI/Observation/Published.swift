import Foundation

/// A property of an observable object that says when it is about to change.
///
/// The projected value, `$property`, is a publisher of the property's values.
@propertyWrapper
public struct Published<Value> {
    private let storage: Storage

    /// Creates a property with a value.
    public init(wrappedValue: Value) {
        storage = Storage(wrappedValue)
    }

    /// Creates a property with a value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// Only properties of classes can be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// A publisher of the property's values, which sends the present one first and every other before it is set.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set {
            // `assign(to: &$property)` hands the property's own publisher back, which has nothing to take over.
            if newValue.storage !== storage { storage.follow(newValue) }
        }
    }

    /// The value of the property of an object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue, in: object) }
    }

    /// The publisher of the values of the property of an object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
        get {
            let storage = object[keyPath: storageKeyPath].storage
            storage.join(object)
            return Publisher(storage: storage)
        }
        set { object[keyPath: storageKeyPath].projectedValue = newValue }
    }

    /// A publisher of a property's values.
    public struct Publisher: SwiftUI.Publisher {
        /// The values.
        public typealias Output = Value
        /// It can't fail.
        public typealias Failure = Never

        fileprivate let storage: Storage

        /// Starts to send to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subject.receive(subscriber: subscriber)
        }
    }

    /// The value and those who want to know about it.
    fileprivate final class Storage {
        private(set) var value: Value
        private var storedSubject: CurrentValueSubject<Value, Never>?
        private var sources: [AnyCancellable] = []
        /// The publisher of the object that the property belongs to, once the property was used.
        private var willChange: ObservableObjectPublisher?
        private var owner: ObjectIdentifier?

        init(_ value: Value) {
            self.value = value
        }

        /// Made only when somebody asks for the values.
        var subject: CurrentValueSubject<Value, Never> {
            if let storedSubject { return storedSubject }
            let subject = CurrentValueSubject<Value, Never>(value)
            storedSubject = subject
            return subject
        }

        /// Finds the publisher of the object that the property belongs to.
        func join(_ object: AnyObject) {
            if owner != ObjectIdentifier(object) {
                owner = ObjectIdentifier(object)
                if let observable = object as? any ObservableObject { willChange = Self.publisher(of: observable) }
            }
        }

        func set(_ newValue: Value, in object: AnyObject) {
            join(object)
            write(newValue)
        }

        /// Takes over every value of a publisher.
        func follow<P: SwiftUI.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
            sources.append(publisher.sink { [weak self] in self?.write($0) })
        }

        private func write(_ newValue: Value) {
            willChange?.send()
            storedSubject?.send(newValue)
            value = newValue
        }

        private static func publisher<O: ObservableObject>(of object: O) -> ObservableObjectPublisher? {
            object.objectWillChange as? ObservableObjectPublisher
        }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
    /// Writes every value to a published property, as long as that lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.storage.follow(self)
    }
}
