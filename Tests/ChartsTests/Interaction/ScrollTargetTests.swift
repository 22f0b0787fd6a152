import Foundation
import SwiftUI
import Testing

@testable import Charts

extension ChartTests {
    /// Where a chart over 0...100 that shows 20 comes to rest.
    private func rest(
        _ behavior: some ChartScrollTargetBehavior, _ wanted: Double, from current: Double,
        _ cause: ChartScroller.Cause = .step
    ) -> Double? {
        let model = chartModel({
            $0.scrollableAxes = .horizontal
            $0.x.visibleLength = 20
            $0.x.initialPosition = .number(current)
        }) {
            ForEach([0, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
        }
        let layout = ChartLayout(
            model, size: CGSize(width: 200, height: 100), environment: EnvironmentValues(),
            scrolled: ChartScrollState().windows(model))
        return ChartScrollTargets(layout, behavior).target((wanted, nil), cause).x
    }

    @Test func scrollingComesToRestAtUnits() {
        let fives: ValueAlignedChartScrollTargetBehavior = .valueAligned(unit: 5)
        #expect(rest(fives, 11, from: 10) == 15 && rest(fives, 9, from: 10) == 5 && rest(fives, 15, from: 10) == 15)
        #expect(rest(fives, 79, from: 75) == 80)
    }

    @Test func swipesGoToLargerSteps() {
        let fives: ValueAlignedChartScrollTargetBehavior = .valueAligned(unit: 5)
        let forward = ChartScroller.Cause.drag(CGVector(dx: -900, dy: 0))
        let back = ChartScroller.Cause.drag(CGVector(dx: 900, dy: 0))
        #expect(rest(fives, 14, from: 10, forward) == 30 && rest(fives, 36, from: 40, back) == 20)
        let tens: ValueAlignedChartScrollTargetBehavior = .valueAligned(unit: 5, majorAlignment: .unit(50))
        #expect(rest(tens, 14, from: 10, forward) == 50 && rest(tens, 36, from: 40, back) == 0)
        let free: ValueAlignedChartScrollTargetBehavior = .valueAligned(unit: 5, limitBehavior: .never)
        #expect(rest(free, 52, from: 10, forward) == 50)
    }

    @Test func anAppDecidesWhereChartsComeToRest() {
        struct Halves: ChartScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                // The content is five times as wide as the plot.
                #expect(abs(context.contentSize.width - context.containerSize.width * 5) < 1e-6)
                target.rect.origin.x = context.contentSize.width / 2
            }
        }
        #expect(rest(Halves(), 3, from: 0) == 50)
    }

    @Test func datesComeToRestAtComponents() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let start = try #require(calendar.date(from: DateComponents(year: 2025, month: 3, day: 5)))
        let behavior = ValueAlignedChartScrollTargetBehavior.aligned(
            start.timeIntervalSinceReferenceDate + 3600, from: start.timeIntervalSinceReferenceDate,
            .matching(DateComponents(hour: 0)), calendar)
        #expect(Date(timeIntervalSinceReferenceDate: behavior) == calendar.date(byAdding: .day, value: 1, to: start))
    }
}
