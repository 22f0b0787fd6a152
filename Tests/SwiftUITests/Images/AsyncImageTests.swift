import Foundation
import Gtk
import Synchronization
import Testing

@testable import SwiftUI

/// A folder with pictures for one test.
@MainActor
private func withPicture(_ body: @MainActor (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
}

private func redPNG(_ width: Int, _ height: Int) throws -> Data {
    let surface = CairoSurface(width: width, height: height)
    let cairo = CairoContext(surface)
    cairo.setSource(RGBA(red: 1, green: 0, blue: 0))
    cairo.paint()
    return try surface.pngData()
}

/// The first bytes of a PNG file of any size: the signature and the header.
private func pngHeader(_ width: UInt32, _ height: UInt32) -> Data {
    var data = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8))
    for length in [width, height] { data += withUnsafeBytes(of: length.bigEndian) { Data($0) } }
    return data + Data([8, 6, 0, 0, 0, 0, 0, 0, 0])
}

/// What a process says.
private final class Lines: Sendable {
    let text = Mutex("")
}

extension WidgetTests {
    @Test func anImageIsShownWhenItIsLoaded() async throws {
        try await withPicture { folder in
            ImageLoader.shared.forgetAll()
            let file = folder.appendingPathComponent("red.png")
            try redPNG(20, 10).write(to: file)
            let w = TestWindow {
                AsyncImage(url: file, scale: 2) { image in
                    image
                } placeholder: {
                    Text("waiting")
                }
            }
            await w.settle()
            await w.pump(until: { w.items(TextItem.self).isEmpty })
            await w.settle()
            let image = try #require(w.first(DrawingWidget.self))
            #expect(image.width == 10 && image.height == 5)
            #expect(isColor(picture(of: image), 5, 2, 1, 0, 0))
            await w.close()
            #expect(ImageLoader.shared.known(ImageLoader.Request(url: file, scale: 2)) != nil)
        }
    }

    @Test func brokenMissingAndHugeImagesFail() async throws {
        try await withPicture { folder in
            let broken = folder.appendingPathComponent("broken.png")
            try Data("not a picture".utf8).write(to: broken)
            let huge = folder.appendingPathComponent("huge.png")
            try pngHeader(50_000, 50_000).write(to: huge)
            let missing = folder.appendingPathComponent("missing.png")
            let w = TestWindow {
                VStack {
                    ForEach([broken, huge, missing], id: \.self) { url in
                        AsyncImage(url: url) { phase in
                            Text(phase.error == nil ? "waiting" : "failed")
                        }
                    }
                    AsyncImage(url: nil) { phase in Text(phase.image == nil && phase.error == nil ? "empty" : "?") }
                }
            }
            @MainActor func texts() -> [String] { w.items(TextItem.self).map { $0.node.plainText } }
            #expect(await w.pump(until: { texts() == ["failed", "failed", "failed", "empty"] }), "\(texts())")
            await w.close()
        }
    }

    @Test func imagesComeFromServersOnceAndFromAddressesThatHoldThem() async throws {
        try await withPicture { folder in
            ImageLoader.shared.forgetAll()
            try redPNG(20, 10).write(to: folder.appendingPathComponent("red.png"))
            let server = Process()
            server.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
            server.arguments = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
            server.currentDirectoryURL = folder
            let output = Pipe()
            server.standardOutput = output
            let log = folder.appendingPathComponent("log")
            try Data().write(to: log)
            server.standardError = try FileHandle(forWritingTo: log)
            try server.run()
            defer { server.terminate() }
            let greeting = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            let words = greeting.split(separator: " ")
            let port = try #require(words.firstIndex(of: "port").map { words[$0 + 1] })
            let base = try #require(URL(string: "http://127.0.0.1:\(port)/"))
            let inside = URL(string: "data:image/png;base64," + (try redPNG(6, 4).base64EncodedString()))
            @MainActor func show(_ urls: [URL?]) async -> [String] {
                let w = TestWindow {
                    ForEach(0..<urls.count, id: \.self) { index in
                        AsyncImage(url: urls[index]) { phase in
                            if phase.image != nil {
                                Text("there")
                            } else {
                                Text(phase.error == nil ? "waiting" : "failed")
                            }
                        }
                    }
                }
                await w.settle()
                await w.pump(until: { !w.texts.contains("waiting") })
                let texts = w.texts
                await w.close()
                return texts
            }
            let urls = [base.appendingPathComponent("red.png"), base.appendingPathComponent("no.png"), inside]
            #expect(await show(urls) == ["there", "failed", "there"])
            #expect(await show([urls[0]]) == ["there"])
            // What was loaded before isn't asked for again.
            let requests = try String(contentsOf: log, encoding: .utf8)
            #expect(requests.components(separatedBy: "GET /red.png").count == 2, "\(requests)")
        }
    }

