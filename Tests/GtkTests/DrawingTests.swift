import CAdwaita
import Foundation
import Testing

@testable import Gtk

extension GtkTests {
    @Suite @MainActor struct DrawingTests {
        init() { requireDisplay() }

        @Test func cairoFillsWhatItShould() throws {
            let surface = CairoSurface(width: 20, height: 10)
            let context = CairoContext(surface)
            context.setSource(RGBA(red: 1, green: 0, blue: 0))
            context.rectangle(x: 5, y: 2, width: 10, height: 5)
            context.fill()
            #expect(surface.pixel(x: 6, y: 3) == RGBA(red: 1, green: 0, blue: 0))
            #expect(surface.pixel(x: 4, y: 3) == .clear)
            #expect(surface.pixel(x: 20, y: 3) == nil)
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
            defer { try? FileManager.default.removeItem(at: file) }
            try surface.pngData().write(to: file)
            let read = try CairoSurface.png(at: file.path)
            #expect(read.width == 20)
            #expect(read.pixel(x: 6, y: 3) == RGBA(red: 1, green: 0, blue: 0))
            #expect(throws: CairoError.self) { try CairoSurface.png(at: file.path + ".none") }
        }

        @Test func brokenInputLeavesTheContextUsable() {
            let surface = CairoSurface(width: 10, height: 10)
            let context = CairoContext(surface)
            context.scale(x: 0, y: 1)
            context.transform(Matrix2D(a: 0, b: 0, c: 0, d: 0))
            context.setDash([-1, 2])
            context.setDash([0, 0])
            #expect(cairo_status(context.pointer) == CAIRO_STATUS_SUCCESS)
        }

        @Test func aGradientChangesAlongItsLine() {
            let surface = CairoSurface(width: 100, height: 1)
            let context = CairoContext(surface)
            context.setSource(
                .linear(x0: 0, y0: 0, x1: 100, y1: 0, stops: [(0, .black), (1, .white)]))
            context.paint()
            let middle = surface.pixel(x: 50, y: 0)!.red
            #expect(surface.pixel(x: 1, y: 0)!.red < 0.05)
            #expect(abs(middle - 0.5) < 0.03)
            #expect(surface.pixel(x: 98, y: 0)!.red > 0.95)
        }

        @Test func aTextureShowsItsSurface() throws {
            let surface = CairoSurface(width: 4, height: 4)
            let context = CairoContext(surface)
            context.setSource(RGBA(red: 0, green: 0, blue: 1))
            context.paint()
            let texture = Paintable.texture(surface)
            #expect(texture.intrinsicWidth == 4)
            #expect(texture.surface(width: 4, height: 4).pixel(x: 2, y: 2) == RGBA(red: 0, green: 0, blue: 1))
            let decoded = try Paintable.texture(data: surface.pngData())
            #expect(decoded.intrinsicHeight == 4)
            #expect(throws: GtkError.self) { try Paintable.texture(data: Data([1, 2, 3])) }
        }

        @Test func aDrawingIsPaintedAndTransformed() async {
            let drawing = DrawingWidget()
            drawing.draw = { snapshot, width, height in
                snapshot.append(
                    RGBA(red: 1, green: 0, blue: 0), x: 0, y: 0, width: Double(width), height: Double(height))
                snapshot.transform(Matrix2D(tx: 10, ty: 10)) {
                    snapshot.appendCairo(x: 0, y: 0, width: 10, height: 10) { context in
                        context.setSource(RGBA(red: 0, green: 1, blue: 0))
                        context.paint()
                    }
                }
            }
            let host = Host()
            let delegate = Column20(host, [drawing])
            delegate.rowHeight = 50
            let window = DialogWindow()
            window.setContent(host)
            window.present()
            #expect(await pump { drawing.isMapped && drawing.width == 100 })
            let picture = Paintable.widget(drawing).surface(width: 100, height: 50)
            #expect(picture.pixel(x: 5, y: 5) == RGBA(red: 1, green: 0, blue: 0))
            #expect(picture.pixel(x: 15, y: 15) == RGBA(red: 0, green: 1, blue: 0))
            #expect(picture.pixel(x: 25, y: 25) == RGBA(red: 1, green: 0, blue: 0))
            window.destroy()
        }
    }
}
