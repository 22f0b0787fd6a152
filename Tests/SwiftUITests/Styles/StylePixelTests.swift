import Foundation
import Testing

@testable import SwiftUI

private let red = PixelScene.red
private let blue = PixelScene.blue
private let black = Color(red: 0, green: 0, blue: 0)
private let white = Color(red: 1, green: 1, blue: 1)

extension WidgetTests {
    @Test("Gradients have their colours where they belong")
    func pixelsOfGradients() async {
        let ends = Gradient(colors: [red, blue])
        let hard = [
            Gradient.Stop(color: red, location: 0), Gradient.Stop(color: red, location: 0.25),
            Gradient.Stop(color: blue, location: 0.25), Gradient.Stop(color: blue, location: 1),
        ]
        let quarter = 0.025
        func mixed(_ x: Double, _ y: Double, _ part: Double, tolerance: Double = 0.03) -> PixelScene.Sample {
            seen(x, y, 1 - part, 0, part, tolerance: tolerance)
        }
        await PixelScene.check([
            PixelScene("linear", [mixed(0.2, 20, 0), mixed(20, 5, 0.5), mixed(39.8, 20, 1), mixed(10, 30, 0.25)]) {
                LinearGradient(gradient: ends, startPoint: .leading, endPoint: .trailing)
            },
            PixelScene("linear, aslant", [mixed(0.5, 0.5, 0), mixed(20, 20, 0.5), mixed(39.5, 39.5, 1)]) {
                LinearGradient(colors: [red, blue], startPoint: .topLeading, endPoint: .bottomTrailing)
            },
            PixelScene("linear in a part", [mixed(5, 20, 0), mixed(20, 20, 0.5), mixed(35, 20, 1)]) {
                Rectangle().fill(
                    .linearGradient(
                        ends, startPoint: UnitPoint(x: 0.25, y: 0), endPoint: UnitPoint(x: 0.75, y: 0)))
            },
            PixelScene("stops", [mixed(5, 20, 0), mixed(9, 20, 0), mixed(11, 20, 1), mixed(35, 20, 1)]) {
                LinearGradient(stops: hard, startPoint: .leading, endPoint: .trailing)
            },
            PixelScene("radial", [mixed(20, 20, quarter), mixed(30, 20, 0.5), mixed(20, 10, 0.5), mixed(1, 1, 1)]) {
                RadialGradient(gradient: ends, center: .center, startRadius: 0, endRadius: 20)
            },
            PixelScene(
                "radial, farther out", [mixed(20, 20, 0), mixed(28, 20, 0), mixed(35, 20, 0.52, tolerance: 0.06)]
            ) {
                Rectangle().fill(.radialGradient(ends, center: .center, startRadius: 10, endRadius: 20))
            },
            PixelScene(
                "elliptical",
                [mixed(20, 10, 0.03, tolerance: 0.06), mixed(30, 10, 0.5), mixed(20, 15, 0.52, tolerance: 0.06)]
            ) {
                EllipticalGradient(gradient: ends).frame(width: 40, height: 20)
            },
            PixelScene("angular", [mixed(30, 20.5, 0), mixed(20, 30, 0.25), mixed(10, 20, 0.5), mixed(20, 10, 0.75)]) {
                AngularGradient(gradient: ends, center: .center)
            },
            PixelScene(
                "angular in a part", [mixed(20, 30, 0.5), mixed(10, 20, 1), mixed(30, 20.4, 0, tolerance: 0.04)]
            ) {
                Rectangle().fill(
                    .angularGradient(ends, center: .center, startAngle: .degrees(0), endAngle: .degrees(180)))
            },
            PixelScene("conic", [mixed(20, 30, 0.028), mixed(10, 20, 0.278), mixed(20, 10, 0.528)]) {
                Rectangle().fill(.conicGradient(ends, center: .center, angle: .degrees(80)))
            },
            PixelScene("of any kind", [mixed(20, 0.3, 0), mixed(20, 39.7, 1)]) { Rectangle().fill(AnyGradient(ends)) },
            PixelScene("translucent", [seen(20, 0.5, 1, 0, 0, 0.5, tolerance: 0.03)]) {
                Rectangle().fill(ends.opacity(0.5))
            },
        ])
    }

