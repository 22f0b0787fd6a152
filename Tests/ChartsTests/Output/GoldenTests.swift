import Foundation
import SwiftUI
import Testing

@testable import Charts

private struct Sample: Identifiable {
    let name: String
    let value: Double
    let kind: String

    var id: String { name + kind }

    static let few = [
        Sample(name: "A", value: 3, kind: "one"), Sample(name: "B", value: 5, kind: "one"),
        Sample(name: "C", value: 2, kind: "one"), Sample(name: "A", value: 2, kind: "two"),
        Sample(name: "B", value: 1, kind: "two"), Sample(name: "C", value: 4, kind: "two"),
    ]

    static let waves = (0..<12).map { number in
        Sample(name: "\(number)", value: 3 + 2 * sin(Double(number) * 0.9), kind: "one")
    }
}

@MainActor
private func chart(@ChartContentBuilder _ content: () -> some ChartContent) -> AnyView {
    AnyView(Chart(content: content).plain())
}

/// A chart of the sample in two series.
@MainActor
private func series(_ mark: @escaping (Sample) -> some ChartContent) -> AnyView {
    AnyView(Chart(Sample.few, content: mark).plain())
}

@MainActor
private func wave(_ mark: @escaping (Double, Double) -> some ChartContent) -> AnyView {
    AnyView(
        Chart(Sample.waves.indices, id: \.self) { mark(Double($0), Sample.waves[$0].value) }.plain())
}

private func byKind(_ sample: Sample) -> PlottableValue<String> { .value("Kind", sample.kind) }

@MainActor private var marks: [(String, AnyView)] {
    [
        ("bars", series { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)).foregroundStyle(by: byKind($0)) }),
        (
            "grouped",
            series {
                BarMark(x: .value("n", $0.name), y: .value("v", $0.value)).foregroundStyle(by: byKind($0))
                    .position(by: byKind($0))
            }
        ),
        (
            "normalized",
            series {
                BarMark(x: .value("n", $0.name), y: .value("v", $0.value), stacking: .normalized)
                    .foregroundStyle(by: byKind($0))
            }
        ),
        (
            "sideways",
            series { BarMark(x: .value("v", $0.value), y: .value("n", $0.name)).foregroundStyle(by: byKind($0)) }
        ),
        ("line", wave { LineMark(x: .value("x", $0), y: .value("y", $1)) }),
        ("area", wave { AreaMark(x: .value("x", $0), y: .value("y", $1)) }),
        ("range area", wave { AreaMark(x: .value("x", $0), yStart: .value("y", $1 - 1), yEnd: .value("y", $1 + 1)) }),
        ("points", wave { PointMark(x: .value("x", $0), y: .value("y", $1)) }),
        ("rules", wave { RuleMark(x: .value("x", $0), yStart: .value("y", 0), yEnd: .value("y", $1)) }),
        (
            "rectangles",
            series {
                RectangleMark(x: .value("n", $0.name), y: .value("k", $0.kind)).foregroundStyle(
                    by: .value("v", $0.value))
            }
        ),
        ("pie", series { SectorMark(angle: .value("v", $0.value)).foregroundStyle(by: .value("id", $0.id)) }),
        (
            "ring",
            series {
                SectorMark(angle: .value("v", $0.value), innerRadius: .ratio(0.6), angularInset: 1).cornerRadius(3)
                    .foregroundStyle(by: .value("n", $0.name))
            }
        ),
        (
            "stream",
            AnyView(
                Chart(0..<24, id: \.self) { number in
                    AreaMark(
                        x: .value("x", number / 2), y: .value("y", 2 + sin(Double(number)) + Double(number % 2)),
                        stacking: .center
                    )
                    .foregroundStyle(by: .value("Kind", number % 2 == 0 ? "even" : "odd"))
                }
                .plain())
        ),
        (
            "bins",
            AnyView(
                Chart(Array(NumberBins(range: 0.0...10, count: 5)), id: \.lowerBound) { bin in
                    BarMark(x: .value("x", bin), y: .value("y", 5 - abs(bin.lowerBound - 4)))
                }
                .plain())
        ),
        ("function", chart { LinePlot(x: "x", y: "y", domain: -3.0...3) { sin($0 * 2) } }),
        ("area function", chart { AreaPlot(x: "x", y: "y", domain: -3.0...3) { cos($0) + 1 } }),
    ]
}

