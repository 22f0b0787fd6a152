import Testing

@testable import SwiftUI

@Suite struct AnimationTests {
    @Test func curvesGoFromStartToEnd() {
        for animation in [
            Animation.linear(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1), .easeInOut(duration: 1),
        ] {
            #expect(animation.value(at: 0) == 0 && animation.value(at: 1) == nil)
            let values = stride(from: 0, to: 1, by: 0.05).compactMap { animation.value(at: $0) }
            #expect(values.count == 20 && values == values.sorted())
        }
        #expect(Animation.linear(duration: 2).value(at: 0.5) == 0.25)
        #expect((Animation.easeIn(duration: 1).value(at: 0.3) ?? 1) < 0.3)
        #expect((Animation.easeOut(duration: 1).value(at: 0.3) ?? 0) > 0.3)
        #expect(abs((Animation.easeInOut(duration: 1).value(at: 0.5) ?? 0) - 0.5) < 1e-9)
    }

    @Test func timeIsShiftedAndScaled() {
        let late = Animation.linear(duration: 1).delay(1)
        #expect(late.value(at: 0.5) == 0 && late.value(at: 1.5) == 0.5 && late.value(at: 2) == nil)
        #expect(Animation.linear(duration: 1).speed(2).value(at: 0.25) == 0.5)
        #expect(Animation.linear(duration: 1).speed(2).delay(1).duration == 1.5)
    }

    @Test func repetitions() {
        let forth = Animation.linear(duration: 1).repeatCount(3, autoreverses: true)
        #expect(forth.value(at: 0.25) == 0.25 && forth.value(at: 1.25) == 0.75 && forth.value(at: 2.25) == 0.25)
        #expect(forth.value(at: 3) == nil)
        let forever = Animation.linear(duration: 1).repeatForever(autoreverses: false)
        #expect(forever.value(at: 1000.25) == 0.25 && forever.duration == .infinity)
    }

    @Test func customAnimationsRepeatByTheirOwnEnd() {
        struct Steps: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
                time < 2 ? value.scaled(by: time / 2) : nil
            }
        }
        let animation = Animation(Steps()).repeatCount(2, autoreverses: true)
        var context = AnimationContext<Double>()
        let values = [0.0, 1, 2, 3, 4].map { animation.animate(value: 1, time: $0, context: &context) }
        #expect(values == [0, 0.5, 1, 0.5, nil])
    }

    @Test func springsReachTheirTarget() throws {
        for animation in [Animation.spring, .bouncy, .snappy, .smooth, .interactiveSpring, .default] {
            let duration = try #require(animation.duration)
            #expect(animation.value(at: duration + 0.001) == nil)
            #expect(abs((animation.value(at: duration - 0.001) ?? 0) - 1) < 2e-3)
        }
        let bouncy = stride(from: 0, to: 1, by: 0.01).compactMap { Animation.bouncy.value(at: $0) }
        #expect((bouncy.max() ?? 0) > 1.01)
        let smooth = stride(from: 0, to: 1, by: 0.01).compactMap { Animation.smooth.value(at: $0) }
        #expect((smooth.max() ?? 2) <= 1)
    }

    @Test func springsTakeOverSpeed() throws {
        var context = AnimationContext<Double>()
        let first = Animation.spring(duration: 1)
        let before = try #require(first.animate(value: 100, time: 0.2, context: &context))
        let speed = try #require(first.velocity(value: 100, time: 0.2, context: context))
        let second = Animation.spring(duration: 0.4)
        #expect(second.shouldMerge(previous: first, value: 100, time: 0.2, context: &context))
        #expect(try #require(second.animate(value: 100, time: 0.2, context: &context)) == before)
        #expect(abs(try #require(second.velocity(value: 100, time: 0.2, context: context)) - speed) < 1e-9)
        #expect(!second.shouldMerge(previous: .linear, value: 100, time: 0.2, context: &context))
    }

    @Test func logicalCompletion() {
        var context = AnimationContext<Double>()
        _ = Animation.linear(duration: 1).logicallyComplete(after: 0.5).animate(value: 1, time: 0.4, context: &context)
        #expect(!context.isLogicallyComplete)
        _ = Animation.linear(duration: 1).logicallyComplete(after: 0.5).animate(value: 1, time: 0.6, context: &context)
        #expect(context.isLogicallyComplete)
    }

    @Test func animationsCompare() {
        #expect(Animation.easeIn == .easeIn && Animation.easeIn != .easeOut && Animation.spring != .easeIn)
        #expect(Set([Animation.linear.delay(1), .linear.delay(1), .linear.delay(2)]).count == 2)
    }
}
