import CAdwaita

/// A part of a line that is drawn with one font and runs in one direction.
@MainActor
public final class GlyphRun {
    /// Letters that can't be drawn apart.
    public struct Cluster: Sendable {
        /// The cluster's glyphs among those of the run.
        public let glyphs: Range<Int>
        /// Where the cluster's letters begin in the text, in UTF-8 bytes.
        public let byte: Int
        /// The left edge, in points from the run's.
        public let x: Double
        /// The width, in points.
        public let width: Double
    }

    // The line owns the glyphs.
    private let line: TextLayout.Line
    private let item: UnsafeMutablePointer<PangoGlyphItem>
    /// The run's part of the text, in UTF-8 bytes.
    public let range: Range<Int>
    /// Where the run is in the text, in points.
    public let bounds: (x: Double, y: Double, width: Double, height: Double)
    /// The run's baseline, from the top of the text in points.
    public let baseline: Double
    /// The letters from left to right.
    public let clusters: [Cluster]

    fileprivate init(
        _ item: UnsafeMutablePointer<PangoGlyphItem>, in line: TextLayout.Line, baseline: Double,
        bounds: (x: Double, y: Double, width: Double, height: Double)
    ) {
        self.item = item
        self.line = line
        self.baseline = baseline
        self.bounds = bounds
        let start = Int(item.pointee.item.pointee.offset)
        range = start..<start + Int(item.pointee.item.pointee.length)
        clusters = Self.clusters(of: item, from: start)
    }

    private static func clusters(of item: UnsafeMutablePointer<PangoGlyphItem>, from start: Int) -> [Cluster] {
        let glyphs = item.pointee.glyphs.pointee
        let count = Int(glyphs.num_glyphs)
        var result: [Cluster] = []
        var first = 0
        var x = 0.0
        while first < count {
            var end = first
            var width = 0.0
            while end < count, glyphs.log_clusters[end] == glyphs.log_clusters[first] {
                width += Double(glyphs.glyphs[end].geometry.width) / Double(PANGO_SCALE)
                end += 1
            }
            result.append(
                Cluster(glyphs: first..<end, byte: start + Int(glyphs.log_clusters[first]), x: x, width: width))
            x += width
            first = end
        }
        return result
    }

    /// Whether the letters run from right to left.
    public var isRightToLeft: Bool { item.pointee.item.pointee.analysis.level % 2 == 1 }

    /// The position and thickness of a line below the letters and of one through them, as the font wishes: in points from
    /// the baseline down.
    public var decorations: (underline: (y: Double, thickness: Double), strikethrough: (y: Double, thickness: Double)) {
        let scale = Double(PANGO_SCALE)
        let metrics = pango_font_get_metrics(item.pointee.item.pointee.analysis.font, nil)
        defer { pango_font_metrics_unref(metrics) }
        return (
            (
                -Double(pango_font_metrics_get_underline_position(metrics)) / scale,
                Double(pango_font_metrics_get_underline_thickness(metrics)) / scale
            ),
            (
                -Double(pango_font_metrics_get_strikethrough_position(metrics)) / scale,
                Double(pango_font_metrics_get_strikethrough_thickness(metrics)) / scale
            )
        )
    }

    fileprivate func show(_ part: Range<Int>, in cairo: OpaquePointer) {
        let glyphs = item.pointee.glyphs.pointee
        guard !part.isEmpty, part.upperBound <= Int(glyphs.num_glyphs) else { return }
        var string = PangoGlyphString(
            num_glyphs: Int32(part.count), glyphs: glyphs.glyphs + part.lowerBound,
            log_clusters: glyphs.log_clusters + part.lowerBound, space: 0)
        pango_cairo_show_glyph_string(cairo, item.pointee.item.pointee.analysis.font, &string)
    }
}

extension TextLayout {
    /// The runs of each line, from left to right.
    public var glyphRuns: [[GlyphRun]] {
        let lines = lines
        guard !lines.isEmpty, let iterator = pango_layout_get_iter(opaque) else { return [] }
        defer { pango_layout_iter_free(iterator) }
        let scale = Double(PANGO_SCALE)
        var result: [[GlyphRun]] = [[]]
        repeat {
            guard let run = pango_layout_iter_get_run_readonly(iterator) else {
                // The end of a line.
                if result.count < lines.count { result.append([]) }
                continue
            }
            var logical = PangoRectangle()
            pango_layout_iter_get_run_extents(iterator, nil, &logical)
            result[result.count - 1].append(
                GlyphRun(
                    run, in: lines[result.count - 1],
                    baseline: Double(pango_layout_iter_get_run_baseline(iterator)) / scale,
                    bounds: (
                        Double(logical.x) / scale, Double(logical.y) / scale, Double(logical.width) / scale,
                        Double(logical.height) / scale
                    )))
        } while pango_layout_iter_next_run(iterator) != 0
        return result
    }
}

extension CairoContext {
    /// Draws glyphs of a run, the first of them at a point of the baseline, in the source's colour.
    @MainActor public func show(_ run: GlyphRun, glyphs: Range<Int>, x: Double, y: Double) {
        cairo_move_to(pointer, x, y)
        run.show(glyphs, in: pointer)
        cairo_new_path(pointer)
    }
}
