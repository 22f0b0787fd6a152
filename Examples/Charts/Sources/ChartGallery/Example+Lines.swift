import Charts
import SwiftUI

extension Example {
    @MainActor static var lines: [Example] {
        [
            Example("Lines") {
                Chart(Weather.all) {
                    LineMark(x: .value("Month", $0.date), y: .value("High", $0.high))
                        .foregroundStyle(by: .value("City", $0.city))
                        .symbol(by: .value("City", $0.city))
                        .interpolationMethod(.catmullRom)
                }
            },
            Example("Line and rule") {
                Chart {
                    ForEach(Weather.all.filter { $0.city == "Berlin" }) {
                        LineMark(x: .value("Month", $0.date, unit: .month), y: .value("High", $0.high))
                            .interpolationMethod(.monotone)
                    }
                    RuleMark(y: .value("Threshold", 15))
                        .foregroundStyle(.red)
                        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 3]))
                        .annotation(position: .top, alignment: .leading) {
                            Text("Threshold").font(.caption).foregroundColor(.red)
                        }
                }
            },
            Example("Dashed lines") {
                Chart(Weather.all) {
                    LineMark(x: .value("Month", $0.date), y: .value("Low", $0.low))
                        .lineStyle(by: .value("City", $0.city))
                }
            },
            Example("Steps") {
                Chart(0..<12, id: \.self) { hour in
                    LineMark(x: .value("Hour", hour * 2), y: .value("Gates", (noise(hour) * 10).rounded()))
                        .interpolationMethod(.stepEnd)
                }
            },
            Example("Area") {
                Chart(Food.all.filter { $0.name == "Burger" }) {
                    AreaMark(x: .value("Date", $0.date), y: .value("Price", $0.price))
                }
                .chartYAxis {
                    AxisMarks(format: .currency(code: "USD"), values: [0, 0.2, 0.4, 0.6])
                }
            },
            Example("Stacked areas") {
                Chart(Food.all) {
                    AreaMark(x: .value("Date", $0.date), y: .value("Price", $0.price))
                        .foregroundStyle(by: .value("Food", $0.name))
                }
            },
            Example("Normalized areas") {
                Chart(Food.all) {
                    AreaMark(x: .value("Date", $0.date), y: .value("Price", $0.price), stacking: .normalized)
                        .foregroundStyle(by: .value("Food", $0.name))
                }
            },
            Example("Stream graph") {
                Chart(Food.all) {
                    AreaMark(x: .value("Date", $0.date), y: .value("Price", $0.price), stacking: .center)
                        .foregroundStyle(by: .value("Food", $0.name))
                        .interpolationMethod(.monotone)
                }
            },
            Example("Range area") {
                Chart(Weather.all.filter { $0.city == "Berlin" }) {
                    AreaMark(
                        x: .value("Month", $0.date), yStart: .value("Low", $0.low), yEnd: .value("High", $0.high)
                    )
                    .opacity(0.3)
                    LineMark(x: .value("Month", $0.date), y: .value("Mean", ($0.low + $0.high) / 2))
                }
            },
        ]
    }
}
