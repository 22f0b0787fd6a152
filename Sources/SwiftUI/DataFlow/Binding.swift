/// Reads and writes a value that is kept somewhere else.
///
///     Toggle("Hide past flights", isOn: $hidesPast)
///
/// Reading it in a body makes the body depend on the value at its source.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    let location: AnyLocation<Value>
    /// What is applied to writes through this binding.
    public var transaction = Transaction()

    init(location: AnyLocation<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    /// Creates a binding from closures that read and write the value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get, set: { value, _ in set(value) })
    }

    /// Creates a binding from closures; the second also gets the transaction of the write.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// Creates a binding from another binding.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// Creates a binding to the wrapped value as an optional; writing nil is ignored.
    public init<V>(_ base: Binding<V>) where Value == V? {
        location = ClosureLocation(
            get: { base.wrappedValue },
            set: { value, transaction in
                if let value { base.location.set(value, transaction: transaction) }
            })
        transaction = base.transaction
    }

    /// Creates a binding to the value that an optional holds; nil when it holds none. While the optional is nil later
    /// on, the last value is read.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        location = ClosureLocation(
            get: { base.wrappedValue ?? value },
            set: { value, transaction in base.location.set(value, transaction: transaction) })
        transaction = base.transaction
    }

    /// Creates a binding that projects a hashable value to a type-erased one.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        location = ClosureLocation(
            get: { AnyHashable(base.wrappedValue) },
            set: { value, transaction in
                if let value = value.base as? V { base.location.set(value, transaction: transaction) }
            })
        transaction = base.transaction
    }

    /// A binding whose value can't be changed; writes are ignored.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The current value at the source.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set {
            location.set(newValue, transaction: transaction.isEmpty ? Transaction.current : transaction)
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: location.projecting(keyPath), transaction: transaction)
    }

    /// A binding whose writes carry `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: location, transaction: transaction)
    }

    /// A binding whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var changed = transaction
        changed.animation = animation
        return Binding(location: location, transaction: changed)
    }

    @MainActor public static var _comparison: _PropertyComparison? {
        _PropertyComparison(
            plan: .call { a, b in
                let a = a.assumingMemoryBound(to: Self.self).pointee
                let b = b.assumingMemoryBound(to: Self.self).pointee
                return a.location === b.location || a.location.isSame(as: b.location)
            })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to one element. Reading it after the element is gone gives the element's last known value.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let last = wrappedValue[position]
        let base = self
        return Binding<Value.Element>(
            location: ClosureLocation(
                get: {
                    let whole = base.wrappedValue
                    return whole.indices.contains(position) ? whole[position] : last
                },
                set: { value, transaction in
                    var whole = base.wrappedValue
                    guard whole.indices.contains(position) else { return }
                    whole[position] = value
                    base.location.set(whole, transaction: transaction)
                }),
            transaction: transaction)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
