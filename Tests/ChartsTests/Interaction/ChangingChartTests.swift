import Foundation
import SwiftUI
import Testing

@testable import Charts

/// What charts of these tests show and tell.
@MainActor
@Observable
private final class Changing {
    var count = 11
    var x: Double?
    var range: ClosedRange<Double>?
    var position = 0.0
    var dragged: [CGPoint] = []
    var width = 300.0
}

private struct SelectedChart: View {
    @Bindable var changing: Changing

    var body: some View {
        Chart(0..<changing.count, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 3)) }
            .plain()
            .chartXSelection(value: $changing.x)
            .chartXSelection(range: $changing.range)
            .frame(width: 300, height: 150)
    }
}

private struct WideChart: View {
    @Bindable var changing: Changing

    var body: some View {
        Chart(0..<changing.count, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 3)) }
            .plain()
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 20)
            .chartScrollPosition(x: $changing.position)
            .frame(width: changing.width, height: 150)
            .frame(width: 600, alignment: .leading)
    }
}

private struct PulledChart: View {
    @Bindable var changing: Changing

    var body: some View {
        Chart(0..<11, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 3)) }
            .plain()
            .chartXSelection(value: $changing.x)
            .chartGesture { proxy in
                DragGesture(minimumDistance: 0).onChanged {
                    changing.dragged.append($0.location)
                    proxy.selectXValue(at: $0.location.x)
                }
            }
            .frame(width: 300, height: 150)
            .environment(\.layoutDirection, .rightToLeft)
    }
}

private struct MirroredChart: View {
    @Bindable var changing: Changing

    var body: some View {
        SelectedChart(changing: changing).environment(\.layoutDirection, .rightToLeft)
    }
}

private struct BarOfMany: View {
    let values: [Double]
    var reversed = false
    /// Whether there is more than bars.
    var isMixed = false

    var body: some View {
        Chart {
            ForEach(values.indices, id: \.self) { index in
                BarMark(x: .value("x", index), y: .value("y", values[index]))
                    .foregroundStyle(reversed ? .green : .blue)
                if isMixed {
                    LineMark(x: .value("x", index), y: .value("y", 6 + sin(Double(index)) * 3)).foregroundStyle(.red)
                }
            }
            ForEach(0..<(isMixed ? 520 : 20)) { number in
                PointMark(x: .value("x", number % 40), y: .value("y", Double(number) / 52)).foregroundStyle(.orange)
            }
        }
        .chartYScale(domain: 0...10)
        .frame(width: 300, height: 200)
    }
}

/// Bars of which one changes, as a window shows them.
@MainActor
@Observable
private final class Bars {
    var values = (0..<40).map { Double($0 % 7) }
    var reversed = false
    var isMixed = false
}

private struct ChangingBars: View {
    let bars: Bars

    var body: some View { BarOfMany(values: bars.values, reversed: bars.reversed, isMixed: bars.isMixed) }
}

extension ChartTests {
    private func rounded(_ value: Double?) -> Double? { value.map { ($0 * 2).rounded() / 2 } }

    @Test func dataChangesWhileItIsPointedAt() async {
        let changing = Changing()
        let w = ChartWindow(width: 300, height: 150) { SelectedChart(changing: changing) }
        await w.pointer("to 150 75")
        #expect(rounded(changing.x) == 5)
        changing.count = 21
        await w.pointer("to 151 75")
        #expect(rounded(changing.x) == 10)
        // While an interval is selected by dragging, the data goes away, and comes back.
        await w.pointer("mousedown 1", "to 210 75")
        #expect(rounded(changing.range?.upperBound) == 14)
        changing.count = 0
        await w.settle()
        await w.pointer("to 240 75")
        changing.count = 11
        await w.settle()
        await w.pointer("to 270 75", "mouseup 1")
        #expect(rounded(changing.range?.upperBound) == 9)
        changing.count = 0
        await w.settle()
        await w.press("Right", "End", "Escape")
        await w.pointer("to 30 75")
        changing.count = 11
        await w.settle()
        await w.pointer("to 31 75")
        #expect(rounded(changing.x) == 1)
        await w.close()
    }

