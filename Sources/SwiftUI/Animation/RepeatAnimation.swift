import Foundation

/// An animation that runs several times.
struct RepeatAnimation: TimedAnimation {
    let animation: Animation
    /// How often it runs; nil for ever.
    let count: Int?
    let autoreverses: Bool

    var duration: TimeInterval? {
        guard let count else { return .infinity }
        return animation.duration.map { $0 * Double(count) }
    }

    /// The run that an animation of unknown length is in, and when that began.
    private struct Run: AnimationStateKey {
        var index = 0
        var start: TimeInterval = 0

        static var defaultValue: Run { Run() }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if let length = animation.duration, length.isFinite {
            guard length > 0 else { return nil }
            let (index, within) = run(at: time, length: length)
            guard index < count ?? .max else { return nil }
            // A finite inner repetition or spring keeps no memory from run to run.
            var inner = context.withState(AnimationState<V>())
            let backwards = autoreverses && index % 2 == 1
            let moment = backwards ? length - within : within
            return animation.animate(value: value, time: moment, context: &inner) ?? value
        }
        var run = context.state[Run.self]
        var step = animation.animate(value: value, time: time - run.start, context: &context)
        if step == nil {
            run.index += 1
            run.start = time
            guard run.index < count ?? .max else { return nil }
            context.state = AnimationState()
            step = animation.animate(value: value, time: 0, context: &context)
            context.state[Run.self] = run
        }
        context.isLogicallyComplete = false
        return step.map { autoreverses && run.index % 2 == 1 ? value - $0 : $0 }
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard let length = animation.duration, length > 0, length.isFinite else { return nil }
        let (index, within) = run(at: time, length: length)
        guard index < count ?? .max else { return nil }
        let inner = context.withState(AnimationState<V>())
        guard autoreverses, index % 2 == 1 else {
            return animation.velocity(value: value, time: within, context: inner)
        }
        return animation.velocity(value: value, time: length - within, context: inner)?.scaled(by: -1)
    }

    private func run(at time: TimeInterval, length: TimeInterval) -> (index: Int, within: TimeInterval) {
        let index = (time / length).rounded(.down)
        guard index < Double(Int.max / 2) else { return (.max - 1, 0) }
        return (Int(index), time - index * length)
    }
}