    @Test("A mesh has the colours of its points, and mixes them between as it should")
    func pixelsOfMeshes() async {
        let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let colors = [red, blue, black, white]
        // Halfway between black and white: as the components say, and as the eye sees it.
        let grays = [black, white, black, white]
        let eye = Double(Color.Resolved.black.mixed(with: .white, by: 0.5, in: .perceptual).red)
        let net = (0..<9).map { SIMD2<Float>(Float($0 % 3) / 2, Float($0 / 3) / 2) }
        let middle = [black, black, black, black, white, black, black, black, black]
        await PixelScene.check([
            PixelScene(
                "straight",
                [
                    seen(0.5, 0.5, 1, 0, 0, tolerance: 0.05), seen(39.5, 0.5, 0, 0, 1, tolerance: 0.05),
                    seen(0.5, 39.5, 0, 0, 0, tolerance: 0.05), seen(39.5, 39.5, 1, 1, 1, tolerance: 0.05),
                    seen(20, 20, 0.5, 0.25, 0.5, tolerance: 0.04),
                ]
            ) { MeshGradient(width: 2, height: 2, points: corners, colors: colors, smoothsColors: false) },
            PixelScene("by components", [seen(20, 20, 0.5, 0.5, 0.5, tolerance: 0.03)]) {
                MeshGradient(width: 2, height: 2, points: corners, colors: grays)
            },
            PixelScene("by the eye", [seen(20, 20, eye, eye, eye, tolerance: 0.03)]) {
                MeshGradient(width: 2, height: 2, points: corners, colors: grays, colorSpace: .perceptual)
            },
            // In the middle between points a straight change has reached half of white, a smooth one 0.5625 of it.
            PixelScene(
                "straight at the points",
                [seen(20, 20, 1, 1, 1, tolerance: 0.06), seen(10, 20, 0.5, 0.5, 0.5, tolerance: 0.03)]
            ) {
                MeshGradient(width: 3, height: 3, points: net, colors: middle, smoothsColors: false)
            },
            PixelScene(
                "smooth at the points",
                [seen(20, 20, 1, 1, 1, tolerance: 0.03), seen(10, 20, 0.58, 0.58, 0.58, tolerance: 0.035)]
            ) { MeshGradient(width: 3, height: 3, points: net, colors: middle) },
            PixelScene("a background", [seen(5, 20, 0, 0, 1), seen(30, 20, 1, 0, 0, tolerance: 0.03)]) {
                MeshGradient(
                    width: 2, height: 2, points: [[0.5, 0], [1, 0], [0.5, 1], [1, 1]], colors: [red, red, red, red],
                    background: blue)
            },
        ])
    }

