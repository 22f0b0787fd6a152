import Testing

@testable import SwiftUI

@Suite struct SpringTests {
    @Test func parametersConvert() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.duration - 0.5) < 1e-12 && abs(spring.bounce - 0.3) < 1e-12)
        #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
        let physical = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(physical.duration - 0.5) < 1e-9 && abs(physical.bounce - 0.3) < 1e-9)
        #expect(Spring(mass: 1, stiffness: 1, damping: 10).dampingRatio == 1)
        #expect(Spring(mass: 1, stiffness: 1, damping: 10, allowOverDamping: true).dampingRatio == 5)
        #expect(abs(Spring(settlingDuration: 2, dampingRatio: 0.6).settlingDuration - 2) < 1e-6)
    }

    @Test(arguments: [0.0, 0.4, -0.5])
    func closedFormAgreesWithTheForce(_ bounce: Double) {
        let spring = Spring(duration: 0.8, bounce: bounce)
        // Small steps of the equation of motion.
        var (position, velocity) = (0.0, 3.0)
        let step = 1e-5
        for _ in 0..<30_000 {
            velocity += spring.force(target: 1, position: position, velocity: velocity) / spring.mass * step
            position += velocity * step
        }
        #expect(abs(spring.value(target: 1, initialVelocity: 3, time: 0.3) - position) < 1e-3)
        #expect(abs(spring.velocity(target: 1, initialVelocity: 3, time: 0.3) - velocity) < 1e-2)
    }

    @Test func updatingInStepsIsTheSame() {
        let spring = Spring.bouncy
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.03) }
        #expect(abs(value - spring.value(target: 5, time: 0.3)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 5, time: 0.3)) < 1e-9)
    }

    @Test func valuesBetweenAnimatables() {
        let point = Spring.smooth.value(
            fromValue: CGPoint(x: 1, y: 2), toValue: CGPoint(x: 3, y: 6), initialVelocity: .zero, time: 100)
        #expect(abs(point.x - 3) < 1e-9 && abs(point.y - 6) < 1e-9)
    }

    @Test func unitCurvesInvert() {
        for curve in [UnitCurve.linear, .easeIn, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut] {
            #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
            #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        }
        #expect(UnitCurve.easeIn.inverse.inverse == .easeIn)
        let slope = (UnitCurve.easeInOut.value(at: 0.4001) - UnitCurve.easeInOut.value(at: 0.3999)) / 0.0002
        #expect(abs(UnitCurve.easeInOut.velocity(at: 0.4) - slope) < 1e-3)
    }
}
