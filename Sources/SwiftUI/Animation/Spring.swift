import Foundation

/// The motion of a mass on a damped spring.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let offset = spring.value(target: 100.0, time: 0.2)
/// ```
public struct Spring: Hashable, Sendable {
    /// The frequency of the spring without damping, in radians per second.
    private var frequency: Double
    /// The damping as a fraction of the least damping that prevents overshooting.
    private var ratio: Double
    /// The mass at the end of the spring.
    public private(set) var mass: Double

    /// Creates a spring by how long and how bouncy it feels.
    ///
    /// - Parameters:
    ///   - duration: The time of one swing, in seconds.
    ///   - bounce: From -1 (slow) over 0 (no overshooting) to 1 (swinging on and on).
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        let limited = min(max(bounce, -0.999), 1)
        self.init(response: duration, dampingRatio: limited >= 0 ? 1 - limited : 1 / (1 + limited))
    }

    /// Creates a spring from the time of one swing, in seconds, and the damping as a fraction of the critical one.
    public init(response: Double, dampingRatio: Double) {
        frequency = 2 * .pi / max(response, 1e-5)
        ratio = max(dampingRatio, 0)
        mass = 1
    }

    /// Creates a spring from its physics.
    ///
    /// - Parameters:
    ///   - mass: The mass at its end.
    ///   - stiffness: The force for each unit of displacement.
    ///   - damping: The force for each unit of velocity.
    ///   - allowOverDamping: Whether more damping than the critical one is kept instead of being limited to that.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = mass
        frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.ratio = allowOverDamping ? ratio : min(ratio, 1)
    }

    /// Creates a spring that comes to rest after a time, in seconds.
    ///
    /// - Parameters:
    ///   - settlingDuration: The time after which the displacement stays below `epsilon`.
    ///   - dampingRatio: The damping as a fraction of the critical one.
    ///   - epsilon: The part of the displacement at the start that counts as rest.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let unit = Spring(response: 1, dampingRatio: dampingRatio)
        // Time scales with the response, so the settling time of one spring tells that of all with the same damping.
        let response = settlingDuration / unit.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(response: response, dampingRatio: dampingRatio)
    }

    /// How long one swing feels, in seconds.
    public var duration: TimeInterval { response }

    /// How much the spring overshoots, from -1 to 1.
    public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }

    /// The time of one swing without damping, in seconds.
    public var response: Double { 2 * .pi / frequency }

    /// The damping as a fraction of the least damping that prevents overshooting.
    public var dampingRatio: Double { ratio }

    /// The force for each unit of displacement.
    public var stiffness: Double { frequency * frequency * mass }

    /// The force for each unit of velocity.
    public var damping: Double { 2 * ratio * frequency * mass }

    /// The time after which the displacement stays below a thousandth of that at the start, in seconds.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// A spring that doesn't overshoot.
    public static var smooth: Spring { smooth() }

    /// A spring that doesn't overshoot, with some bounce added.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that overshoots a little.
    public static var snappy: Spring { snappy() }

    /// A spring that overshoots a little, with some bounce added.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that overshoots clearly.
    public static var bouncy: Spring { bouncy() }

    /// A spring that overshoots clearly, with some bounce added.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Spring {
    /// How displacement and velocity at the start show up at a later time; the motion is linear in both.
    private struct Response {
        var fromDisplacement, fromVelocity: Double
        var speedFromDisplacement, speedFromVelocity: Double
    }

    /// The solution of x″ + 2ζω·x′ + ω²·x = 0 for unit displacement and for unit velocity.
    private func response(at time: TimeInterval) -> Response {
        let t = max(time, 0)
        let decay = ratio * frequency
        if ratio < 1 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            let envelope = exp(-decay * t)
            let (sine, cosine) = (sin(swing * t), cos(swing * t))
            return Response(
                fromDisplacement: envelope * (cosine + decay / swing * sine),
                fromVelocity: envelope * sine / swing,
                speedFromDisplacement: -envelope * frequency * frequency / swing * sine,
                speedFromVelocity: envelope * (cosine - decay / swing * sine))
        }
        if ratio == 1 {
            let envelope = exp(-frequency * t)
            return Response(
                fromDisplacement: envelope * (1 + frequency * t),
                fromVelocity: envelope * t,
                speedFromDisplacement: -envelope * frequency * frequency * t,
                speedFromVelocity: envelope * (1 - frequency * t))
        }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-decay + root, -decay - root)
        let (slowPart, fastPart) = (exp(slow * t), exp(fast * t))
        return Response(
            fromDisplacement: (slow * fastPart - fast * slowPart) / (slow - fast),
            fromVelocity: (slowPart - fastPart) / (slow - fast),
            speedFromDisplacement: slow * fast * (fastPart - slowPart) / (slow - fast),
            speedFromVelocity: (slow * slowPart - fast * fastPart) / (slow - fast))
    }

    /// Where the spring is after a time, in seconds, on its way from zero to a target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let response = response(at: time)
        return target.scaled(by: 1 - response.fromDisplacement) + initialVelocity.scaled(by: response.fromVelocity)
    }

    /// How fast the spring is after a time, in seconds, on its way from zero to a target.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let response = response(at: time)
        return target.scaled(by: -response.speedFromDisplacement)
            + initialVelocity.scaled(by: response.speedFromVelocity)
    }

    /// Moves a value and its velocity on by a time, in seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let distance = target - value
        let start = value
        let (moved, speed) = (
            self.value(target: distance, initialVelocity: velocity, time: deltaTime),
            self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
        )
        value = start + moved
        velocity = speed
    }

    /// The force on the mass at a position and a velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The time after which the displacement stays below a length, in seconds; infinite without damping.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let distance = target.magnitudeSquared.squareRoot()
        let speed = initialVelocity.magnitudeSquared.squareRoot()
        guard distance > 0 || speed > 0, epsilon > 0 else { return 0 }
        guard ratio > 0 else { return .infinity }
        if ratio < 1 {
            let decay = ratio * frequency
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            let other = (speed + decay * distance) / swing
            let amplitude = (distance * distance + other * other).squareRoot()
            return max(0, log(amplitude / epsilon) / decay)
        }
        func displacement(_ time: Double) -> Double {
            let response = response(at: time)
            return distance * response.fromDisplacement + speed * response.fromVelocity
        }
        // Beyond the time at which a push is at its furthest the displacement only shrinks.
        var low = 1 / frequency
        guard displacement(low) > epsilon else { return low }
        var high = 2 * low
        while displacement(high) > epsilon { high *= 2 }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if displacement(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }
}

extension Spring {
    /// Where the spring is after a time, in seconds, on its way between two values.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: TimeInterval
    ) -> V {
        var result = fromValue
        result.animatableData += value(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity, time: time)
        return result
    }

    /// How fast the spring is after a time, in seconds, on its way between two values.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: TimeInterval
    ) -> V.AnimatableData {
        velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity, time: time)
    }

    /// The force on the mass at a position and a velocity on its way between two values.
    public func force<V: Animatable>(
        fromValue: V, toValue: V, position: V, velocity: V.AnimatableData
    ) -> V.AnimatableData {
        force(
            target: toValue.animatableData - fromValue.animatableData,
            position: position.animatableData - fromValue.animatableData, velocity: velocity)
    }

    /// The time after which the displacement from the second value stays below a length, in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity,
            epsilon: epsilon)
    }
}
