import Foundation
import SwiftUI
import Testing

@testable import Charts

private struct Sample {
    var x: Double
    var low: CGFloat
    var high: CGFloat
    var end: Double { x + 1 }
    var day: Date { Date(timeIntervalSinceReferenceDate: x * 86_400) }
    var size: CGSize { CGSize(width: low, height: high) }
    var name: Text { Text(verbatim: "Sample \(Int(x))") }
    var words: Substring { "number \(Int(x))" }
    var rank: Double { -x }
}

private let samples = [Sample(x: 1, low: 10, high: 30), Sample(x: 2, low: 20, high: 50)]

extension ChartTests {
    @Test func placesInPointsArePropertiesOfPlots() {
        func spans(_ model: ChartModel, sideways: Bool = false) -> [[Double]] {
            model.records.map { sideways ? [$0.x.start, $0.x.end] : [$0.y.start, $0.y.end] }
        }
        let upright = [
            chartModel { BarPlot(samples, x: .value("x", \.x), yStart: \.low, yEnd: \.high) },
            chartModel { RectanglePlot(samples, x: .value("x", \.x), yStart: \.low, yEnd: \.high, width: 4) },
            chartModel {
                RectanglePlot(
                    samples, xStart: .value("x", \.x), xEnd: .value("x", \.end), yStart: \.low, yEnd: \.high)
            },
            chartModel { RulePlot(samples, x: .value("x", \.x), yStart: \.low, yEnd: \.high) },
        ]
        for model in upright {
            #expect(spans(model) == [[10, 30], [20, 50]] && model.records.allSatisfy { $0.y.form == .fixedInterval })
        }
        let level = [
            chartModel { BarPlot(samples, xStart: \.low, xEnd: \.high, y: .value("x", \.x)) },
            chartModel { RectanglePlot(samples, xStart: \.low, xEnd: \.high, y: .value("x", \.x)) },
            chartModel {
                RectanglePlot(
                    samples, xStart: \.low, xEnd: \.high, yStart: .value("x", \.x), yEnd: .value("x", \.end))
            },
            chartModel { RulePlot(samples, xStart: \.low, xEnd: \.high, y: .value("x", \.x)) },
        ]
        for model in level {
            #expect(spans(model, sideways: true) == [[10, 30], [20, 50]])
        }
        let rules = chartModel {
            RulePlot(samples, x: \.low, yStart: .value("x", \.x), yEnd: .value("x", \.end))
        }
        #expect(rules.records.map(\.x.start) == [10, 20] && rules.records.allSatisfy { $0.x.form == .fixedPoint })
        let rectangles = chartModel { RectanglePlot(samples, x: .value(Text(verbatim: "x"), \.x), yStart: 5) }
        #expect(rectangles.records.allSatisfy { $0.y.start == 5 && $0.y.end.isNaN })
        let sectors = chartModel {
            SectorPlot(samples, angle: .value(Text(verbatim: "x"), \.x), innerRadius: 12, angularInset: \.low)
        }
        #expect(sectors.options.map(\.angularInset) == [10, 20] && sectors.options[0].innerRadius == .fixed(12))
        let days = chartModel { BarPlot(samples, x: .value(Text(verbatim: "Day"), \.day, unit: .day), yEnd: 10) }
        #expect(days.records.allSatisfy { $0.x.form == .bin && $0.y.end == 10 })
    }

    @Test func propertiesOfElementsMoveAndNameTheirMarks() {
        let model = chartModel {
            PointPlot(samples, x: .value("x", \.x), y: .value("y", \.x))
                .symbolSize(\.size).offset(xStart: \.low, xEnd: \.high, y: \.low).zIndex(\.rank)
                .accessibilityLabel(\.name).accessibilityValue(\.words)
        }
        // What is drawn first comes first.
        let attributes = model.records.map { model.attributes[Int($0.attributes)] }.sorted { $0.zIndex > $1.zIndex }
        #expect(attributes.map(\.symbolSize) == samples.map { .size($0.size) })
        #expect(attributes.map(\.offset.xEnd) == [30, 50] && attributes.map(\.offset.yEnd) == [10, 20])
        #expect(attributes.map(\.label) == samples.map(\.name) && attributes.map(\.zIndex) == [-1, -2])
        #expect(attributes.map(\.accessibilityValue) == ["number 1", "number 2"].map { Text(verbatim: $0) })
    }

    @Test func surfacesTakeTheStyleOfTheirChart() throws {
        let picture = try ChartPicture(width: 150, height: 150) {
            Chart3D {
                Group { SurfacePlot(x: "x", y: "y", z: "z") { _, _ in 0 } }
            }
            .chart3DPose(.top).chart3DSurfaceStyle(.normalBased)
        }
        // It faces upwards.
        let middle = picture.color(75, 75)
        #expect(middle.green > 0.95 && abs(middle.red - 0.5) < 0.1 && abs(middle.blue - 0.5) < 0.1)
        let own = try ChartPicture(width: 150, height: 150) {
            Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { _, _ in 0 }.foregroundStyle(Color.black) }
                .chart3DPose(.top).chart3DSurfaceStyle(.normalBased)
        }
        #expect(own.color(75, 75).green < 0.5)
    }
}
