import Foundation
import Gtk
import SwiftUI
import Testing

@testable import Charts

/// All tests of charts, one after the other: they draw with GTK.
@Suite(.serialized)
@MainActor
struct ChartTests {
    init() { precondition(MainLoop.initialize(), "there is no display: run script/test") }
}

/// A chart's picture, and the questions that tests ask about it.
@MainActor
struct ChartPicture {
    let image: CGImage

    init(width: CGFloat = 200, height: CGFloat = 100, scale: CGFloat = 1, @ViewBuilder _ chart: () -> some View) throws
    {
        let renderer = ImageRenderer(content: chart().frame(width: width, height: height).background(Color.white))
        renderer.scale = scale
        image = try #require(renderer.cgImage)
    }

    func color(_ x: Int, _ y: Int) -> Color.Resolved { image.color(x: x, y: y) ?? .init(red: 0, green: 0, blue: 0) }

    /// Whether a pixel has about a colour.
    func isColor(_ x: Int, _ y: Int, _ color: Color, tolerance: Float = 0.03) -> Bool {
        let (a, b) = (self.color(x, y), color.resolve(in: EnvironmentValues()))
        return abs(a.red - b.red) <= tolerance && abs(a.green - b.green) <= tolerance
            && abs(a.blue - b.blue) <= tolerance
    }

    /// How many pixels have about a colour.
    func count(_ color: Color, tolerance: Float = 0.03) -> Int {
        var count = 0
        for y in 0..<image.height {
            for x in 0..<image.width where isColor(x, y, color, tolerance: tolerance) { count += 1 }
        }
        return count
    }

    /// The rectangle around all pixels of about a colour: left, top, right and bottom.
    func bounds(of color: Color) -> [Int] {
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for y in 0..<image.height {
            for x in 0..<image.width where isColor(x, y, color) {
                left = min(left, x)
                right = max(right, x)
                top = min(top, y)
                bottom = max(bottom, y)
            }
        }
        return [left, top, right, bottom]
    }

    /// The greatest difference of a component between two pictures.
    func difference(from other: ChartPicture) -> Float {
        var greatest: Float = 0
        for y in 0..<image.height {
            for x in 0..<image.width {
                let (a, b) = (color(x, y), other.color(x, y))
                greatest = max(greatest, abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
            }
        }
        return greatest
    }
}

/// The data of a chart without a view.
@MainActor
func chartModel(
    _ change: (inout ChartConfiguration) -> Void = { _ in }, @ChartContentBuilder content: () -> some ChartContent
) -> ChartModel {
    var configuration = ChartConfiguration()
    change(&configuration)
    let collector = _MarkCollector()
    content()._collect(into: collector)
    return ChartModel(collector, configuration, calendar: Calendar(identifier: .gregorian))
}

extension SwiftUI.View {
    /// A chart as nothing but its marks, so that the plot is as large as the view.
    func plain() -> some View {
        chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
}
