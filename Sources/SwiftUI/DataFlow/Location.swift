import Foundation

/// Where a binding's value is kept. Locations are compared by identity.
class AnyLocation<Value>: @unchecked Sendable {
    /// Projections by key path, so that `$model.name` is the same location each time.
    private var projections: [AnyKeyPath: WeakReference] = [:]

    func get() -> Value { fatalError("a location answers for itself") }
    func set(_ value: Value, transaction: Transaction) {}
    /// Whether both are the same place.
    func isSame(as other: AnyLocation<Value>) -> Bool { self === other }

    final func projecting<Subject>(_ keyPath: WritableKeyPath<Value, Subject>) -> AnyLocation<Subject> {
        LocationLock.withLock {
            if let known = projections[keyPath]?.object as? AnyLocation<Subject> { return known }
            let location = ProjectedLocation(base: self, keyPath: keyPath)
            projections[keyPath] = WeakReference(object: location)
            return location
        }
    }
}

private struct WeakReference {
    weak var object: AnyObject?
}

/// Guards values that are read and written from any thread.
enum LocationLock {
    private static let lock = NSRecursiveLock()

    static func withLock<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}

/// The value of a state: readers are updated when it changes.
final class StateLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private var value: Value
    private let source = DependencySource()
    /// Whether the app wrote a value; rows with nothing written need not be kept.
    private(set) var wasWritten = false

    init(_ value: Value) {
        self.value = value
    }

    override func get() -> Value {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { source.access() }
        }
        return LocationLock.withLock { value }
    }

    override func set(_ newValue: Value, transaction: Transaction) {
        if MainThread.isCurrent {
            nonisolated(unsafe) let newValue = newValue
            MainActor.assumeIsolated { setOnMain(newValue, transaction) }
        } else {
            LocationLock.withLock {
                value = newValue
                wasWritten = true
            }
            DispatchQueue.main.async {
                MainActor.assumeIsolated { Transaction.perform(transaction) { self.source.notify() } }
            }
        }
    }

    @MainActor
    private func setOnMain(_ newValue: Value, _ transaction: Transaction) {
        wasWritten = true
        let isSame = newValue is any Equatable && ValueComparison.areEqual(value, newValue)
        LocationLock.withLock { value = newValue }
        if !isSame { Transaction.perform(transaction) { source.notify() } }
    }
}

extension StateLocation: StatefulSlot {
    // An object's inside may have changed without a write.
    @MainActor var holdsState: Bool { wasWritten || Value.self is AnyObject.Type }
}

/// A part of another location's value.
private final class ProjectedLocation<Base, Value>: AnyLocation<Value>, @unchecked Sendable {
    private let base: AnyLocation<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(base: AnyLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override func get() -> Value { base.get()[keyPath: keyPath] }

    override func set(_ value: Value, transaction: Transaction) {
        var whole = base.get()
        whole[keyPath: keyPath] = value
        base.set(whole, transaction: transaction)
    }

    override func isSame(as other: AnyLocation<Value>) -> Bool {
        guard let other = other as? ProjectedLocation<Base, Value> else { return false }
        return keyPath == other.keyPath && (base === other.base || base.isSame(as: other.base))
    }
}

/// A location made of two closures.
final class ClosureLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let getValue: () -> Value
    private let setValue: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getValue = get
        setValue = set
    }

    override func get() -> Value { getValue() }
    override func set(_ value: Value, transaction: Transaction) { setValue(value, transaction) }
}

/// A value that never changes.
final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let value: Value

    init(_ value: Value) {
        self.value = value
    }

    override func get() -> Value { value }
}