    @Test func leavingEndsLoading() async throws {
        struct Content: View {
            @State var isShown = true
            let url: URL
            let write: (Binding<Bool>) -> Void
            let failed: () -> Void
            var body: some View {
                let _ = write($isShown)
                if isShown {
                    AsyncImage(url: url) { phase in
                        let _ = phase.error.map { _ in failed() }
                        Text("waiting")
                    }
                }
            }
        }
        // A port that takes the connection and says nothing.
        let server = Process()
        server.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        server.arguments = [
            "-u", "-c",
            "import socket; s=socket.create_server(('127.0.0.1', 0)); print(s.getsockname()[1]); c=s.accept()[0]; "
                + "print('open'); c.recv(9999)\nwhile c.recv(9999): pass\nprint('closed')",
        ]
        let output = Pipe()
        server.standardOutput = output
        try server.run()
        defer { server.terminate() }
        let lines = Lines()
        output.fileHandleForReading.readabilityHandler = { handle in
            let text = String(decoding: handle.availableData, as: UTF8.self)
            lines.text.withLock { $0 += text }
        }
        var said: String { lines.text.withLock { $0 } }
        defer { output.fileHandleForReading.readabilityHandler = nil }
        var isShown: Binding<Bool>?
        var failures = 0
        while !said.contains("\n") { try await Task.sleep(for: .milliseconds(5)) }
        let port = said.split(separator: "\n")[0]
        let url = try #require(URL(string: "http://127.0.0.1:\(port)/slow.png"))
        let w = TestWindow {
            Content(url: url, write: { isShown = $0 }, failed: { failures += 1 })
        }
        await w.settle()
        #expect(await w.pump(until: { said.contains("open") }))
        isShown?.wrappedValue = false
        #expect(await w.pump(until: { said.contains("closed") }), "\(said)")
        #expect(failures == 0)
        await w.close()
    }

    @Test func pictureHeadersSayTheirSize() {
        func size(of data: Data) -> [Int] { PictureHeader.size(of: data).map { [$0.width, $0.height] } ?? [] }
        #expect(size(of: pngHeader(300, 200)) == [300, 200])
        let gif = Data("GIF89a".utf8) + Data([0x2c, 0x01, 0xc8, 0x00])
        #expect(size(of: gif) == [300, 200])
        let jpeg = Data([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 200, 1, 44, 3, 0, 0, 0])
        #expect(size(of: jpeg) == [300, 200])
        #expect(PictureHeader.size(of: Data("not a picture".utf8)) == nil)
        #expect(throws: PictureError.self) { try PictureHeader.check((50_000, 50_000)) }
    }

    @Test func viewsBecomeImagesWithoutAWindow() throws {
        precondition(MainLoop.initialize())
        let red = Color(red: 1, green: 0, blue: 0)
        let renderer = ImageRenderer(
            content: HStack(spacing: 0) {
                red.frame(width: 10, height: 20)
                Canvas { context, size in
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red: 0, green: 0, blue: 1))
                }
                .frame(width: 10, height: 20).opacity(0.5)
                red.frame(width: 20, height: 20).clipShape(Circle())
            })
        renderer.scale = 2
        let image = try #require(renderer.cgImage)
        #expect(image.width == 80 && image.height == 40)
        func color(_ x: Int, _ y: Int) -> [Int] {
            guard let color = image.color(x: x, y: y) else { return [] }
            return [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 10).rounded()) }
        }
        #expect(color(10, 20) == [10, 0, 0, 10] && color(30, 20) == [0, 0, 10, 5])
        #expect(color(60, 20) == [10, 0, 0, 10] && color(42, 2) == [0, 0, 0, 0])
        let text = ImageRenderer(content: Text("Gate 7").foregroundStyle(red))
        let words = try #require(text.cgImage)
        let isRed = (0..<words.width).contains { x in
            (0..<words.height).contains { y in (words.color(x: x, y: y)?.red ?? 0) > 0.9 }
        }
        #expect(words.width > 20 && isRed)
        text.proposedSize = ProposedViewSize(width: 0, height: 0)
        _ = text.cgImage
    }

    @Test func viewsBecomeFiles() async throws {
        try await withPicture { folder in
            let renderer = ImageRenderer(content: Text("Gate 7").padding())
            #expect(try renderer.pngData().starts(with: [0x89, 0x50, 0x4e, 0x47]))
            let pdf = folder.appendingPathComponent("gate.pdf")
            try renderer.writePDF(to: pdf)
            #expect(try Data(contentsOf: pdf).starts(with: Data("%PDF".utf8)))
            let svg = folder.appendingPathComponent("gate.svg")
            try renderer.writeSVG(to: svg)
            #expect(try String(contentsOf: svg, encoding: .utf8).contains("<svg"))
            let page = folder.appendingPathComponent("page.pdf")
            renderer.render { size, draw in
                var box = CGRect(origin: .zero, size: size)
                guard let context = CGContext(page, mediaBox: &box) else { return }
                context.beginPDFPage(nil)
                draw(context)
                context.endPDFPage()
                context.closePDF()
            }
            #expect(try Data(contentsOf: page).count > 500)
            #expect(throws: (any Error).self) { try renderer.writePDF(to: folder.appendingPathComponent("a/b.pdf")) }
        }
    }
}
