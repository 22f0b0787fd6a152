import Foundation
import Gtk
import Testing

@testable import SwiftUI

private let red = Color(red: 1, green: 0, blue: 0)
private let green = Color(red: 0, green: 1, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)
private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

@Suite @MainActor struct GraphicsContextTests {
    @Test func fillsAndStrokesWhatThePathSays() throws {
        let picture = try drawing { context in
            context.fill(square, with: .color(red))
            context.stroke(square, with: .color(blue), lineWidth: 4)
        }
        #expect(isColor(picture, 20, 20, 1, 0, 0))
        #expect(isColor(picture, 10, 20, 0, 0, 1) && isColor(picture, 8, 20, 0, 0, 1))
        #expect(isColor(picture, 7, 20, 0, 0, 0, 0) && isColor(picture, 12, 20, 1, 0, 0))
    }

    @Test func fillRulesDiffer() throws {
        var ring = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let full = try drawing { $0.fill(ring, with: .color(red)) }
        let hollow = try drawing { $0.fill(ring, with: .color(red), style: FillStyle(eoFill: true)) }
        #expect(isColor(full, 15, 15, 1, 0, 0) && isColor(hollow, 15, 15, 0, 0, 0, 0))
    }

    @Test func linesEndAndBreakAsTheStyleSays() throws {
        let line = Path { path in
            path.move(to: CGPoint(x: 10, y: 20))
            path.addLine(to: CGPoint(x: 30, y: 20))
        }
        let square = try drawing {
            $0.stroke(line, with: .color(red), style: StrokeStyle(lineWidth: 8, lineCap: .square))
        }
        #expect(isColor(square, 7, 17, 1, 0, 0) && isColor(square, 5, 20, 0, 0, 0, 0))
        let dashed = try drawing {
            $0.stroke(line, with: .color(red), style: StrokeStyle(lineWidth: 8, dash: [4, 6], dashPhase: 2))
        }
        #expect(isColor(dashed, 11, 20, 1, 0, 0) && isColor(dashed, 15, 20, 0, 0, 0, 0))
        #expect(isColor(dashed, 19, 20, 1, 0, 0) && isColor(dashed, 25, 20, 0, 0, 0, 0))
    }

