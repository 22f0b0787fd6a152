import Foundation
import SwiftUI
import Testing

@testable import Charts

extension ChartTests {
    /// The horizontal labels of a chart of numbers from 0 to 100 whose axis has marks at tens.
    private func labels(
        width: CGFloat = 300, values: [Int] = Array(stride(from: 0, through: 100, by: 10)),
        @AxisMarkBuilder _ content: @escaping (AxisValue) -> some AxisMark
    ) -> (labels: [PlacedLabel], plot: CGRect, height: CGFloat) {
        let axis = axisMarks(of: AxisMarks(values: values, content: content))
        let model = chartModel({
            $0.x.content = axis
            $0.y.visibility = .hidden
        }) { ForEach([0, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }
        let size = CGSize(width: width, height: 200)
        let layout = ChartLayout(model, size: size, environment: EnvironmentValues())
        return (layout.xLabels, layout.plot, size.height)
    }

    private func words(_ labels: [PlacedLabel]) -> [String] {
        labels.map {
            switch $0.content {
            case .text(let text): text.plainWords
            case .words(let words): words
            case .view: ""
            }
        }
    }

    @Test func labelsOfTheSameValueStandBelowEachOther() throws {
        let placed = labels(values: [0, 50, 100]) { value in
            AxisValueLabel()
            if value.index != 1 { AxisValueLabel("Level \(value.index)", multiLabelAlignment: .bottom) }
        }
        #expect(words(placed.labels).sorted() == ["0", "100", "50", "Level 0", "Level 2"])
        let (first, second) = (
            placed.labels.filter { $0.frame.minX < 100 }, placed.labels.filter { $0.frame.minX > 200 }
        )
        for pair in [first, second] {
            try #require(pair.count == 2)
            #expect(pair[0].frame.maxY <= pair[1].frame.minY && pair[1].frame.maxY <= placed.height)
        }
        // One that doesn't move others shares the level of the next one, for which only one of both has room.
        let shared = labels(values: [0, 50, 100]) { _ in
            AxisValueLabel(offsetsMarks: false)
            AxisValueLabel("Other")
        }
        #expect(Set(shared.labels.map(\.frame.minY)).count == 1 && words(shared.labels) == ["0", "50", "100"])
    }

    @Test func collisionsAreResolvedAsLabelsAsk() {
        func long(_ resolution: AxisValueLabelCollisionResolution) -> [PlacedLabel] {
            labels { AxisValueLabel("Number \($0.index)", collisionResolution: resolution) }.labels
        }
        func overlap(_ labels: [PlacedLabel]) -> Bool {
            zip(labels, labels.dropFirst()).contains { $0.frame.intersects($1.frame) }
        }
        #expect(long(.automatic).count < 11 && !overlap(long(.automatic)))
        #expect(long(.disabled).count == 11 && overlap(long(.disabled)))
        #expect(long(.greedy(minimumSpacing: 60)).count < long(.greedy).count)
        let shortened = long(.truncate)
        #expect(shortened.count >= 9 && !overlap(shortened) && shortened.filter(\.isTruncated).count >= 8)
        // The one with a priority stays, whatever stands before it.
        let last = labels { value in
            AxisValueLabel(
                "Number \(value.index)", collisionResolution: .greedy(priority: value.index == 5 ? 1 : 0))
        }
        #expect(words(last.labels).contains("Number 5"))
        #expect(!words(labels { AxisValueLabel("Number \($0.index)") }.labels).contains("Number 5"))
    }

    @Test func labelsAreTurned() throws {
        let level = labels { AxisValueLabel("Number \($0.index)", orientation: .horizontal) }
        let upright = labels { AxisValueLabel("Number \($0.index)", orientation: .vertical) }
        let downwards = labels { AxisValueLabel("Number \($0.index)", orientation: .verticalReversed) }
        #expect(upright.labels.count == 11 && level.labels.count < 11)
        #expect(upright.labels.allSatisfy { $0.rotation == -90 && $0.frame.height > $0.frame.width })
        #expect(downwards.labels.allSatisfy { $0.rotation == 90 })
        // They take more of the chart's height.
        #expect(upright.plot.height < level.plot.height - 20)
        #expect(try #require(upright.labels.map(\.frame.maxY).max()) <= 200.5)
    }

    @Test func labelsStayApartInLargeText() {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility3
        let names = chartModel {
            ForEach(["Production", "Marketing", "Finances"], id: \.self) {
                BarMark(x: .value("Name", $0), y: .value("Value", 20_000))
            }
        }
        let bars = ChartLayout(names, size: CGSize(width: 360, height: 220), environment: environment)
        // All are shortened alike, and none is left out.
        #expect(bars.xLabels.count == 3 && bars.xLabels.allSatisfy(\.isTruncated))
        let years = chartModel {
            ForEach([1960, 2020], id: \.self) { year in
                let date = Calendar(identifier: .gregorian).date(from: DateComponents(year: year)) ?? Date()
                AreaMark(x: .value("Year", date, unit: .year), y: .value("Price", year == 1960 ? 0 : 0.6))
            }
        }
        let area = ChartLayout(years, size: CGSize(width: 360, height: 220), environment: environment)
        #expect(area.xLabels.count > 1)
        for label in area.xLabels {
            let ink = label.frame.insetBy(dx: 0, dy: 4)
            #expect(area.yLabels.allSatisfy { !$0.frame.insetBy(dx: 0, dy: 4).intersects(ink) })
        }
    }
}
