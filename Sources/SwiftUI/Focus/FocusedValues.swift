/// A key of a value that views tell the rest of the app while they have the focus.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// What the views with the focus, and those of the window in use, tell the rest of the app.
///
///     extension FocusedValues {
///         @Entry var flight: Binding<Flight>?
///     }
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil: no view tells one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type; nil: no view tells one.
    subscript<T: AnyObject>(objectType: T.Type) -> T? {
        get { values[ObjectIdentifier(objectType)] as? T }
        set { values[ObjectIdentifier(objectType)] = newValue }
    }
}

/// Reads a value that the view with the focus tells, or one of the window in use; nil: nobody tells one.
///
///     struct FlightCommands: Commands {
///         @FocusedValue(\.flight) private var flight
///         …
///     }
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?

    /// Reads the value at a key path.
    nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        nonisolated(unsafe) let keyPath = keyPath
        read = { $0[keyPath: keyPath] }
    }

    /// Reads the observable object of a type.
    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[objectType] }
    }

    /// The value that is told at the moment.
    @MainActor public var wrappedValue: Value? { read(FocusedValueCenter.shared.values) }

    @MainActor public static var _comparison: _PropertyComparison? { _PropertyComparison(plan: .ignored) }
}

extension FocusedValue: @unchecked Sendable {}

/// Reads and writes the value of a binding that the view with the focus tells, or one of the window in use.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Binding<Value>?

    /// Follows the binding at a key path.
    nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        nonisolated(unsafe) let keyPath = keyPath
        read = { $0[keyPath: keyPath] }
    }

    @MainActor private var binding: Binding<Value>? { read(FocusedValueCenter.shared.values) }

    /// The binding's value; nil: nobody tells a binding. Setting nil does nothing.
    @MainActor public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// A binding to the value.
    @MainActor public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding {
            binding?.wrappedValue
        } set: { value in
            if let value { binding?.wrappedValue = value }
        }
    }

    @MainActor public static var _comparison: _PropertyComparison? { _PropertyComparison(plan: .ignored) }
}

extension FocusedBinding: @unchecked Sendable {}

/// Reads an observable object that the view with the focus tells, or one of the window in use.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property.
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            let object = object
            nonisolated(unsafe) let keyPath = keyPath
            return Binding {
                object[keyPath: keyPath]
            } set: {
                object[keyPath: keyPath] = $0
            }
        }
    }

    /// Reads the object of the property's type.
    nonisolated public init() {}

    /// The object; nil: nobody tells one. The view is evaluated again when it changes.
    @MainActor public var wrappedValue: ObjectType? {
        let object = FocusedValueCenter.shared.values[ObjectType.self]
        if let object { ObjectSources.shared.source(of: object).access() }
        return object
    }

    /// Gives bindings to the object's properties; nil: nobody tells one.
    @MainActor public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }

    @MainActor public static var _comparison: _PropertyComparison? { _PropertyComparison(plan: .ignored) }
}

extension FocusedObject: @unchecked Sendable {}
