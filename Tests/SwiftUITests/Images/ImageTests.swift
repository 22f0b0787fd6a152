import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// Reads the pixels of what a window shows.
@MainActor
private func surface(of widget: Gtk.Widget) -> CairoSurface {
    Paintable.widget(widget).surface(width: widget.width, height: widget.height)
}

@MainActor
private func opaquePixels(_ surface: CairoSurface, _ width: Int, _ height: Int) -> [RGBA] {
    var found: [RGBA] = []
    for y in 0..<height {
        for x in 0..<width {
            if let pixel = surface.pixel(x: x, y: y), pixel.alpha > 0.9 { found.append(pixel) }
        }
    }
    return found
}

extension WidgetTests {
    @Test func symbolsAreFoundBesideTheProgramAndFollowTheFont() async {
        let desktop = Gtk.Settings.shared?.fontName ?? "Sans 11"
        defer { Gtk.Settings.shared?.fontName = desktop }
        Gtk.Settings.shared?.fontName = "Sans 11"
        let w = TestWindow {
            HStack(spacing: 0) {
                Image(systemName: "airplane")
                Image(systemName: "airplane").font(.system(size: 44))
                Image(systemName: "airplane").imageScale(.large)
            }
        }
        await w.settle()
        let icons = w.all(DrawingWidget.self)
        #expect(icons.map(\.width) == [16, 48, 20])
        // Symbols follow the desktop's text.
        Gtk.Settings.shared?.fontName = "Sans 22"
        await w.settle()
        #expect(w.all(DrawingWidget.self).map(\.width) == [32, 48, 40])
        #expect(IconTheme.shared?.hasIcon("windsock-airplane-symbolic") == true)
        await w.close()
    }

    @Test func symbolsAreDrawnInTheForegroundStyle() async {
        let w = TestWindow {
            Image(systemName: "square.fill").font(.system(size: 44)).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        await w.settle()
        guard let icon = w.first(DrawingWidget.self) else { return }
        let pixels = opaquePixels(surface(of: icon), icon.width, icon.height)
        #expect(pixels.count > 500)
        #expect(pixels.allSatisfy { $0.red > 0.99 && $0.green < 0.01 && $0.blue < 0.01 })
        await w.close()
    }

    @Test func resizableImagesFillAndOthersKeepTheirSize() async {
        let w = TestWindow(width: 300, height: 200) {
            VStack(spacing: 0) {
                Image(systemName: "airplane").resizable().frame(width: 60, height: 30)
                Image(systemName: "airplane").resizable().aspectRatio(contentMode: .fit).frame(width: 60, height: 30)
                Image(systemName: "airplane").frame(width: 60, height: 30)
            }
        }
        await w.settle()
        let sizes = w.all(DrawingWidget.self).map { [$0.width, $0.height] }
        #expect(sizes == [[60, 30], [30, 30], [15, 15]])
        await w.close()
    }

    @Test func unknownSymbolsAreReportedOnceAndShowAPlaceholder() async {
        Faults.reset()
        var messages: [String] = []
        Faults.listener = { messages.append($0) }
        let w = TestWindow {
            Image(systemName: "no-such-thing")
            Image(systemName: "no-such-thing")
        }
        await w.settle()
        Faults.listener = nil
        #expect(messages == ["no symbol named 'no-such-thing' is known"])
        for drawing in w.all(DrawingWidget.self) {
            let seen = picture(of: drawing)
            let inked = (0..<seen.width * seen.height).filter { index in
                (seen.pixel(x: index % seen.width, y: index / seen.width)?.alpha ?? 0) > 0.5
            }
            #expect(inked.count > 20)
        }
        await w.close()
    }

    @Test func picturesComeFromAssetCataloguesAndFiles() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/Places/Lake.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        func write(_ width: Int, _ height: Int, _ color: RGBA, to url: URL) throws {
            let surface = CairoSurface(width: width, height: height)
            let cairo = CairoContext(surface)
            cairo.setSource(color)
            cairo.paint()
            try surface.pngData().write(to: url)
        }
        let green = RGBA(red: 0, green: 1, blue: 0, alpha: 1)
        try write(80, 40, green, to: set.appendingPathComponent("lake@2x.png"))
        let contents =
            #"{"images": [{"idiom": "universal", "scale": "1x"}, {"filename": "lake@2x.png", "scale": "2x"}]}"#
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        try write(10, 20, .black, to: folder.appendingPathComponent("loose.png"))
        let bundle = try #require(Bundle(path: folder.path))

        let w = TestWindow {
            HStack(spacing: 0) {
                Image("Lake", bundle: bundle)
                Image("loose", bundle: bundle)
                Image("Lake", bundle: bundle).renderingMode(.template).foregroundStyle(Color(red: 0, green: 0, blue: 1))
                Image("Lake", bundle: bundle).resizable().interpolation(.none).frame(width: 30, height: 10)
                Image("Lake", bundle: bundle)
                    .resizable(capInsets: EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5), resizingMode: .tile)
                    .frame(width: 100, height: 60)
            }
        }
        await w.settle()
        let pictures = w.all(DrawingWidget.self)
        #expect(pictures.map { [$0.width, $0.height] } == [[40, 20], [10, 20], [40, 20], [30, 10], [100, 60]])
        let colors = pictures.map { surface(of: $0).pixel(x: $0.width / 2, y: $0.height / 2) }
        #expect(colors.map { $0?.green } == [1, 0, 0, 1, 1])
        #expect(colors[2]?.blue == 1)
        let tiled = opaquePixels(surface(of: pictures[4]), 100, 60)
        #expect(tiled.count == 6000 && tiled.allSatisfy { $0.green > 0.99 })
        await w.close()
    }

    @Test func anUnchangedImageCostsNothing() async {
        struct Content: View {
            @State var count = 0
            let write: (Binding<Int>) -> Void
            var body: some View {
                let _ = write($count)
                Image(systemName: "airplane")
                Text("\(count)")
            }
        }
        var count: Binding<Int>?
        let w = TestWindow { Content { count = $0 } }
        await w.settle()
        let writes = Counters.widgetWrites
        count?.wrappedValue = 1
        await w.settle()
        // The text alone.
        #expect(Counters.widgetWrites == writes + 1)
        await w.close()
    }
}
