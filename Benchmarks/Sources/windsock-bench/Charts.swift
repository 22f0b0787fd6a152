import Charts
import Foundation
@_spi(Benchmarks) import SwiftUI

/// The numbers that a chart shows: those of the file that CHART_DATA names, or a random walk of as many.
struct ChartNumbers: Equatable {
    var values: [Double]

    init(count: Int) {
        if let path = ProcessInfo.processInfo.environment["CHART_DATA"],
            let data = try? Data(contentsOf: URL(fileURLWithPath: path))
        {
            values = data.withUnsafeBytes { Array($0.bindMemory(to: Double.self).prefix(count)) }
            return
        }
        var state: UInt64 = 3
        var value = 0.0
        values = (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            value += Double(state >> 33) / Double(1 << 31) - 0.5
            return value
        }
    }
}

/// A chart of `count` marks that is laid out and drawn anew in another size every frame.
struct ResizedChart: View {
    let kind: String
    let numbers: ChartNumbers
    @State private var width = 800.0

    init(kind: String, count: Int) {
        self.kind = kind
        numbers = ChartNumbers(count: count)
    }

    var body: some View {
        MarksOfNumbers(kind: kind, numbers: numbers)
            .frame(width: width, height: 500)
            .onAppear {
                Measurement.shared.step = { width = $0 % 2 == 0 ? 799 : 800 }
            }
    }
}

/// The chart, which isn't made anew while its numbers stay the same.
private struct MarksOfNumbers: View {
    let kind: String
    let numbers: ChartNumbers

    var body: some View {
        let values = numbers.values
        switch kind {
        case "chartarea":
            Chart(values.indices, id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", values[$0])) }
        case "chartpoints":
            Chart(values.indices, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", values[$0])) }
        default:
            Chart(values.indices, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) }
        }
    }
}

/// A chart of `count` bars, the value of one of which changes every frame.
struct ChangedBars: View {
    @State private var values: [Double]

    init(count: Int) {
        _values = State(initialValue: ChartNumbers(count: count).values)
    }

    var body: some View {
        // The state is read once, not for every bar.
        let bars = values
        Chart(bars.indices, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", bars[$0])) }
            .frame(width: 800, height: 500)
            .onAppear {
                Measurement.shared.step = { values[values.count / 2] = Double($0 % 10) }
            }
    }
}

/// A chart with a line of `count` points, of which the nearest to the pointer is marked. The pointer is elsewhere every frame.
struct HoveredChart: View {
    private let numbers: ChartNumbers
    @State private var selected: Double?

    init(count: Int) {
        numbers = ChartNumbers(count: count)
    }

    var body: some View {
        MarksOfNumbers(kind: "chartline", numbers: numbers)
            .chartXSelection(value: $selected)
            .chartOverlay { proxy in NearestPoint(proxy: proxy, numbers: numbers, selected: $selected) }
            .frame(width: 800, height: 500)
    }
}

/// Looks the nearest point up by halving, and marks it.
private struct NearestPoint: View {
    let proxy: ChartProxy
    let numbers: ChartNumbers
    @Binding var selected: Double?

    /// The first point that isn't before a place.
    private func index(of place: Double) -> Int {
        var (low, high) = (0, numbers.values.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if Double(middle) < place - 0.5 { low = middle + 1 } else { high = middle }
        }
        return low
    }

    var body: some View {
        GeometryReader { geometry in
            if let selected, let frame = proxy.plotFrame {
                let index = index(of: selected)
                if let place = proxy.position(for: (x: index, y: numbers.values[index])) {
                    let origin = geometry[frame].origin
                    Circle().frame(width: 8, height: 8)
                        .position(x: origin.x + place.x, y: origin.y + place.y)
                    Text("\(numbers.values[index], specifier: "%.2f")")
                        .position(x: origin.x + place.x, y: origin.y + 10)
                }
            }
        }
        .onAppear {
            // What the chart itself does when the pointer is over it.
            Measurement.shared.step = { proxy.selectXValue(at: Double(($0 * 37) % 700) + 20) }
        }
    }
}
