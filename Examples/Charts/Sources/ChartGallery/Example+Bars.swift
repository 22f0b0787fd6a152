import Charts
import SwiftUI

extension Example {
    @MainActor static var bars: [Example] {
        [
            Example("Bars") {
                Chart(Profit.all) {
                    BarMark(x: .value("Department", $0.department), y: .value("Profit", $0.profit))
                }
            },
            Example("Stacked bars") {
                Chart(Profit.all) {
                    BarMark(x: .value("Department", $0.department), y: .value("Profit", $0.profit))
                        .foregroundStyle(by: .value("Category", $0.category))
                }
            },
            Example("Grouped bars") {
                Chart(Profit.all) {
                    BarMark(x: .value("Department", $0.department), y: .value("Profit", $0.profit))
                        .foregroundStyle(by: .value("Category", $0.category))
                        .position(by: .value("Category", $0.category))
                        .cornerRadius(3)
                }
            },
            Example("Normalized bars") {
                Chart(Profit.all) {
                    BarMark(
                        x: .value("Profit", $0.profit), y: .value("Department", $0.department), stacking: .normalized
                    )
                    .foregroundStyle(by: .value("Category", $0.category))
                }
            },
            Example("One-dimensional bar") {
                Chart(Profit.all.prefix(3)) {
                    BarMark(x: .value("Profit", $0.profit))
                        .foregroundStyle(by: .value("Category", $0.category))
                }
                .modifier(ScaledHeight(height: 110))
            },
            Example("Interval bars") {
                Chart(Job.all) {
                    BarMark(
                        xStart: .value("Start", $0.start), xEnd: .value("End", $0.end), y: .value("Job", $0.name))
                }
            },
            Example("Annotated bars") {
                Chart(["Mon", "Tue", "Wed", "Thu", "Fri"], id: \.self) { day in
                    let delay = (noise(day.utf8.reduce(0) { $0 * 31 + Int($1) }) * 60).rounded() - 18
                    BarMark(x: .value("Day", day), y: .value("Delay", delay))
                        .foregroundStyle(delay < 0 ? Color.green : .orange)
                        .annotation {
                            Text("\(Int(delay))").font(.caption)
                        }
                }
            },
            Example("Bars by month") {
                Chart(Weather.all.filter { $0.city == "Berlin" }) {
                    BarMark(x: .value("Month", $0.date, unit: .month), y: .value("High", $0.high))
                        .foregroundStyle(Color.blue.gradient)
                }
            },
        ]
    }
}

/// Makes a low chart as much higher as text is larger.
private struct ScaledHeight: ViewModifier {
    @ScaledMetric private var height: CGFloat

    init(height: CGFloat) { _height = ScaledMetric(wrappedValue: height, relativeTo: .caption) }

    func body(content: Content) -> some View {
        content.frame(height: min(height, 210))
    }
}
