import Foundation
internal import Gtk

/// A text that Pango laid out, with what its parts are drawn with.
///
/// Used on the main thread only.
final class LaidOutText: @unchecked Sendable {
    let stretches: [Text.Stretch]
    /// What letters without a colour of their own are drawn with.
    let paint: _Paint
    /// Where gradients are laid out.
    let frame: CGRect
    /// Where the layout's top left corner is.
    let origin: CGPoint
    /// What is done to images so that the text fits.
    let scale: CGFloat
    private let layout: TextLayout
    /// Where each stretch ends, in UTF-8 bytes.
    private let ends: [Int]
    private let string: String

    @MainActor
    init(
        _ layout: TextLayout, _ text: Text.Resolved, paint: _Paint, frame: CGRect, origin: CGPoint, scale: CGFloat = 1
    ) {
        self.layout = layout
        self.paint = paint
        self.frame = frame
        self.origin = origin
        self.scale = scale
        string = text.string
        stretches = text.stretches ?? [Text.Stretch(string: text.string, font: .body)]
        var end = 0
        ends = stretches.map {
            end += $0.string.utf8.count
            return end
        }
    }

    private func stretch(ofByte byte: Int) -> Int {
        ends.firstIndex { byte < $0 } ?? max(0, ends.count - 1)
    }

    /// The runs of each line, split where stretches meet.
    @MainActor
    var lines: [[Text.Layout.Run]] {
        layout.glyphRuns.map { runs in
            runs.flatMap { run in
                var parts: [Text.Layout.Run] = []
                var start = 0
                while start < run.clusters.count {
                    let stretch = stretch(ofByte: run.clusters[start].byte)
                    var end = start + 1
                    while end < run.clusters.count, self.stretch(ofByte: run.clusters[end].byte) == stretch { end += 1 }
                    parts.append(
                        Text.Layout.Run(source: self, glyphs: run, clusters: start..<end, stretch: stretch))
                    start = end
                }
                return parts
            }
        }
    }

    @MainActor
    func makeLayout() -> Text.Layout {
        let lines = zip(layout.lines, lines).map { line, runs in
            let (x, y) = (origin.x + line.bounds.x, origin.y + line.baseline)
            let bounds = Text.Layout.TypographicBounds(
                origin: CGPoint(x: x, y: y), width: line.bounds.width, ascent: line.baseline - line.bounds.y,
                descent: line.bounds.y + line.bounds.height - line.baseline)
            return Text.Layout.Line(runs: runs, origin: bounds.origin, bounds: bounds)
        }
        return Text.Layout(lines: lines, source: self, isTruncated: layout.isTruncated)
    }

    func bounds(of run: Text.Layout.Run, _ clusters: Range<Int>) -> Text.Layout.TypographicBounds {
        let (glyphs, offset, origin) = (run.glyphs, run.offset, origin)
        return MainThread.assume {
            let parts = glyphs.clusters[clusters]
            let x = origin.x + glyphs.bounds.x + (parts.first?.x ?? 0) + offset.dx
            let y = origin.y + glyphs.baseline + offset.dy
            return Text.Layout.TypographicBounds(
                origin: CGPoint(x: x, y: y), width: parts.reduce(0) { $0 + $1.width },
                ascent: glyphs.baseline - glyphs.bounds.y,
                descent: glyphs.bounds.y + glyphs.bounds.height - glyphs.baseline)
        }
    }

    func characters(of run: Text.Layout.Run, _ clusters: Range<Int>) -> [Text.Layout.CharacterIndex] {
        let glyphs = run.glyphs
        let bytes = MainThread.assume { glyphs.clusters[clusters].map(\.byte) }
        let utf8 = string.utf8
        return bytes.map { byte in
            let index = utf8.index(utf8.startIndex, offsetBy: min(byte, utf8.count))
            return Text.Layout.CharacterIndex(value: string.distance(from: string.startIndex, to: index))
        }
    }

    // MARK: Drawing

