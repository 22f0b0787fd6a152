import Foundation

/// A value that is kept in the user's defaults, where the next start of the app finds it.
///
///     @AppStorage("hidesPastFlights") private var hidesPast = false
///
/// The view is evaluated again when the value changes, whoever changes it. In an ``ObservableObject`` the property
/// announces its changes as a published one does.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    /// What the declaration says.
    private let declared: StorageLocation<Value>
    /// What a view's node keeps; the declared one outside of views.
    private var location: StorageLocation<Value>

    init(_ defaultValue: Value, _ key: String, store: UserDefaults?, form: StoredForm<Value>) {
        declared = StorageLocation(defaultValue, key: key, store: store, form: form)
        location = declared
    }

    /// The value that is stored, or the initial one.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, transaction: Transaction.current) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(location: location) }

    /// The value of the property of an object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
    ) -> Value {
        get {
            let location = object[keyPath: storageKeyPath].location
            location.addOwner(object)
            return location.get()
        }
        set {
            let location = object[keyPath: storageKeyPath].location
            location.addOwner(object)
            location.set(newValue, transaction: Transaction.current)
        }
    }

    @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, in installer: inout _PropertyInstaller) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let new = property.pointee.declared
        let location = installer.slot { new.copy() }
        location.adopt(new, inherited: EnvironmentValues(scope: installer.node.environment).defaultAppStorage)
        property.pointee.location = location
    }

    @MainActor public static var _comparison: _PropertyComparison? {
        _PropertyComparison(
            plan: .call { a, b in
                let a = a.assumingMemoryBound(to: Self.self).pointee
                let b = b.assumingMemoryBound(to: Self.self).pointee
                return a.declared.hasSamePlace(as: b.declared)
            })
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

// MARK: Values

extension AppStorage where Value == Bool {
    /// Keeps a truth value; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store: store, form: .direct())
    }
}

extension AppStorage where Value == Int {
    /// Keeps an integer; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store: store, form: .direct())
    }
}

extension AppStorage where Value == Double {
    /// Keeps a number; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store: store, form: .direct())
    }
}

extension AppStorage where Value == String {
    /// Keeps a text; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store: store, form: .direct())
    }
}

extension AppStorage where Value == URL {
    /// Keeps an address; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store: store, form: .direct())
    }
}

extension AppStorage where Value == Data {
    /// Keeps data; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store: store, form: .direct())
    }
}

extension AppStorage where Value == Date {
    /// Keeps a date; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store: store, form: .direct())
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Keeps a value by its raw value; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store: store, form: .rawValue())
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Keeps a value by its raw value; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store: store, form: .rawValue())
    }
}

// MARK: Optionals

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a truth value, which is nil while nothing is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, store: store, form: .optional(.direct()))
    }

    /// Keeps an integer, which is nil while nothing is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, store: store, form: .optional(.direct()))
    }

    /// Keeps a number, which is nil while nothing is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key, store: store, form: .optional(.direct()))
    }

    /// Keeps a text, which is nil while nothing is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, store: store, form: .optional(.direct()))
    }

    /// Keeps an address, which is nil while nothing is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key, store: store, form: .optional(.direct()))
    }

    /// Keeps data, which is nil while nothing is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key, store: store, form: .optional(.direct()))
    }

    /// Keeps a date, which is nil while nothing is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(nil, key, store: store, form: .optional(.direct()))
    }

    /// Keeps a value by its raw value; it is nil while nothing is stored.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(nil, key, store: store, form: .optional(.rawValue()))
    }

    /// Keeps a value by its raw value; it is nil while nothing is stored.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(nil, key, store: store, form: .optional(.rawValue()))
    }
}
