import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// What the reference documents show of drawing, colours, shapes and symbols, in code of our own.
extension WidgetTests {
    @Test("A canvas strokes, fills, clips and copies its context as the reference says")
    func pixelsOfReferenceCanvases() async {
        let green = Color.green.resolve(scheme: .light, contrast: .standard, accent: .black)
        let blue = Color.blue.resolve(scheme: .light, contrast: .standard, accent: .black)
        func seen(_ x: Double, _ y: Double, _ color: Color.Resolved) -> PixelScene.Sample {
            PixelScene.Sample(
                x: x, y: y, red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: 1,
                tolerance: 0.02)
        }
        func oval(_ size: CGSize) -> Path { Path(ellipseIn: CGRect(origin: .zero, size: size)) }
        func quarter(_ size: CGSize) -> CGSize { size.applying(CGAffineTransform(scaleX: 0.5, y: 0.5)) }
        await PixelScene.check([
            PixelScene("an outline within a border", [seen(20, 1.5, green), seen(0.5, 0.5, blue), clear(20, 20)]) {
                Canvas { context, size in context.stroke(oval(size), with: .color(.green), lineWidth: 4) }
                    .border(Color.blue).environment(\.colorScheme, .light)
            },
            PixelScene("a filled oval", [seen(20, 20, green), seen(20, 1, green), clear(2, 2)]) {
                Canvas { context, size in context.fill(oval(size), with: .color(.green)) }
                    .environment(\.colorScheme, .light)
            },
            PixelScene("a quarter of an oval", [seen(15, 15, green), clear(25, 15), clear(15, 25), clear(2, 2)]) {
                Canvas { context, size in
                    context.clip(to: Path(CGRect(origin: .zero, size: quarter(size))))
                    context.fill(oval(size), with: .color(.green))
                }
                .environment(\.colorScheme, .light)
            },
            // The copy is clipped, the original isn't.
            PixelScene(
                "a copy of the context", [seen(8, 15, green), seen(25, 25, blue), seen(15, 15, blue), clear(35, 20)]
            ) {
                Canvas { context, size in
                    var copy = context
                    copy.clip(to: Path(CGRect(origin: .zero, size: quarter(size))))
                    copy.fill(oval(size), with: .color(.green))
                    let origin = CGPoint(x: size.width / 4, y: size.height / 4)
                    context.fill(Path(CGRect(origin: origin, size: quarter(size))), with: .color(.blue))
                }
                .environment(\.colorScheme, .light)
            },
        ])
    }

    @Test("Colours and symbols are drawn as the reference says")
    func pixelsOfReferenceColors() async {
        let sky = Color(red: 0.4627, green: 0.8392, blue: 1)
        let lemon = Color(hue: 0.1639, saturation: 1, brightness: 1)
        let steel = Color(white: 0.4745)
        await PixelScene.check([
            PixelScene(
                "colours in a row",
                [
                    seen(4, 20, 0.4627, 0.8392, 1), seen(20, 20, 1, 0.983, 0), seen(36, 20, 0.4745, 0.4745, 0.4745),
                    clear(12, 20),
                ]
            ) {
                HStack {
                    sky
                    lemon
                    steel
                }
            },
            // The disc of the sun over the sky.
            PixelScene("a symbol over a colour", [seen(20, 20, 1, 0.983, 0), seen(1, 1, 0.4627, 0.8392, 1)]) {
                ZStack {
                    sky
                    Image(systemName: "sun.max.fill").resizable().foregroundStyle(lemon)
                }
                .frame(width: 40, height: 40)
            },
            PixelScene("a box as busy as a store", [seen(37, 27, 0.21, 0.3, 0.21, tolerance: 0.02), clear(5, 1)]) {
                RoundedRectangle(cornerRadius: 5).foregroundColor(Color(hue: 0.3333, saturation: 0.3, brightness: 0.3))
                    .overlay(Text("a").font(.footnote).foregroundColor(.white).shadow(radius: 5))
                    .frame(width: 30, height: 20).offset(x: 10, y: 10)
            },
            PixelScene("a shape over a picture", [seen(20, 20)]) {
                Image(systemName: "map").resizable().overlay { Rectangle() }.foregroundStyle(PixelScene.red)
            },
        ])
    }
}
