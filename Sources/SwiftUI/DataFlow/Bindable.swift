import Observation

/// Makes bindings to the properties of an observable object.
///
///     struct BookEditor: View {
///         @Bindable var book: Book
///         var body: some View { TextField("Title", text: $book.title) }
///     }
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// The wrapper itself, whose members are bindings.
    public var projectedValue: Bindable<Value> { self }

    fileprivate init(object: Value) {
        wrappedValue = object
    }

    // Without an initializer here, the initializers of views would take the wrapper instead of the object.
    /// Only observable objects have bindings.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) {
        fatalError("The wrapped value must be an object that conforms to Observable")
    }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable where Value: AnyObject & Observable {
    /// Makes bindings to the properties of an object.
    public init(wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    /// Makes bindings to the properties of an object.
    public init(_ wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    /// Takes over another one's object.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
