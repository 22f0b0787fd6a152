import Testing

@testable import SwiftUI

@Suite struct ShapeStyleTests {
    private let context = _ShapeStyleContext()

    private func color(_ style: some ShapeStyle, in context: _ShapeStyleContext? = nil) -> Color.Resolved? {
        guard case .color(let color) = style._paint(in: context ?? self.context).source else { return nil }
        return color
    }

    @Test func levelsFollowTheForeground() throws {
        var context = self.context
        #expect(color(.primary) == context.resolve(.primary))
        #expect(color(.secondary) == context.resolve(.secondary))
        context.foreground = _ForegroundStyles([AnyShapeStyle(.red)], outer: nil)
        #expect(color(.foreground, in: context) == context.resolve(.red))
        let secondary = try #require(color(.secondary, in: context))
        #expect(secondary.linearRed == context.resolve(.red).linearRed && secondary.opacity < 1)
        context.foreground = _ForegroundStyles([AnyShapeStyle(.red), AnyShapeStyle(.blue)], outer: nil)
        #expect(color(.secondary, in: context) == context.resolve(.blue))
    }

    @Test func aForegroundOfLevelsRefersToTheOuterOne() {
        var context = self.context
        let outer = _ForegroundStyles([AnyShapeStyle(.red)], outer: nil)
        context.foreground = _ForegroundStyles([AnyShapeStyle(.secondary)], outer: outer)
        let factor = Float(HierarchicalShapeStyle.factor(1, in: context))
        #expect(color(.primary, in: context)?.opacity == factor)
        #expect(color(.primary, in: context)?.linearRed == context.resolve(.red).linearRed)
        #expect(color(.secondary, in: context)?.opacity == Float(HierarchicalShapeStyle.factor(2, in: context)))
    }

    @Test func customStylesResolveInTheEnvironment() {
        struct Warning: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .light ? Color.orange : Color.yellow
            }
        }
        #expect(color(Warning()) == context.resolve(.orange))
        #expect(color(Warning().opacity(0.5))?.opacity == 0.5)
    }

    @Test func tintIsTheAccentColourUnlessSet() {
        #expect(color(.tint) == context.accent)
        var context = self.context
        context.tint = AnyShapeStyle(.green)
        #expect(color(.tint, in: context) == context.resolve(.green))
        context.tint = AnyShapeStyle(.tint)
        #expect(color(.tint, in: context) == context.accent)
    }

    @Test func modifiersChangeThePaint() {
        let paint = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .opacity(0.5).blendMode(.multiply).shadow(.drop(radius: 4, x: 1, y: 2))._paint(in: context)
        #expect(paint.opacity == 0.5 && paint.blendMode == .multiply)
        #expect(paint.shadows.first?.radius == 4 && paint.shadows.first?.offset == CGSize(width: 1, height: 2))
    }

    @Test func erasedStylesCompare() {
        #expect(AnyShapeStyle(.red) == AnyShapeStyle(.red) && AnyShapeStyle(.red) != AnyShapeStyle(.blue))
        #expect(AnyShapeStyle(.red) != AnyShapeStyle(.tint))
        #expect(AnyShapeStyle(AnyShapeStyle(.red.opacity(0.5))) == AnyShapeStyle(Color.red.opacity(0.5)))
    }

    @Test func gradientsPlaceTheirColours() {
        let gradient = Gradient(colors: [.black, .white, .black])
        #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
        let resolved = AnyGradient(gradient).resolve(in: context)
        #expect(abs(resolved.color(at: 0.25).red - 0.5) < 1e-5 && resolved.color(at: 2) == .black)
        let smooth = gradient.colorSpace(.perceptual).resolve(in: context)
        #expect(smooth.stops.count == 17 && smooth.stops.map(\.location) == smooth.stops.map(\.location).sorted())
        let disordered = Gradient(stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.2)])
        #expect(AnyGradient(disordered).resolve(in: context).stops.map(\.location) == [0.5, 0.5])
    }

    @Test func aColoursGradientEndsInTheColour() {
        let stops = Color.blue.gradient.resolve(in: context).stops
        #expect(stops.last?.color == context.resolve(.blue))
        #expect(stops[0].color.linearRed > stops[1].color.linearRed)
    }
}