    @Test("Other styles are drawn where they belong")
    func pixelsOfStyles() async {
        let tile = Image(size: CGSize(width: 10, height: 10)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(red))
            context.fill(Path(CGRect(x: 5, y: 0, width: 5, height: 10)), with: .color(blue))
        }
        await PixelScene.check([
            PixelScene("a picture", [seen(2, 20), seen(7, 20, 0, 0, 1), seen(12, 20), seen(37, 20, 0, 0, 1)]) {
                Rectangle().fill(.image(tile))
            },
            PixelScene("a part of a picture", [seen(2, 20), seen(7, 20), seen(37, 20)]) {
                Rectangle().fill(.image(tile, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1)))
            },
            PixelScene("a large picture", [seen(2, 20), seen(7, 20), seen(12, 20, 0, 0, 1), seen(22, 20)]) {
                Rectangle().fill(.image(tile, scale: 2))
            },
            PixelScene("levels", [seen(5, 20), seen(15, 20, 0, 0, 1), seen(25, 20, 0, 0, 0), clear(35, 20)]) {
                HStack(spacing: 0) {
                    Rectangle().fill(.primary).frame(width: 10)
                    Rectangle().fill(.secondary).frame(width: 10)
                    Rectangle().fill(.tertiary).frame(width: 10)
                }
                .foregroundStyle(red, blue, black)
            },
            PixelScene("the tint", [seen(20, 20, 0, 0, 1)]) { Rectangle().fill(.tint).tint(blue) },
            PixelScene("the background", [seen(20, 20, 0, 0, 1)]) {
                Rectangle().fill(.background).backgroundStyle(blue)
            },
            PixelScene("behind, in a shape", [clear(1, 1), seen(20, 1)]) {
                Color.clear.background(red, in: .circle)
            },
            PixelScene("above, in a shape", [seen(1, 1, 0, 0, 1), seen(20, 1)]) {
                blue.overlay(red, in: Circle())
            },
            PixelScene("a shadow of a style", [seen(5, 5), seen(25, 25, 0, 0, 1), clear(38, 38)]) {
                Rectangle().fill(red.shadow(.drop(color: blue, radius: 0, x: 10, y: 10)))
                    .frame(width: 20, height: 20)
            },
            PixelScene("a shadow into a style", [seen(5, 20, 0, 0, 1), seen(25, 20)]) {
                Rectangle().fill(red.shadow(.inner(color: blue, radius: 0, x: 10)))
            },
            PixelScene("a blended style", [seen(5, 20, 0.5, 0, 0, tolerance: 0.02), seen(30, 20, 1, 0.5, 0)]) {
                ZStack(alignment: .leading) {
                    Color(red: 1, green: 0.5, blue: 0)
                    Rectangle().fill(Color(red: 0.5, green: 0, blue: 1).blendMode(.multiply)).frame(width: 20)
                }
                .compositingGroup()
            },
            PixelScene("linear and wide colours", [seen(5, 20, 0.735, 0.735, 0.735), seen(25, 20, 1, 0, 0)]) {
                HStack(spacing: 0) {
                    Color(.sRGBLinear, red: 0.5, green: 0.5, blue: 0.5).frame(width: 20)
                    Color(.displayP3, red: 1, green: 0, blue: 0).frame(width: 20)
                }
            },
            PixelScene("brighter than white", [seen(5, 20, 1, 0.735, 0), seen(25, 20, 0.5, 0.5, 0.5)]) {
                HStack(spacing: 0) {
                    Color(.sRGBLinear, red: 1, green: 0.25, blue: 0).exposureAdjust(1).frame(width: 20)
                    Color(.sRGBLinear, white: 0.214).headroom(2).frame(width: 20)
                }
            },
        ])
    }

    @Test("A material blurs and tints what is behind it")
    func pixelsOfMaterials() async throws {
        let tint = Material.regular.tint(scheme: .light, contrast: .standard)
        let part = Double(tint.opacity)
        func tinted(_ value: Double, _ component: Float) -> Double { value * (1 - part) + Double(component) * part }
        let (r, g, b) = (tinted(0.5, tint.red), tinted(0.5, tint.green), tinted(0.5, tint.blue))
        let b0 = tinted(0, tint.blue)
        await PixelScene.check([
            // In the middle between black and white all is grey; without the blur there is an edge.
            PixelScene(
                "over an edge",
                [
                    seen(18, 20, r, g, b, tolerance: 0.05), seen(22, 20, r, g, b, tolerance: 0.05),
                    seen(18, 2, 0, 0, 0), seen(22, 2, 1, 1, 1),
                ]
            ) {
                HStack(spacing: 0) {
                    black.frame(width: 20)
                    white.frame(width: 20)
                }
                .overlay { Rectangle().fill(.regularMaterial).frame(width: 30, height: 20) }
                .environment(\.colorScheme, .light)
                .compositingGroup()
            },
            PixelScene(
                "of a shape", [seen(12, 12), seen(2, 2), seen(20, 20, tinted(1, tint.red), tinted(0, tint.green), b0)]
            ) {
                red.overlay { Circle().inset(by: 14).fill(.regularMaterial) }
                    .environment(\.colorScheme, .light).compositingGroup()
            },
            PixelScene(
                "over nothing", [seen(20, 20, Double(tint.red), Double(tint.green), Double(tint.blue), part)]
            ) { Rectangle().fill(.regularMaterial).environment(\.colorScheme, .light).compositingGroup() },
        ])
    }
}
