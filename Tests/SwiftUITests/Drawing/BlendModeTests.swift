import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// Colour by colour what W3C's "Compositing and Blending" and Porter and Duff say.
@Suite @MainActor struct BlendModeTests {
    nonisolated private static let below: [Double] = [0.8, 0.4, 0.2]
    nonisolated private static let above: [Double] = [0.6, 0.2, 0.9]

    /// The middle pixel where the two colours lie over each other; the upper one may be translucent.
    private func blended(_ mode: GraphicsContext.BlendMode, opacity: Double = 1) throws -> RGBA {
        let whole = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let (below, above) = (Self.below, Self.above)
        let picture = try drawing(10, 10) { context in
            context.fill(whole, with: .color(red: below[0], green: below[1], blue: below[2]))
            context.blendMode = mode
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 5, height: 10)),
                with: .color(red: above[0], green: above[1], blue: above[2], opacity: opacity))
        }
        // The other half stays as it is, whatever the mode does.
        #expect(isColor(picture, 8, 5, below[0], below[1], below[2]))
        return try #require(picture.pixel(x: 2, y: 5))
    }

    /// A mode and what it makes of a component below and one above.
    struct Formula: Sendable {
        let mode: GraphicsContext.BlendMode
        let result: @Sendable (_ below: Double, _ above: Double) -> Double

        init(_ mode: GraphicsContext.BlendMode, _ result: @escaping @Sendable (Double, Double) -> Double) {
            self.mode = mode
            self.result = result
        }
    }

    nonisolated static let formulas: [Formula] = {
        var all: [Formula] = []
        all.append(Formula(.multiply) { b, s in b * s })
        all.append(Formula(.screen) { b, s in b + s - b * s })
        all.append(Formula(.overlay) { b, s in b <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) })
        all.append(Formula(.darken) { b, s in min(b, s) })
        all.append(Formula(.lighten) { b, s in max(b, s) })
        all.append(Formula(.colorDodge) { b, s in min(1, b / (1 - s)) })
        all.append(Formula(.colorBurn) { b, s in 1 - min(1, (1 - b) / s) })
        all.append(Formula(.hardLight) { b, s in s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) })
        all.append(Formula(.difference) { b, s in abs(b - s) })
        all.append(Formula(.exclusion) { b, s in b + s - 2 * b * s })
        all.append(Formula(.plusDarker) { b, s in max(0, b + s - 1) })
        all.append(Formula(.plusLighter) { b, s in min(1, b + s) })
        for mode in [GraphicsContext.BlendMode.normal, .copy, .sourceIn, .sourceAtop] {
            all.append(Formula(mode) { _, s in s })
        }
        for mode in [GraphicsContext.BlendMode.destinationOver, .destinationIn, .destinationAtop] {
            all.append(Formula(mode) { b, _ in b })
        }
        return all
    }()

    @Test(arguments: formulas) func componentsBlend(_ formula: Formula) throws {
        let pixel = try blended(formula.mode)
        for (index, value) in [pixel.red, pixel.green, pixel.blue].enumerated() {
            #expect(abs(value - formula.result(Self.below[index], Self.above[index])) < 0.015)
        }
        #expect(pixel.alpha == 1)
    }

    @Test func someModesTakeAway() throws {
        #expect(try blended(.clear).alpha == 0)
        #expect(try blended(.sourceOut).alpha == 0)
        #expect(try blended(.destinationOut).alpha == 0)
        #expect(try blended(.xor).alpha == 0)
        #expect(abs(try blended(.destinationOut, opacity: 0.5).alpha - 0.5) < 0.01)
    }

    @Test func hueSaturationAndLuminosityAreExchanged() throws {
        func luminosity(_ color: [Double]) -> Double { 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2] }
        func saturation(_ color: [Double]) -> Double { color.max()! - color.min()! }
        func components(_ mode: GraphicsContext.BlendMode) throws -> [Double] {
            let pixel = try blended(mode)
            return [pixel.red, pixel.green, pixel.blue]
        }
        let luminous = try components(.luminosity)
        #expect(abs(luminosity(luminous) - luminosity(Self.above)) < 0.02)
        let colored = try components(.color)
        #expect(abs(luminosity(colored) - luminosity(Self.below)) < 0.02)
        #expect(colored[2] > colored[0])
        let saturated = try components(.saturation)
        #expect(abs(luminosity(saturated) - luminosity(Self.below)) < 0.02)
        #expect(abs(saturation(saturated) - saturation(Self.above)) < 0.02)
        let hued = try components(.hue)
        #expect(abs(saturation(hued) - saturation(Self.below)) < 0.02 && hued[2] > hued[0])
    }

    @Test func translucentColoursBlendInPart() throws {
        let pixel = try blended(.multiply, opacity: 0.5)
        let expected = Self.below[0] * (0.5 + 0.5 * Self.above[0])
        #expect(abs(pixel.red - expected) < 0.015 && pixel.alpha == 1)
    }
}
