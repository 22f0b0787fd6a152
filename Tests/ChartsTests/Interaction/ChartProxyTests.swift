import Foundation
import SwiftUI
import Testing

@testable import Charts

extension ChartTests {
    /// The layout of a chart without anything around its plot.
    private func layout(
        _ change: @escaping (inout ChartConfiguration) -> Void = { _ in },
        @ChartContentBuilder content: () -> some ChartContent
    ) -> ChartLayout {
        let model = chartModel(
            {
                $0.x.visibility = .hidden
                $0.y.visibility = .hidden
                $0.legend.visibility = .hidden
                change(&$0)
            }, content: content)
        return ChartLayout(model, size: CGSize(width: 200, height: 100), environment: EnvironmentValues())
    }

    private func scales(_ layout: ChartLayout) -> ChartScales {
        ChartScales(
            x: layout.x, y: layout.y, xData: layout.model.x, yData: layout.model.y,
            angleTotal: layout.model.isPie ? SectorPaths(layout.model, plot: layout.plot.size).total : 0)
    }

    private func proxy(_ layout: ChartLayout) -> ChartProxy {
        ChartProxy(
            scales: scales(layout), plot: layout.plot, plotFrame: nil, model: layout.model,
            selections: ChartSelections(layout.model.configuration))
    }

    @Test func aProxyConvertsBothWays() {
        let proxy = proxy(
            layout {
                BarMark(x: .value("Name", "a"), y: .value("y", 5)).foregroundStyle(by: .value("Kind", "k"))
                BarMark(x: .value("Name", "b"), y: .value("y", 10))
            })
        #expect(proxy.plotSize == CGSize(width: 200, height: 100))
        #expect(proxy.position(forX: "a") == 50 && proxy.position(forX: "b") == 150 && proxy.position(forX: "c") == nil)
        #expect(proxy.positionRange(forX: "b") == 100...200)
        #expect(proxy.position(forY: 10) == 0 && proxy.position(forY: 2.5) == 75)
        #expect(proxy.value(atX: 120, as: String.self) == "b" && proxy.value(atX: 220, as: String.self) == nil)
        #expect(proxy.value(atY: 50, as: Double.self) == 5 && proxy.value(atY: 50, as: Int.self) == 5)
        #expect(proxy.xDomain(dataType: String.self) == ["a", "b"] && proxy.yDomain(dataType: Double.self) == [0, 10])
        #expect(proxy.foregroundStyle(for: "k") != nil && proxy.foregroundStyle(for: "none") == nil)
        let both: (String, Double)? = proxy.value(at: CGPoint(x: 10, y: 100))
        #expect(both?.0 == "a" && both?.1 == 0)
        #expect(proxy.position(for: (x: "a", y: 10)) == CGPoint(x: 50, y: 0))
    }

    @Test func anglesAreValuesOfAPie() {
        let proxy = proxy(
            layout {
                SectorMark(angle: .value("Part", 1))
                SectorMark(angle: .value("Part", 3))
            })
        #expect(abs(proxy.angle(at: CGPoint(x: 150, y: 50)).degrees - 90) < 1e-9)
        #expect(proxy.value(atAngle: .degrees(90), as: Double.self) == 1)
        #expect(abs((proxy.value(atAngle: .degrees(-90), as: Double.self) ?? 0) - 3) < 1e-9)
    }

    @Test func pointingSelectsAndLeavingDeselects() {
        let box = Box()
        let target = SelectionTarget(Binding<Double?>(get: { box.value }, set: { box.value = $0 }))
        let layout = layout({ $0.x.selection = target }) {
            ForEach(0..<11) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        }
        let input = ChartInput(
            layout: layout, scales: scales(layout), selections: ChartSelections(layout.model.configuration),
            scroll: { _, _ in })
        input.hover(CGPoint(x: 100, y: 20))
        #expect(box.value == 5)
        input.hover(nil)
        #expect(box.value == nil)
        let key = input.actions.key
        #expect(key?(.right, false) == true && box.value == 0)
        #expect(key?(.right, false) == true && box.value == 1)
        #expect(key?(.end, false) == true && box.value == 10)
        #expect(key?(.left, false) == true && box.value == 9)
        box.value = 4.5
        #expect(key?(.right, false) == true && box.value == 5)
        #expect(key?(.escape, false) == true && box.value == nil)
    }

    @Test func draggingSelectsARange() {
        let box = RangeBox()
        let target = RangeSelectionTarget(
            Binding<ClosedRange<Double>?>(get: { box.value }, set: { box.value = $0 }))
        let layout = layout({ $0.x.rangeSelection = target }) {
            ForEach(0..<11) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        }
        let input = ChartInput(
            layout: layout, scales: scales(layout), selections: ChartSelections(layout.model.configuration),
            scroll: { _, _ in })
        input.actions.drag?(CGPoint(x: 160, y: 10), CGPoint(x: 40, y: 10), false)
        #expect(box.value == 2...8)
        input.actions.drag?(CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 10), true)
        #expect(box.value == nil)
    }

    @Test func aScrolledChartShowsAPart() {
        let model = chartModel({
            $0.scrollableAxes = .horizontal
            $0.x.visibleLength = 3
            $0.x.initialPosition = .category("c")
        }) {
            ForEach(["a", "b", "c", "d", "e", "f"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("y", 1)) }
        }
        var state = ChartScrollState()
        #expect(state.windows(model).x == ChartLayout.ScrollWindow(start: 1.5, length: 3))
        #expect(state.windows(model).y == nil)
        state.scroll(model, x: 99, y: nil)
        #expect(state.windows(model).x?.start == 2.5)
        let layout = ChartLayout(
            model, size: CGSize(width: 300, height: 100), environment: EnvironmentValues(),
            scrolled: state.windows(model))
        #expect(layout.x.start == 2.5 && layout.x.end == 5.5)
    }
}

@MainActor private final class Box { var value: Double? }
@MainActor private final class RangeBox { var value: ClosedRange<Double>? }

private struct MarkedChart: View {
    var body: some View {
        Chart(0..<5, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)).foregroundStyle(.blue) }
            .chartXAxis(.hidden)
            .chartLegend(.hidden)
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    if let frame = proxy.plotFrame.map({ geometry[$0] }), let place = proxy.position(for: (x: 1, y: 1))
                    {
                        Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 10, height: 10)
                            .position(x: frame.minX + place.x, y: frame.minY + place.y)
                    }
                }
            }
    }
}

extension ChartTests {
    /// What stands at a value's place in an overlay stands over the mark, whichever way people read.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func overlaysFindMarksInBothDirections(direction: LayoutDirection) throws {
        let picture = try ChartPicture { MarkedChart().environment(\.layoutDirection, direction) }
        let red = picture.bounds(of: Color(red: 1, green: 0, blue: 0))
        let layout = {
            var environment = EnvironmentValues()
            environment.layoutDirection = direction
            let model = chartModel({
                $0.x.visibility = .hidden
                $0.legend.visibility = .hidden
            }) {
                ForEach(0..<5) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            }
            return ChartLayout(model, size: CGSize(width: 200, height: 100), environment: environment)
        }()
        let mark = layout.plot.minX + layout.x.position(1)
        #expect(abs(Double(red[0] + red[2] + 1) / 2 - mark) <= 1, "\(red) \(mark)")
        #expect((mark > 100) == (direction == .rightToLeft))
    }
}
