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
        let legend = scene.legend(EnvironmentValues(), in: CGSize(width: 200, height: 200))
        guard case .entries(let entries)? = legend?.content else {
            Issue.record("there is no legend")
            return
        }
        #expect(entries.map(\.name) == ["a", "b"])
        // Equal values get a scale around them.
        #expect(scene.x.scale.lowest < 1 && scene.x.scale.highest > 1)
    }
}

/// One body in the middle of a box without anything around it.
private struct Body: View {
    let shape: BasicChart3DSymbolShape
    var rotation = Rotation3D.identity
    var roughness: Double?
    var metalness: Double?

    var body: some View {
        Chart3D {
            point.symbol(shape).symbolSize(0.5).symbolRotation(rotation).foregroundStyle(red)
                .roughness(roughness ?? 0.5).metalness(metalness ?? 0)
        }
        .chartXScale(domain: -1...1).chartYScale(domain: -1...1).chartZScale(domain: -1...1)
        .chartXAxis(.hidden).chartYAxis(.hidden).chartZAxis(.hidden)
        .chart3DPose(.front)
    }

    private var point: some Chart3DContent {
        PointMark(x: .value("x", 0.0), y: .value("y", 0.0), z: .value("z", 0.0))
    }
}

/// What the chart that is turned by keys tells.
@MainActor
@Observable
private final class Turned {
    var pose = Chart3DPose.front
    var depth: ClosedRange<Double>?
}

private struct TurnedChart: View {
    @Bindable var turned: Turned

    var body: some View {
        Chart3D {
            PointMark(x: .value("x", 0.0), y: .value("y", 0.0), z: .value("z", 7.0))
        }
        .chartXScale(domain: -1...1).chartYScale(domain: -1...1).chartZScale(domain: 0...10)
        .chart3DPose($turned.pose)
        .chartZSelection(range: $turned.depth)
        .frame(width: 200, height: 200)
    }
}

extension ChartTests {
    /// Where a picture isn't as light as its background.
    private func darkBounds(_ picture: ChartPicture) -> (width: Int, height: Int) {
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for y in 0..<picture.image.height {
            for x in 0..<picture.image.width where picture.color(x, y).green < 0.7 {
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), max(bottom, y))
            }
        }
        return (right - left + 1, bottom - top + 1)
    }

    @Test func bodiesAreTurned() throws {
        func bounds(_ rotation: Rotation3D, _ shape: BasicChart3DSymbolShape = .cylinder) throws -> (Int, Int) {
            let size = darkBounds(
                try ChartPicture(width: 200, height: 200) { Body(shape: shape, rotation: rotation) })
            return (size.width, size.height)
        }
        let (width, height) = try bounds(.identity)
        #expect(height > width)
        let lying = try bounds(Rotation3D(angle: .degrees(90), axis: .z))
        #expect(abs(lying.0 - height) <= 1 && abs(lying.1 - width) <= 1)
        // From its end it's a disc.
        let end = try bounds(Rotation3D(angle: .degrees(90), axis: .x))
        #expect(abs(end.0 - end.1) <= 1 && end.0 == width)
        // A cube on its edge is wider.
        let (cube, edge) = (
            try bounds(.identity, .cube), try bounds(Rotation3D(angle: Angle2D(degrees: 45), axis: .z), .cube)
        )
        #expect(Double(edge.0) > 1.3 * Double(cube.0))
        let back = Rotation3D(angle: .degrees(30), axis: .y).inverse.turned(SIMD3(0, 0, 1))
        #expect(abs(back.x + 0.5) < 1e-9 && abs(back.z - 0.75.squareRoot()) < 1e-9)
    }

    @Test func smoothBodiesShineAndMetalIsDarkAtItsEdge() throws {
        func picture(_ roughness: Double, _ metalness: Double) throws -> ChartPicture {
            try ChartPicture(width: 200, height: 200) {
                Body(shape: .sphere, roughness: roughness, metalness: metalness)
            }
        }
        let (dull, shiny, metal) = (try picture(1, 0), try picture(0, 0), try picture(1, 1))
        // The highlight is at the upper left.
        #expect(shiny.color(91, 90).green > 0.7 && dull.color(91, 90).green < 0.1)
        #expect(metal.color(120, 105).red < dull.color(120, 105).red - 0.1)
    }

    @Test func keysTurnAChartAndPointingTellsADepth() async {
        let turned = Turned()
        let w = ChartWindow(width: 200, height: 200) { TurnedChart(turned: turned) }
        await w.press("Tab", "Right", "Right", "Down")
        #expect(turned.pose == Chart3DPose(azimuth: .degrees(20), inclination: .degrees(10)))
        await w.press("Left", "Left", "Up")
        #expect(turned.pose == .front)
        await w.pointer("to 100 100")
        #expect(turned.depth == 7...7)
        await w.pointer("to 5 5")
        #expect(turned.depth == nil)
        await w.pointer("to 100 50", "mousedown 1", "to 120 50", "to 150 50", "mouseup 1")
        #expect(turned.pose.azimuth == .degrees(45))
        await w.close()
    }
}
