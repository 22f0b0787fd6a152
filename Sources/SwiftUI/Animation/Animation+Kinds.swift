import Foundation

extension Animation {
    /// The usual animation: a spring that doesn't overshoot.
    public static let `default` = Animation.spring()

    /// An animation at constant speed over 0.35 seconds.
    public static var linear: Animation { linear(duration: 0.35) }
    /// An animation that is slow at first, over 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// An animation that is slow at the end, over 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// An animation that is slow at first and at the end, over 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    /// An animation at constant speed over a time in seconds.
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    /// An animation that is slow at first, over a time in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    /// An animation that is slow at the end, over a time in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    /// An animation that is slow at first and at the end, over a time in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    /// An animation along a curve, over a time in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, length: duration))
    }

    /// An animation along a cubic Bézier curve with two control points, over a time in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
        return timingCurve(curve, duration: duration)
    }
}

extension Animation {
    /// An animation by a spring, which takes over the speed of a spring before it.
    public static var spring: Animation { spring() }

    /// An animation by a spring.
    ///
    /// - Parameters:
    ///   - response: The time of one swing, in seconds.
    ///   - dampingFraction: The damping as a fraction of the least damping that prevents overshooting.
    ///   - blendDuration: Has no influence: a spring takes over position and speed from one before it at once.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// An animation by a spring.
    ///
    /// - Parameters:
    ///   - duration: How long the animation feels, in seconds.
    ///   - bounce: How much it overshoots, from -1 to 1.
    ///   - blendDuration: Has no influence: a spring takes over position and speed from one before it at once.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// An animation by a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
    }

    /// An animation by a quick spring that follows the pointer.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// An animation by a quick spring that follows the pointer.
    ///
    /// - Parameters:
    ///   - response: The time of one swing, in seconds.
    ///   - dampingFraction: The damping as a fraction of the least damping that prevents overshooting.
    ///   - blendDuration: Has no influence: a spring takes over position and speed from one before it at once.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// An animation by a quick spring that follows the pointer.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
    }

    /// An animation by a spring that is added to those before it.
    public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

    /// An animation by a spring that is added to those before it.
    ///
    /// - Parameters:
    ///   - mass: The mass at its end.
    ///   - stiffness: The force for each unit of displacement.
    ///   - damping: The force for each unit of velocity.
    ///   - initialVelocity: The speed at the start, in ways per second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// An animation by a spring that is added to those before it.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// An animation by a spring that is added to those before it.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }

    /// An animation by a spring that doesn't overshoot.
    public static var smooth: Animation { smooth() }

    /// An animation by a spring that doesn't overshoot, with some bounce added.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// An animation by a spring that overshoots a little.
    public static var snappy: Animation { snappy() }

    /// An animation by a spring that overshoots a little, with some bounce added.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// An animation by a spring that overshoots clearly.
    public static var bouncy: Animation { bouncy() }

    /// An animation by a spring that overshoots clearly, with some bounce added.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}
