import Foundation
import SwiftUI
import Testing

@testable import Charts

extension ChartTests {
    private func limits(_ base: BaseScale) -> [Double] { [base.start, base.end] }

    private func points(
        _ values: [Double], _ change: (inout ChartConfiguration) -> Void = { _ in }
    ) -> ChartModel {
        chartModel(change) {
            ForEach(Array(values.enumerated()), id: \.offset) { index, value in
                PointMark(x: .value("x", index), y: .value("y", value))
            }
        }
    }

    @Test func scalesOfNumbersIncludeZero() {
        #expect(limits(points([5, 9]).yBase) == [0, 9])
        #expect(limits(points([-5, -9]).yBase) == [-9, 0])
        let without = points([5, 9]) { $0.y.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain }
        #expect(limits(without.yBase) == [5, 9])
        let reversed = points([5, 9]) { $0.y.domain = AutomaticScaleDomain.automatic(reversed: true)._domain }
        #expect(limits(reversed.yBase) == [9, 0])
    }

    @Test func anExplicitDomainIsKept() {
        let model = points([5, 9]) { $0.y.domain = (-18...63)._domain }
        #expect(limits(model.yBase) == [-18, 63] && !model.yBase.roundsEnd)
        let dates = points([1]) { $0.y.domain = [3.0, 1, 2]._domain }
        #expect(limits(dates.yBase) == [1, 3])
    }

    @Test func whatIsNotFiniteDoesNotCount() {
        #expect(limits(points([.nan, 2, .infinity, -.infinity]).yBase) == [0, 2])
        #expect(limits(points([.nan]).yBase) == [0, 1])
    }

    @Test func noDataAndASingleValueHaveAScale() {
        #expect(limits(points([]).yBase) == [0, 1])
        #expect(limits(points([0, 0]).yBase) == [0, 1])
        #expect(limits(points([7]).yBase) == [0, 7])
        let alone = points([8, 8]) { $0.y.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain }
        #expect(limits(alone.yBase) == [4, 12])
        let date = Date(timeIntervalSinceReferenceDate: 1e8)
        let model = chartModel { PointMark(x: .value("Date", date), y: .value("y", 1)) }
        #expect(limits(model.xBase) == [99_956_800, 100_043_200])
    }

    @Test func logarithmicScalesLeaveOutWhatIsNotPositive() {
        let model = points([-3, 0, 2, 200]) { $0.y.type = .log }
        #expect(limits(model.yBase) == [2, 200])
        #expect(limits(points([0, -1]) { $0.y.type = .log }.yBase) == [1, 10])
    }

    @Test(arguments: [1e-300, 1e300])
    func anySizeHasAScale(size: Double) {
        #expect(limits(points([size, size / 2]).yBase) == [0, size])
    }

    @Test func categoriesKeepTheirOrderOrTakeAnotherOne() {
        func model(_ domain: [String]?) -> ChartModel {
            chartModel({ $0.x.domain = domain?._domain }) {
                ForEach(["b", "a", "b", "c"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("y", 1)) }
            }
        }
        #expect(model(nil).x.categories == ["b", "a", "c"])
        #expect(limits(model(nil).xBase) == [-0.5, 2.5])
        let ordered = model(["c", "b", "z"])
        #expect(ordered.x.categories == ["c", "b", "z"])
        // What isn't in the domain has no place.
        #expect(ordered.records.map(\.x.start).map { $0.isNaN ? -1 : $0 } == [1, -1, 1, 0])
    }

    @Test func aDateStandsForItsUnit() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        // The day on which the clocks are changed has 23 hours.
        let noon = try #require(calendar.date(from: DateComponents(year: 2025, month: 3, day: 30, hour: 12)))
        let model = chartModel {
            BarMark(x: .value("Day", noon, unit: .day, calendar: calendar), y: .value("y", 1))
        }
        let channel = model.records[0].x
        #expect(channel.form == .bin && channel.end - channel.start == 23 * 3600)
        #expect(limits(model.xBase) == [channel.start, channel.end] && model.x.unit == .day)
    }

    @Test func valuesOfAnotherKindAreLeftOut() {
        let model = chartModel {
            PointMark(x: .value("x", 1), y: .value("y", 1))
            PointMark(x: .value("x", "one"), y: .value("y", 2))
        }
        #expect(model.records[1].x.start.isNaN && model.xBase.kind == .number)
    }

    @Test func ownTypesArePlotted() {
        enum Terminal: String, Plottable { case north, south }
        struct Weight: Plottable {
            var grams: Double
            var primitivePlottable: Double { grams / 1000 }
            init(grams: Double) { self.grams = grams }
            init?(primitivePlottable: Double) { grams = primitivePlottable * 1000 }
        }
        let model = chartModel {
            BarMark(x: .value("Terminal", Terminal.south), y: .value("Weight", Weight(grams: 2500)))
        }
        #expect(model.x.categories == ["south"] && model.records[0].y.end == 2.5)
        #expect(AxisValue(datum: .category("north"), index: 0, count: 1).as(Terminal.self) == .north)
        #expect(AxisValue(datum: .number(2.4), index: 0, count: 1).as(Int.self) == 2)
        #expect(AxisValue(datum: .number(2.4), index: 0, count: 1).as(String.self) == nil)
    }
}
