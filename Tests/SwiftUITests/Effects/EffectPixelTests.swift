import Foundation
import Testing

@testable import SwiftUI

private let red = PixelScene.red
private let blue = PixelScene.blue
private let sand = Color(red: 0.8, green: 0.4, blue: 0.2)
private let violet = Color(red: 0.6, green: 0.2, blue: 0.9)
private let components = [0.8, 0.4, 0.2]

extension WidgetTests {
    @Test("Every blend mode combines views as its formula says")
    func pixelsOfBlendModes() async {
        let formulas: [(SwiftUI.BlendMode, GraphicsContext.BlendMode)] = [
            (.normal, .normal), (.multiply, .multiply), (.screen, .screen), (.overlay, .overlay), (.darken, .darken),
            (.lighten, .lighten), (.colorDodge, .colorDodge), (.colorBurn, .colorBurn), (.hardLight, .hardLight),
            (.difference, .difference), (.exclusion, .exclusion), (.sourceAtop, .sourceAtop),
            (.destinationOver, .destinationOver), (.plusDarker, .plusDarker), (.plusLighter, .plusLighter),
        ]
        let above = [0.6, 0.2, 0.9]
        var scenes = formulas.compactMap { mode, same -> PixelScene? in
            guard let formula = BlendModeTests.formulas.first(where: { $0.mode == same }) else { return nil }
            let result = zip(components, above).map { formula.result($0, $1) }
            return PixelScene(
                "\(mode)", [seen(5, 20, result[0], result[1], result[2]), seen(30, 20, 0.8, 0.4, 0.2)]
            ) { pile(mode) }
        }
        #expect(scenes.count == formulas.count)
        // What W3C's formulas give for the others.
        let others: [(SwiftUI.BlendMode, Double, Double, Double)] = [
            (.softLight, 0.819, 0.256, 0.398), (.hue, 0.672, 0.329, 0.929), (.saturation, 0.850, 0.384, 0.150),
            (.color, 0.7, 0.3, 1), (.luminosity, 0.699, 0.299, 0.099),
        ]
        for (mode, r, g, b) in others {
            scenes.append(
                PixelScene("\(mode)", [seen(5, 20, r, g, b, tolerance: 0.02), seen(30, 20, 0.8, 0.4, 0.2)]) {
                    pile(mode)
                })
        }
        scenes.append(
            PixelScene("destinationOut", [clear(5, 20), seen(30, 20, 0.8, 0.4, 0.2)]) { pile(.destinationOut) })
        await PixelScene.check(scenes)
    }

    private func pile(_ mode: SwiftUI.BlendMode) -> some View {
        ZStack(alignment: .leading) {
            sand
            violet.frame(width: 20).blendMode(mode)
        }
        .compositingGroup()
    }

