import Foundation
import SwiftUI
import Testing

@testable import Charts

private struct Bar: Identifiable {
    let id: String
    var value: Double
}

@MainActor @Observable private final class Bars {
    var all = [Bar(id: "a", value: 2), Bar(id: "b", value: 4)]
}

private struct MovingChart: View {
    let bars: Bars

    var body: some View {
        Chart(bars.all) { BarMark(x: .value("Name", $0.id), y: .value("Value", $0.value)) }
            .plain()
            .frame(width: 200, height: 100)
    }
}

extension ChartTests {
    private func model(_ bars: [Bar]) -> ChartModel {
        chartModel {
            ForEach(bars) { BarMark(x: .value("Name", $0.id), y: .value("Value", $0.value)) }
        }
    }

    private func heights(_ model: ChartModel) -> [Double] { model.records.map(\.y.end) }

    @Test func marksOfTheSameIdentityMove() throws {
        let motion = ChartMotion()
        let first = model([Bar(id: "a", value: 2), Bar(id: "b", value: 4)])
        motion.show(first, .linear(duration: 10))
        // There is nothing to come from.
        #expect(!motion.isRunning)
        let second = model([Bar(id: "b", value: 8), Bar(id: "c", value: 6)])
        motion.show(second, .linear(duration: 10))
        #expect(motion.isRunning)
        _ = motion.advance(to: Date(timeIntervalSinceNow: 5))
        let middle = heights(second)
        #expect(abs(middle[0] - 6) < 0.1 && abs(middle[1] - 3) < 0.1)
        // The bar's place moves from the second step to the first.
        #expect(abs(second.records[0].x.start - 0) < 1e-9)
        #expect(second.settled.map(\.y.end) == [8, 6])
        #expect(motion.advance(to: Date(timeIntervalSinceNow: 11)) == nil)
        #expect(heights(second) == [8, 6] && !motion.isRunning)
    }

    @Test func aChangeOnTheWayBeginsWhereTheMarksAre() {
        let motion = ChartMotion()
        motion.show(model([Bar(id: "a", value: 0)]), nil)
        let second = model([Bar(id: "a", value: 10)])
        motion.show(second, .linear(duration: 10))
        _ = motion.advance(to: Date(timeIntervalSinceNow: 5))
        let third = model([Bar(id: "a", value: 0)])
        motion.show(third, .linear(duration: 10))
        _ = motion.advance(to: Date(timeIntervalSinceNow: 0))
        #expect(abs(heights(third)[0] - 5) < 0.2)
        // The same data once more changes nothing, other data without an animation is there at once.
        motion.show(model([Bar(id: "a", value: 0)]), nil)
        #expect(motion.isRunning)
        motion.show(model([Bar(id: "a", value: 3)]), nil)
        #expect(!motion.isRunning)
    }

    @Test func changedDataMovesInItsWindow() async {
        let bars = Bars()
        let w = ChartWindow(width: 200, height: 100) { MovingChart(bars: bars) }
        await w.settle()
        withAnimation(.linear(duration: 0.6)) { bars.all[0].value = 4 }
        var heights: [Int] = []
        await w.wait(2) {
            heights.append(w.darkRows(x: 50))
            return heights.last == 100
        }
        // It got there by several heights in between.
        #expect(Set(heights).count > 4 && heights.first ?? 0 < 60 && heights.last == 100, "\(Set(heights).sorted())")
        await w.close()
    }

    @Test func scalesMoveToo() {
        let motion = ChartMotion()
        func layout(_ model: ChartModel, _ blend: ChartMotion.Blend?) -> ChartLayout {
            let layout = ChartLayout(
                model, size: CGSize(width: 200, height: 100), environment: EnvironmentValues(), blend: blend)
            motion.didLayOut(layout)
            return layout
        }
        let first = model([Bar(id: "a", value: 10)])
        motion.show(first, nil)
        #expect(layout(first, nil).y.end == 10)
        let second = model([Bar(id: "a", value: 20)])
        motion.show(second, .linear(duration: 10))
        let moving = layout(second, motion.advance(to: Date(timeIntervalSinceNow: 5)))
        #expect(abs(moving.y.end - 15) < 0.2)
    }
}
