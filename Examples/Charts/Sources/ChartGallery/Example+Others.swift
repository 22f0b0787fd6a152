import Charts
import SwiftUI

extension Example {
    @MainActor static var others: [Example] {
        [
            Example("Heat map") {
                Chart(0..<84, id: \.self) { number in
                    RectangleMark(
                        x: .value("Hour", "\(number % 12 * 2)"),
                        y: .value("Day", ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][number / 12]),
                        width: .ratio(1), height: .ratio(1)
                    )
                    .foregroundStyle(by: .value("Delay", noise(number) * 20 + Double(number % 12) * 2))
                }
            },
            Example("Pie") {
                Chart(Array(zip(["On time", "Short delay", "Long delay", "Cancelled"], [62.0, 21, 12, 5])), id: \.0) {
                    name, count in
                    SectorMark(angle: .value("Flights", count), angularInset: 1)
                        .foregroundStyle(by: .value("Status", name))
                        .cornerRadius(4)
                }
            },
            Example("Ring") {
                Chart(Array(zip(["On time", "Short delay", "Long delay", "Cancelled"], [62.0, 21, 12, 5])), id: \.0) {
                    name, count in
                    SectorMark(angle: .value("Flights", count), innerRadius: .ratio(0.6), angularInset: 1.5)
                        .foregroundStyle(by: .value("Status", name))
                        .cornerRadius(5)
                }
                .chartForegroundStyleScale([
                    "On time": Color.green, "Short delay": .yellow, "Long delay": .red,
                    "Cancelled": Color(red: 0.5, green: 0, blue: 0),
                ])
                .chartLegend(position: .trailing)
            },
            Example("Logarithmic") {
                Chart(1..<60, id: \.self) { number in
                    LineMark(x: .value("n", number), y: .value("Value", pow(1.25, Double(number))))
                }
                .chartYScale(type: .log)
            },
            Example("Functions") {
                Chart {
                    AreaPlot(x: "x", yStart: "Low", yEnd: "High") { x in
                        (yStart: sin(x) - 0.3, yEnd: sin(x) + 0.3)
                    }
                    .opacity(0.2)
                    LinePlot(x: "x", y: "sin x") { sin($0) }
                    LinePlot(x: "x", y: "1 / x") { 1 / $0 }
                        .foregroundStyle(.orange)
                }
                .chartXScale(domain: -10...10)
                .chartYScale(domain: -2...2)
            },
            Example("Histogram") {
                let delays = (0..<400).map { (noise($0) + noise($0 + 1000) + noise($0 + 2000)) * 40 - 30 }
                let bins = NumberBins(data: delays)
                let counts = Dictionary(grouping: delays) { bins.index(for: $0) }
                Chart(Array(bins.enumerated()), id: \.offset) { index, bin in
                    BarMark(x: .value("Delay", bin), y: .value("Flights", counts[index]?.count ?? 0))
                }
                .chartXAxisLabel("Delay in minutes")
            },
            Example("Axes") {
                Chart(Weather.all.filter { $0.city == "Berlin" }) {
                    LineMark(x: .value("Month", $0.date, unit: .month), y: .value("High", $0.high))
                    PointMark(x: .value("Month", $0.date, unit: .month), y: .value("High", $0.high))
                }
                .chartXAxis {
                    AxisMarks(values: .stride(by: .month)) { value in
                        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
                    }
                }
                .chartYAxis {
                    AxisMarks(position: .leading) { value in
                        AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [3, 3]))
                        AxisTick()
                        AxisValueLabel { Text("\(value.as(Int.self) ?? 0) °C").italic() }
                    }
                }
                .chartXAxisLabel("Month")
                .chartYAxisLabel("Temperature", position: .leading)
            },
            Example("Surface") {
                Chart3D {
                    SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(2 * x) * cos(2 * z) }
                        .foregroundStyle(.heightBased)
                }
                .chartXScale(domain: -2...2)
                .chartYScale(domain: -1...1)
                .chartZScale(domain: -2...2)
            },
            Example("Points in space") {
                Chart3D(0..<90, id: \.self) { number in
                    PointMark(
                        x: .value("Distance", noise(number) * 40 + Double(number % 3) * 30),
                        y: .value("Delay", noise(number + 500) * 20 + Double(number % 3) * 12),
                        z: .value("Hour", noise(number + 900) * 24)
                    )
                    .foregroundStyle(by: .value("Airline", ["Alpine", "Coastal", "Polar"][number % 3]))
                    .symbol([BasicChart3DSymbolShape.sphere, .cube, .cone][number % 3])
                }
                .chart3DCameraProjection(.perspective)
            },
        ]
    }
}
