import Foundation
import SwiftUI
import Testing

@testable import Charts

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

extension ChartTests {
    @Test func barsTakeSevenTenthsOfTheirStep() throws {
        let picture = try ChartPicture {
            Chart(["a", "b"], id: \.self) { name in
                BarMark(x: .value("Name", name), y: .value("Value", name == "a" ? 5 : 10))
                    .foregroundStyle(name == "a" ? red : blue)
            }
            .plain()
        }
        // Steps of 100 points, bars of 70; the scale ends at 10.
        #expect(picture.bounds(of: red) == [15, 50, 84, 99])
        #expect(picture.bounds(of: blue) == [115, 0, 184, 99])
    }

    @Test func barsHaveTheWidthThatIsAskedFor() throws {
        func width(_ dimension: MarkDimension) throws -> Int {
            let picture = try ChartPicture {
                Chart { BarMark(x: .value("Name", "a"), y: .value("Value", 1), width: dimension).foregroundStyle(red) }
                    .plain()
            }
            let bounds = picture.bounds(of: red)
            return bounds[2] - bounds[0] + 1
        }
        #expect(try width(20) == 20)
        #expect(try width(.ratio(0.5)) == 100)
        #expect(try width(.inset(30)) == 140)
    }

    @Test func intervalBarsLieBetweenTheirValues() throws {
        let picture = try ChartPicture {
            Chart {
                BarMark(xStart: .value("From", 2), xEnd: .value("To", 6), y: .value("Job", "a"))
                    .foregroundStyle(red)
            }
            .plain().chartXScale(domain: 0...10)
        }
        #expect(picture.bounds(of: red) == [40, 15, 119, 84])
    }

    @Test func rectanglesAndRulesLieAtTheirValues() throws {
        let picture = try ChartPicture {
            Chart {
                RectangleMark(
                    xStart: .value("x", 1), xEnd: .value("x", 3), yStart: .value("y", 5), yEnd: .value("y", 10)
                )
                .foregroundStyle(red)
                RuleMark(y: .value("y", 2.5)).foregroundStyle(blue).lineStyle(StrokeStyle(lineWidth: 2))
            }
            .plain().chartXScale(domain: 0...4).chartYScale(domain: 0...10)
        }
        #expect(picture.bounds(of: red) == [50, 0, 149, 49])
        #expect(picture.bounds(of: blue) == [0, 74, 199, 75])
    }

    @Test func pointsAreWhereTheirValuesSay() throws {
        let picture = try ChartPicture {
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(.square).symbolSize(100).foregroundStyle(red)
                PointMark(x: .value("x", 3)).symbolSize(CGSize(width: 20, height: 20)).foregroundStyle(blue)
            }
            .plain().chartXScale(domain: 0...4).chartYScale(domain: 0...2)
        }
        #expect(picture.bounds(of: red) == [45, 45, 54, 54])
        // Without a value it's in the middle.
        #expect(picture.isColor(150, 50, blue) && !picture.isColor(150, 62, blue) && !picture.isColor(150, 38, blue))
    }

    @Test func linesHaveGapsWhereThereIsNoValue() throws {
        let values: [Double] = [1, 1, .nan, 1, .infinity, 1, 1]
        let picture = try ChartPicture {
            Chart(Array(values.enumerated()), id: \.offset) { index, value in
                LineMark(x: .value("x", index), y: .value("y", value))
                    .foregroundStyle(red).lineStyle(StrokeStyle(lineWidth: 4))
            }
            .plain().chartXScale(domain: 0...6).chartYScale(domain: 0...2)
        }
        #expect(picture.isColor(16, 50, red) && picture.isColor(184, 50, red))
        #expect(picture.isColor(50, 50, .white) && picture.isColor(117, 50, .white))
    }

    @Test func areasReachToZeroAndStand() throws {
        let picture = try ChartPicture {
            Chart(["a", "b"], id: \.self) { name in
                AreaMark(x: .value("x", 0), y: .value("y", 1)).foregroundStyle(by: .value("Name", name))
                AreaMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Name", name))
            }
            .plain().chartForegroundStyleScale(["a": red, "b": blue])
        }
        #expect(picture.isColor(100, 75, red) && picture.isColor(100, 25, blue))
    }

    @Test func sectorsFollowEachOtherClockwiseFromTheTop() throws {
        let picture = try ChartPicture(width: 100, height: 100) {
            Chart {
                SectorMark(angle: .value("Part", 1), innerRadius: .ratio(0.5)).foregroundStyle(red)
                SectorMark(angle: .value("Part", 3), innerRadius: .ratio(0.5)).foregroundStyle(blue)
                SectorMark(angle: .value("Part", -2)).foregroundStyle(.green)
            }
        }
        #expect(picture.isColor(77, 23, red) && picture.isColor(77, 77, blue))
        #expect(picture.isColor(23, 77, blue) && picture.isColor(23, 23, blue))
        #expect(picture.isColor(50, 50, .white) && picture.count(Color.green) == 0)
        // A quarter and three quarters of a ring.
        let (first, second) = (Double(picture.count(red)), Double(picture.count(blue)))
        #expect(abs(first / (first + second) - 0.25) < 0.01)
        #expect(abs(first + second - Double.pi * (2500 - 625)) < 300)
    }

    @Test func chartsOfNothingAreDrawn() throws {
        for width in [1.0, 3, 40] {
            _ = try ChartPicture(width: width, height: width) {
                Chart { BarMark(x: .value("Name", "a"), y: .value("Value", 1)) }
            }
        }
        let picture = try ChartPicture { Chart([0.0].filter { $0 > 1 }, id: \.self) { BarMark(x: .value("x", $0)) } }
        #expect(picture.image.width == 200)
    }
}
