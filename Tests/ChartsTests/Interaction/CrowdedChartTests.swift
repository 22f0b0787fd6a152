import Foundation
import SwiftUI
import Testing

@testable import Charts
@testable import SwiftUI

/// What the charts of these tests share, and whether they are still there.
@MainActor
@Observable
private final class Shared {
    var x: Double?
    var isShown = true
    var values = (0..<50).map { Double($0 % 7) }
    var position = 0.0
}

/// Something that data holds, and that is gone when nothing shows the data any more.
private final class Held: Sendable {}

private struct ManyRows: View {
    let held: Held

    var body: some View {
        List(0..<1000, id: \.self) { row in
            HStack {
                Text(verbatim: "Row \(row)")
                Row(row: row, held: held).frame(height: 48)
            }
        }
    }

    struct Row: View {
        let row: Int
        let held: Held

        var body: some View {
            Chart(0..<7, id: \.self) { day in
                BarMark(x: .value("Day", "\(day)"), y: .value("Flights", (row * 7 + day * day) % 11))
            }
            .chartYAxis(.hidden)
        }
    }
}

private struct TwoCharts: View {
    @Bindable var shared: Shared
    let held: Held

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                if shared.isShown {
                    chart
                    chart
                }
                Color.clear.frame(height: 500)
            }
        }
    }

    private var chart: some View {
        let values = shared.values
        return Chart {
            ForEach(values.indices, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) }
            if let x = shared.x {
                RuleMark(x: .value("x", x)).annotation(overflowResolution: .init(x: .fit)) { [held] in
                    let _ = held
                    Text(verbatim: "\(Int(x))")
                }
            }
        }
        .plain()
        .chartXSelection(value: $shared.x)
        .frame(height: 150)
    }
}

private struct OneScrolled: View {
    @Bindable var shared: Shared

    var body: some View {
        let values = shared.values
        Chart(values.indices, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) }
            .plain()
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 20)
            .chartScrollPosition(x: $shared.position)
            .chartXSelection(value: $shared.x)
            .frame(width: 300, height: 150)
    }
}

private struct Extents: View {
    let size: CGSize

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            Chart(0..<30, id: \.self) {
                BarMark(x: .value("x", "\($0)"), y: .value("y", $0)).foregroundStyle(by: .value("Kind", "\($0 % 3)"))
            }
            .chartXAxisLabel("Numbers")
            .frame(width: size.width, height: size.height)
        }
    }
}

extension ChartTests {
    @Test func manyRowsOfChartsScrollAndAreFreed() async {
        weak var held: Held?
        do {
            let own = Held()
            held = own
            let w = ChartWindow(width: 400, height: 600) { ManyRows(held: own) }
            await w.settle()
            let start = Date()
            await w.pointer("to 200 300", "click 5 click 5 click 5 click 5 click 5")
            #expect(Date().timeIntervalSince(start) < 5)
            await w.close()
        }
        #expect(held == nil)
    }

    @Test func twoChartsShareASelectionAndGoWhileTheyAreDragged() async {
        weak var held: Held?
        let shared = Shared()
        do {
            let own = Held()
            held = own
            let w = ChartWindow(width: 300, height: 400) { TwoCharts(shared: shared, held: own) }
            await w.pointer("to 150 75")
            let first = shared.x
            await w.pointer("to 150 225")
            #expect(first != nil && shared.x == first)
            await w.pointer("to 75 225", "mousedown 1", "to 90 225")
            #expect((shared.x ?? 100) < 20)
            shared.isShown = false
            await w.settle()
            await w.pointer("to 200 225", "mouseup 1")
            shared.isShown = true
            await w.settle()
            await w.pointer("to 150 75", "to 150 76")
            #expect(shared.x.map { abs($0 - 24.5) < 2 } == true)
            await w.close()
        }
        #expect(held == nil)
    }

    @Test func dataMayChangeWhileAChartIsScrolledAndPointedAt() async {
        let shared = Shared()
        let w = ChartWindow(width: 300, height: 150) { OneScrolled(shared: shared) }
        await w.pointer("to 150 75")
        for frame in 0..<40 {
            shared.values.append(Double(frame % 9) * (frame == 30 ? .nan : 1))
            if frame % 10 == 9 { shared.values.removeFirst(15) }
            if frame % 20 == 0 { await w.pointer("to \(100 + frame) 75", "click 5", "click 5") }
            await w.wait(1) { !Updater.shared.hasWork }
        }
        await w.settle()
        #expect(shared.x != nil && shared.position > 0)
        // All of it is gone meanwhile.
        shared.values = []
        await w.pointer("to 90 75", "click 5", "click 4")
        await w.close()
    }

    @Test(arguments: [0, 10_000]) func chartsHaveAnySize(side: Double) async {
        let w = ChartWindow(width: 300, height: 150) { Extents(size: CGSize(width: side, height: side)) }
        await w.settle()
        await w.pointer("to 20 20", "click 5")
        await w.close()
    }
}
