import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Numbers that data may hold though nobody wants them.
private let oddities: [(name: String, values: [Double])] = [
    ("nothing", []), ("one", [5]), ("equal", [3, 3, 3]), ("zeros", [0, 0]), ("negative", [-4, -2, -9]),
    ("gaps", [.nan, 2, .infinity, -.infinity, 4, .nan]), ("only gaps", [.nan, .infinity]),
    ("huge", [-1e300, 1e300, 0]), ("tiny", [1e-300, 2e-300]), ("far apart", [1e-300, 1e300]),
    ("greatest", [-.greatestFiniteMagnitude, .greatestFiniteMagnitude]),
    ("nearly equal", [1e15, 1e15 + 1]),
]

private struct OddMarks: ChartContent {
    let values: [Double]
    let kind: MarkKind

    var body: some ChartContent {
        ForEach(values.indices, id: \.self) { index in
            switch kind {
            case .area: AreaMark(x: .value("x", index), y: .value("y", values[index]))
            case .bar: BarMark(x: .value("x", index), y: .value("y", values[index]))
            case .line: LineMark(x: .value("x", index), y: .value("y", values[index]))
            case .point: PointMark(x: .value("x", index), y: .value("y", values[index]))
            case .rectangle: RectangleMark(x: .value("x", index), y: .value("y", values[index]))
            case .rule: RuleMark(y: .value("y", values[index]))
            case .sector: SectorMark(angle: .value("y", values[index]))
            }
        }
    }
}

private struct ManyPoints: View {
    let count: Int
    /// Whether each of the symbols is filled as a path.
    let asPaths: Bool
    var opacity = 1.0

    var body: some View {
        Chart(0..<count, id: \.self) { index in
            let (x, y) = (Double(index * 37 % 191), Double(index * 53 % 97))
            let mark = PointMark(x: .value("x", x), y: .value("y", y)).foregroundStyle(Color.blue).opacity(opacity)
            if asPaths { mark.alignsMarkStylesWithPlotArea() } else { mark }
        }
        .chartXScale(domain: 0...200, range: 0...200).chartYScale(domain: 0...100, range: 0...100)
        .plain()
    }
}

extension ChartTests {
    @Test(arguments: [MarkKind.area, .bar, .line, .point, .rectangle, .rule, .sector])
    func oddNumbersAreDrawnAsFarAsTheyHaveAPlace(kind: MarkKind) throws {
        for (name, values) in oddities {
            for type in [ScaleType.linear, .log, .symmetricLog, .squareRoot] {
                let picture = try ChartPicture {
                    Chart { OddMarks(values: values, kind: kind) }.chartYScale(type: type)
                }
                #expect(picture.image.width == 200, "\(name)")
                let model = chartModel({ $0.y.type = type }) { OddMarks(values: values, kind: kind) }
                let layout = ChartLayout(model, size: CGSize(width: 300, height: 200), environment: .init())
                for labels in [layout.xLabels, layout.yLabels] {
                    let areApart = zip(labels, labels.dropFirst()).allSatisfy { !$0.frame.intersects($1.frame) }
                    #expect(areApart, "\(name) \(kind) \(type)")
                }
                #expect(layout.plot.width > 0 && layout.plot.height > 0, "\(name)")
            }
        }
    }

    @Test func aScaleOfRatiosLeavesOutZeroAndLess() {
        let model = chartModel({ $0.y.type = .log }) { OddMarks(values: [-5, 0, 1, 100], kind: .point) }
        let layout = ChartLayout(model, size: CGSize(width: 300, height: 200), environment: .init())
        let geometry = MarkGeometry(layout)
        let places = model.records.map { geometry.point($0).y.isFinite }
        #expect(places == [false, false, true, true])
        #expect(layout.y.lowest == 1 && layout.y.highest == 100)
    }

    @Test func tenThousandCategoriesHaveLabelsThatCanBeRead() {
        let names = (0..<10_000).map { "Category \($0)" }
        let model = chartModel {
            ForEach(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("Value", 1)) }
        }
        let start = Date()
        let layout = ChartLayout(model, size: CGSize(width: 400, height: 200), environment: .init())
        #expect(Date().timeIntervalSince(start) < 3)
        #expect(!layout.xLabels.isEmpty && layout.xLabels.count < 20)
        let areApart = zip(layout.xLabels, layout.xLabels.dropFirst()).allSatisfy { !$0.frame.intersects($1.frame) }
        #expect(areApart)
    }

    @Test func datesOfAllYearsHaveAPlace() {
        for (low, high) in [
            (Date.distantPast, Date.distantFuture), (Date(-1e13), Date(1e13)), (Date(0), Date(1e-3)),
            (Date.distantFuture, Date.distantFuture),
        ] {
            let model = chartModel {
                ForEach([low, high], id: \.self) { LineMark(x: .value("Date", $0), y: .value("y", 1)) }
            }
            let layout = ChartLayout(model, size: CGSize(width: 400, height: 200), environment: .init())
            let labels = layout.xLabels
            #expect(zip(labels, labels.dropFirst()).allSatisfy { !$0.frame.intersects($1.frame) }, "\(low)")
            #expect(layout.x.position(low.timeIntervalSinceReferenceDate).isFinite)
        }
    }

    @Test func manySymbolsLookLikeEachDrawnByItself() throws {
        for opacity in [1, 0.4] {
            let stamps = try ChartPicture { ManyPoints(count: 900, asPaths: false, opacity: opacity) }
            let paths = try ChartPicture { ManyPoints(count: 900, asPaths: true, opacity: opacity) }
            // Places are those of a quarter of a pixel, on which these symbols stand.
            #expect(stamps.difference(from: paths) < 6.0 / 255)
            #expect(stamps.count(.white) < 19_000)
        }
    }

    @Test func aLongLineFromRightToLeftIsTheMirroredOne() throws {
        struct Line: View {
            var body: some View {
                Chart(0..<4000, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", sin(Double($0) / 100))) }
                    .plain()
            }
        }
        let usual = try ChartPicture { Line() }
        let mirrored = try ChartPicture { Line().environment(\.layoutDirection, .rightToLeft) }
        var greatest: Float = 0
        for y in 0..<100 {
            for x in 0..<200 {
                greatest = max(greatest, abs(usual.color(x, y).red - mirrored.color(199 - x, y).red))
            }
        }
        #expect(greatest < 3.0 / 255)
        #expect(usual.count(.white) < 19_500)
    }
}
