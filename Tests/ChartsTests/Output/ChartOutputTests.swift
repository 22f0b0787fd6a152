import Foundation
import SwiftUI
import Testing

@testable import Charts

extension ChartTests {
    @Test func chartsAreWrittenAsPicturesAndDocuments() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let renderer = ImageRenderer(
            content: Chart(["Alpha", "Bravo"], id: \.self) {
                BarMark(x: .value("Name", $0), y: .value("Value", 3)).foregroundStyle(by: .value("Name", $0))
            }
            .frame(width: 200, height: 120))
        let png = try renderer.pngData()
        #expect(png.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
        let svg = folder.appendingPathComponent("chart.svg")
        try renderer.writeSVG(to: svg)
        let text = try String(contentsOf: svg, encoding: .utf8)
        // Lines and letters stay what they are: no pixels.
        #expect(text.contains("<path") && !text.contains("<image"))
        let pdf = folder.appendingPathComponent("chart.pdf")
        try renderer.writePDF(to: pdf)
        #expect(try Data(contentsOf: pdf).prefix(5) == Data("%PDF-".utf8))
    }

    @Test func textsInPicturesHaveTheirSchemesColour() throws {
        func block(_ scheme: ColorScheme) throws -> ChartPicture {
            try ChartPicture {
                Text(verbatim: "████").font(.system(size: 40)).environment(\.colorScheme, scheme)
            }
        }
        // Without a window there is no theme that says so.
        #expect(try block(.light).color(100, 50).green < 0.25)
        #expect(try block(.dark).color(100, 50).green > 0.95)
    }

    @Test func axesAreWhereTheyAreAskedFor() throws {
        func layout(_ direction: LayoutDirection) -> ChartLayout {
            var environment = EnvironmentValues()
            environment.layoutDirection = direction
            let model = chartModel { ForEach(0..<5) { PointMark(x: .value("x", $0), y: .value("y", $0)) } }
            return ChartLayout(model, size: CGSize(width: 300, height: 200), environment: environment)
        }
        let usual = layout(.leftToRight)
        #expect(usual.plot.minX == 0 && usual.plot.maxX < 300 && usual.plot.maxY < 200)
        // Symbols at the ends are seen as a whole.
        #expect(usual.x.position(0) == 5 && !usual.yLabels.isEmpty && !usual.xLabels.isEmpty)
        #expect(usual.yLabels.allSatisfy { $0.frame.minX > usual.plot.maxX })
        for labels in [usual.xLabels, usual.yLabels] {
            for (first, second) in zip(labels, labels.dropFirst()) { #expect(!first.frame.intersects(second.frame)) }
        }
        let mirrored = layout(.rightToLeft)
        #expect(mirrored.plot.maxX == 300 && mirrored.plot.width == usual.plot.width)
        #expect(
            mirrored.x.position(0) == mirrored.plot.width - 5 && mirrored.yLabels[0].frame.maxX < mirrored.plot.minX)
    }
}
