import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Numbers that change as much from one to the next as long series may.
private func noise(_ count: Int) -> [Double] {
    (0..<count).map { number in
        let t = Double(number) / Double(count)
        let spike = number % 4999 == 17 ? 1.5 : 0.0
        return 2 + sin(t * 40) + 0.3 * sin(Double(number) * 1.7) * cos(t * 9) + spike
    }
}

private struct LongChart: View {
    let values: [Double]
    let isArea: Bool
    /// Whether points are left out that can't be seen.
    let isReduced: Bool

    var body: some View {
        Chart(values.indices, id: \.self) { index in
            if isArea {
                AreaMark(x: .value("x", Double(index)), y: .value("y", values[index]))
            } else {
                LineMark(x: .value("x", Double(index)), y: .value("y", values[index]))
            }
        }
        .chartXScale(domain: 0...Double(values.count))
        .plain()
        .environment(\.lineColumn, isReduced ? EnvironmentValues().lineColumn : 0)
    }
}

extension ChartTests {
    /// The picture of all points, drawn four times as large and made smaller: what the pixels really are covered by.
    private func truth(_ values: [Double], isArea: Bool) throws -> [[Float]] {
        let large = try ChartPicture(scale: 4) { LongChart(values: values, isArea: isArea, isReduced: false) }
        return (0..<100).map { y in
            (0..<200).map { x in
                var sum: Float = 0
                for row in 0..<4 { for column in 0..<4 { sum += large.color(x * 4 + column, y * 4 + row).red } }
                return sum / 16
            }
        }
    }

    private func difference(_ picture: ChartPicture, _ truth: [[Float]]) -> (greatest: Float, mean: Float) {
        var (greatest, sum): (Float, Float) = (0, 0)
        for y in 0..<100 {
            for x in 0..<200 {
                let difference = abs(picture.color(x, y).red - truth[y][x])
                greatest = max(greatest, difference)
                sum += difference
            }
        }
        return (greatest, sum / 20_000)
    }

    @Test(arguments: [false, true])
    func aLongSeriesLooksLikeAllOfItsPoints(isArea: Bool) throws {
        let values = noise(20_000)
        let reduced = try ChartPicture { LongChart(values: values, isArea: isArea, isReduced: true) }
        let whole = try ChartPicture { LongChart(values: values, isArea: isArea, isReduced: false) }
        let truth = try truth(values, isArea: isArea)
        let (ours, cairos) = (difference(reduced, truth), difference(whole, truth))
        // As near to the truth as Cairo is with all points: within what a sixteenth of a pixel covers, and on average far
        // below what can be seen.
        #expect(ours.greatest <= max(16.0 / 255, cairos.greatest), "\(ours) \(cairos)")
        #expect(ours.mean <= max(0.25 / 255, cairos.mean), "\(ours) \(cairos)")
        #expect(reduced.count(.white) < 19_000 && reduced.count(.white) > 1_000)
    }

    @Test func aLongLineHasGapsAndEnds() throws {
        var values = noise(12_000)
        for index in 4_000..<6_000 { values[index] = .nan }
        let picture = try ChartPicture { LongChart(values: values, isArea: false, isReduced: true) }
        // A third is missing between a third and a half of the width.
        let empty = (70..<98).allSatisfy { x in (0..<100).allSatisfy { picture.isColor(x, $0, .white) } }
        #expect(empty)
        #expect((0..<100).contains { !picture.isColor(64, $0, .white) })
        #expect((0..<100).contains { !picture.isColor(199, $0, .white) })
    }

    @Test func aLongLineThatGoesBackIsDrawnAsAPath() throws {
        let picture = try ChartPicture {
            Chart(0..<4_000, id: \.self) { number in
                LineMark(
                    x: .value("x", 50 + 40 * cos(Double(number) / 4_000 * 2 * .pi)),
                    y: .value("y", 50 + 40 * sin(Double(number) / 4_000 * 2 * .pi)))
            }
            .plain().chartXScale(domain: 0...100).chartYScale(domain: 0...100)
        }
        #expect(!picture.isColor(180, 50, .white) && !picture.isColor(20, 50, .white))
        #expect(picture.isColor(100, 50, .white) && !picture.isColor(100, 10, .white))
    }

    @Test func aLongAreaIsDrawnWithAGradientAndBelowZero() throws {
        let picture = try ChartPicture {
            Chart(0..<4_000, id: \.self) { number in
                AreaMark(x: .value("x", number), y: .value("y", number < 2_000 ? 1 : -1))
                    .foregroundStyle(
                        LinearGradient(
                            colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)],
                            startPoint: .top, endPoint: .bottom))
            }
            .plain()
        }
        let (top, bottom) = (picture.color(50, 3), picture.color(150, 96))
        #expect(top.red > 0.9 && top.blue < 0.1 && bottom.blue > 0.9 && bottom.red < 0.1)
        #expect(picture.isColor(50, 75, .white) && picture.isColor(150, 25, .white))
    }
}
