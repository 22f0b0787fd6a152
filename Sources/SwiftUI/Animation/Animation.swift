import Foundation

/// How a change of the interface happens over time.
///
/// ```swift
/// withAnimation(.easeInOut(duration: 0.2).delay(0.1)) { isExpanded.toggle() }
/// ```
public struct Animation: Hashable, Sendable {
    /// The way to get from one value to another.
    public let base: any CustomAnimation

    /// Creates an animation that follows a custom one.
    public init<A: CustomAnimation>(_ base: A) {
        self.base = base
    }

    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        func compare<A: CustomAnimation>(_ first: A) -> Bool { first == rhs.base as? A }
        return compare(lhs.base)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }

    /// The part of the way that is done after a time, or nil when the animation is over.
    ///
    /// - Parameters:
    ///   - value: The whole way, from zero.
    ///   - time: The time since the start, in seconds.
    ///   - context: What the animation remembers.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// The speed after a time, or nil if it isn't known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Whether the animation goes on from a running one, instead of being added to it.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// The time from the start to the end, in seconds, infinite if there is none; nil if a custom animation decides
    /// while it runs.
    var duration: TimeInterval? { (base as? any TimedAnimation)?.duration }

    /// The fraction of the way that is done after a time, in seconds, or nil when the animation is over.
    package func value(at time: TimeInterval) -> Double? {
        var context = AnimationContext<Double>()
        return animate(value: 1, time: time, context: &context)
    }
}

extension Animation {
    /// The animation as a copy that starts later, by a time in seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayAnimation(animation: self, delay: delay))
    }

    /// The animation as a copy at another speed; 2 is twice as fast.
    public func speed(_ speed: Double) -> Animation {
        Animation(SpeedAnimation(animation: self, speed: speed))
    }

    /// The animation as a copy that runs several times.
    ///
    /// - Parameters:
    ///   - repeatCount: How often it runs.
    ///   - autoreverses: Whether every second run goes backwards.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(animation: self, count: repeatCount, autoreverses: autoreverses))
    }

    /// The animation as a copy that runs for ever.
    ///
    /// - Parameter autoreverses: Whether every second run goes backwards.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(animation: self, count: nil, autoreverses: autoreverses))
    }

    /// The animation as a copy that lets those who wait for it go on after a time, in seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalCompletionAnimation(animation: self, completion: duration))
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    /// What the animation is made of.
    public var description: String { String(describing: base) }

    /// What the animation is made of.
    public var debugDescription: String { "Animation(\(String(reflecting: base)))" }
}
