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
        Chart(values.indices, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", values[$0])) }
            .frame(width: 800, height: 500)
            .onAppear {
                Measurement.shared.step = { values[values.count / 2] = Double($0 % 10) }
            }
    }
}
