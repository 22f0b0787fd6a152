import Foundation
import Testing

@testable import Charts

struct BinsTests {
    @Test func binsHaveRoundLimits() {
        let bins = NumberBins(range: 0.0...97, desiredCount: 10)
        #expect(bins.thresholds == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
        #expect(bins.count == 10 && bins[3].lowerBound == 30 && bins[3].upperBound == 40)
        #expect(NumberBins(size: 25, range: 10...90).thresholds == [0, 25, 50, 75, 100])
        #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
    }

    @Test func everyValueLiesInItsBin() {
        let data = (0..<500).map { Double($0 * 7919 % 1000) / 10 - 20 }
        let bins = NumberBins(data: data)
        #expect(bins.count > 4 && bins.count < 30)
        for value in data { #expect(bins[bins.index(for: value)].contains(value)) }
        // Limits belong to the bin that begins with them, the last one to the last bin.
        let simple = NumberBins(thresholds: [0.0, 1, 2])
        #expect([0.0, 0.5, 1, 1.5, 2, -3, 9].map { simple.index(for: $0) } == [0, 0, 1, 1, 1, 0, 1])
        #expect(simple[1].contains(2) && !simple[0].contains(1))
    }

    @Test func wholeNumbersHaveWholeLimits() {
        let bins = NumberBins(data: [1, 2, 3, 4, 5, 6, 7], desiredCount: 20, minimumStride: 1)
        #expect(bins.thresholds == [1, 2, 3, 4, 5, 6, 7])
    }

    @Test func littleDataHasBins() {
        #expect(NumberBins(data: [Double]()).isEmpty)
        #expect(NumberBins(data: [5.0]).count >= 1)
        #expect(NumberBins(data: [5.0, 5, .nan, .infinity]).count >= 1)
        #expect(DateBins(data: []).isEmpty)
    }

    @Test func datesHaveBinsOfTheCalendar() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        func date(_ month: Int, _ day: Int) throws -> Date {
            try #require(calendar.date(from: DateComponents(year: 2025, month: month, day: day)))
        }
        let bins = DateBins(unit: .month, range: try date(1, 31)...(try date(4, 2)), calendar: calendar)
        #expect(bins.thresholds.map { calendar.component(.month, from: $0) } == [1, 2, 3, 4, 5])
        #expect(bins.thresholds.allSatisfy { calendar.component(.day, from: $0) == 1 })
        #expect(bins.index(for: try date(3, 30)) == 2)
        let days = DateBins(unit: .day, range: try date(3, 29)...(try date(4, 1)), calendar: calendar)
        #expect(days.map { $0.upperBound.timeIntervalSince($0.lowerBound) / 3600 } == [24, 23, 24])
        let even = DateBins(timeInterval: 3600, range: try date(1, 1)...(try date(1, 2)))
        #expect(even.count == 24)
        let automatic = DateBins(range: try date(1, 1)...(try date(12, 31)), calendar: calendar)
        #expect(automatic.count == 12)
    }
}
