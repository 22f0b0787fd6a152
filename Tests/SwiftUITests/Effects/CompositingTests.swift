import Foundation
import Gtk
import Testing

@testable import SwiftUI

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)
private let sand = Color(red: 0.8, green: 0.4, blue: 0.2)
private let violet = Color(red: 0.6, green: 0.2, blue: 0.9)

/// A view in a window of its own, in the top left corner, and what it looks like.
@MainActor
private func shown<V: View>(_ view: V) async -> CairoSurface {
    let window = TestWindow(width: 100, height: 100) {
        view.frame(width: 100, height: 100, alignment: .topLeading)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    await window.settle()
    let result = picture(of: window.content.host.widget)
    await window.close()
    return result
}

extension WidgetTests {
    @Test("Views that lie over each other are translucent as a whole")
    func groupOpacity() async {
        let overlapping = await shown(
            ZStack(alignment: .topLeading) {
                red.frame(width: 20, height: 20)
                blue.frame(width: 10, height: 20)
            }.opacity(0.5))
        #expect(isColor(overlapping, 5, 5, 0, 0, 1, 0.5) && isColor(overlapping, 15, 5, 1, 0, 0, 0.5))
        let nested = await shown(
            ZStack(alignment: .topLeading) {
                red.frame(width: 20, height: 20)
                ZStack {
                    blue.frame(width: 10, height: 10)
                    red.frame(width: 5, height: 5)
                }.opacity(0.5)
            }.opacity(0.5))
        #expect(isColor(nested, 15, 15, 1, 0, 0, 0.5) && isColor(nested, 1, 1, 0.5, 0, 0.5, 0.5, tolerance: 0.03))
        #expect(isColor(nested, 5, 5, 1, 0, 0, 0.5))
    }

    @Test("Views become a group when they come to lie over each other")
    func groupOpacityFollowsLayout() async throws {
        struct Pile: View {
            let model: Model

            var body: some View {
                ZStack(alignment: .topLeading) {
                    red.frame(width: 20, height: 20)
                    blue.frame(width: 20, height: 20).padding(.leading, model.number)
                }
                .opacity(model.isOn ? 1 : 0.5)
            }
        }
        let model = Model(number: 40)
        let window = TestWindow { Pile(model: model) }
        await window.settle()
        let widgets = window.all(DrawingWidget.self)
        #expect(widgets.map { ($0.opacity * 10).rounded() } == [5, 5])
        model.number = 10
        await window.settle()
        #expect(widgets.map(\.opacity) == [1, 1])
        model.isOn = true
        await window.settle()
        let whole = picture(of: window.content.host.widget)
        let bounds = try #require(widgets[1].bounds(in: window.content.host.widget))
        #expect(isColor(whole, Int(bounds.x) + 5, Int(bounds.y) + 5, 0, 0, 1))
        await window.close()
    }

    @Test("Blend modes combine a view with what is behind it in its group")
    func blending() async {
        func blended(_ mode: SwiftUI.BlendMode) async -> CairoSurface {
            await shown(
                ZStack(alignment: .topLeading) {
                    sand.frame(width: 20, height: 20)
                    violet.frame(width: 10, height: 10).blendMode(mode)
                }.compositingGroup())
        }
        let multiplied = await blended(.multiply)
        #expect(isColor(multiplied, 5, 5, 0.48, 0.08, 0.18) && isColor(multiplied, 15, 15, 0.8, 0.4, 0.2))
        let screened = await blended(.screen)
        #expect(isColor(screened, 5, 5, 0.92, 0.52, 0.92))
        let added = await blended(.plusLighter)
        #expect(isColor(added, 5, 5, 1, 0.6, 1))
        let burnt = await blended(.plusDarker)
        #expect(isColor(burnt, 5, 5, 0.4, 0, 0.1) && isColor(burnt, 15, 15, 0.8, 0.4, 0.2))
        let gone = await blended(.destinationOut)
        #expect(isColor(gone, 5, 5, 0, 0, 0, 0) && isColor(gone, 15, 15, 0.8, 0.4, 0.2))
        let behind = await blended(.destinationOver)
        #expect(isColor(behind, 5, 5, 0.8, 0.4, 0.2))
    }

    @Test("Without a group, views combine with the window's background")
    func blendingWithTheWindow() async throws {
        let window = TestWindow(width: 100, height: 100) {
            Color(white: 0.5).frame(width: 20, height: 20).blendMode(.multiply)
        }
        await window.settle()
        let background = try #require(window.content.host.widget.themeColor(named: "window_bg_color"))
        let bounds = try #require(window.items(EmbeddedItem.self).first?.widget.bounds(in: window.content.host.widget))
        let whole = picture(of: window.content.host.widget)
        let (x, y) = (Int(bounds.x) + 5, Int(bounds.y) + 5)
        #expect(isColor(whole, x, y, background.red / 2, background.green / 2, background.blue / 2, tolerance: 0.03))
        await window.close()
    }

    @Test("A mask shows the view where it is opaque")
    func masks() async {
        let masked = await shown(
            red.frame(width: 40, height: 40).mask(alignment: .topLeading) {
                HStack(spacing: 0) {
                    Color.black.frame(width: 10, height: 20)
                    Color.black.opacity(0.5).frame(width: 10, height: 20)
                }
            })
        #expect(isColor(masked, 5, 5, 1, 0, 0) && isColor(masked, 15, 5, 1, 0, 0, 0.5))
        #expect(isColor(masked, 25, 5, 0, 0, 0, 0) && isColor(masked, 5, 25, 0, 0, 0, 0))
    }

    @Test("Colour effects follow their formulas")
    func colorEffects() async {
        let gray = 0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.2
        let square = sand.frame(width: 20, height: 20)
        #expect(isColor(await shown(square.brightness(0.1)), 10, 10, 0.9, 0.5, 0.3))
        #expect(isColor(await shown(square.contrast(0.5)), 10, 10, 0.65, 0.45, 0.35))
        #expect(isColor(await shown(square.grayscale(1)), 10, 10, gray, gray, gray))
        #expect(isColor(await shown(square.colorInvert()), 10, 10, 0.2, 0.6, 0.8))
        #expect(isColor(await shown(square.colorMultiply(Color(red: 0.5, green: 1, blue: 0))), 10, 10, 0.4, 0.4, 0))
        #expect(isColor(await shown(square.luminanceToAlpha()), 10, 10, 0, 0, 0, gray))
        #expect(isColor(await shown(square.hueRotation(.degrees(180))), 10, 10, 0.19, 0.59, 0.79, tolerance: 0.06))
        #expect(isColor(await shown(square.drawingGroup(opaque: true).frame(width: 40)), 10, 10, 0.8, 0.4, 0.2))
    }

    @Test("A view turned in space is drawn as narrow as it is seen")
    func rotationInSpace() async {
        let turned = await shown(
            red.frame(width: 40, height: 40).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
        #expect(isColor(turned, 20, 20, 1, 0, 0) && isColor(turned, 12, 20, 1, 0, 0))
        // What comes nearer is larger.
        #expect(isColor(turned, 1, 20, 0, 0, 0, 0) && isColor(turned, 28, 20, 0, 0, 0, 0))
        let flat = await shown(
            red.frame(width: 40, height: 40).rotation3DEffect(
                .degrees(90), axis: (x: 0, y: 0, z: 1), anchor: .topLeading
            )
            .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 40, y: 10))))
        #expect(isColor(flat, 20, 30, 1, 0, 0) && isColor(flat, 50, 30, 0, 0, 0, 0))
    }

    @Test("A visual effect knows the view's geometry, and the layout doesn't know of the effect")
    func visualEffects() async {
        let moved = await shown(
            HStack(spacing: 0) {
                red.frame(width: 20, height: 40).visualEffect { content, geometry in
                    content.offset(y: geometry.size.height).opacity(geometry.size.width / 40).grayscale(0)
                }
                blue.frame(width: 10, height: 10)
            })
        #expect(isColor(moved, 5, 20, 0, 0, 0, 0) && isColor(moved, 5, 60, 1, 0, 0, 0.5))
        #expect(isColor(moved, 25, 20, 0, 0, 1))
    }
}

extension WidgetTests {
    @Test("Text is drawn with a gradient as it is with a colour")
    func gradientText() async throws {
        let window = TestWindow {
            Text("MMMMMMMM").font(.system(size: 40, weight: .heavy))
                .foregroundStyle(LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing))
        }
        await window.settle()
        let text = try #require(window.first(TextWidget.self))
        let seen = picture(of: text)
        var (left, right) = (0.0, 0.0)
        for y in 0..<text.height {
            for x in 0..<text.width {
                guard let pixel = seen.pixel(x: x, y: y), pixel.alpha > 0.9 else { continue }
                if x < text.width / 8 { left = max(left, pixel.red - pixel.blue) }
                if x > text.width * 7 / 8 { right = max(right, pixel.blue - pixel.red) }
            }
        }
        #expect(left > 0.7 && right > 0.7)
        await window.close()
    }
}
