import Foundation
import SwiftUI
import Testing

@testable import Charts

extension ChartTests {
    private func bars(_ values: [(String, Double)], _ stacking: MarkStackingMethod) -> [[Double]] {
        let model = chartModel {
            ForEach(Array(values.enumerated()), id: \.offset) { _, value in
                BarMark(x: .value("Category", value.0), y: .value("Value", value.1), stacking: stacking)
            }
        }
        return model.records.map { [$0.y.start, $0.y.end] }
    }

    @Test func barsStandOnEachOther() {
        #expect(bars([("a", 1), ("b", 5), ("a", 2)], .standard) == [[0, 1], [0, 5], [1, 3]])
    }

    @Test func negativeBarsHangBelowZero() {
        #expect(
            bars([("a", 1), ("a", -2), ("a", 3), ("a", -4)], .standard) == [[0, 1], [0, -2], [1, 4], [-2, -6]])
    }

    @Test func normalizedBarsArePartsOfOne() {
        #expect(bars([("a", 1), ("a", 3), ("b", 0)], .normalized) == [[0, 0.25], [0.25, 1], [0, 0]])
    }

    @Test func centredBarsStandAroundZero() {
        #expect(bars([("a", 1), ("a", 3)], .center) == [[-2, -1], [-1, 2]])
    }

    @Test func unstackedBarsOverlap() {
        #expect(bars([("a", 1), ("a", 3)], .unstacked) == [[0, 1], [0, 3]])
    }

    @Test func aValueThatIsNoneHasNoBar() {
        let all = bars([("a", 1), ("a", .nan), ("a", 2)], .standard)
        #expect(all[0] == [0, 1] && all[1].allSatisfy(\.isNaN) && all[2] == [1, 3])
    }

    @Test func barsBesideEachOtherAreStacksOfTheirOwn() {
        let model = chartModel {
            ForEach(0..<4) { number in
                BarMark(x: .value("Category", "a"), y: .value("Value", number + 1))
                    .position(by: .value("Side", number % 2 == 0 ? "left" : "right"))
            }
        }
        #expect(model.records.map { [$0.y.start, $0.y.end] } == [[0, 1], [0, 2], [1, 4], [2, 6]])
    }

    @Test func barsGrowAlongTheAxisWithNumbers() {
        let sideways = chartModel { BarMark(x: .value("Value", 3), y: .value("Name", "a")) }
        #expect(sideways.records[0].x.form == .interval && sideways.records[0].y.form == .value)
        let flat = chartModel { BarMark(x: .value("Value", 3)) }
        #expect(flat.records[0].x == Channel(form: .interval, start: 0, end: 3))
        let upright = chartModel { BarMark(x: .value("x", 1), y: .value("y", 3)) }
        #expect(upright.records[0].y == Channel(form: .interval, start: 0, end: 3))
    }

    @Test func areasOfSeriesStandOnEachOtherAndOneAloneOnZero() {
        func model(_ names: [String]) -> ChartModel {
            chartModel {
                ForEach(names, id: \.self) { name in
                    AreaMark(x: .value("x", 1), y: .value("y", 2)).foregroundStyle(by: .value("Name", name))
                    AreaMark(x: .value("x", 2), y: .value("y", 3)).foregroundStyle(by: .value("Name", name))
                }
            }
        }
        #expect(model(["a"]).records.map(\.y.end) == [2, 3])
        let two = model(["a", "b"])
        #expect(two.records.map(\.y.start) == [0, 0, 2, 3] && two.records.map(\.y.end) == [2, 3, 4, 6])
        #expect(two.joined.map(\.members) == [[0, 1], [2, 3]])
    }

    @Test func intervalsNeverStack() {
        let model = chartModel {
            ForEach(0..<2) { _ in
                BarMark(xStart: .value("From", 1), xEnd: .value("To", 4), y: .value("Job", "a"))
            }
        }
        #expect(model.records.map { [$0.x.start, $0.x.end] } == [[1, 4], [1, 4]])
    }
}