@MainActor private var modifiers: [(String, AnyView)] {
    func bar(_ change: @escaping (BarMark) -> some ChartContent) -> AnyView {
        AnyView(
            Chart(["A", "B"], id: \.self) { change(BarMark(x: .value("n", $0), y: .value("v", $0 == "A" ? 3 : 5))) }
                .plain())
    }
    func line(_ method: InterpolationMethod) -> AnyView {
        wave { LineMark(x: .value("x", $0), y: .value("y", $1)).interpolationMethod(method).symbol(.circle) }
    }
    func points(_ symbol: BasicChartSymbolShape) -> AnyView {
        wave { PointMark(x: .value("x", $0), y: .value("y", $1)).symbol(symbol).symbolSize(60) }
    }
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .bottom, endPoint: .top)
    return [
        ("style", bar { $0.foregroundStyle(.green) }),
        ("gradient", bar { $0.foregroundStyle(gradient) }),
        ("aligned gradient", bar { $0.foregroundStyle(gradient).alignsMarkStylesWithPlotArea() }),
        ("opacity", bar { $0.opacity(0.4) }),
        ("corners", bar { $0.cornerRadius(8) }),
        ("shadow", bar { $0.shadow(color: .black, radius: 4, x: 3, y: 3) }),
        ("blur", bar { $0.blur(radius: 3) }),
        ("clip", bar { $0.clipShape(Capsule()) }),
        ("mask", bar { $0.mask { PointMark(x: .value("n", "A"), y: .value("v", 2)).symbolSize(2000) } }),
        ("offset", bar { $0.offset(x: 10, y: -8) }),
        (
            "annotation",
            bar { $0.annotation(position: .overlay) { Circle().fill(.white).frame(width: 14, height: 14) } }
        ),
        (
            "dashes",
            wave {
                LineMark(x: .value("x", $0), y: .value("y", $1)).lineStyle(StrokeStyle(lineWidth: 3, dash: [6, 3]))
            }
        ),
        ("monotone", line(.monotone)), ("catmull rom", line(.catmullRom)), ("cardinal", line(.cardinal)),
        ("step start", line(.stepStart)), ("step center", line(.stepCenter)), ("step end", line(.stepEnd)),
        ("squares", points(.square)), ("triangles", points(.triangle)), ("diamonds", points(.diamond)),
        ("pentagons", points(.pentagon)), ("crosses", points(.cross)), ("asterisks", points(.asterisk)),
        (
            "symbols by",
            series {
                PointMark(x: .value("n", $0.name), y: .value("v", $0.value)).symbol(by: byKind($0))
                    .foregroundStyle(by: byKind($0)).symbolSize(80)
            }
        ),
        (
            "sizes by",
            series {
                PointMark(x: .value("n", $0.name), y: .value("v", $0.value)).symbolSize(by: .value("v", $0.value))
            }
        ),
        (
            "lines by",
            series {
                LineMark(x: .value("n", $0.name), y: .value("v", $0.value)).lineStyle(by: byKind($0))
            }
        ),
        (
            "views as symbols",
            wave {
                PointMark(x: .value("x", $0), y: .value("y", $1))
                    .symbol { Rectangle().stroke(.red, lineWidth: 2).frame(width: 8, height: 8) }
            }
        ),
    ]
}

@MainActor private var axes: [(String, AnyView)] {
    func points(_ change: (AnyView) -> some View) -> AnyView {
        AnyView(
            change(
                AnyView(
                    Chart(0..<6, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 * $0)) })))
    }
    let labels = Font.custom("DejaVu Sans", size: 9)
    func axis(_ values: AxisMarkValues) -> some AxisContent {
        AxisMarks(values: values) { _ in
            AxisGridLine()
            AxisTick()
            AxisValueLabel().font(labels)
        }
    }
    return [
        ("automatic", points { $0.chartXAxis { axis(.automatic) }.chartYAxis { axis(.automatic) } }),
        (
            "leading",
            points {
                $0.chartXAxis(.hidden).chartYAxis {
                    AxisMarks(position: .leading) { _ in
                        AxisValueLabel().font(labels); AxisTick()
                    }
                }
            }
        ),
        ("stride", points { $0.chartXAxis { axis(.stride(by: 2)) }.chartYAxis(.hidden) }),
        (
            "log",
            points { $0.chartYScale(domain: 1...100, type: .log).chartYAxis { axis(.automatic) }.chartXAxis(.hidden) }
        ),
        ("reversed", points { $0.chartYScale(domain: .automatic(reversed: true)).plain() }),
        ("padded", points { $0.chartXScale(range: .plotDimension(padding: 20)).plain() }),
        ("plot style", points { $0.chartPlotStyle { $0.background(.yellow.opacity(0.3)).border(.gray) }.plain() }),
        (
            "background",
            points { $0.chartBackground { _ in Circle().fill(.green.opacity(0.3)) }.plain() }
        ),
    ]
}

extension ChartTests {
    @Test func marksLookAsBefore() throws { try GoldenSheet("marks", marks).check() }

    @Test func modifiersLookAsBefore() throws { try GoldenSheet("modifiers", modifiers).check() }

    @Test func axesLookAsBefore() throws { try GoldenSheet("axes", axes).check() }

    @Test func darkChartsLookAsBefore() throws {
        try GoldenSheet("dark", Array(marks.prefix(12)) + Array(axes.prefix(4))).check(
            background: Color(white: 0.14)
        ) { AnyView($0.environment(\.colorScheme, .dark)) }
    }

    @Test func chartsInHighContrastLookAsBefore() throws {
        try GoldenSheet("contrast", Array(marks.prefix(4)) + Array(axes.prefix(4))).check {
            AnyView($0.environment(\.colorSchemeContrast, .increased))
        }
    }

    @Test func mirroredChartsLookAsBefore() throws {
        try GoldenSheet("mirrored", Array(marks.prefix(12)) + Array(axes.prefix(4))).check {
            AnyView($0.environment(\.layoutDirection, .rightToLeft))
        }
    }

    @Test func chartsInLargeTextLookAsBefore() throws {
        try GoldenSheet("large-text", Array(axes.prefix(4))).check {
            AnyView($0.environment(\.dynamicTypeSize, .accessibility1))
        }
    }
}
