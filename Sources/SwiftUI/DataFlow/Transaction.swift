/// The context of a change, carried from the write to the update that it causes.
public struct Transaction: @unchecked Sendable {
    private var values: [ObjectIdentifier: Any] = [:]
    private var hasAnimation = false
    private var storedAnimation: Animation?

    /// Creates an empty transaction.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// How the change is animated; nil: it isn't.
    public var animation: Animation? {
        get { storedAnimation }
        set {
            storedAnimation = newValue
            hasAnimation = true
        }
    }

    /// Whether views replace the transaction's animation by none.
    public var disablesAnimations = false
    /// Whether the change comes from a continuous interaction, such as dragging a slider.
    public var isContinuous = false

    /// A custom value; the key's default when it wasn't set.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    var isEmpty: Bool { !hasAnimation && !disablesAnimations && !isContinuous && values.isEmpty }

    // The current transaction is the main thread's; writes from other threads carry an empty one.
    nonisolated(unsafe) private static var storedCurrent = Transaction()

    /// The transaction of the change or update going on.
    package static var current: Transaction { MainThread.isCurrent ? storedCurrent : Transaction() }

    /// Runs `body` with `transaction` as the current one.
    static func perform<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        guard MainThread.isCurrent else { return try body() }
        let outer = storedCurrent
        storedCurrent = transaction
        defer { storedCurrent = outer }
        return try body()
    }
}

/// A key of a custom value in a transaction.
public protocol TransactionKey<Value> {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Runs `body`; the changes that it makes carry `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.perform(transaction, body)
}

/// Runs `body`; the changes that it makes carry the current transaction with one value replaced.
public func withTransaction<Value, Result>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try Transaction.perform(transaction, body)
}

/// Runs `body`; the changes that it makes carry `animation`.
///
/// Interpolating between the old and the new picture isn't done yet: a change is shown at once, and its transaction is
/// seen by `transaction(_:)` modifiers.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try Transaction.perform(transaction, body)
}

/// Runs `body` with `animation`; `completion` is called when the changes have been shown.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    MainThread.run { Updater.shared.afterLayout(completion) }
    return result
}
