import Foundation
import Testing

@testable import Charts

struct PositionScaleTests {
    private func scale(_ type: ScaleType, _ start: Double, _ end: Double) -> PositionScale {
        var scale = PositionScale(kind: .number, type: type, start: start, end: end)
        scale.setRange(0, 100)
        return scale
    }

    @Test(arguments: [
        ScaleType.linear, .log, .squareRoot, .power(exponent: 3), .symmetricLog, .symmetricLog(slopeAtZero: 0.1),
    ])
    func placesLeadBackToValues(type: ScaleType) {
        let scale = scale(type, 1, 1000)
        #expect(abs(scale.position(1)) < 1e-9 && abs(scale.position(1000) - 100) < 1e-9)
        for value in [1.0, 2, 7.5, 30, 500, 1000] {
            #expect(abs(scale.value(at: scale.position(value)) - value) < 1e-6 * value, "\(type) \(value)")
        }
    }

    @Test func ratiosAreDistancesOnALogarithmicScale() {
        let scale = scale(.log, 1, 1000)
        #expect(abs(scale.position(10) - 100.0 / 3) < 1e-9)
        #expect(scale.position(0).isNaN && scale.position(-5).isNaN)
    }

    @Test func rootsKeepTheSign() {
        let scale = scale(.squareRoot, -100, 100)
        #expect(scale.position(0) == 50)
        #expect(abs(scale.position(-25) - 25) < 1e-9 && abs(scale.position(25) - 75) < 1e-9)
    }

    @Test func symmetricLogarithmsGoThroughZero() {
        let scale = scale(.symmetricLog, -1000, 1000)
        #expect(abs(scale.position(0) - 50) < 1e-9)
        #expect(abs(scale.position(-10) + scale.position(10) - 100) < 1e-9)
    }

    @Test func scalesMayGoBackwards() {
        let scale = scale(.linear, 10, 0)
        #expect(scale.position(10) == 0 && scale.position(0) == 100 && scale.contains(5) && !scale.contains(11))
    }

    @Test(arguments: [1e-300, 1e300, Double.greatestFiniteMagnitude])
    func anySizeHasPlaces(size: Double) {
        let scale = scale(.linear, -size, size)
        #expect(abs(scale.position(0) - 50) < 1e-6)
        #expect(abs(scale.position(size) - 100) < 1e-6 && abs(scale.position(-size)) < 1e-6)
    }

    @Test func whatIsNoNumberHasNoPlace() {
        let scale = scale(.linear, 0, 1)
        #expect(!scale.position(.nan).isFinite && !scale.position(.infinity).isFinite)
    }

    @Test func anEmptyScalePutsEverythingAtItsStart() {
        #expect(scale(.linear, 3, 3).position(3) == 0)
    }
}
