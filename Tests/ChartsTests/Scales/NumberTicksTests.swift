import Foundation
import Testing

@testable import Charts

struct NumberTicksTests {
    @Test(arguments: [
        (0.0, 10.0, 5, [0.0, 2, 4, 6, 8, 10]), (0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (0, 100, 4, [0, 20, 40, 60, 80, 100]),
        (-5, 5, 4, [-4, -2, 0, 2, 4]), (0, 15_000, 4, [0, 5000, 10_000, 15_000]), (3, 3, 5, [3]),
        (0.1, 0.35, 5, [0.1, 0.15, 0.2, 0.25, 0.3, 0.35]),
    ])
    func ticksAreRoundNumbers(low: Double, high: Double, count: Int, expected: [Double]) {
        // Exactly: 0.3 isn't 0.30000000000000004.
        #expect(NumberTicks.linear(low, high, count: count).values == expected)
    }

    @Test(arguments: [1e-300, 1e-30, 1e-9, 1, 12_345, 1e30, 1e300])
    func ticksWorkInEverySize(size: Double) {
        for count in 1...12 {
            let ticks = NumberTicks.linear(-size, size * 0.7, count: count)
            #expect(ticks.values.count >= 1 && ticks.values.count <= 3 * count + 2, "\(size) \(count)")
            #expect(ticks.values.contains(0))
            #expect(ticks.values == ticks.values.sorted())
            #expect(ticks.values.allSatisfy { $0 >= -size * 1.0001 && $0 <= size * 0.70001 })
            let rounded = NumberTicks.rounded(-size, size * 0.7, count: count)
            #expect(rounded.low <= -size && rounded.high >= size * 0.7)
            #expect(rounded.low >= -size * 10 && rounded.high <= size * 10)
        }
    }

    @Test func theGreatestNumbersHaveTicks() {
        let all = Double.greatestFiniteMagnitude
        let ticks = NumberTicks.linear(-all, all, count: 5)
        #expect(!ticks.values.isEmpty && ticks.values.allSatisfy(\.isFinite))
        let rounded = NumberTicks.rounded(-all, all, count: 5)
        #expect(rounded.low.isFinite && rounded.high.isFinite)
    }

    @Test func whatIsNoNumberHasNone() {
        #expect(NumberTicks.linear(.nan, 1, count: 5).values.isEmpty)
        #expect(NumberTicks.linear(0, .infinity, count: 5).values.isEmpty)
        #expect(NumberTicks.linear(2, 1, count: 5).values.isEmpty)
    }

    @Test func limitsAreRoundedOutwards() {
        let (low, high) = NumberTicks.rounded(0, 14_300, count: 4)
        #expect(low == 0 && high == 15_000)
        let whole = NumberTicks.rounded(0, 15_000, count: 4)
        #expect(whole.low == 0 && whole.high == 15_000)
        let both = NumberTicks.rounded(-13, 38, count: 5)
        #expect(both.low == -20 && both.high == 40)
    }

    @Test func aMinimumStrideIsKept() {
        let ticks = NumberTicks.linear(0, 3, count: 10, minimum: 1)
        #expect(ticks.values == [0, 1, 2, 3])
        #expect(NumberTicks.linear(0, 30, count: 10, minimum: 4).step == 5)
    }

    @Test func multiplesOfAnyStep() {
        #expect(NumberTicks.stride(-1, 7, by: 2.5).values == [0, 2.5, 5])
        #expect(NumberTicks.stride(0, 1, by: 0).values.isEmpty)
        #expect(NumberTicks.stride(0, 1, by: -1).values.isEmpty)
        #expect(NumberTicks.stride(0, 1e12, by: 1).values.isEmpty)
    }

    @Test func logarithmicTicksArePowersOfTen() {
        #expect(NumberTicks.logarithmic(1, 10_000, count: 6).values == [1, 10, 100, 1000, 10_000])
        #expect(NumberTicks.logarithmic(1, 1e12, count: 4).values == [1, 1e4, 1e8, 1e12])
        #expect(NumberTicks.logarithmic(2, 40, count: 5).values == [2, 5, 10, 20])
        #expect(NumberTicks.logarithmic(3, 4, count: 4).values.count >= 2)
        #expect(NumberTicks.logarithmic(-3, 4, count: 4).values.isEmpty)
    }

    @Test func symmetricTicksHaveZeroInTheMiddle() {
        #expect(NumberTicks.symmetric(-100, 1000, slope: 1, count: 5).values == [-100, -10, -1, 0, 1, 10, 100, 1000])
    }
}
