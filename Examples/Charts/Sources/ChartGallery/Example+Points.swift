import Charts
import SwiftUI

extension Example {
    @MainActor static var points: [Example] {
        [
            Example("Points") {
                Chart(0..<90, id: \.self) { number in
                    PointMark(
                        x: .value("Distance", noise(number) * 2000),
                        y: .value("Delay", noise(number + 500) * 40 + noise(number) * 30)
                    )
                    .foregroundStyle(by: .value("Airline", ["Alpha", "Bravo", "Charlie"][number % 3]))
                    .symbol(by: .value("Airline", ["Alpha", "Bravo", "Charlie"][number % 3]))
                }
            },
            Example("Bubbles") {
                Chart(0..<24, id: \.self) { number in
                    PointMark(x: .value("X", noise(number) * 10), y: .value("Y", noise(number + 99) * 10))
                        .symbolSize(by: .value("Passengers", noise(number + 7) * 300))
                        .opacity(0.5)
                }
            },
            Example("Symbols") {
                let shapes: [BasicChartSymbolShape] = [
                    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
                ]
                Chart(Array(shapes.enumerated()), id: \.offset) { number, shape in
                    PointMark(x: .value("Symbol", number), y: .value("Size", 1))
                        .symbol(shape)
                        .symbolSize(150)
                    PointMark(x: .value("Symbol", number), y: .value("Size", 2))
                        .symbol(shape.strokeBorder(lineWidth: 2))
                        .symbolSize(150)
                }
                .chartYScale(domain: 0...3)
            },
        ]
    }
}
