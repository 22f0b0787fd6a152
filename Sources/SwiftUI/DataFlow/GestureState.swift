/// A value that a gesture changes while it lasts, and that goes back to its initial value when the gesture ends.
///
///     @GestureState private var isPressed = false
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private let reset: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    /// Creates a state; the transaction is the one with which it goes back.
    nonisolated public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// Creates a state; the transaction is the one with which it goes back.
    nonisolated public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Creates a state; `reset` gets the value and can change the transaction with which it goes back.
    nonisolated public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        self.reset = reset
    }

    /// Creates a state; `reset` gets the value and can change the transaction with which it goes back.
    nonisolated public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The current value.
    public var wrappedValue: Value { location?.get() ?? initialValue }

    /// The state itself, for a gesture that updates it.
    public var projectedValue: GestureState<Value> { self }

    /// Changes the value on behalf of a gesture that is going on.
    @MainActor func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = Evaluation.untracked { location.get() }
        var transaction = Transaction.current
        change(&value, &transaction)
        location.set(value, transaction: transaction)
    }

    /// Goes back to the initial value, at the end of a gesture.
    @MainActor func goBack() {
        guard let location else { return }
        var transaction = Transaction.current
        reset(Evaluation.untracked { location.get() }, &transaction)
        location.set(initialValue, transaction: transaction)
    }

    @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, in installer: inout _PropertyInstaller) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        property.pointee.location = installer.slot { StateLocation(property.pointee.initialValue) }
    }

    @MainActor public static var _comparison: _PropertyComparison? { _PropertyComparison(plan: .ignored) }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil at first.
    nonisolated public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a state that is nil at first; `reset` gets the value and can change the transaction with which it goes
    /// back.
    nonisolated public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}
