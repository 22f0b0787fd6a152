import Foundation
import SwiftUI
import Testing

@testable import Charts

/// What charts of these tests tell.
@MainActor
@Observable
private final class Heard {
    var x: Double?
    var angle: Double?
    var range: ClosedRange<Double>?
    var position = 0.0
    var dragged: [CGPoint] = []
    var ended = 0
}

private struct SelectedChart: View {
    @Bindable var heard: Heard

    var body: some View {
        Chart(0..<11, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 3)) }
            .plain()
            .chartXSelection(value: $heard.x)
            .frame(width: 300, height: 150)
    }
}

private struct RangedChart: View {
    @Bindable var heard: Heard

    var body: some View {
        Chart(0..<11, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 3)) }
            .plain()
            .chartXSelection(range: $heard.range)
            .frame(width: 300, height: 150)
    }
}

private struct Pie: View {
    @Bindable var heard: Heard

    var body: some View {
        Chart(1..<4, id: \.self) { SectorMark(angle: .value("Part", $0)) }
            .chartLegend(.hidden)
            .chartAngleSelection(value: $heard.angle)
            .frame(width: 200, height: 200)
    }
}

private struct ScrolledChart: View {
    @Bindable var heard: Heard
    var behavior: ValueAlignedChartScrollTargetBehavior = .valueAligned(unit: 5)

    var body: some View {
        Chart(0..<101, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 3)) }
            .plain()
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 20)
            .chartScrollPosition(x: $heard.position)
            .chartScrollTargetBehavior(behavior)
            .frame(width: 300, height: 150)
    }
}

private struct GestureChart: View {
    @Bindable var heard: Heard

    var body: some View {
        Chart(0..<11, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 3)) }
            .plain()
            .chartXSelection(value: $heard.x)
            .chartGesture { proxy in
                DragGesture(minimumDistance: 0)
                    .onChanged {
                        heard.dragged.append($0.location)
                        proxy.selectXValue(at: $0.location.x)
                    }
                    .onEnded { _ in heard.ended += 1 }
            }
            .frame(width: 300, height: 150)
    }
}

private struct BarsWithAxes: View {
    var body: some View {
        Chart(["a", "b"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Value", 3)) }
            .frame(width: 300, height: 150)
    }
}

extension ChartTests {
    /// The number that was selected, rounded.
    private func rounded(_ value: Double?) -> Double? { value.map { ($0 * 2).rounded() / 2 } }

    @Test func thePointerAndTheKeysSelectValues() async {
        let heard = Heard()
        let w = ChartWindow(width: 300, height: 150) { SelectedChart(heard: heard) }
        await w.pointer("to 150 75")
        #expect(rounded(heard.x) == 5)
        await w.pointer("to 60 30")
        #expect(rounded(heard.x) == 2)
        await w.pointer("click 1")
        await w.press("Right")
        #expect(heard.x == 2 || heard.x == 3)
        await w.press("End", "Left")
        #expect(heard.x == 9)
        await w.press("Escape")
        #expect(heard.x == nil)
        await w.close()
    }

    @Test func draggingAndShiftSelectIntervals() async {
        let heard = Heard()
        let w = ChartWindow(width: 300, height: 150) { RangedChart(heard: heard) }
        await w.pointer("to 60 40", "mousedown 1", "to 100 40", "to 210 40", "mouseup 1")
        #expect(rounded(heard.range?.lowerBound) == 2 && rounded(heard.range?.upperBound) == 7)
        await w.press("Home", "Right", "shift+Right", "shift+Right")
        #expect(heard.range == 1...3)
        await w.press("shift+Left", "shift+Left", "shift+Left")
        #expect(heard.range == 0...1)
        await w.press("Escape")
        #expect(heard.range == nil)
        await w.close()
    }

    @Test func sectorsAreSelectedByPointerAndKeys() async {
        let heard = Heard()
        let w = ChartWindow(width: 200, height: 200) { Pie(heard: heard) }
        // A quarter to the right of the top: 1.5 of 6.
        await w.pointer("to 150 100")
        #expect(rounded(heard.angle) == 1.5)
        await w.pointer("click 1")
        await w.press("Home")
        #expect(rounded(heard.angle) == 0.5)
        await w.press("Right", "Right")
        #expect(rounded(heard.angle) == 4.5)
        await w.close()
    }

    @Test func chartsScrollByWheelDragAndKeys() async {
        let heard = Heard()
        let w = ChartWindow(width: 300, height: 150) { ScrolledChart(heard: heard) }
        await w.pointer("to 150 75", "click 5")
        #expect(heard.position == 5)
        // Dragged by a third of what is seen, and held before it is let go.
        await w.pointer("mousedown 1", "to 120 75", "to 50 75", "sleep 0.3", "mouseup 1")
        // 5 and a third of 20, at the nearest of the units.
        #expect(heard.position == 10)
        await w.press("Next")
        #expect(heard.position == 30)
        await w.press("End")
        #expect(heard.position == 80)
        await w.press("Left", "Prior")
        #expect(heard.position == 55)
        await w.press("Home")
        #expect(heard.position == 0)
        await w.close()
    }

    @Test func aGestureOfTheAppReplacesSelecting() async {
        let heard = Heard()
        let w = ChartWindow(width: 300, height: 150) { GestureChart(heard: heard) }
        await w.pointer("to 30 40", "mousedown 1", "to 90 40", "mouseup 1")
        #expect(heard.ended == 1 && heard.dragged.count >= 2)
        #expect(heard.dragged.first == CGPoint(x: 30, y: 40))
        #expect(heard.dragged.last == CGPoint(x: 90, y: 40) && rounded(heard.x) == 3)
        await w.close()
    }

    @Test func theDataIsReachedAsATable() async {
        let w = ChartWindow(width: 300, height: 150) { BarsWithAxes() }
        await w.press("Tab", "Return")
        await w.wait(3) { w.hasSheet }
        #expect(w.hasSheet)
        await w.wait(0.5) { false }
        await w.pressAnywhere("Escape")
        await w.wait(3) { !w.hasSheet }
        #expect(!w.hasSheet)
        await w.pointer("to 100 75", "click 3")
        #expect(w.hasMenu)
        await w.pressAnywhere("Escape")
        await w.close()
    }
}
