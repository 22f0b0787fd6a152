import Foundation

/// A key of a custom environment value.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value where nobody set another.
    static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
public struct EnvironmentValues: @unchecked Sendable {
    /// Where inherited values come from; nil: only defaults.
    let scope: EnvironmentScope?
    private(set) var overrides: [ObjectIdentifier: Any] = [:]

    /// The default values.
    public init() {
        scope = nil
    }

    init(scope: EnvironmentScope) {
        self.scope = scope
    }

    /// The value of a key; setting it changes this copy.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            if let own = overrides[id] { return own as? K.Value ?? K.defaultValue }
            guard let scope else { return K.defaultValue }
            return scope.value(for: id) as? K.Value ?? K.defaultValue
        }
        set { overrides[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type that was put into the environment.
    public subscript<T: AnyObject>(objectType: T.Type) -> T? {
        get {
            let id = ObjectIdentifier(objectType)
            if let own = overrides[id] { return own as? T }
            guard let scope else { return nil }
            return scope.value(for: id) as? T
        }
        set { overrides[ObjectIdentifier(objectType)] = newValue }
    }
}
