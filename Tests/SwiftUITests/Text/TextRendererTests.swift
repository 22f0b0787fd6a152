import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct Marked: TextAttribute, Equatable {
    var number: Int
}

/// Draws marked runs only, slice by slice, and notes what it was given.
private struct Recording: TextRenderer {
    nonisolated(unsafe) static var lines = 0
    nonisolated(unsafe) static var slices = 0
    nonisolated(unsafe) static var marks: [Int] = []
    nonisolated(unsafe) static var bounds: [CGRect] = []

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        Self.lines = layout.count
        Self.slices = layout.joined().reduce(0) { $0 + $1.count }
        Self.bounds = layout.map(\.typographicBounds.rect)
        Self.marks = layout.joined().compactMap { $0[Marked.self]?.number }
        for run in layout.joined() where run[Marked.self] != nil {
            for slice in run { context.draw(slice) }
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width, height: size.height + 10)
    }
}

/// The parts of a picture with something in them.
@MainActor
private func inkColumns(_ picture: CairoSurface) -> [Int] {
    (0..<picture.width).filter { x in
        (0..<picture.height).contains { picture.pixel(x: x, y: $0).map { $0.alpha > 0.3 } ?? false }
    }
}

extension WidgetTests {
    @Test func textRenderersDrawLinesRunsAndSlices() async throws {
        let text =
            Text(verbatim: "AAAA ") + Text(verbatim: "BBBB").customAttribute(Marked(number: 7)) + Text(verbatim: " CC")
        let w = TestWindow {
            VStack {
                text.textRenderer(Recording())
                text
            }
        }
        await w.settle()
        let shown = w.all(TextWidget.self)
        try #require(shown.count == 2)
        let drawn = picture(of: shown[0])
        let whole = picture(of: shown[1])
        #expect(Recording.lines == 1 && Recording.slices == 12 && Recording.marks == [7])
        #expect(shown[0].height == shown[1].height + 10)
        // Only the marked letters, where they are in the whole text: within a pixel.
        let ink = inkColumns(drawn)
        let all = inkColumns(whole)
        let (first, last) = (try #require(ink.first), try #require(ink.last))
        #expect(first > all[0] + 10 && last < (all.last ?? 0) - 10)
        for x in first...last {
            let sums = [drawn, whole].map { picture in
                (0..<whole.height).reduce(0.0) { $0 + (picture.pixel(x: x, y: $1)?.alpha ?? 0) }
            }
            #expect(abs(sums[0] - sums[1]) < 1.5, "column \(x): \(sums)")
        }
        #expect(abs((Recording.bounds.first?.width ?? 0) - Double(shown[1].width)) < 2)
        await w.close()
    }

    @Test func slicesKnowTheirCharactersInBothDirections() {
        precondition(MainLoop.initialize())
        let resolved = Text(verbatim: "ab שלום e\u{301}x").resolve(in: EnvironmentValues())
        let layout = LaidOutText(
            TextLayout.desktop(resolved.string), resolved,
            paint: _Paint(.color(Color.Resolved(red: 0, green: 0, blue: 0))),
            frame: .zero, origin: CGPoint(x: 5, y: 3)
        ).makeLayout()
        let runs = layout.flatMap { Array($0) }
        #expect(runs.map(\.layoutDirection).contains(.rightToLeft))
        // Hebrew is written from right to left: the first slice on the left is the last letter.
        let hebrew = runs.first { $0.layoutDirection == .rightToLeft }
        #expect(hebrew?.characterIndices.map(\.value).first == 6)
        #expect(hebrew?.characterIndices.map(\.value).last == 3)
        // An accent belongs to its letter.
        let indices = runs.flatMap { $0.characterIndices.map(\.value) }.sorted()
        #expect(indices == Array(0...9))
        let widths = runs.reduce(0) { $0 + $1.typographicBounds.width }
        #expect(abs(widths - (layout.first?.typographicBounds.width ?? 0)) < 0.5)
        #expect(runs.first?.typographicBounds.origin.x == 5)
        #expect(!layout.isTruncated)
    }

    @Test func linesUnderTextHavePatternsAndColours() async throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let patterns: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
        let w = TestWindow(width: 400, height: 400) {
            VStack {
                ForEach(0..<patterns.count, id: \.self) { index in
                    Text(verbatim: "nnnnnnnnnnnnnnnn").underline(pattern: patterns[index], color: red)
                        .font(.system(size: 20))
                }
                Text(verbatim: "nnnnnnnnnnnnnnnn").strikethrough(pattern: .dash, color: red).font(.system(size: 20))
            }
        }
        await w.settle()
        /// Strokes of red in the row with the most of it, and how many pixels of it are red.
        func strokes(_ widget: TextWidget) -> (count: Int, length: Int, row: Int) {
            let picture = picture(of: widget)
            var best = (count: 0, length: 0, row: 0)
            for y in 0..<picture.height {
                let reds = (0..<picture.width).map { x in
                    picture.pixel(x: x, y: y).map { $0.red > 0.5 && $0.green < 0.3 && $0.alpha > 0.5 } ?? false
                }
                let length = reds.filter { $0 }.count
                let count = zip([false] + reds, reds).filter { !$0 && $1 }.count
                if length > best.length { best = (count, length, y) }
            }
            return best
        }
        let found = w.all(TextWidget.self).map { strokes($0) }
        try #require(found.count == 6)
        let width = w.all(TextWidget.self)[0].width
        #expect(found[0].count == 1 && found[0].length > width - 4)
        // Dots are a third of the line, dashes four sevenths, dashes and dots five ninths: within a tenth.
        let shares = found.map { Double($0.length) / Double(width) }
        #expect(abs(shares[1] - 1 / 3) < 0.1 && abs(shares[2] - 4 / 7) < 0.1 && abs(shares[3] - 5 / 9) < 0.1)
        #expect(abs(shares[4] - 0.5) < 0.1)
        #expect(found[1].count > found[3].count && found[3].count > found[2].count)
        #expect(found[5].count > 5 && found[5].row < found[2].row)
        await w.close()
    }

    @Test func imagesStandInText() async throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let square = Image(size: CGSize(width: 30, height: 10), label: Text(verbatim: "stamp")) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 10)), with: .color(red))
        }
        let w = TestWindow {
            VStack {
                Text("a \(square) b")
                Text(verbatim: "a  b")
                Text(verbatim: "x ") + Text(Image(systemName: "airplane"))
            }
        }
        await w.settle()
        let shown = w.all(TextWidget.self)
        try #require(shown.count == 3)
        #expect(abs(shown[0].width - shown[1].width - 30) <= 1)
        #expect(shown[0].accessibleLabel == "a stamp b")
        let picture = picture(of: shown[0])
        let reds = (0..<picture.height).reduce(0) { sum, y in
            sum + (0..<picture.width).filter { isColor(picture, $0, y, 1, 0, 0) }.count
        }
        #expect(reds == 300)
        #expect(shown[2].width > 16)
        await w.close()
    }
}
