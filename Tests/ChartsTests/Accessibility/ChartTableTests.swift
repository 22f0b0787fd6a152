import Foundation
import SwiftUI
import Testing

@testable import Charts

extension ChartTests {
    private func table(@ChartContentBuilder content: () -> some ChartContent) -> ChartTableData {
        ChartTableData(
            ChartLayout(
                chartModel(content: content), size: CGSize(width: 200, height: 100), environment: EnvironmentValues()))
    }

    @Test func aTableHasARowForEachMark() {
        let bars = table {
            BarMark(x: .value("Name", "a"), y: .value("Profit", 5)).foregroundStyle(by: .value("Kind", "k"))
            BarMark(x: .value("Name", "a"), y: .value("Profit", 2)).foregroundStyle(by: .value("Kind", "l"))
        }
        #expect(bars.columns == ["Kind", "Name", "Profit"] && bars.rowCount == 2)
        // The second one stands on the first, but is 2 all the same.
        #expect(bars.row(0) == ["k", "a", "5"] && bars.row(1) == ["l", "a", "2"])
        let flat = table { BarMark(x: .value("Profit", 4), y: .value("Name", "b")) }
        #expect(flat.row(0) == ["4", "b"])
        let pie = table { SectorMark(angle: .value("Part", 3)).foregroundStyle(by: .value("Name", "x")) }
        #expect(pie.columns == ["Name", "Part"] && pie.row(0) == ["x", "3"])
    }

    @Test func anAppDescribesItsData() {
        let axis = AXNumericDataAxisDescriptor(title: "Delay", range: 0...10, gridlinePositions: []) {
            "\(Int($0)) min"
        }
        let descriptor = AXChartDescriptor(
            title: "Delays", summary: "Few",
            xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon"]),
            yAxis: axis,
            series: [
                AXDataSeriesDescriptor(name: "All", isContinuous: false, dataPoints: [AXDataPoint(x: "Mon", y: 7)])
            ])
        let data = ChartTableData(descriptor)
        #expect(data.title == "Delays" && data.columns == ["Day", "Delay"] && data.row(0) == ["Mon", "7 min"])
    }

    @Test func chartsInSpaceAreDrawn() throws {
        let picture = try ChartPicture(width: 100, height: 100) {
            Chart3D {
                SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z }
                PointMark(x: .value("x", 1), y: .value("y", 1), z: .value("z", 1)).symbol(.cube).symbolSize(0.3)
                    .foregroundStyle(Color(red: 1, green: 0, blue: 0))
                PointMark(x: .value("x", -1), y: .value("y", 1), z: .value("z", -1))
            }
            .chart3DPose(.default)
        }
        #expect(picture.count(.white) < 9_000)
        // The light on a body's faces makes its colour a little darker.
        #expect(picture.count(Color(red: 0.95, green: 0, blue: 0), tolerance: 0.06) > 10)
    }

    @Test func scalesMakeRoomForAnnotations() {
        func layout(_ strategy: AnnotationOverflowResolution.Strategy) -> ChartLayout {
            let model = chartModel({
                $0.x.visibility = .hidden
                $0.y.visibility = .hidden
            }) {
                BarMark(x: .value("Name", "a"), y: .value("Value", 10))
                    .annotation(position: .top, overflowResolution: .init(y: strategy)) {
                        Color.red.frame(width: 10, height: 20)
                    }
            }
            return ChartLayout(model, size: CGSize(width: 200, height: 100), environment: EnvironmentValues())
        }
        let (padded, fitted) = (layout(.padScale), layout(.fit))
        // The annotation and its distance from the bar.
        #expect(padded.y.position(10) == 24 && fitted.y.position(10) == 0)
        #expect(AnnotationLayout(padded).views[0].frame.minY == 0)
        #expect(AnnotationLayout(fitted).views[0].frame.minY == 0)
    }
}