    @Test("Every effect on colours follows its formula, on views and in a canvas")
    func pixelsOfColorEffects() async {
        let gray = 0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.2
        func mixed(_ part: Double) -> [Double] { components.map { $0 + (gray - $0) * part } }
        func color(_ result: [Double], _ alpha: Double = 1, tolerance: Double = 0.015) -> [PixelScene.Sample] {
            [(5.0, 5.0), (35.0, 35.0)].map { x, y in
                seen(x, y, result[0], result[1], result[2], alpha, tolerance: tolerance)
            }
        }
        func canvas(_ filter: GraphicsContext.Filter) -> some View {
            Canvas { context, size in
                context.addFilter(filter)
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(sand))
            }
        }
        let turned = [0.19, 0.59, 0.79]
        let matrix: ColorMatrix = {
            var matrix = ColorMatrix()
            (matrix.r1, matrix.r3, matrix.b1, matrix.b3) = (0, 1, 1, 0)
            return matrix
        }()
        let half = Color(red: 0.5, green: 1, blue: 0)
        await PixelScene.check([
            PixelScene("brightness", color([0.9, 0.5, 0.3])) { sand.brightness(0.1) },
            PixelScene("contrast", color([0.65, 0.45, 0.35])) { sand.contrast(0.5) },
            PixelScene("saturation", color(mixed(0.5))) { sand.saturation(0.5) },
            PixelScene("grayscale", color(mixed(0.25))) { sand.grayscale(0.25) },
            PixelScene("inversion", color([0.2, 0.6, 0.8])) { sand.colorInvert() },
            PixelScene("hue", color(turned, tolerance: 0.06)) { sand.hueRotation(.degrees(180)) },
            PixelScene("multiplication", color([0.4, 0.4, 0])) { sand.colorMultiply(half) },
            PixelScene("luminance to alpha", color([0, 0, 0], gray)) { sand.luminanceToAlpha() },
            PixelScene("brightness in a canvas", color([0.9, 0.5, 0.3])) { canvas(.brightness(0.1)) },
            PixelScene("contrast in a canvas", color([0.65, 0.45, 0.35])) { canvas(.contrast(0.5)) },
            PixelScene("saturation in a canvas", color(mixed(0.5))) { canvas(.saturation(0.5)) },
            PixelScene("grayscale in a canvas", color(mixed(0.25))) { canvas(.grayscale(0.25)) },
            PixelScene("inversion in a canvas", color([0.2, 0.6, 0.8])) { canvas(.colorInvert(1)) },
            PixelScene("hue in a canvas", color(turned, tolerance: 0.06)) { canvas(.hueRotation(.degrees(180))) },
            PixelScene("multiplication in a canvas", color([0.4, 0.4, 0])) { canvas(.colorMultiply(half)) },
            PixelScene("luminance in a canvas", color([0, 0, 0], gray)) { canvas(.luminanceToAlpha) },
            PixelScene("a matrix in a canvas", color([0.2, 0.4, 0.8])) { canvas(.colorMatrix(matrix)) },
            PixelScene("a threshold in a canvas", color([0, 0, 1])) { canvas(.alphaThreshold(min: 0.5, color: blue)) },
        ])
    }

    @Test("Blur and shadow reach as far as they should")
    func pixelsOfBlurs() async {
        func block(_ color: Color = red) -> some View {
            color.frame(width: 20, height: 40).frame(width: 40, height: 40, alignment: .leading)
        }
        func canvas(_ filter: GraphicsContext.Filter) -> some View {
            Canvas { context, size in
                context.addFilter(filter)
                context.fill(Path(CGRect(x: 0, y: -40, width: 20, height: 120)), with: .color(red))
            }
        }
        let fraction = 0.5
        await PixelScene.check([
            // Half of it is left at the edge, next to nothing three deviations farther.
            PixelScene("blur", [seen(20, 20, 1, 0, 0, fraction, tolerance: 0.08), clear(34, 20)]) {
                block().blur(radius: 4)
            },
            PixelScene(
                "blur in a canvas", [seen(20, 20, 1, 0, 0, fraction, tolerance: 0.08), clear(34, 20)]
            ) { canvas(.blur(radius: 4)) },
            PixelScene(
                "opaque blur",
                [seen(0.5, 0.5), seen(5, 5), seen(39.5, 20, 0, 0, 1), seen(20, 20, 0.5, 0, 0.5, tolerance: 0.08)]
            ) {
                HStack(spacing: 0) {
                    red
                    blue
                }
                .blur(radius: 4, opaque: true)
            },
            PixelScene("shadow", [seen(5, 5), seen(15, 25, 0, 0, 1), clear(35, 35)]) {
                red.frame(width: 20, height: 20).shadow(color: blue, radius: 0, x: 10, y: 10)
            },
            PixelScene("soft shadow", [seen(5, 20), seen(20.5, 20, 0, 0, 1, 0.5, tolerance: 0.15), clear(37, 20)]) {
                block().shadow(color: blue, radius: 4)
            },
            PixelScene("shadow in a canvas", [seen(5, 20), seen(25, 20, 0, 0, 1), clear(35, 20)]) {
                canvas(.shadow(color: blue, radius: 0, x: 10))
            },
            PixelScene("shadow only", [clear(5, 20), seen(15, 20, 0, 0, 1), seen(25, 20, 0, 0, 1)]) {
                canvas(.shadow(color: blue, radius: 0, x: 10, options: .shadowOnly))
            },
            PixelScene("opacity", [seen(20, 20, 1, 0, 0, 0.4)]) { red.opacity(0.8).opacity(0.5) },
            PixelScene("opaque group", [seen(5, 20), seen(30, 20, 0, 0, 0)]) { block().drawingGroup(opaque: true) },
        ])
    }

    @Test("Clips, masks and borders end where they should")
    func pixelsOfClips() async {
        await PixelScene.check([
            PixelScene("bounds", [seen(9, 9), clear(11, 5)]) {
                red.frame(width: 30, height: 30).frame(width: 10, height: 10, alignment: .topLeading).clipped()
            },
            PixelScene("a shape", [clear(2, 2), seen(20, 2)]) { red.clipShape(Circle()) },
            PixelScene("a shape with a hole", [seen(2, 2), clear(20, 20)]) {
                red.clipShape(Rectangle().subtracting(Circle()))
            },
            PixelScene("a path", [seen(5, 5), clear(30, 30)]) {
                red.clipShape(
                    Path { $0.addLines([.zero, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40)]) })
            },
            PixelScene("round corners", [clear(1, 1), seen(6, 6)]) { red.cornerRadius(12) },
            PixelScene("a mask", [seen(5, 20), seen(15, 20, 1, 0, 0, 0.5), clear(25, 20)]) {
                red.mask(alignment: .leading) {
                    HStack(spacing: 0) {
                        Color.black.frame(width: 10)
                        Color.black.opacity(0.5).frame(width: 10)
                    }
                }
            },
            PixelScene("a border", [seen(1, 20), seen(38, 38), clear(20, 20)]) { Color.clear.border(red, width: 4) },
            PixelScene("in front", [seen(20, 20)]) {
                ZStack {
                    red.zIndex(1)
                    blue
                }
            },
            PixelScene("a clip in a canvas", [clear(2, 2), seen(20, 2)]) {
                Canvas { context, size in
                    let whole = CGRect(origin: .zero, size: size)
                    context.clip(to: Path(ellipseIn: whole))
                    context.fill(Path(whole), with: .color(red))
                }
            },
            PixelScene("all but a clip in a canvas", [seen(2, 2), clear(20, 20)]) {
                Canvas { context, size in
                    let whole = CGRect(origin: .zero, size: size)
                    context.clip(to: Path(ellipseIn: whole), options: .inverse)
                    context.fill(Path(whole), with: .color(red))
                }
            },
        ])
    }

    @Test("Transformed views are drawn where they come to lie")
    func pixelsOfTransforms() async {
        func block(_ width: CGFloat, _ height: CGFloat) -> some View { red.frame(width: width, height: height) }
        let far = ProjectionTransform.halved
        await PixelScene.check([
            PixelScene("turned", [clear(2, 20), seen(20, 2), seen(20, 38), clear(38, 20)]) {
                block(40, 10).rotationEffect(.degrees(90)).frame(width: 40, height: 40)
            },
            PixelScene("turned at a corner", [seen(35, 5), seen(22, 38), clear(10, 5)]) {
                block(40, 20).rotationEffect(.degrees(90), anchor: .topLeading).offset(x: 40)
            },
            PixelScene("scaled", [clear(8, 20), seen(12, 20), seen(28, 28), clear(32, 32)]) {
                block(40, 40).scaleEffect(0.5)
            },
            PixelScene("scaled each way", [seen(1, 1), seen(19, 39), clear(21, 20)]) {
                block(40, 40).scaleEffect(x: 0.5, y: 1, anchor: .topLeading)
            },
            PixelScene("transformed", [seen(14, 2), clear(5, 2), seen(30, 18), clear(35, 2)]) {
                block(10, 20).transformEffect(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 10, ty: 0))
            },
            PixelScene("projected", [seen(1, 1), seen(19, 19), clear(21, 21)]) {
                block(40, 40).projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 0.5, y: 0.5)))
            },
            // To the right all is twice as far away: half as high, and the middle is seen at two thirds.
            PixelScene(
                "in perspective", [seen(1, 1), seen(1, 37), seen(18, 5), clear(18, 38), clear(25, 5)]
            ) { block(40, 40).projectionEffect(far) },
            PixelScene("turned in space", [seen(20, 20), seen(12, 20), clear(8, 20), clear(32, 20)]) {
                block(40, 40).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
            },
            // The left edge comes nearer and is higher than the frame, the right one goes away: its height is 40 / 1.433,
            // and it is seen at 20 + 10 / 1.433.
            PixelScene(
                "turned in space, seen from near",
                [seen(12, 1.5), seen(20, 2), clear(26, 4), seen(26, 8), clear(28, 20)]
            ) { block(40, 40).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)).clipped() },
            PixelScene("turned backwards", [seen(3, 38), clear(20, 27), seen(20, 31), clear(6, 30), seen(12, 30)]) {
                // As a page lying on a desk: the upper edge is far away.
                block(40, 40).rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0), anchor: .bottom)
            },
            PixelScene("in perspective in a canvas", [seen(1, 1), seen(1, 37), seen(18, 5), clear(18, 38)]) {
                Canvas { context, size in
                    context.addFilter(.projectionTransform(far))
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
                }
            },
            PixelScene("a visual effect", [clear(5, 5), seen(30, 30, 1, 0, 0, 0.5)]) {
                block(20, 20).visualEffect { content, geometry in
                    content.offset(x: geometry.size.width, y: geometry.size.height).opacity(0.5)
                }
            },
            PixelScene("a visual effect in space", [seen(20, 20), clear(8, 20)]) {
                block(40, 40).visualEffect { content, _ in
                    content.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
                }
            },
        ])
    }
}

extension ProjectionTransform {
    /// What is 40 points to the right is seen half as large.
    fileprivate static var halved: ProjectionTransform {
        var result = ProjectionTransform()
        result.m13 = 1 / 40
        return result
    }
}