    @Test func copiesShareTheLayerAndNotTheState() throws {
        let picture = try drawing { context in
            var copy = context
            copy.translateBy(x: 20, y: 0)
            copy.opacity = 0.5
            copy.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 40)))
            copy.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(red))
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 40)), with: .color(blue))
        }
        #expect(isColor(picture, 5, 5, 0, 0, 1))
        #expect(isColor(picture, 25, 5, 1, 0, 0, 0.5))
        #expect(isColor(picture, 15, 5, 0, 0, 0, 0) && isColor(picture, 35, 5, 0, 0, 0, 0))
    }

    @Test func transformationsApplyFromTheLastToTheFirst() throws {
        let picture = try drawing { context in
            context.translateBy(x: 20, y: 20)
            context.rotate(by: .degrees(90))
            context.scaleBy(x: 2, y: 1)
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(red))
        }
        #expect(isColor(picture, 17, 28, 1, 0, 0))
        #expect(isColor(picture, 22, 22, 0, 0, 0, 0) && isColor(picture, 13, 22, 0, 0, 0, 0))
    }

    @Test func nothingIsDrawnThroughATransformationWithoutInverse() throws {
        let picture = try drawing { context in
            var flat = context
            flat.scaleBy(x: 0, y: 1)
            flat.fill(square, with: .color(red))
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(blue))
        }
        #expect(isColor(picture, 2, 2, 0, 0, 1) && isColor(picture, 20, 20, 0, 0, 0, 0))
    }

    @Test func clipsIntersectAndCanBeInverse() throws {
        let picture = try drawing { context in
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 30)))
            context.clip(to: Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)), options: .inverse)
            context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(green))
        }
        #expect(isColor(picture, 3, 3, 0, 1, 0) && isColor(picture, 20, 20, 0, 0, 0, 0))
        #expect(isColor(picture, 35, 35, 0, 0, 0, 0))
    }

    @Test func clipBoundsAreInTheContextsCoordinates() throws {
        var bounds: [CGRect] = []
        _ = try drawing { context in
            bounds.append(context.clipBoundingRect)
            context.scaleBy(x: 2, y: 2)
            context.clip(to: Path(CGRect(x: 5, y: 5, width: 100, height: 5)))
            bounds.append(context.clipBoundingRect)
        }
        #expect(bounds == [CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 5, y: 5, width: 15, height: 5)])
    }

    @Test func aLayerIsTranslucentAsAWhole() throws {
        let picture = try drawing { context in
            var faint = context
            faint.opacity = 0.5
            faint.drawLayer { layer in
                layer.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(red))
                layer.fill(Path(CGRect(x: 10, y: 0, width: 20, height: 20)), with: .color(blue))
            }
        }
        #expect(isColor(picture, 5, 5, 1, 0, 0, 0.5))
        #expect(isColor(picture, 15, 5, 0, 0, 1, 0.5))
    }

    @Test func aLayerCutsOffAsFarAsItIsTransparent() throws {
        let picture = try drawing { context in
            context.clipToLayer(opacity: 0.5) { $0.fill(square, with: .color(.black)) }
            context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(red))
        }
        #expect(isColor(picture, 20, 20, 1, 0, 0, 0.5) && isColor(picture, 5, 5, 0, 0, 0, 0))
    }

    @Test func gradientsFollowPointsOfTheDrawing() throws {
        let gradient = Gradient(colors: [red, blue])
        let whole = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
        let linear = try drawing {
            $0.fill(
                whole,
                with: .linearGradient(gradient, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 30, y: 0)))
        }
        #expect(isColor(linear, 5, 5, 1, 0, 0) && isColor(linear, 35, 5, 0, 0, 1))
        #expect(isColor(linear, 20, 5, 0.475, 0, 0.525, tolerance: 0.03))
        let repeated = try drawing {
            $0.fill(
                whole,
                with: .linearGradient(
                    gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: .repeat))
        }
        #expect(isColor(repeated, 10, 5, 0.95, 0, 0.05, tolerance: 0.03))
        let mirrored = try drawing {
            $0.fill(
                whole,
                with: .linearGradient(
                    gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: .mirror))
        }
        #expect(isColor(mirrored, 10, 5, 0.05, 0, 0.95, tolerance: 0.03))
        let light = try drawing {
            $0.fill(
                whole,
                with: .linearGradient(
                    gradient, startPoint: .zero, endPoint: CGPoint(x: 40, y: 0), options: .linearColor))
        }
        #expect(isColor(light, 20, 5, 0.73, 0, 0.74, tolerance: 0.03))
        let round = try drawing {
            $0.fill(
                whole,
                with: .radialGradient(gradient, center: CGPoint(x: 20, y: 20), startRadius: 5, endRadius: 15))
        }
        #expect(isColor(round, 20, 20, 1, 0, 0) && isColor(round, 1, 20, 0, 0, 1))
        let turned = try drawing {
            $0.fill(whole, with: .conicGradient(gradient, center: CGPoint(x: 20, y: 20), angle: .degrees(90)))
        }
        #expect(isColor(turned, 18, 38, 1, 0, 0, tolerance: 0.05) && isColor(turned, 22, 38, 0, 0, 1, tolerance: 0.05))
        #expect(isColor(turned, 20, 2, 0.5, 0, 0.5, tolerance: 0.03))
    }

    @Test func stylesAreLaidOutInThePath() throws {
        let picture = try drawing { context in
            let style = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
            context.fill(square, with: .style(style))
        }
        #expect(isColor(picture, 10, 20, 0.97, 0, 0.03, tolerance: 0.03))
        #expect(isColor(picture, 29, 20, 0.03, 0, 0.97, tolerance: 0.03))
    }

    @Test func aMeshHasItsColoursInItsCorners() throws {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, green, blue, .white])
        let picture = try drawing {
            $0.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .meshGradient(mesh))
        }
        #expect(isColor(picture, 0, 0, 1, 0, 0, tolerance: 0.05) && isColor(picture, 39, 0, 0, 1, 0, tolerance: 0.05))
        #expect(isColor(picture, 0, 39, 0, 0, 1, tolerance: 0.05) && isColor(picture, 39, 39, 1, 1, 1, tolerance: 0.05))
        #expect(isColor(picture, 20, 20, 0.5, 0.5, 0.5, tolerance: 0.05))
    }

    @Test func imagesAreDrawnInRectanglesAndTiled() throws {
        let image = Image(size: CGSize(width: 10, height: 10)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(red))
            context.fill(Path(CGRect(x: 5, y: 0, width: 5, height: 10)), with: .color(blue))
        }
        let stretched = try drawing { $0.draw(image, in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
        #expect(isColor(stretched, 10, 20, 1, 0, 0) && isColor(stretched, 30, 20, 0, 0, 1))
        let placed = try drawing { $0.draw(image, at: CGPoint(x: 40, y: 40), anchor: .bottomTrailing) }
        #expect(isColor(placed, 32, 32, 1, 0, 0) && isColor(placed, 28, 32, 0, 0, 0, 0))
        let tiled = try drawing {
            $0.fill(
                Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .tiledImage(image, origin: CGPoint(x: 5, y: 0)))
        }
        #expect(isColor(tiled, 2, 2, 0, 0, 1) && isColor(tiled, 7, 2, 1, 0, 0) && isColor(tiled, 17, 22, 1, 0, 0))
    }

    @Test func textIsMeasuredAndDrawnWithAShading() throws {
        var (size, narrow) = (CGSize.zero, CGSize.zero)
        let picture = try drawing(80, 40) { context in
            var text = context.resolve(Text("Gate 7 opens"))
            size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
            narrow = text.measure(in: CGSize(width: size.width / 2, height: .infinity))
            text.shading = .color(red)
            context.draw(text, at: CGPoint(x: 40, y: 20))
        }
        #expect(size.width > 40 && narrow.height > size.height && narrow.width <= size.width / 2)
        var colors = Set<Bool>()
        for x in 0..<80 {
            for y in 0..<40 {
                if let pixel = picture.pixel(x: x, y: y), pixel.alpha > 0.5 {
                    colors.insert(pixel.red > 0.98 && pixel.green < 0.02)
                }
            }
        }
        #expect(colors == [true])
    }

    @Test func coreGraphicsDrawsInTheSameCoordinates() throws {
        let picture = try drawing { context in
            context.translateBy(x: 10, y: 10)
            context.withCGContext { cg in
                cg.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
                cg.saveGState()
                cg.translateBy(x: 10, y: 0)
                cg.setAlpha(0.5)
                cg.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
                cg.restoreGState()
                cg.addRect(CGRect(x: 0, y: 0, width: 10, height: 20))
                cg.fillPath()
                cg.saveGState()
                cg.scaleBy(x: 100, y: 100)
            }
            context.fill(Path(CGRect(x: 20, y: 0, width: 5, height: 5)), with: .color(blue))
        }
        #expect(isColor(picture, 15, 15, 1, 0, 0) && isColor(picture, 25, 15, 1, 0, 0, 0.5))
        #expect(isColor(picture, 32, 12, 0, 0, 1) && isColor(picture, 37, 12, 0, 0, 0, 0))
    }

    @Test func aDrawingIsSharpAtTwiceTheResolution() throws {
        let picture = try drawing(20, 20, scale: 2) { context in
            context.fill(Path(CGRect(x: 0.5, y: 0, width: 1, height: 20)), with: .color(red))
            context.drawLayer { $0.fill(Path(CGRect(x: 10.5, y: 0, width: 1, height: 20)), with: .color(blue)) }
        }
        #expect(picture.width == 40)
        #expect(
            isColor(picture, 0, 5, 0, 0, 0, 0) && isColor(picture, 1, 5, 1, 0, 0) && isColor(picture, 2, 5, 1, 0, 0))
        #expect(isColor(picture, 20, 5, 0, 0, 0, 0) && isColor(picture, 21, 5, 0, 0, 1))
        #expect(isColor(picture, 23, 5, 0, 0, 0, 0))
    }
}
