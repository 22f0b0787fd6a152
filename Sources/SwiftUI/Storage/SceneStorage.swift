import Foundation

/// A value that is kept for each window, and found again when the window is opened at the next start of the app.
///
///     @SceneStorage("selectedTab") private var tab = 0
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
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

    @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, in installer: inout _PropertyInstaller) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let new = property.pointee.declared
        let scene = EnvironmentValues(scope: installer.node.environment).sceneIdentifier
        let location = installer.slot { new.copy() }
        location.adopt(new, prefix: SceneValues.prefix(of: scene), inherited: nil)
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

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

// MARK: Values

extension SceneStorage where Value == Bool {
    /// Keeps a truth value; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, store: nil, form: .direct())
    }
}

extension SceneStorage where Value == Int {
    /// Keeps an integer; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, store: nil, form: .direct())
    }
}

extension SceneStorage where Value == Double {
    /// Keeps a number; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, store: nil, form: .direct())
    }
}

extension SceneStorage where Value == String {
    /// Keeps a text; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, store: nil, form: .direct())
    }
}

extension SceneStorage where Value == URL {
    /// Keeps an address; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, store: nil, form: .direct())
    }
}

extension SceneStorage where Value == Data {
    /// Keeps data; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, store: nil, form: .direct())
    }
}

extension SceneStorage where Value == Date {
    /// Keeps a date; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, store: nil, form: .direct())
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Keeps a value by its raw value; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, store: nil, form: .rawValue())
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Keeps a value by its raw value; the initial value is what is read while nothing is stored.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, store: nil, form: .rawValue())
    }
}

// MARK: Optionals

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a truth value, which is nil while nothing is stored.
    public init(_ key: String) where Value == Bool? {
        self.init(nil, key, store: nil, form: .optional(.direct()))
    }

    /// Keeps an integer, which is nil while nothing is stored.
    public init(_ key: String) where Value == Int? {
        self.init(nil, key, store: nil, form: .optional(.direct()))
    }

    /// Keeps a number, which is nil while nothing is stored.
    public init(_ key: String) where Value == Double? {
        self.init(nil, key, store: nil, form: .optional(.direct()))
    }

    /// Keeps a text, which is nil while nothing is stored.
    public init(_ key: String) where Value == String? {
        self.init(nil, key, store: nil, form: .optional(.direct()))
    }

    /// Keeps an address, which is nil while nothing is stored.
    public init(_ key: String) where Value == URL? {
        self.init(nil, key, store: nil, form: .optional(.direct()))
    }

    /// Keeps data, which is nil while nothing is stored.
    public init(_ key: String) where Value == Data? {
        self.init(nil, key, store: nil, form: .optional(.direct()))
    }

    /// Keeps a date, which is nil while nothing is stored.
    public init(_ key: String) where Value == Date? {
        self.init(nil, key, store: nil, form: .optional(.direct()))
    }

    /// Keeps a value by its raw value; it is nil while nothing is stored.
    public init<R: RawRepresentable>(_ key: String)
    where Value == R?, R.RawValue == String {
        self.init(nil, key, store: nil, form: .optional(.rawValue()))
    }

    /// Keeps a value by its raw value; it is nil while nothing is stored.
    public init<R: RawRepresentable>(_ key: String)
    where Value == R?, R.RawValue == Int {
        self.init(nil, key, store: nil, form: .optional(.rawValue()))
    }
}