    @Test func aChartGetsAnotherSizeWhileItIsPulled() async {
        let changing = Changing()
        changing.count = 101
        let w = ChartWindow(width: 600, height: 150) { WideChart(changing: changing) }
        await w.pointer("to 200 75", "mousedown 1", "to 185 75", "to 170 75")
        #expect(rounded(changing.position) == 2)
        changing.width = 600
        await w.settle()
        // A tenth of what is seen now.
        await w.pointer("to 140 75", "to 110 75", "sleep 0.3", "mouseup 1")
        #expect(rounded(changing.position) == 4, "\(changing.position)")
        // Fewer values than are seen.
        changing.count = 5
        await w.settle()
        await w.pointer("mousedown 1", "to 60 75", "mouseup 1")
        changing.count = 0
        await w.settle()
        await w.pointer("mousedown 1", "to 90 75", "mouseup 1", "click 5")
        changing.count = 101
        await w.settle()
        await w.press("Home")
        #expect(changing.position == 0)
        await w.close()
    }

    @Test func pointingAndKeysGoTheOtherWayFromRightToLeft() async {
        let changing = Changing()
        let w = ChartWindow(width: 300, height: 150) { MirroredChart(changing: changing) }
        await w.pointer("to 60 75")
        #expect(rounded(changing.x) == 8)
        await w.pointer("mousedown 1", "to 100 75", "to 210 75", "mouseup 1")
        #expect(rounded(changing.range?.lowerBound) == 3 && rounded(changing.range?.upperBound) == 8)
        await w.press("Home", "Left")
        #expect(changing.x == 1)
        await w.press("Right")
        #expect(changing.x == 0)
        await w.close()
    }

    @Test func gesturesCountFromTheRightWherePeopleReadFromThere() async {
        let changing = Changing()
        let w = ChartWindow(width: 300, height: 150) { PulledChart(changing: changing) }
        await w.pointer("to 30 40", "mousedown 1", "to 90 40", "mouseup 1")
        #expect(changing.dragged.first == CGPoint(x: 270, y: 40))
        #expect(changing.dragged.last == CGPoint(x: 210, y: 40) && rounded(changing.x) == 7)
        await w.close()
    }

    /// What a window draws again of a chart looks like all of it drawn at once.
    @Test(arguments: [false, true]) func aChangedBarIsDrawnLikeAllBars(isMixed: Bool) async {
        let bars = Bars()
        bars.isMixed = isMixed
        let w = ChartWindow(width: 300, height: 200) { ChangingBars(bars: bars) }
        await w.settle()
        func looksLikeAll() async -> Bool {
            await w.settle()
            let whole = ChartWindow(width: 300, height: 200) { ChangingBars(bars: bars) }
            await whole.settle()
            let isSame = w.pixels == whole.pixels
            await whole.close()
            return isSame
        }
        for (index, value) in [(3, 9.5), (20, 0.25), (3, 0)] {
            bars.values[index] = value
            let isSame = await looksLikeAll()
            #expect(isSame, "the bar \(index) became \(value)")
        }
        bars.reversed = true
        bars.values[5] = 7
        let isSame = await looksLikeAll()
        #expect(isSame, "all bars became green")
        await w.close()
    }

    @Test func onlyTheChangedBarIsDrawnAgain() throws {
        func picture(_ values: [Double], _ color: Color = .blue) -> DrawnChart.Picture {
            let model = chartModel({ $0.y.domain = _ScaleDomain(kind: .values([.number(0), .number(10)])) }) {
                ForEach(values.indices, id: \.self) {
                    BarMark(x: .value("x", "\($0)"), y: .value("y", values[$0])).foregroundStyle(color)
                }
            }
            let layout = ChartLayout(model, size: CGSize(width: 400, height: 200), environment: EnvironmentValues())
            return DrawnChart.Picture(layout: layout, hasAnnotations: false, part: .all)
        }
        let drawn = DrawnChart()
        let first = picture([1, 2, 3, 4])
        #expect(drawn.change(to: first) == nil)
        drawn.remember(first)
        #expect(drawn.change(to: picture([1, 2, 3, 4])) == .null)
        let changed = try #require(drawn.change(to: picture([1, 5, 3, 4])))
        let plot = first.layout.plot
        let step = plot.width / 4
        #expect(changed.minX > plot.minX + step && changed.maxX < plot.minX + 2 * step)
        #expect(changed.height > plot.height / 2 && changed.maxY <= plot.maxY + 1)
        // Other colours, other marks.
        #expect(drawn.change(to: picture([1, 5, 3, 4], .red)) == nil)
        #expect(drawn.change(to: picture([1, 5, 3])) == nil)
    }
}
