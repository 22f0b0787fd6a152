import Foundation
import SwiftUI
import Testing

@testable import Charts

extension ChartTests {
    private func elements(@ChartContentBuilder content: () -> some ChartContent) -> [ChartElements.Element] {
        ChartElements.elements(
            ChartLayout(
                chartModel(content: content), size: CGSize(width: 200, height: 100), environment: EnvironmentValues()))
    }

    @Test func eachMarkSaysItsPlaceSeriesAndValue() {
        let all = elements {
            BarMark(x: .value("Name", "a"), y: .value("Profit", 5)).foregroundStyle(by: .value("Kind", "k"))
            BarMark(x: .value("Name", "a"), y: .value("Profit", 2)).accessibilityLabel("Own").accessibilityValue("two")
            BarMark(x: .value("Name", "b"), y: .value("Profit", 2)).accessibilityHidden(true)
        }
        #expect(all.map(\.label) == ["a, k", "Own"] && all.map(\.value) == ["Profit: 5", "two"])
        #expect(all[0].frame.width > 10 && all[0].frame.height > 10)
    }

    @Test func groupsAreOneElementAndManyMarksAreSeries() {
        let grouped = elements {
            Plot {
                LineMark(x: .value("x", 1), y: .value("y", 5))
                LineMark(x: .value("x", 2), y: .value("y", 6))
            }
            .accessibilityLabel("Both")
        }
        #expect(grouped.map(\.label) == ["Both"])
        let many = elements {
            ForEach(0..<1000) { number in
                PointMark(x: .value("x", number), y: .value("Delay", number % 7))
                    .foregroundStyle(by: .value("Kind", number % 2 == 0 ? "even" : "odd"))
            }
        }
        #expect(
            many.map(\.label) == ["even, Delay", "odd, Delay"] && many.map(\.value) == ["500: 0 – 6", "500: 0 – 6"])
    }
}
