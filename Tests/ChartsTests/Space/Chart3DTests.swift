import Foundation
import SwiftUI
import Testing

@testable import Charts

private let red = Color(red: 1, green: 0, blue: 0)
private let green = Color(red: 0, green: 1, blue: 0)

private struct Bodies: View {
    let pose: Chart3DPose

    var body: some View {
        Chart3D {
            RuleMark(x: .value("x", -0.5..<0.5), y: .value("y", 0.0), z: .value("z", 0.0)).foregroundStyle(red)
            RectangleMark(x: .value("x", -0.5..<0.5), y: .value("y", -0.9..<(-0.5)), z: .value("z", 0.0))
                .foregroundStyle(green)
        }
        .chartXScale(domain: -1...1).chartYScale(domain: -1...1).chartZScale(domain: -1...1)
        .chartXAxis(.hidden).chartYAxis(.hidden).chartZAxis(.hidden)
        .chart3DPose(pose)
    }
}

/// The marks of contents in space.
@MainActor
private func collected(@Chart3DContentBuilder _ content: () -> some Chart3DContent) -> _Mark3DCollector {
    let collector = _Mark3DCollector()
    content()._collect3D(into: collector)
    return collector
}

extension ChartTests {
    @Test func linesAndRectanglesStandInSpace() throws {
        let front = try ChartPicture(width: 200, height: 200) { Bodies(pose: .front) }
        // Half of the box is 50 points wide.
        let (line, rectangle) = (front.bounds(of: red), front.bounds(of: green))
        #expect(abs(line[0] - 74) <= 1 && abs(line[2] - 125) <= 1 && line[3] - line[1] <= 2)
        #expect(abs(rectangle[0] - 75) <= 1 && abs(rectangle[1] - 125) <= 1 && abs(rectangle[3] - 144) <= 1)
        // From above the line is as long, and the rectangle can't be seen.
        let top = try ChartPicture(width: 200, height: 200) { Bodies(pose: .top) }
        #expect(top.bounds(of: red)[2] - top.bounds(of: red)[0] >= 47)
        #expect(top.count(green) < 70)
    }

    @Test func surfacesAreColouredByHeightAndDirection() throws {
        let height = try ChartPicture(width: 150, height: 150) {
            Chart3D {
                SurfacePlot(x: "x", y: "y", z: "z") { x, _ in x }
                    .foregroundStyle(.heightBased(Gradient(colors: [red, green]), yRange: -1...1))
            }
            .chart3DPose(.front)
        }
        let (left, right) = (height.bounds(of: red), height.bounds(of: green))
        #expect(left[0] == Int.max || left[0] < 75)
        #expect(right[2] == -1 || right[2] > 75)
        let (low, high) = (height.color(40, 108), height.color(110, 40))
        #expect(low.red > low.green && high.green > high.red)
        let normal = try ChartPicture(width: 150, height: 150) {
            Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { _, _ in 0 }.foregroundStyle(.normalBased) }
                .chart3DPose(.top)
        }
        // It faces upwards.
        let middle = normal.color(75, 75)
        #expect(middle.green > 0.95 && abs(middle.red - 0.5) < 0.1 && abs(middle.blue - 0.5) < 0.1)
    }

    @Test func pointingSelectsTheNearestPointInSpace() {
        var selected: Double?
        let collector = collected {
            ForEach([-1.0, 0, 1], id: \.self) { number in
                PointMark(x: .value("x", number), y: .value("y", number), z: .value("z", number * 10))
            }
        }
        var configuration = ChartConfiguration()
        configuration.z.selection = SelectionTarget(Binding(get: { selected }, set: { selected = $0 }))
        let scene = Scene3D(collector, configuration, EnvironmentValues(), pose: .front, projection: .orthographic)
        #expect(scene.selects && scene.label == "Chart: x, y, z")
        let size = CGSize(width: 200, height: 200)
        scene.select(CGPoint(x: 147, y: 53), size)
        #expect(selected == 10)
        scene.select(CGPoint(x: 103, y: 96), size)
        #expect(selected == 0)
        scene.select(CGPoint(x: 5, y: 5), size)
        #expect(selected == nil)
    }

    @Test func valuesInSpaceAreToldApartByColours() {
        let collector = collected {
            ForEach(["a", "b"], id: \.self) { name in
                PointMark(x: .value("x", 1), y: .value("y", 1), z: .value("z", 1))
                    .foregroundStyle(by: .value("Kind", name))
            }
        }
        let scene = Scene3D(
            collector, ChartConfiguration(), EnvironmentValues(), pose: .default, projection: .perspective)
        #expect(scene.legend.map(\.name) == ["a", "b"])
        // Equal values get a scale around them.
        #expect(scene.x.scale.lowest < 1 && scene.x.scale.highest > 1)
    }
}
