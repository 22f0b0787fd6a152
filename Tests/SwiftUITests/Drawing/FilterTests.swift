import Foundation
import Gtk
import Testing

@testable import SwiftUI

@Suite @MainActor struct FilterTests {
    private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    private let orange = Color(red: 0.8, green: 0.4, blue: 0.2)

    private func filtered(
        _ filter: GraphicsContext.Filter, scale: Double = 1, color: Color? = nil
    ) throws -> CairoSurface {
        try drawing(scale: scale) { context in
            context.addFilter(filter)
            context.fill(square, with: .color(color ?? orange))
        }
    }

    @Test func coloursAreChangedByTheirFormulas() throws {
        let gray = 0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.2
        #expect(isColor(try filtered(.brightness(0.1)), 20, 20, 0.9, 0.5, 0.3))
        #expect(isColor(try filtered(.contrast(0.5)), 20, 20, 0.65, 0.45, 0.35))
        #expect(isColor(try filtered(.grayscale(1)), 20, 20, gray, gray, gray))
        #expect(isColor(try filtered(.saturation(0)), 20, 20, gray, gray, gray))
        #expect(isColor(try filtered(.saturation(1)), 20, 20, 0.8, 0.4, 0.2))
        #expect(isColor(try filtered(.colorInvert()), 20, 20, 0.2, 0.6, 0.8))
        #expect(isColor(try filtered(.colorInvert(0.5)), 20, 20, 0.5, 0.5, 0.5))
        #expect(
            isColor(try filtered(.colorMultiply(Color(red: 0.5, green: 1, blue: 0))), 20, 20, 0.4, 0.4, 0))
        #expect(isColor(try filtered(.luminanceToAlpha), 20, 20, 0, 0, 0, gray))
        #expect(isColor(try filtered(.hueRotation(.degrees(360))), 20, 20, 0.8, 0.4, 0.2))
        #expect(isColor(try filtered(.hueRotation(.degrees(180))), 20, 20, 0.19, 0.59, 0.79, tolerance: 0.06))
        var matrix = ColorMatrix()
        (matrix.r1, matrix.r2, matrix.g2, matrix.g1) = (0, 1, 0, 1)
        #expect(isColor(try filtered(.colorMatrix(matrix)), 20, 20, 0.4, 0.8, 0.2))
        #expect(isColor(try filtered(.brightness(0.1)), 5, 5, 0, 0, 0, 0))
    }

    @Test func thresholdsLookAtTheOpacity() throws {
        let faint = orange.opacity(0.4)
        #expect(isColor(try filtered(.alphaThreshold(min: 0.3, color: .white), color: faint), 20, 20, 1, 1, 1))
        #expect(isColor(try filtered(.alphaThreshold(min: 0.5, color: .white), color: faint), 20, 20, 0, 0, 0, 0))
    }

    @Test(arguments: [1.0, 2.0])
    func blurringIsABellCurve(_ scale: Double) throws {
        let picture = try filtered(.blur(radius: 3), scale: scale)
        func alpha(_ x: Double) -> Double {
            picture.pixel(x: Int(x * scale), y: Int(20 * scale))?.alpha ?? -1
        }
        // The edge at 10 is half covered; a standard deviation from it a bell curve has 84 % on one side.
        #expect(abs(alpha(10) - 0.53) < 0.05)
        #expect(abs(alpha(13) - 0.86) < 0.04)
        #expect(abs(alpha(7) - 0.18) < 0.05)
        #expect(alpha(20) > 0.98 && alpha(0) < 0.01)
        #expect(isColor(picture, Int(13 * scale), Int(20 * scale), 0.8, 0.4, 0.2, alpha(13), tolerance: 0.02))
    }

    @Test func shadowsLieBelowAboveAloneOrInside() throws {
        func shadow(_ options: GraphicsContext.ShadowOptions = []) throws -> CairoSurface {
            try filtered(.shadow(color: .black, radius: 0, x: 6, y: 0, options: options))
        }
        let below = try shadow()
        #expect(isColor(below, 20, 20, 0.8, 0.4, 0.2) && isColor(below, 33, 20, 0, 0, 0))
        let above = try shadow(.shadowAbove)
        #expect(isColor(above, 20, 20, 0, 0, 0) && isColor(above, 12, 20, 0.8, 0.4, 0.2))
        let alone = try shadow(.shadowOnly)
        #expect(isColor(alone, 12, 20, 0, 0, 0, 0) && isColor(alone, 33, 20, 0, 0, 0))
        let inner = try shadow(.invertsAlpha)
        #expect(isColor(inner, 12, 20, 0, 0, 0) && isColor(inner, 20, 20, 0.8, 0.4, 0.2))
        #expect(isColor(inner, 33, 20, 0, 0, 0, 0))
    }

    @Test func filtersApplyOneAfterTheOther() throws {
        let picture = try drawing { context in
            context.addFilter(.brightness(0.1))
            context.addFilter(.colorInvert())
            context.fill(square, with: .color(orange))
        }
        #expect(isColor(picture, 20, 20, 0.1, 0.5, 0.7))
    }

    @Test func stylesBringTheirShadows() throws {
        let picture = try drawing { context in
            context.fill(square, with: .style(orange.shadow(.drop(color: .black, radius: 0, x: 6))))
        }
        #expect(isColor(picture, 20, 20, 0.8, 0.4, 0.2) && isColor(picture, 33, 20, 0, 0, 0))
        let inner = try drawing { context in
            context.fill(square, with: .style(orange.shadow(.inner(color: .black, radius: 0, x: 6))))
        }
        #expect(isColor(inner, 12, 20, 0, 0, 0) && isColor(inner, 20, 20, 0.8, 0.4, 0.2))
    }

    @Test func anOpaqueBackdropIsDrawnAgainThroughFilters() throws {
        let picture = try drawing { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(orange))
            context.addFilter(.colorInvert())
            context.fill(square, with: .backdrop)
        }
        #expect(isColor(picture, 5, 5, 0.8, 0.4, 0.2) && isColor(picture, 20, 20, 0.2, 0.6, 0.8))
    }
}