    /// Draws a part of a run: letters, lines and images.
    @MainActor
    func draw(
        _ run: Text.Layout.Run, _ clusters: Range<Int>, in cairo: CairoContext, _ place: PreparedImage.Place
    ) {
        let stretch = stretches[run.stretch]
        let parts = run.glyphs.clusters[clusters]
        guard let first = parts.first, let last = parts.last else { return }
        let bounds = bounds(of: run, clusters)
        func setSource(_ own: RGBA?) {
            if let color = own ?? stretch.color {
                cairo.setSource(color)
            } else {
                PathRenderer.setSource(paint, bounds: frame, area: bounds.rect.insetBy(dx: -8, dy: -8), in: cairo)
            }
        }
        if let background = stretch.background {
            let rect = bounds.rect
            cairo.setSource(background)
            cairo.newPath()
            cairo.rectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
            cairo.fill()
        }
        if let image = stretch.image {
            draw(image, at: bounds.origin, in: cairo, place)
            return
        }
        setSource(nil)
        let glyphs = min(first.glyphs.lowerBound, last.glyphs.lowerBound)
        let end = max(first.glyphs.upperBound, last.glyphs.upperBound)
        cairo.show(run.glyphs, glyphs: glyphs..<end, x: bounds.origin.x, y: bounds.origin.y)
        if let line = stretch.underline {
            setSource(line.color)
            stroke(line, run.glyphs.decorations.underline, bounds, in: cairo)
        }
        if let line = stretch.strikethrough {
            setSource(line.color)
            stroke(line, run.glyphs.decorations.strikethrough, bounds, in: cairo)
        }
    }

    /// Draws what Pango doesn't: lines with gaps, and images.
    @MainActor
    func drawDecorations(in cairo: CairoContext, _ place: PreparedImage.Place) {
        for run in lines.joined() where stretches[run.stretch].hasDecorations {
            let stretch = stretches[run.stretch]
            let bounds = bounds(of: run, run.clusters)
            if let image = stretch.image {
                draw(image, at: bounds.origin, in: cairo, place)
                continue
            }
            for (line, metrics) in [
                (stretch.underline, run.glyphs.decorations.underline),
                (stretch.strikethrough, run.glyphs.decorations.strikethrough),
            ] {
                guard let line, !line.dashes.isEmpty else { continue }
                if let color = line.color ?? stretch.color {
                    cairo.setSource(color)
                } else {
                    PathRenderer.setSource(paint, bounds: frame, area: bounds.rect, in: cairo)
                }
                stroke(line, metrics, bounds, in: cairo)
            }
        }
    }

    private func stroke(
        _ line: Text.Stretch.Line, _ metrics: (y: Double, thickness: Double),
        _ bounds: Text.Layout.TypographicBounds, in cairo: CairoContext
    ) {
        let thickness = max(1, metrics.thickness.rounded())
        // On whole points, so that a thin line is sharp. The phase counts from the text's edge: where runs meet, the
        // pattern goes on.
        let y = (bounds.origin.y + metrics.y).rounded() + thickness / 2
        cairo.saved {
            cairo.newPath()
            cairo.lineWidth = thickness
            cairo.lineCap = .butt
            cairo.setDash(line.dashes.map { $0 * thickness }, offset: bounds.origin.x - origin.x)
            cairo.move(x: bounds.origin.x, y: y)
            cairo.line(x: bounds.origin.x + bounds.width, y: y)
            cairo.stroke()
        }
    }

    @MainActor
    private func draw(
        _ image: Text.Stretch.InlineImage, at point: CGPoint, in cairo: CairoContext, _ place: PreparedImage.Place
    ) {
        let size = CGSize(width: image.image.size.width * scale, height: image.image.size.height * scale)
        guard let node = RenderNode.recording({ image.image.draw($0, size, in: place) }) else { return }
        cairo.saved {
            cairo.translate(x: point.x.rounded(), y: (point.y - image.ascent * scale).rounded())
            node.draw(cairo)
        }
    }
}
