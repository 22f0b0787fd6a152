import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct Meter: View {
    let model: Model

    var body: some View {
        Canvas { context, size in
            let width = size.width * CGFloat(model.number)
            context.fill(Path(CGRect(x: 0, y: 0, width: width, height: size.height)), with: .color(.black))
        }
    }
}

extension WidgetTests {
    @Test func aCanvasFillsItsSpaceAndFollowsWhatItReads() async throws {
        let model = Model(number: 0.25)
        let w = TestWindow { Meter(model: model).frame(width: 100, height: 50) }
        await w.settle()
        let canvas = try #require(w.first(DrawingWidget.self))
        #expect(canvas.width == 100 && canvas.height == 50)
        #expect(isColor(picture(of: canvas), 20, 20, 0, 0, 0) && isColor(picture(of: canvas), 30, 20, 0, 0, 0, 0))
        model.number = 0.75
        await w.settle()
        #expect(isColor(picture(of: canvas), 70, 20, 0, 0, 0) && isColor(picture(of: canvas), 80, 20, 0, 0, 0, 0))
        await w.close()
    }

    @Test func aCanvasDrawsItsSymbolsAndFollowsThem() async throws {
        struct Board: View {
            let model: Model

            var body: some View {
                Canvas { context, size in
                    guard let block = context.resolveSymbol(id: "block") else { return }
                    #expect(block.size == CGSize(width: 10, height: 10))
                    #expect(context.resolveSymbol(id: "other") == nil)
                    context.draw(block, at: CGPoint(x: 20, y: 20))
                    context.draw(block, in: CGRect(x: 50, y: 0, width: 40, height: 20))
                    if let second = context.resolveSymbol(id: 2) { context.draw(second, at: CGPoint(x: 5, y: 45)) }
                } symbols: {
                    Color(red: model.isOn ? 1 : 0, green: 0, blue: 1).frame(width: 10, height: 10).tag("block")
                    ForEach(1..<4) { _ in Color(red: 0, green: 1, blue: 0).frame(width: 6, height: 6) }
                }
            }
        }
        let model = Model()
        let w = TestWindow { Board(model: model).frame(width: 100, height: 50) }
        await w.settle()
        let canvas = try #require(w.first(DrawingWidget.self))
        var seen = picture(of: canvas)
        #expect(isColor(seen, 16, 16, 0, 0, 1) && isColor(seen, 13, 16, 0, 0, 0, 0))
        #expect(isColor(seen, 88, 18, 0, 0, 1) && isColor(seen, 88, 22, 0, 0, 0, 0))
        #expect(isColor(seen, 5, 45, 0, 1, 0) && isColor(seen, 1, 1, 0, 0, 0, 0))
        model.isOn = true
        await w.settle()
        seen = picture(of: canvas)
        #expect(isColor(seen, 16, 16, 1, 0, 1))
        await w.close()
    }

    @Test func anOpaqueCanvasIsBlackWhereNothingIsDrawn() async throws {
        let w = TestWindow { Canvas(opaque: true) { _, _ in }.frame(width: 20, height: 20) }
        await w.settle()
        let canvas = try #require(w.first(DrawingWidget.self))
        #expect(isColor(picture(of: canvas), 10, 10, 0, 0, 0))
        await w.close()
    }

    @Test func aHugeCanvasIsDrawnWhereItIsSeen() async throws {
        let w = TestWindow {
            ScrollView {
                Canvas { context, size in
                    context.fill(Path(CGRect(x: 0, y: 0, width: size.width, height: 20)), with: .color(.black))
                }
                .frame(width: 200, height: 400_000)
            }
        }
        await w.settle()
        let canvas = try #require(w.first(DrawingWidget.self))
        let picture = Paintable.widget(canvas).surface(width: 200, height: 400_000, scale: 0.01)
        #expect(picture.height == 4000)
        await w.close()
    }

    @Test func filledShapesCanBeOutlinedOnceMore() async throws {
        let w = TestWindow {
            Rectangle().fill(Color(red: 1, green: 0, blue: 0)).stroke(Color(red: 0, green: 0, blue: 1), lineWidth: 4)
                .strokeBorder(Color(red: 0, green: 1, blue: 0), lineWidth: 1).frame(width: 40, height: 40)
        }
        await w.settle()
        let all = w.all(DrawingWidget.self).map { picture(of: $0) }
        try #require(all.count == 3)
        #expect(isColor(all[0], 20, 20, 1, 0, 0))
        #expect(isColor(all[1], 1, 20, 0, 0, 1) && isColor(all[1], 20, 20, 0, 0, 0, 0))
        #expect(isColor(all[2], 0, 20, 0, 1, 0) && isColor(all[2], 2, 20, 0, 0, 0, 0))
        await w.close()
    }
}
