import CAdwaita
import CGtkShim

/// A text laid out with Pango, to draw with Cairo or in a snapshot.
@MainActor
public final class TextLayout: GObjectReference {
    /// A text in the font of a widget.
    public init(_ text: String, attributes: TextAttributes? = nil, for widget: Widget) {
        super.init(taking: UnsafeMutableRawPointer(gtk_widget_create_pango_layout(widget.pointer, nil)))
        setText(text, attributes: attributes)
    }

    /// Shares Pango's layout.
    init(sharing layout: OpaquePointer) { super.init(referencing: UnsafeMutableRawPointer(layout)) }

    /// A text in the desktop's default font, for drawings that have no widget.
    public init(_ text: String, attributes: TextAttributes? = nil, fontName: String = "Sans 11") {
        let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
        let description = pango_font_description_from_string(fontName)
        pango_context_set_font_description(context, description)
        pango_font_description_free(description)
        super.init(taking: UnsafeMutableRawPointer(pango_layout_new(context)))
        g_object_unref(UnsafeMutableRawPointer(context!))
        setText(text, attributes: attributes)
    }

    /// A text in the font and the text size of the desktop, for drawings that have no widget.
    public static func desktop(_ text: String, attributes: TextAttributes? = nil) -> TextLayout {
        let settings = Settings.shared
        let layout = TextLayout(text, attributes: attributes, fontName: settings?.fontName ?? "Sans 11")
        if let scale = settings?.textScale {
            pango_cairo_context_set_resolution(pango_layout_get_context(layout.opaque), 96 * scale)
            pango_layout_context_changed(layout.opaque)
        }
        return layout
    }

    /// Whether the base direction of lines is from right to left where their letters don't say.
    public func setRightToLeft(_ isRightToLeft: Bool) {
        pango_context_set_base_dir(
            pango_layout_get_context(opaque), isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        pango_layout_context_changed(opaque)
    }

    /// Whether letters of the text, or what is behind them, are translucent.
    private(set) var isTranslucent = false

    /// Replaces the text. Ranges of attributes are in its UTF-8 bytes.
    public func setText(_ text: String, attributes: TextAttributes? = nil) {
        isTranslucent = attributes?.isTranslucent ?? false
        pango_layout_set_text(opaque, text, -1)
        pango_layout_set_attributes(opaque, attributes?.pointer)
    }

    /// The width at which lines wrap, in points; nil for no wrapping.
    public func setWidth(_ width: Double?) {
        pango_layout_set_width(opaque, width.map { Int32(clamping: Int($0 * Double(PANGO_SCALE))) } ?? -1)
        pango_layout_set_wrap(opaque, PANGO_WRAP_WORD_CHAR)
    }

    /// How many lines there may be before the text is cut; nil for no limit. Works only with a width.
    public func setMaxLines(_ lines: Int?, truncation: TextTruncation = .tail) {
        pango_layout_set_height(opaque, lines.map { -Int32(clamping: $0) } ?? -1)
        pango_layout_set_ellipsize(opaque, lines == nil ? PANGO_ELLIPSIZE_NONE : truncation.pango)
    }

    /// How high the text may be before it is cut, in points; at least one line stays. Works only with a width.
    public func setHeight(_ height: Double?, truncation: TextTruncation = .tail) {
        pango_layout_set_height(opaque, height.map { Int32(clamping: Int($0 * Double(PANGO_SCALE))) } ?? -1)
        pango_layout_set_ellipsize(opaque, height == nil ? PANGO_ELLIPSIZE_NONE : truncation.pango)
    }

    /// How lines are aligned in surroundings that run in a direction.
    public func setAlignment(_ alignment: TextAlignment, isRightToLeft: Bool = false) {
        windsock_layout_align(opaque, alignment.pango, isRightToLeft.gboolean)
    }

    /// The space added between lines, in points.
    public func setLineSpacing(_ points: Double) {
        pango_layout_set_spacing(opaque, Int32(points * Double(PANGO_SCALE)))
    }

    /// The size of the text, in points.
    public var size: (width: Double, height: Double) {
        var logical = PangoRectangle()
        pango_layout_get_extents(opaque, nil, &logical)
        return (Double(logical.width) / Double(PANGO_SCALE), Double(logical.height) / Double(PANGO_SCALE))
    }

    /// The first line's baseline, from the top in points.
    public var baseline: Double { Double(pango_layout_get_baseline(opaque)) / Double(PANGO_SCALE) }

    /// The last line's baseline, from the top in points.
    public var lastBaseline: Double { lines.last?.baseline ?? baseline }

    /// A line of a text that is laid out.
    public final class Line {
        let pointer: UnsafeMutablePointer<PangoLayoutLine>
        /// The baseline, from the top of the text in points.
        public let baseline: Double
        /// Where the line is in the text, in points.
        public let bounds: (x: Double, y: Double, width: Double, height: Double)
        /// The line's part of the text, in UTF-8 bytes.
        public let range: Range<Int>

        init(
            _ pointer: UnsafeMutablePointer<PangoLayoutLine>, baseline: Double,
            bounds: (x: Double, y: Double, width: Double, height: Double)
        ) {
            self.pointer = pango_layout_line_ref(pointer)
            self.baseline = baseline
            self.bounds = bounds
            let start = Int(pointer.pointee.start_index)
            range = start..<start + Int(pointer.pointee.length)
        }

        deinit { pango_layout_line_unref(pointer) }

        /// Where the character at a byte of the text begins, in points from the line's left.
        public func position(ofByte index: Int, trailing: Bool = false) -> Double {
            var position: Int32 = 0
            pango_layout_line_index_to_x(pointer, Int32(clamping: index), trailing ? 1 : 0, &position)
            return Double(position) / Double(PANGO_SCALE)
        }
    }

    /// The lines of the text, from the top down.
    public var lines: [Line] {
        var result: [Line] = []
        guard let iterator = pango_layout_get_iter(opaque) else { return [] }
        defer { pango_layout_iter_free(iterator) }
        let scale = Double(PANGO_SCALE)
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            result.append(
                Line(
                    line, baseline: Double(pango_layout_iter_get_baseline(iterator)) / scale,
                    bounds: (
                        Double(logical.x) / scale, Double(logical.y) / scale, Double(logical.width) / scale,
                        Double(logical.height) / scale
                    )))
        } while pango_layout_iter_next_line(iterator) != 0
        return result
    }

    /// Whether a part of the text was left out.
    public var isTruncated: Bool { pango_layout_is_ellipsized(opaque) != 0 }

    /// How many lines the text has.
    public var lineCount: Int { Int(pango_layout_get_line_count(opaque)) }
}
