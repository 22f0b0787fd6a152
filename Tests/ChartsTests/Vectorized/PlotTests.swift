import Foundation
import SwiftUI
import Testing

@testable import Charts

private struct Sample {
    var x: Double
    var y: Double
    var name: String
    var color: Color
    var width: CGFloat = 20
}

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)
private let samples = [
    Sample(x: 1, y: 2, name: "a", color: red), Sample(x: 2, y: 4, name: "b", color: blue),
    Sample(x: 3, y: 3, name: "a", color: red),
]

extension ChartTests {
    @Test func plotsHaveAMarkForEachElement() {
        let line = chartModel {
            LinePlot(samples, x: .value("x", \.x), y: .value("y", \.y), series: .value("Name", \.name))
        }
        #expect(line.records.map(\.y.start) == [2, 4, 3] && line.joined.map(\.members) == [[0, 2], [1]])
        let bars = chartModel {
            BarPlot(samples, x: .value("Name", \.name), y: .value("y", \.y))
                .foregroundStyle(by: .value("Name", \.name))
        }
        #expect(bars.records.map { [$0.y.start, $0.y.end] } == [[0, 2], [0, 4], [2, 5]])
        #expect(bars.colors.data.categories == ["a", "b"])
        let rules = chartModel { RulePlot(samples, y: .value("y", \.y)) }
        #expect(rules.records.allSatisfy { $0.kind == .rule && $0.x.form == .fixedInterval })
        let sectors = chartModel { SectorPlot(samples, angle: .value("y", \.y), innerRadius: .ratio(0.5)) }
        #expect(sectors.isPie && sectors.options[0].innerRadius == .ratio(0.5))
        let areas = chartModel {
            AreaPlot(samples, x: .value("x", \.x), yStart: .value("y", 0.0), yEnd: .value("y", \.y))
        }
        #expect(areas.records.map { [$0.y.start, $0.y.end] } == [[0, 2], [0, 4], [0, 3]])
    }

    @Test func propertiesStyleTheElements() throws {
        let picture = try ChartPicture {
            Chart {
                PointPlot(samples, x: .value("x", \.x), y: .value("y", \.y))
                    .foregroundStyle(\.color).symbolSize(\.width).symbol(.square)
            }
            .plain().chartXScale(domain: 0...4).chartYScale(domain: 0...5)
        }
        #expect(picture.isColor(50, 60, red) && picture.isColor(100, 20, blue) && picture.isColor(150, 40, red))
    }

    @Test func functionsAreCurvesWithGaps() throws {
        let picture = try ChartPicture {
            Chart {
                LinePlot(x: "x", y: "y") { x in x < 0 ? .nan : 1 }
                    .foregroundStyle(red).lineStyle(StrokeStyle(lineWidth: 4))
                AreaPlot(x: "x", y: "y", domain: 0...1) { _ in -1 }.foregroundStyle(blue)
            }
            .plain().chartXScale(domain: -2...2).chartYScale(domain: -2...2)
        }
        #expect(picture.isColor(150, 25, red) && picture.isColor(50, 25, .white))
        #expect(picture.isColor(125, 60, blue) && picture.isColor(175, 60, .white) && picture.isColor(75, 60, .white))
        let model = chartModel { LinePlot(x: "x", y: "y", domain: 0...10) { $0 * $0 } }
        #expect(model.xBase.end == 10 && model.yBase.end == 100)
        let circle = chartModel { LinePlot(x: "x", y: "y", t: "t", domain: 0...6.3) { (x: 2 * cos($0), y: sin($0)) } }
        #expect(abs(circle.xBase.start + 2) < 0.01 && abs(circle.yBase.end - 1) < 0.01)
    }
}
