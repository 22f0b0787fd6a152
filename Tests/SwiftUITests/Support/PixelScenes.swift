import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// Something that is drawn in 40 by 40 points, and what can be seen at some points of it.
@MainActor
struct PixelScene {
    /// A point and its colour.
    struct Sample {
        var x: Double
        var y: Double
        var red: Double
        var green: Double
        var blue: Double
        var alpha: Double
        var tolerance: Double
    }

    let name: String
    let view: AnyView
    let samples: [Sample]

    init<V: View>(_ name: String, _ samples: [Sample], @ViewBuilder _ view: () -> V) {
        self.name = name
        self.samples = samples
        self.view = AnyView(view().frame(width: 40, height: 40, alignment: .topLeading))
    }

    nonisolated static let red = Color(red: 1, green: 0, blue: 0)
    nonisolated static let blue = Color(red: 0, green: 0, blue: 1)

    /// Shows scenes side by side in a window, and looks at each of their points.
    static func check(_ scenes: [PixelScene], sourceLocation: SourceLocation = #_sourceLocation) async {
        // What reaches beyond a scene doesn't reach the next one.
        let (columns, pitch) = (8, 64.0)
        let rows = (scenes.count + columns - 1) / columns
        let window = TestWindow(width: columns * Int(pitch), height: rows * Int(pitch)) {
            ZStack(alignment: .topLeading) {
                Color.clear
                ForEach(scenes.indices, id: \.self) { index in
                    scenes[index].view.offset(
                        x: CGFloat(index % columns) * pitch, y: CGFloat(index / columns) * pitch)
                }
            }
        }
        await window.settle()
        let widget = window.content.host.widget
        let scale = widget.scaleFactor
        let seen = Paintable.widget(widget).surface(width: widget.width * scale, height: widget.height * scale)
        for (index, scene) in scenes.enumerated() {
            let (left, top) = (Double(index % columns) * pitch, Double(index / columns) * pitch)
            for sample in scene.samples {
                let x = Int((left + sample.x) * Double(scale))
                let y = Int((top + sample.y) * Double(scale))
                let isRight = isColor(
                    seen, x, y, sample.red, sample.green, sample.blue, sample.alpha, tolerance: sample.tolerance)
                #expect(
                    isRight, "\(scene.name) at (\(sample.x), \(sample.y)) is \(describe(seen.pixel(x: x, y: y)))",
                    sourceLocation: sourceLocation)
            }
        }
        await window.close()
    }

    private static func describe(_ pixel: RGBA?) -> String {
        guard let pixel else { return "outside" }
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { String(format: "%.3f", $0) }
            .joined(separator: " ")
    }
}

/// A point that is red.
func seen(_ x: Double, _ y: Double) -> PixelScene.Sample { seen(x, y, 1, 0, 0) }

/// A point with a colour.
func seen(
    _ x: Double, _ y: Double, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1,
    tolerance: Double = 0.015
) -> PixelScene.Sample {
    PixelScene.Sample(x: x, y: y, red: red, green: green, blue: blue, alpha: alpha, tolerance: tolerance)
}

/// A point at which nothing is drawn.
func clear(_ x: Double, _ y: Double) -> PixelScene.Sample { seen(x, y, 0, 0, 0, 0) }
