import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// A folder of resources for one test.
@MainActor
private func withBundle(_ body: @MainActor (URL, Bundle) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder, try #require(Bundle(path: folder.path)))
}

@MainActor
private func png(_ width: Int, _ height: Int, _ draw: (CairoContext) -> Void) throws -> Data {
    let surface = CairoSurface(width: width, height: height)
    draw(CairoContext(surface))
    return try surface.pngData()
}

private let green = RGBA(red: 0, green: 1, blue: 0)

extension WidgetTests {
    @Test func largePicturesHaveTheirSizeAtOnceAndTheirPixelsLater() async throws {
        try await withBundle { folder, bundle in
            let file = folder.appendingPathComponent("large.png")
            try png(1200, 800) {
                $0.setSource(green)
                $0.paint()
            }.write(to: file)
            let picture = try #require(Pictures.picture(PictureSet.File(url: file, scale: 10)))
            #expect(!picture.isReady && picture.size == CGSize(width: 120, height: 80))
            let w = TestWindow {
                HStack {
                    Image("large", bundle: bundle).resizable().frame(width: 120, height: 80)
                    Text(verbatim: "x") + Text(Image("large", bundle: bundle).resizable())
                }
            }
            await w.settle()
            let shown = try #require(w.first(DrawingWidget.self))
            #expect(shown.width == 120 && shown.height == 80)
            #expect(await w.pump(until: { isColor(SwiftUITests.picture(of: shown), 60, 40, 0, 1, 0) }))
            await w.close()
        }
    }

