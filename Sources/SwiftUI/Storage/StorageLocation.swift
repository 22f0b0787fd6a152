import Foundation

/// The place of a property that is kept in the user's defaults.
final class StorageLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private var key: String
    private let explicitStore: UserDefaults?
    private var store: UserDefaults
    private var defaultValue: Value
    private let form: StoredForm<Value>
    private var found: StoredValue?

    init(_ defaultValue: Value, key: String, store: UserDefaults?, form: StoredForm<Value>) {
        self.key = key
        self.defaultValue = defaultValue
        self.form = form
        explicitStore = store
        self.store = store ?? .standard
    }

    /// Looked up when first used: views are made far more often than shown.
    private var stored: StoredValue {
        if let found { return found }
        let value = StoredValues.shared.value(key, in: store)
        found = value
        return value
    }

    override func get() -> Value {
        let stored = stored
        if MainThread.isCurrent { MainActor.assumeIsolated { stored.source.access() } }
        return stored.raw.flatMap { form.read($0) } ?? defaultValue
    }

    override func set(_ value: Value, transaction: Transaction) {
        stored.set(form.write(value), transaction: transaction)
    }

    func addOwner(_ object: AnyObject) {
        stored.addOwner(object)
    }

    /// Whether both name the same key of the same store.
    func hasSamePlace(as other: StorageLocation<Value>) -> Bool {
        key == other.key && explicitStore === other.explicitStore
    }

    /// Takes over what a new value of the property says: its default, its key, and where the environment keeps values.
    @MainActor
    func adopt(_ new: StorageLocation<Value>, prefix: String = "", inherited: UserDefaults?) {
        defaultValue = new.defaultValue
        let store = new.explicitStore ?? inherited ?? .standard
        let key = prefix + new.key
        guard store !== self.store || key != self.key else { return }
        let former = found
        self.store = store
        self.key = key
        found = nil
        former?.source.notify()
    }

    /// The same property with a place of its own, for a node.
    func copy() -> StorageLocation<Value> {
        StorageLocation(defaultValue, key: key, store: explicitStore, form: form)
    }
}

private enum DefaultStoreKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

private enum SceneIdentifierKey: EnvironmentKey {
    static var defaultValue: String { "main" }
}

extension EnvironmentValues {
    /// Where `AppStorage` keeps values unless it names a store; nil: the standard defaults.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultStoreKey.self] }
        set { self[DefaultStoreKey.self] = newValue }
    }

    /// Tells the windows of the app apart where something is kept for each.
    var sceneIdentifier: String {
        get { self[SceneIdentifierKey.self] }
        set { self[SceneIdentifierKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of those `AppStorage` properties in the view that don't name one.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        nonisolated(unsafe) let store = store
        return modifier(_EnvironmentModifier { $0.defaultAppStorage = store })
    }
}
