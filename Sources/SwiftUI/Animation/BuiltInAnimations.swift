import Foundation

/// An animation whose length is known beforehand.
protocol TimedAnimation: CustomAnimation {
    /// The time from the start to the end, in seconds; nil if a part of it doesn't know.
    var duration: TimeInterval? { get }
}

/// An animation along a curve.
struct CurveAnimation: TimedAnimation {
    let curve: UnitCurve
    let length: TimeInterval

    var duration: TimeInterval? { length }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < length else { return nil }
        return value.scaled(by: curve.value(at: time / length))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard time < length else { return nil }
        return value.scaled(by: curve.velocity(at: time / length) / length)
    }
}

/// An animation by a spring that takes over the speed of a spring before it.
struct SpringAnimation: TimedAnimation {
    let spring: Spring
    /// Only tells animations apart: position and speed are taken over from the spring before at once.
    let blendDuration: TimeInterval

    var duration: TimeInterval? { spring.settlingDuration }

    /// Where and how fast the motion was when this spring took over.
    private struct Start<Value: VectorArithmetic>: AnimationStateKey {
        var time: TimeInterval = 0
        var value = Value.zero
        var velocity = Value.zero

        static var defaultValue: Start { Start() }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let start = context.state[Start<V>.self]
        let elapsed = time - start.time
        let rest = value - start.value
        if elapsed >= spring.duration { context.isLogicallyComplete = true }
        let way = max(rest.magnitudeSquared.squareRoot(), value.magnitudeSquared.squareRoot())
        let end = spring.settlingDuration(
            target: rest, initialVelocity: start.velocity, epsilon: max(way * 0.001, .leastNormalMagnitude))
        guard elapsed < end else { return nil }
        return start.value + spring.value(target: rest, initialVelocity: start.velocity, time: elapsed)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let start = context.state[Start<V>.self]
        return spring.velocity(
            target: value - start.value, initialVelocity: start.velocity, time: time - start.time)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard previous.base is SpringAnimation else { return false }
        let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
        let position = previous.animate(value: value, time: time, context: &context) ?? value
        context.state[Start<V>.self] = Start(time: time, value: position, velocity: velocity)
        context.isLogicallyComplete = false
        return true
    }
}

/// An animation by a spring that is added to those before it.
struct InterpolatingSpringAnimation: TimedAnimation {
    let spring: Spring
    /// The speed at the start, in ways per second.
    let initialVelocity: Double

    var duration: TimeInterval? {
        spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= spring.duration { context.isLogicallyComplete = true }
        guard time < duration ?? 0 else { return nil }
        return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }
}

/// An animation that starts later.
struct DelayAnimation: TimedAnimation {
    let animation: Animation
    let delay: TimeInterval

    var duration: TimeInterval? { animation.duration.map { $0 + delay } }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time >= delay else { return .zero }
        return animation.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard time >= delay else { return .zero }
        return animation.velocity(value: value, time: time - delay, context: context)
    }
}

/// An animation at another speed.
struct SpeedAnimation: TimedAnimation {
    let animation: Animation
    let speed: Double

    var duration: TimeInterval? { animation.duration.map { $0 / speed } }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        animation.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        animation.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let other = previous.base as? SpeedAnimation, other.speed == speed else { return false }
        return animation.shouldMerge(
            previous: other.animation, value: value, time: time * speed, context: &context)
    }
}

/// An animation that lets those who wait for it go on at a given time.
struct LogicalCompletionAnimation: TimedAnimation {
    let animation: Animation
    let completion: TimeInterval

    var duration: TimeInterval? { animation.duration }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let result = animation.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= completion
        return result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        animation.velocity(value: value, time: time, context: context)
    }
}
