import Foundation
import Gtk
import SwiftUI
import Testing

@testable import Charts

/// Small charts side by side in one picture, compared with a picture of before.
///
/// With WINDSOCK_WRITE_GOLDEN in the environment the pictures are written instead; look at them before they are committed.
@MainActor
struct GoldenSheet {
    static let tile = CGSize(width: 128, height: 84)
    private static let columns = 4

    let name: String
    let charts: [(name: String, chart: AnyView)]

    init(_ name: String, _ charts: [(String, AnyView)]) {
        self.name = name
        self.charts = charts.map { (name: $0.0, chart: $0.1) }
    }

    private var file: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Golden/\(name).png")
    }

    /// Compares each chart with the one of before.
    func check(
        background: Color = .white, change: (AnyView) -> AnyView = { $0 },
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let rows = (charts.count + Self.columns - 1) / Self.columns
        let tile = Self.tile
        let sheet = ZStack(alignment: .topLeading) {
            ForEach(charts.indices, id: \.self) { index in
                charts[index].chart
                    .padding(4)
                    .frame(width: tile.width, height: tile.height)
                    .offset(
                        x: CGFloat(index % Self.columns) * tile.width, y: CGFloat(index / Self.columns) * tile.height)
            }
        }
        .frame(
            width: tile.width * CGFloat(Self.columns), height: tile.height * CGFloat(rows), alignment: .topLeading)
        let renderer = ImageRenderer(content: change(AnyView(sheet)).background(background))
        let data = try renderer.pngData()
        if ProcessInfo.processInfo.environment["WINDSOCK_WRITE_GOLDEN"] != nil {
            return try data.write(to: file)
        }
        let new = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try data.write(to: new)
        defer { try? FileManager.default.removeItem(at: new) }
        let (made, golden) = (try CairoSurface.png(at: new.path), try CairoSurface.png(at: file.path))
        try #require(made.width == golden.width && made.height == golden.height, sourceLocation: sourceLocation)
        for (index, chart) in charts.enumerated() {
            let (mean, clear) = difference(made, golden, index)
            // Smoothed edges may come out a little differently, but no line may be missing.
            #expect(
                mean < 0.01 && clear < 0.01, "\(name): \(chart.name) differs by \(mean), \(clear)",
                sourceLocation: sourceLocation)
        }
    }

    /// The mean difference of a chart's pixels, and the part of them that differ clearly.
    private func difference(_ a: CairoSurface, _ b: CairoSurface, _ index: Int) -> (Double, Double) {
        let (width, height) = (Int(Self.tile.width), Int(Self.tile.height))
        let (left, top) = (index % Self.columns * width, index / Self.columns * height)
        var (sum, clear) = (0.0, 0)
        for y in top..<(top + height) {
            for x in left..<(left + width) {
                guard
                    let (first, second) = a.pixel(x: x, y: y).flatMap({ first in b.pixel(x: x, y: y).map { (first, $0) }
                    })
                else { continue }
                let difference = max(
                    abs(first.red - second.red), abs(first.green - second.green), abs(first.blue - second.blue))
                sum += difference
                if difference > 0.2 { clear += 1 }
            }
        }
        let count = Double(width * height)
        return (sum / count, Double(clear) / count)
    }
}
