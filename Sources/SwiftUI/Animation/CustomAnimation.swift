import Foundation

/// A way to get from one value to another over time.
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of the way that is done after a time, or nil when the animation is over.
    ///
    /// - Parameters:
    ///   - value: The whole way, from zero.
    ///   - time: The time since the start, in seconds.
    ///   - context: What the animation remembers.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// The speed after a time, or nil if it isn't known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether the animation goes on from a running one, instead of being added to it; it then gets the running one's
    /// time and memory.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// No: the animation is added to the running one.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What a running animation remembers and knows about its surroundings.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers.
    public var state: AnimationState<Value>
    /// Whether those who wait for the animation may go on, even if it isn't over.
    public var isLogicallyComplete = false

    /// Creates the context of an animation that starts.
    init(state: AnimationState<Value> = AnimationState()) {
        self.state = state
    }

    /// A context with the same surroundings for something else to remember.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var result = AnimationContext<T>(state: state)
        result.isLogicallyComplete = isLogicallyComplete
        return result
    }
}

/// What a running animation remembers, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty memory.
    public init() {}

    /// The value of a key, which is the key's default at the start.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of what animations remember.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value

    /// The value at the start.
    static var defaultValue: Value { get }
}

/// When those who wait for an animation may go on.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case logicallyComplete, removed }

    private let kind: Kind

    /// When the animation has practically reached its end, though it may still swing a little.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
    /// When the animation is over and gone.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}