    @Test func brokenAndHugePicturesAreReportedOnceAndShowNothing() async throws {
        try await withBundle { folder, bundle in
            var broken = try png(400, 400) {
                $0.setSource(green)
                $0.paint()
            }
            broken.replaceSubrange(60..<broken.count, with: Data(repeating: 7, count: 40))
            try broken.write(to: folder.appendingPathComponent("broken.png"))
            var huge = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8))
            for _ in 0..<2 { huge += withUnsafeBytes(of: UInt32(50_000).bigEndian) { Data($0) } }
            try (huge + Data(repeating: 0, count: 20)).write(to: folder.appendingPathComponent("huge.png"))
            Faults.reset()
            var messages: [String] = []
            Faults.listener = { messages.append($0) }
            defer { Faults.listener = nil }
            let w = TestWindow {
                Image("broken", bundle: bundle).resizable().frame(width: 40, height: 40)
                Image("huge", bundle: bundle)
            }
            await w.settle()
            #expect(await w.pump(until: { messages.count == 2 }), "\(messages)")
            #expect(messages.contains { $0.contains("50000 × 50000") })
            #expect(w.all(DrawingWidget.self).map(\.width) == [40, 0])
            await w.close()
        }
    }

    @Test func vectorPicturesAreSharpInAnySize() async throws {
        try await withBundle { folder, bundle in
            let svg = """
                <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="10" fill="#0f0"/></svg>
                """
            try Data(svg.utf8).write(to: folder.appendingPathComponent("half.svg"))
            let green = Color(red: 0, green: 1, blue: 0)
            let page = ImageRenderer(
                content: HStack(spacing: 0) {
                    green.frame(width: 5, height: 10)
                    Rectangle().fill(
                        LinearGradient(
                            colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)],
                            startPoint: .top, endPoint: .bottom)
                    ).frame(width: 5, height: 10)
                })
            try page.writePDF(to: folder.appendingPathComponent("page.pdf"))
            let w = TestWindow {
                VStack(spacing: 0) {
                    Image("half", bundle: bundle).resizable().frame(width: 200, height: 80)
                    Image("page", bundle: bundle).resizable().frame(width: 200, height: 80)
                    Image("half", bundle: bundle)
                    Image("page", bundle: bundle)
                }
            }
            await w.settle()
            let shown = w.all(DrawingWidget.self)
            #expect(shown.map { [$0.width, $0.height] } == [[200, 80], [200, 80], [10, 10], [10, 10]])
            let half = picture(of: shown[0])
            #expect(isColor(half, 98, 40, 0, 1, 0) && isColor(half, 101, 40, 0, 0, 0, 0))
            let drawn = picture(of: shown[1])
            #expect(isColor(drawn, 10, 40, 0, 1, 0) && isColor(drawn, 98, 40, 0, 1, 0))
            // Red above, blue below.
            let (top, bottom) = (drawn.pixel(x: 150, y: 5), drawn.pixel(x: 150, y: 75))
            #expect((top?.red ?? 0) > 0.8 && (top?.blue ?? 1) < 0.2 && (bottom?.blue ?? 0) > 0.8)
            await w.close()
        }
    }

    @Test func pdfPagesAreTurnedAndDrawnWithTheirState() async throws {
        try await withBundle { folder, bundle in
            // Without a table of contents, with a stroke, a clip, a form, CMYK and a page that is turned.
            let content = """
                q 0 1 0 rg 0 0 20 10 re f Q q 10 0 10 10 re W n 1 0 0 RG 4 w 0 5 m 20 5 l S Q
                /F Do 0 0 0 1 k 0 8 2 2 re f*
                """
            let form = "0 0 1 rg 0 0 3 3 re f"
            let text = """
                %PDF-1.4
                1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
                2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] /Rotate 90 >> endobj
                3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >> endobj
                4 0 obj << /Length \(content.utf8.count) >> stream
                \(content)
                endstream endobj
                5 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 2 2] /Matrix [1 0 0 1 4 0] /Length 999 >> stream
                \(form)
                endstream endobj
                """
            try Data(text.utf8).write(to: folder.appendingPathComponent("page.pdf"))
            let w = TestWindow { Image("page", bundle: bundle) }
            await w.settle()
            let shown = try #require(w.first(DrawingWidget.self))
            #expect(shown.width == 10 && shown.height == 20)
            let page = picture(of: shown)
            // The page's lower left corner is at the top left of the turned one.
            #expect(isColor(page, 5, 5, 0, 1, 0) && isColor(page, 5, 15, 1, 0, 0) && isColor(page, 1, 15, 0, 1, 0))
            #expect(isColor(page, 1, 5, 0, 0, 1) && isColor(page, 3, 6, 0, 1, 0) && isColor(page, 9, 1, 0, 0, 0))
            await w.close()
            #expect(throws: (any Error).self) { try PDFDocument(Data("%PDF-1.4 nothing".utf8)).firstPage() }
        }
    }

    @Test func appearancesChooseFilesOfImageSets() {
        func file(_ name: String, scale: CGFloat = 1, dark: Bool? = nil, contrast: Bool? = nil, rtl: Bool? = nil)
            -> PictureSet.File
        {
            PictureSet.File(
                url: URL(fileURLWithPath: "/" + name), scale: scale, isDark: dark, isHighContrast: contrast,
                isRightToLeft: rtl)
        }
        let set = PictureSet(files: [
            file("any"), file("any2", scale: 2), file("dark", dark: true), file("contrast", contrast: true),
            file("both", dark: true, contrast: true), file("mirrored", rtl: true),
        ])
        func best(_ scale: CGFloat, dark: Bool = false, contrast: Bool = false, rtl: Bool = false) -> String? {
            set.best(scale: scale, isDark: dark, isHighContrast: contrast, isRightToLeft: rtl)?.url.lastPathComponent
        }
        #expect(best(1) == "any" && best(1.5) == "any2" && best(3) == "any2")
        #expect(best(2, dark: true) == "dark" && best(1, contrast: true) == "contrast")
        #expect(best(1, dark: true, contrast: true) == "both" && best(1, rtl: true) == "mirrored")
    }

    @Test func capInsetsKeepCornersAndInterpolationIsAsAsked() async throws {
        try await withBundle { folder, bundle in
            // A black frame of two pixels around red.
            try png(12, 12) {
                $0.setSource(.black)
                $0.paint()
                $0.setSource(RGBA(red: 1, green: 0, blue: 0))
                $0.rectangle(x: 2, y: 2, width: 8, height: 8)
                $0.fill()
            }.write(to: folder.appendingPathComponent("frame.png"))
            let image = Image("frame", bundle: bundle)
            let insets = EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
            let w = TestWindow {
                VStack(spacing: 0) {
                    image.resizable(capInsets: insets).frame(width: 80, height: 40)
                    image.resizable().interpolation(.none).frame(width: 120, height: 60)
                    image.resizable().interpolation(.high).frame(width: 3, height: 3)
                    image.resizable().antialiased(false).frame(width: 36, height: 36)
                }
            }
            await w.settle()
            let shown = w.all(DrawingWidget.self).map { picture(of: $0) }
            try #require(shown.count == 4)
            for (x, y) in [(1, 20), (78, 20), (40, 1), (40, 38), (1, 1), (78, 38)] {
                #expect(isColor(shown[0], x, y, 0, 0, 0), "\(x) \(y)")
            }
            for (x, y) in [(8, 8), (71, 31), (40, 20)] { #expect(isColor(shown[0], x, y, 1, 0, 0), "\(x) \(y)") }
            // Squares of ten by five.
            #expect(isColor(shown[1], 19, 30, 0, 0, 0) && isColor(shown[1], 20, 30, 1, 0, 0))
            // A pixel in the middle of the smallest is made of sixteen red ones, one at the corner of twelve black ones
            // and four red ones: within a fifth, since filters reach beyond.
            #expect(isColor(shown[2], 1, 1, 1, 0, 0, tolerance: 0.2) && (shown[2].pixel(x: 0, y: 0)?.red ?? 1) < 0.5)
            #expect(isColor(shown[3], 1, 1, 0, 0, 0) && isColor(shown[3], 18, 18, 1, 0, 0))
            await w.close()
        }
    }

    @Test func imagesOfPixelsAreEqualWhereTheirPixelsAre() throws {
        precondition(MainLoop.initialize())
        let first = try #require(ImageRenderer(content: Color.red.frame(width: 4, height: 2)).cgImage)
        let image = Image(decorative: first, scale: 2)
        #expect(image == Image(decorative: first, scale: 2))
        #expect(image != Image(decorative: first, scale: 1))
        #expect(image.prepare(in: EnvironmentValues()).size == CGSize(width: 2, height: 1))
        let turned = Image(decorative: first, scale: 1, orientation: .right).prepare(in: EnvironmentValues())
        #expect(turned.size == CGSize(width: 2, height: 4))
    }

    @Test func headersOfManyFormatsSayTheirSize() {
        func size(_ bytes: [UInt8]) -> [Int] {
            PictureHeader.size(of: Data(bytes)).map { [$0.width, $0.height] } ?? []
        }
        let riff = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8)
        let lossy: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x2c, 1, 200, 0]
        #expect(size(riff + Array("VP8 ".utf8) + lossy) == [300, 200])
        let bits = UInt32(299) | UInt32(199) << 14
        var lossless: [UInt8] = riff + Array("VP8L".utf8) + [0, 0, 0, 0, 0x2f]
        lossless += withUnsafeBytes(of: bits.littleEndian) { Array($0) }
        lossless += [0, 0, 0, 0, 0]
        #expect(size(lossless) == [300, 200])
        let tiff: [UInt8] = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 2, 0]
        let width: [UInt8] = [0, 1, 3, 0, 1, 0, 0, 0, 0x2c, 1, 0, 0]
        let height: [UInt8] = [1, 1, 4, 0, 1, 0, 0, 0, 200, 0, 0, 0]
        #expect(size(tiff + width + height) == [300, 200])
        #expect(size(Array("<?xml version='1.0'?><svg width='30mm' viewBox='0 0 3 2'/>".utf8)) == [114, 76])
        #expect(size(Array("<svg\nheight=\"200\" viewBox=\"0,0,300,200\">".utf8)) == [300, 200])
        #expect(size(Array("nothing".utf8)) == [])
    }
}
